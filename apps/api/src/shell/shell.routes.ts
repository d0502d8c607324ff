import { appOfId, can } from '@kontor/domain/permissions';
import { type Api, serve, servePublic } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import {
	findCompany,
	findPicture,
	findSettings,
	findUser,
	listApps,
	listCategories,
	listNotifications,
	listStatisticSubApps,
	markRead,
	recordAccess,
} from './shell.queries.ts';
import { readSettings } from './userSettings.ts';

/** Serves what the frame around every screen needs. */
export function shellRoutes(api: Api, db: Db): void {
	servePublic(api, 'getCompany', async () => {
		const company = await findCompany(db);
		if (company === null) throw new Problem('unavailable', { retryAfter: 60 });
		return company;
	});
	serve(api, 'getUser', (_, { session }) => findUser(db, session));
	serve(api, 'getUserPicture', async (_, { session }) => ({ picture: await findPicture(db, session.userId) }));
	serve(api, 'getUserSettings', async (_, { session }) => readSettings(await findSettings(db, session.userId)));
	serve(api, 'listApps', (_, { session }) => listApps(db, session.subject));
	serve(api, 'listCategories', () => listCategories(db));
	serve(api, 'listStatisticSubApps', (_, { session }) => listStatisticSubApps(db, session.subject));
	serve(api, 'listNotifications', (_, { session }) => listNotifications(db, session));
	serve(api, 'markNotificationRead', async ({ path }, { session }) => {
		if (!(await markRead(db, session.userId, path.id))) throw new Problem('notFound');
		return undefined;
	});
	serve(api, 'recordAppAccess', async ({ query }, { session }) => {
		const app = appOfId(query.appId);
		if (app === null) throw new Problem('notFound');
		if (!can(session.subject, app.key)) throw new Problem('forbidden');
		await recordAccess(db, session, query.appId);
		return undefined;
	});
}
