import { type Answer, type Api, type Session, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { globalSearch, type SearchHit } from '../search/search.ts';

/** Serves the global search; only what the user's apps allow is searched. */
export function searchRoutes(api: Api, db: Db): void {
	serve(api, 'searchDashboard', ({ query }, { session }) => search(query.q, session));
	serve(api, 'searchDashboardByBody', ({ body }, { session }) => search(body.q, session));

	async function search(text: string, { firma, subject }: Session): Promise<Answer<'searchDashboard'>> {
		const { hits } = await globalSearch(db, text, { firma, subject });
		return hits.map(toHit);
	}
}

function toHit(hit: SearchHit): Answer<'searchDashboard'>[number] {
	if (hit.type !== 'DOCUMENT') return hit;
	return { ...hit, object: { ...hit.object, wf_cid: String(hit.object.wf_cid) } };
}
