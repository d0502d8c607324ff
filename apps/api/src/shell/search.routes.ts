import { viennaToday } from '@kontor/german/dateTime';
import type { RecordAudit } from '../auth/audit.ts';
import { type Answer, type Api, type OperationId, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type HeavyRead, type Reads, serveHeavyRead } from '../reads/reads.ts';
import { auditPersonalNumbers } from '../search/personalNumbers.ts';
import { findScanned } from '../search/scanned.ts';
import { globalSearch, type SearchHit } from '../search/search.ts';

/** Dependencies of the search over everything; `now` in milliseconds since 1970. */
export interface SearchParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly reads: Reads;
	readonly now: () => number;
}

/** Serves the global search and the scan that opens; only what the user's apps allow is searched. */
export function searchRoutes(api: Api, { db, audit, reads, now }: SearchParts): void {
	serve(api, 'findScanned', ({ body }, { session }) => findScanned(db, session, body.code, viennaToday(now())));
	serveHeavyRead(api, reads, 'searchDashboard', ({ query }, read) => search('searchDashboard', query.q, read));
	serveHeavyRead(api, reads, 'searchDashboardByBody', ({ body }, read) =>
		search('searchDashboardByBody', body.q, read),
	);

	async function search(operation: OperationId, text: string, read: HeavyRead): Promise<Answer<'searchDashboard'>> {
		const { session } = read;
		const { firma, subject } = session;
		const { hits } = await globalSearch(read.db, text, { firma, subject });
		const addresses = hits.flatMap(({ type, id }) => (type === 'ADDRESS' ? [id] : []));
		await auditPersonalNumbers({ db: read.db, audit }, text, addresses, operation, read);
		return hits.map(toHit);
	}
}

function toHit(hit: SearchHit): Answer<'searchDashboard'>[number] {
	if (hit.type !== 'DOCUMENT') return hit;
	return { ...hit, object: { ...hit.object, wf_cid: String(hit.object.wf_cid) } };
}
