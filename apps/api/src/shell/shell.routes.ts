import { appOfId, can } from '@kontor/domain/permissions';
import { type Api, serve, servePublic } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { saveSettings } from './settingsChanges.ts';
import {
	findCompany,
	findPicture,
	findSettings,
	findUser,
	listApps,
	listCategories,
	listStatisticSubApps,
	recordAccess,
} from './shell.queries.ts';
import { readSettings } from './userSettings.ts';

/** Serves what the frame around every screen needs. */
export function shellRoutes(api: Api, { db, writes }: { readonly db: Db; readonly writes: Writes }): void {
	servePublic(api, 'getCompany', async () => {
		const company = await findCompany(db);
		if (company === null) throw new Problem('unavailable', { retryAfter: 60 });
		return company;
	});
	serve(api, 'getUser', (_, { session }) => findUser(db, session));
	serve(api, 'getUserPicture', async (_, { session }) => ({ picture: await findPicture(db, session.userId) }));
	serve(api, 'getUserSettings', async (_, { session }) => readSettings(await findSettings(db, session.userId)));
	serveWrite(api, writes, 'saveCrmSettings', ({ header, body }, write) =>
		saveSettings(write, 'WEB_crm', header['If-Match'], body),
	);
	serveWrite(api, writes, 'saveCalendarSettings', ({ header, body }, write) =>
		saveSettings(write, 'WEB_cal', header['If-Match'], body),
	);
	serveWrite(api, writes, 'saveDashboardSettings', ({ header, body }, write) =>
		saveSettings(write, 'WEB_dashboard', header['If-Match'], body),
	);
	serveWrite(api, writes, 'saveNotificationSettings', ({ header, body }, write) =>
		saveSettings(write, 'WEB_notifications', header['If-Match'], body),
	);
	serve(api, 'listApps', (_, { session }) => listApps(db, session.subject));
	serve(api, 'listCategories', () => listCategories(db));
	serve(api, 'listStatisticSubApps', (_, { session }) => listStatisticSubApps(db, session.subject));
	serve(api, 'recordAppAccess', async ({ query }, { session }) => {
		const app = appOfId(query.appId);
		if (app === null) throw new Problem('notFound');
		if (!can(session.subject, app.key)) throw new Problem('forbidden');
		await recordAccess(db, session, query.appId);
		return undefined;
	});
}
