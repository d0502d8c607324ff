import { type AppKey, can, type Subject } from '@kontor/domain/permissions';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { StoredRow } from './userSettings.ts';

// Nobody is signed in where the company is shown first; one installation serves one company (spec.md, section 9).
const DEFAULT_FIRMA = 1;

/** The company of this installation; null before it was entered. */
export async function findCompany(db: Db): Promise<Answer<'getCompany'> | null> {
	const row = await db
		.selectFrom('company')
		.select(['name', 'form', 'street', 'postcode', 'city', 'country', 'tel', 'email', 'logo'])
		.where('firma', '=', DEFAULT_FIRMA)
		.executeTakeFirst();
	return row === undefined ? null : { ...row, logo: base64(row.logo) };
}

/** The signed-in user with the rights of the session. */
export async function findUser(db: Db, { userId, subject }: Session): Promise<Answer<'getUser'>> {
	const row = await db
		.selectFrom('users')
		.select(['user_id', 'username', 'email', 'user_lvl', 'admin'])
		.where('user_id', '=', userId)
		.executeTakeFirstOrThrow();
	return {
		userId: row.user_id,
		username: row.username,
		email: row.email,
		userLvl: row.user_lvl,
		admin: row.admin,
		rights: [...subject.rights],
	};
}

/** The user's picture in base64, or null. */
export async function findPicture(db: Db, userId: number): Promise<string | null> {
	const row = await db.selectFrom('users').select('picture').where('user_id', '=', userId).executeTakeFirstOrThrow();
	return base64(row.picture);
}

function base64(bytes: Buffer | null): string | null {
	return bytes === null ? null : bytes.toString('base64');
}

/** What the user has stored per app, as it was stored. */
export async function findSettings(db: Db, userId: number): Promise<Map<string, StoredRow>> {
	const rows = await db
		.selectFrom('user_settings')
		.select(['app', 'settings', 'version'])
		.where('user_id', '=', userId)
		.execute();
	return new Map(rows.map((row) => [row.app, row]));
}

/** All apps in the launcher's order, with what this user may do. */
export async function listApps(db: Db, { apps: usable }: Subject): Promise<Answer<'listApps'>> {
	const rows = await db.selectFrom('apps').selectAll().orderBy('position').orderBy('app_id').execute();
	return rows.map((row) => ({
		appId: row.app_id,
		appBezeichnung: row.bezeichnung,
		appCategory: row.category_id,
		appUrl: row.url,
		licensed: row.licensed,
		hasPermission: usable.includes(row.key as AppKey),
		showInMenu: row.show_in_menu,
		webSettings: row.web_settings,
	}));
}

/** The launcher's groups in their order. */
export function listCategories(db: Db): Promise<Answer<'listCategories'>> {
	return db.selectFrom('categories').select(['id', 'bezeichnung']).orderBy('position').orderBy('id').execute();
}

/** The statistics this user may open. */
export async function listStatisticSubApps(db: Db, subject: Subject): Promise<Answer<'listStatisticSubApps'>> {
	if (!can(subject, 'statistics')) return [];
	const rows = await db
		.selectFrom('statistic_sub_apps')
		.select(['key', 'bezeichnung'])
		.where('listed', '=', true)
		.orderBy('position')
		.execute();
	return rows.map(({ key, bezeichnung }) => ({ name: key as StatisticName, bezeichnung }));
}

type StatisticName = Answer<'listStatisticSubApps'>[number]['name'];

/** Notes that a user has opened an app. */
export async function recordAccess(db: Db, { userId }: Session, appId: number): Promise<void> {
	await db.insertInto('app_access').values({ user_id: userId, app_id: appId }).execute();
}
