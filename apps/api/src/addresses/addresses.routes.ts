import { type Api, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import { inOneSnapshot } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { serveWrite } from '../writes/writes.ts';
import { findAddress } from './address.queries.ts';
import { changeContactData, changeNoteTone } from './contactData.ts';
import { changeOpenDocuments, listOpenDocuments } from './openDocuments.ts';
import { bankPart } from './parts/bank.ts';
import { companyPart } from './parts/company.ts';
import { doctorPart } from './parts/doctor.ts';
import { employeePart } from './parts/employee.ts';
import { insurancePart } from './parts/insurance.ts';
import { changePart } from './parts/part.ts';
import { patientPart } from './parts/patient.ts';
import { relationsPart } from './parts/relations.ts';
import { supplierPart } from './parts/supplier.ts';
import { listRelated } from './related.ts';
import { addAddressType, removeAddressType } from './roles/addressTypes.ts';
import { listTasks } from './tasks.queries.ts';

/** Serves one address: all that is known of it, and the changes of its parts. */
export function addressRoutes(api: Api, { db, audit, writes }: CrmParts): void {
	const access = createPatientAccess(audit);

	serve(api, 'getAddress', async ({ path }, context) => {
		const address = await inOneSnapshot(db, (snapshot) => findAddress(snapshot, context.session, path.id));
		if (address === null) throw new Problem('notFound');
		// Both entries travel together.
		await Promise.all([
			address.addressTypes.includes('kd_patient') && access.note('getAddress', path.id, context),
			address.patient !== undefined && access.noteHealth('getAddress', path.id, context),
		]);
		return address;
	});
	serveWrite(api, writes, 'changeContactData', changeContactData);
	serveWrite(api, writes, 'changeNoteTone', changeNoteTone);
	serveWrite(api, writes, 'changeRelations', (input, write) => changePart(relationsPart, asked(input), write));
	serveWrite(api, writes, 'changePatient', (input, write) => changePart(patientPart, asked(input), write));
	serveWrite(api, writes, 'changeEmployee', (input, write) => changePart(employeePart, asked(input), write));
	serveWrite(api, writes, 'changeDoctor', (input, write) => changePart(doctorPart, asked(input), write));
	serveWrite(api, writes, 'changeCompany', (input, write) => changePart(companyPart, asked(input), write));
	serveWrite(api, writes, 'changeSupplier', (input, write) => changePart(supplierPart, asked(input), write));
	serveWrite(api, writes, 'changeHealthInsuranceCompany', (input, write) =>
		changePart(insurancePart, asked(input), write),
	);
	serveWrite(api, writes, 'addAddressType', addAddressType);
	serveWrite(api, writes, 'removeAddressType', removeAddressType);
	serveWrite(api, writes, 'changeBankDetail', (input, write) => changePart(bankPart, asked(input), write));

	serve(api, 'listAddressTasks', async ({ path }, context) => {
		const { firma } = context.session;
		return access.handOut(await listTasks(db, firma, path.id), 'listAddressTasks', path.id, context);
	});
	serve(api, 'listRelatedAddresses', async ({ path }, context) => {
		const { related, ...read } = await inOneSnapshot(db, (snapshot) => listRelated(snapshot, context.session, path.id));
		await Promise.all([
			read.isPatient && access.note('listRelatedAddresses', path.id, context),
			read.isHealth && access.noteHealth('listRelatedAddresses', path.id, context),
		]);
		return related;
	});
	serve(api, 'openDocuments', async (input, context) => {
		const { path, query } = input;
		if (query?.changeOpenDocuments === 'true') {
			return writes.run({ id: 'openDocuments', input, context }, (write) => changeOpenDocuments(write, path.id));
		}
		const { isPatient, open } = await inOneSnapshot(db, async (snapshot) => {
			const address = await visibleAddresses(snapshot, context.session.firma)
				.select('kd_patient')
				.where('lfdnr', '=', path.id)
				.executeTakeFirst();
			if (address === undefined) throw new Problem('notFound');
			return { isPatient: address.kd_patient, open: await listOpenDocuments(snapshot, path.id) };
		});
		if (isPatient) await access.note('openDocuments', path.id, context);
		return { ...open, changed: 0 };
	});
}

interface PartInput<Body> {
	readonly path: { readonly id: number };
	readonly header: { readonly 'If-Match': string };
	readonly body: Body;
}

function asked<Body>({ path, header, body }: PartInput<Body>) {
	return { id: path.id, ifMatch: header['If-Match'], body };
}
