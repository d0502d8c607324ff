import type { RecordAudit } from '../auth/audit.ts';
import { type Answer, type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { findAddresses } from './addressSearch.ts';
import {
	findAddress,
	findAddressKind,
	listAddressTypes,
	listContactPersons,
	listCustomerGroups,
	listDocuments,
	listGroupsOf,
	listInteractions,
	listLastDocuments,
	listLastInteractions,
	type Page,
} from './crm.queries.ts';

// The search of the list offers these; the codes are the contract's.
const searchFields: Answer<'listAddressFields'> = [
	{ code: 'all', bezeichnung: 'Alle Felder' },
	{ code: 'name', bezeichnung: 'Name' },
	{ code: 'number', bezeichnung: 'Nummer' },
	{ code: 'phone', bezeichnung: 'Telefon' },
	{ code: 'email', bezeichnung: 'E-Mail' },
];

/** Serves reading of addresses and what belongs to them; each look into a patient's record leaves an audit entry. */
export function crmRoutes(api: Api, db: Db, audit: RecordAudit): void {
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
	serve(api, 'listAddressDocuments', async ({ path, query }, context) => {
		await enter('listAddressDocuments', path.id, context);
		return listDocuments(db, path.id, pageOf(query));
	});
	serve(api, 'listAddressInteractions', async ({ path, query }, context) => {
		await enter('listAddressInteractions', path.id, context);
		return listInteractions(db, path.id, pageOf(query));
	});
	serve(api, 'listContactPersons', async ({ path }, context) => {
		await enter('listContactPersons', path.id, context);
		return listContactPersons(db, path.id);
	});
	serve(api, 'listAddressCustomerGroups', async ({ path }, context) => {
		await enter('listAddressCustomerGroups', path.id, context);
		return listGroupsOf(db, path.id);
	});

	/** Lets a user into what belongs to an address as far as that user sees the address itself. */
	async function enter(operation: OperationId, lfdnr: number, context: SessionContext): Promise<void> {
		const kind = await findAddressKind(db, context.session.firma, lfdnr);
		if (kind === null) throw new Problem('notFound');
		if (kind.isPatient) await auditRead(operation, lfdnr, context);
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
