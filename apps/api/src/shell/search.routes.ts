import type { RecordAudit } from '../auth/audit.ts';
import { type Answer, type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { auditPersonalNumbers } from '../search/personalNumbers.ts';
import { globalSearch, type SearchHit } from '../search/search.ts';

/** Serves the global search; only what the user's apps allow is searched. */
export function searchRoutes(api: Api, parts: { readonly db: Db; readonly audit: RecordAudit }): void {
	serve(api, 'searchDashboard', ({ query }, context) => search('searchDashboard', query.q, context));
	serve(api, 'searchDashboardByBody', ({ body }, context) => search('searchDashboardByBody', body.q, context));

	async function search(
		operation: OperationId,
		text: string,
		context: SessionContext,
	): Promise<Answer<'searchDashboard'>> {
		const { firma, subject } = context.session;
		const { hits } = await globalSearch(parts.db, text, { firma, subject });
		const addresses = hits.flatMap(({ type, id }) => (type === 'ADDRESS' ? [id] : []));
		await auditPersonalNumbers(parts, text, addresses, operation, context);
		return hits.map(toHit);
	}
}

function toHit(hit: SearchHit): Answer<'searchDashboard'>[number] {
	if (hit.type !== 'DOCUMENT') return hit;
	return { ...hit, object: { ...hit.object, wf_cid: String(hit.object.wf_cid) } };
}
