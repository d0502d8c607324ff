import type { RecordAudit } from '../auth/audit.ts';
import { type Answer, type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import { auditPersonalNumbers } from '../search/personalNumbers.ts';
import type { Writes } from '../writes/writes.ts';
import { pageOf } from './addressParts.ts';
import { findAddresses } from './addressSearch.ts';
import { listAddressTypes } from './crm.queries.ts';
import { listDocuments, listLastDocuments } from './documents.queries.ts';
import { createPatientAccess } from './patientAccess.ts';

// The search of the list offers these; the codes are the contract's.
const searchFields: Answer<'listAddressFields'> = [
	{ code: 'all', bezeichnung: 'Alle Felder' },
	{ code: 'name', bezeichnung: 'Name' },
	{ code: 'number', bezeichnung: 'Nummer' },
	{ code: 'phone', bezeichnung: 'Telefon' },
	{ code: 'email', bezeichnung: 'E-Mail' },
];

/** What the CRM is served from. */
export interface CrmParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly writes: Writes;
	readonly reads: Reads;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

/** Serves the list of addresses and their documents; each look into a patient's record leaves an audit entry. */
export function crmRoutes(api: Api, { db, audit, reads }: CrmParts): void {
	const access = createPatientAccess(audit);
	serve(api, 'listAddressTypes', () => listAddressTypes(db));
	serve(api, 'listAddressFields', () => searchFields);
	serve(api, 'listLastDocuments', (_, { session }) => listLastDocuments(db, session.firma));

	serveHeavyRead(api, reads, 'searchAddresses', async ({ body }, read) => {
		const found = await findAddresses(read.db, read.session, body);
		const numbers = found.rows.map(({ lfdnr }) => lfdnr);
		await auditPersonalNumbers({ db: read.db, audit }, body.name ?? '', numbers, 'searchAddresses', read);
		return found;
	});
	serve(api, 'listAddressDocuments', async ({ path, query }, context) => {
		const documents = await listDocuments(db, context.session.firma, path.id, pageOf(query));
		return access.handOut(documents, 'listAddressDocuments', path.id, context);
	});
}
