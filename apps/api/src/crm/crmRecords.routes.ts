import { type Api, serve } from '../contract/contract.ts';
import { serveWrite } from '../writes/writes.ts';
import { pageOf } from './addressParts.ts';
import {
	changeContactPerson,
	createContactPerson,
	deleteContactPerson,
	listChoices,
	listContactPersons,
} from './contactPersons.ts';
import type { CrmParts } from './crm.routes.ts';
import {
	addCustomerGroup,
	listCustomerGroups,
	listGroupsOf,
	removeCustomerGroup,
	replaceCustomerGroup,
} from './customerGroups.ts';
import {
	changeInteraction,
	createInteraction,
	deleteInteraction,
	listDeletedInteractions,
	listInteractions,
	listLastInteractions,
	listSubjects,
	restoreInteraction,
} from './interactions.ts';
import { createPatientAccess } from './patientAccess.ts';

/** Serves interactions, contact persons and customer groups of addresses. */
export function crmRecordRoutes(api: Api, { db, audit, writes }: CrmParts): void {
	const access = createPatientAccess(audit);

	serve(api, 'listInteractionSubjects', () => listSubjects(db));
	serve(api, 'listLastInteractions', (_, { session }) => listLastInteractions(db, session));
	serve(api, 'listAddressInteractions', async ({ path, query }, context) => {
		const interactions = await listInteractions(db, context.session, path.id, pageOf(query));
		return access.handOut(interactions, 'listAddressInteractions', path.id, context);
	});
	serve(api, 'listDeletedInteractions', async ({ path }, context) => {
		const deleted = await listDeletedInteractions(db, context.session, path.id);
		return access.handOut(deleted, 'listDeletedInteractions', path.id, context);
	});
	serveWrite(api, writes, 'createInteraction', createInteraction);
	serveWrite(api, writes, 'changeInteraction', changeInteraction);
	serveWrite(api, writes, 'deleteInteraction', deleteInteraction);
	serveWrite(api, writes, 'restoreInteraction', restoreInteraction);

	serve(api, 'listContactFunctions', () => listChoices(db, 'contact_functions'));
	serve(api, 'listContactDepartments', () => listChoices(db, 'contact_departments'));
	serve(api, 'listSettingsFunctions', () => listChoices(db, 'contact_functions'));
	serve(api, 'listSettingsDepartments', () => listChoices(db, 'contact_departments'));
	serve(api, 'listContactPersons', async ({ path }, context) => {
		const persons = await listContactPersons(db, context.session.firma, path.id);
		return access.handOut(persons, 'listContactPersons', path.id, context);
	});
	serveWrite(api, writes, 'createContactPerson', createContactPerson);
	serveWrite(api, writes, 'changeContactPerson', changeContactPerson);
	serveWrite(api, writes, 'deleteContactPerson', deleteContactPerson);

	serve(api, 'listCustomerGroups', () => listCustomerGroups(db));
	serve(api, 'listAddressCustomerGroups', async ({ path }, context) => {
		const groups = await listGroupsOf(db, context.session.firma, path.id);
		return access.handOut(groups, 'listAddressCustomerGroups', path.id, context);
	});
	serveWrite(api, writes, 'addCustomerGroup', addCustomerGroup);
	serveWrite(api, writes, 'replaceCustomerGroup', replaceCustomerGroup);
	serveWrite(api, writes, 'removeCustomerGroup', removeCustomerGroup);
}
