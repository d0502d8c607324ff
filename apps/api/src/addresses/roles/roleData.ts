import type { Subject } from '@kontor/domain/permissions';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../database/database.ts';
import type { AddressType } from '../../search/search.ts';
import type { Write } from '../../writes/writes.ts';
import { companyPart } from '../parts/company.ts';
import { employeePart } from '../parts/employee.ts';
import { insurancePart } from '../parts/insurance.ts';
import { patientPart } from '../parts/patient.ts';
import { supplierPart } from '../parts/supplier.ts';
import { needRight } from '../rights.ts';

type AddressRow = Selectable<Tables['addresses']>;

/** Parts with a version of their own, by the type they make. */
const versioned: Partial<
	Record<AddressType, { find(db: Db, lfdnr: number, subject: Subject): Promise<{ version: number }> }>
> = {
	kd_patient: patientPart,
	kd_verkaeufer: employeePart,
	kd_kunde: companyPart,
	kd_lieferant: supplierPart,
	kd_krankenkasse: insurancePart,
};

/** The version of what is known of an address as one of a type; of the address where that lies in its row. */
export async function versionOfRole(
	db: Db,
	row: Pick<AddressRow, 'lfdnr' | 'version'>,
	type: AddressType,
	subject: Subject,
): Promise<number> {
	const part = versioned[type];
	return part === undefined ? row.version : (await part.find(db, row.lfdnr, subject)).version;
}

/** Forgets what is known of an address as one of a type. The bank account stays: it is the address's own. */
export async function forgetRole(write: Write, row: AddressRow, type: AddressType): Promise<void> {
	const { db } = write;
	const { lfdnr } = row;
	switch (type) {
		case 'kd_patient':
			await db.deleteFrom('address_health').where('lfdnr', '=', lfdnr).execute();
			break;
		case 'kd_verkaeufer':
			await forgetEmployee(write, lfdnr);
			break;
		case 'kd_arzt':
			await db.updateTable('addresses').set({ hvnr: '', doctor_subject: '' }).where('lfdnr', '=', lfdnr).execute();
			break;
		case 'kd_kunde':
			await db.deleteFrom('address_company').where('lfdnr', '=', lfdnr).execute();
			break;
		case 'kd_lieferant':
			await db.deleteFrom('address_supplier').where('lfdnr', '=', lfdnr).execute();
			break;
		case 'kd_krankenkasse':
			await db.deleteFrom('insurance_vp_numbers').where('lfdnr', '=', lfdnr).execute();
			await db.deleteFrom('insurance_parameters').where('lfdnr', '=', lfdnr).execute();
			await db.deleteFrom('address_insurance').where('lfdnr', '=', lfdnr).execute();
			break;
		default:
			return;
	}
	await forgetUid(db, row, type);
}

// Whoever may not read the insurance number does not erase it either.
async function forgetEmployee(write: Write, lfdnr: number): Promise<void> {
	const gone = await write.db
		.deleteFrom('address_employee')
		.where('lfdnr', '=', lfdnr)
		.returning('svnr')
		.executeTakeFirst();
	if (gone !== undefined && gone.svnr !== '') needRight(write, 'health', 'path.type', gone.svnr);
}

// The VAT number is shown by these parts alone: with the last of them nobody would see it any more.
async function forgetUid(db: Db, row: AddressRow, type: AddressType): Promise<void> {
	const showing = ['kd_kunde', 'kd_lieferant', 'kd_krankenkasse'] as const;
	if (row.uid === '' || showing.some((other) => other !== type && row[other])) return;
	await db.updateTable('addresses').set({ uid: '' }).where('lfdnr', '=', row.lfdnr).execute();
}
