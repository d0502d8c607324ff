import type { RecordAudit } from '../auth/audit.ts';
import { type Answer, type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { findAddresses } from './addressSearch.ts';
import { changeContactData } from './contactData.ts';
import { findAddress, listAddressTypes, listCustomerGroups } from './crm.queries.ts';
import {
	listContactPersons,
	listDocuments,
	listGroupsOf,
	listInteractions,
	listLastDocuments,
	listLastInteractions,
	type OfAddress,
	type Page,
} from './records.queries.ts';

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
}

/** Serves addresses and what belongs to them; each look into a patient's record leaves an audit entry. */
export function crmRoutes(api: Api, { db, audit, writes }: CrmParts): void {
	serve(api, 'listAddressTypes', () => listAddressTypes(db));
	serve(api, 'listAddressFields', () => searchFields);
	serve(api, 'listCustomerGroups', () => listCustomerGroups(db));
	serve(api, 'listLastDocuments', (_, { session }) => listLastDocuments(db, session.firma));
	serve(api, 'listLastInteractions', (_, { session }) => listLastInteractions(db, session.firma));

	serve(api, 'searchAddresses', ({ body }, { session }) => findAddresses(db, session.firma, body));
	serve(api, 'getAddress', async ({ path }, context) => {
		const address = await findAddress(db, context.session.firma, path.id);
		if (address === null) throw new Problem('notFound');
		if (address.addressTypes.includes('kd_patient')) await auditRead('getAddress', path.id, context);
		return address;
	});
	serveWrite(api, writes, 'changeContactData', changeContactData);
	serve(api, 'listAddressDocuments', async ({ path, query }, context) => {
		const documents = await listDocuments(db, context.session.firma, path.id, pageOf(query));
		return handOut(documents, 'listAddressDocuments', path.id, context);
	});
	serve(api, 'listAddressInteractions', async ({ path, query }, context) => {
		const interactions = await listInteractions(db, context.session.firma, path.id, pageOf(query));
		return handOut(interactions, 'listAddressInteractions', path.id, context);
	});
	serve(api, 'listContactPersons', async ({ path }, context) => {
		const persons = await listContactPersons(db, context.session.firma, path.id);
		return handOut(persons, 'listContactPersons', path.id, context);
	});
	serve(api, 'listAddressCustomerGroups', async ({ path }, context) => {
		const groups = await listGroupsOf(db, context.session.firma, path.id);
		return handOut(groups, 'listAddressCustomerGroups', path.id, context);
	});

	/** Gives what belongs to an address out of hand, after the audit entry where it is a patient's. */
	async function handOut<Part>(
		found: Awaited<OfAddress<Part>>,
		operation: OperationId,
		lfdnr: number,
		context: SessionContext,
	): Promise<Part> {
		if (found === undefined) throw new Problem('notFound');
		if (found.isPatient) await auditRead(operation, lfdnr, context);
		return found.part;
	}

	function auditRead(operation: OperationId, lfdnr: number, context: SessionContext): Promise<void> {
		const { session, ip, requestId } = context;
		return audit({
			action: 'patientRead',
			userId: session.userId,
			sessionId: session.sessionId,
			subject: `address/${lfdnr} ${operation}`,
			remote: ip,
			requestId,
		});
	}
}

// The contract's defaults have been filled in already; its types cannot say so for parameters.
function pageOf({ page = 1, size = 50 }: Partial<Page>): Page {
	return { page, size };
}
