import { can, type Subject } from '@kontor/domain/permissions';
import type { Answer, Session } from '../contract/contract.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';
import { type AddressType, addressTypes } from '../search/search.ts';
import { contactDataOf } from './contactData.ts';
import { namesOf } from './names.ts';
import { bankPart } from './parts/bank.ts';
import { companyPart } from './parts/company.ts';
import { doctorPart } from './parts/doctor.ts';
import { employeePart } from './parts/employee.ts';
import { insurancePart } from './parts/insurance.ts';
import { patientPart } from './parts/patient.ts';
import { relationsOf } from './parts/relations.ts';
import { supplierPart } from './parts/supplier.ts';

/** One address with the parts that the user may read; null when the user sees none with this number. */
export async function findAddress(
	db: Db,
	{ firma, subject }: Session,
	lfdnr: number,
): Promise<Answer<'getAddress'> | null> {
	const row = await visibleAddresses(db, firma)
		.selectAll()
		.select(namesOf('addresses.residence_lfdnr', 'addresses.adult_representative_lfdnr').as('references'))
		.where('lfdnr', '=', lfdnr)
		.executeTakeFirst();
	if (row === undefined) return null;
	return {
		firma: row.firma,
		lfdnr: row.lfdnr,
		name: row.display_name,
		person: row.is_person,
		addressTypes: addressTypes.filter((type) => row[type]),
		...contactDataOf(row),
		noteTone: row.note_tone as Answer<'getAddress'>['noteTone'],
		created: row.created_at,
		...relationsOf(row),
		references: row.references,
		...(await findParts(db, subject, lfdnr, row)),
	};
}

async function findParts(db: Db, subject: Subject, lfdnr: number, flags: Readonly<Record<AddressType, boolean>>) {
	const mayHealth = can(subject, 'health');
	return {
		...(flags.kd_patient && mayHealth && { patient: await patientPart.find(db, lfdnr, subject) }),
		...(flags.kd_verkaeufer && { employee: await employeePart.find(db, lfdnr, subject) }),
		...(flags.kd_arzt && { doctor: await doctorPart.find(db, lfdnr, subject) }),
		...(flags.kd_kunde && { company: await companyPart.find(db, lfdnr, subject) }),
		...(flags.kd_lieferant && { supplier: await supplierPart.find(db, lfdnr, subject) }),
		...(flags.kd_krankenkasse && { healthInsuranceCompany: await insurancePart.find(db, lfdnr, subject) }),
		...(can(subject, 'bank') && { bankDetail: await bankPart.find(db, lfdnr, subject) }),
	};
}
