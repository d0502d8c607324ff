import { can } from '@kontor/domain/permissions';
import { type Answer, type Api, type Session, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

/** Serves the global search and the search of addresses. */
export function searchRoutes(api: Api, db: Db): void {
	serve(api, 'searchDashboard', ({ query }, { session }) => search(query.q, session));
	serve(api, 'searchDashboardByBody', ({ body }, { session }) => search(body.q, session));
	serve(api, 'searchAddresses', async () => ({ rows: [], total: 0 }));

	async function search(_q: string, { subject }: Session): Promise<Answer<'searchDashboard'>> {
		void can(subject, 'crm');
		void db;
		return [];
	}
}
