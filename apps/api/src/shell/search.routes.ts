import type { RecordAudit } from '../auth/audit.ts';
import type { Answer, Api, OperationId } from '../contract/contract.ts';
import { type HeavyRead, type Reads, serveHeavyRead } from '../reads/reads.ts';
import { auditPersonalNumbers } from '../search/personalNumbers.ts';
import { globalSearch, type SearchHit } from '../search/search.ts';

/** Serves the global search; only what the user's apps allow is searched. */
export function searchRoutes(api: Api, { audit, reads }: { readonly audit: RecordAudit; readonly reads: Reads }): void {
	serveHeavyRead(api, reads, 'searchDashboard', ({ query }, read) => search('searchDashboard', query.q, read));
	serveHeavyRead(api, reads, 'searchDashboardByBody', ({ body }, read) =>
		search('searchDashboardByBody', body.q, read),
	);

	async function search(operation: OperationId, text: string, read: HeavyRead): Promise<Answer<'searchDashboard'>> {
		const { db, session } = read;
		const { firma, subject } = session;
		const { hits } = await globalSearch(db, text, { firma, subject });
		const addresses = hits.flatMap(({ type, id }) => (type === 'ADDRESS' ? [id] : []));
		await auditPersonalNumbers({ db, audit }, text, addresses, operation, read);
		return hits.map(toHit);
	}
}

function toHit(hit: SearchHit): Answer<'searchDashboard'>[number] {
	if (hit.type !== 'DOCUMENT') return hit;
	return { ...hit, object: { ...hit.object, wf_cid: String(hit.object.wf_cid) } };
}
