import { viennaToday } from '@kontor/german/dateTime';
import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { countFailedLogins } from './failedLogins.ts';
import { listOpened, noteOpened } from './openedRecords.ts';
import { tradeFigures } from './tradeFigures.ts';

/** Serves what the first screen shows beside the apps' own data. */
export function dashboardRoutes(api: Api, db: Db, now: () => number): void {
	serve(api, 'listOpenedRecords', (_, { session }) => listOpened(db, session));
	serve(api, 'noteOpenedRecord', async ({ body }, { session }) => {
		await noteOpened(db, session, body);
		return undefined;
	});
	serve(api, 'getFailedLogins', () => countFailedLogins(db));
	serve(api, 'getTradeFigures', (_, { session }) => tradeFigures(db, session, viennaToday(now())));
}
