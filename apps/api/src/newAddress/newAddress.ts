import type { Model } from '@kontor/api-client/types';
import { readPostcode } from '@kontor/german/postcode';
import type { Insertable } from 'kysely';
import { askNew } from '../addresses/askedFields.ts';
import { type Asking, emailOf, endAsking, phoneColumns, startAsking } from '../addresses/fields.ts';
import { organisationName, personName } from '../addresses/names.ts';
import { companyPart } from '../addresses/parts/company.ts';
import { doctorPart } from '../addresses/parts/doctor.ts';
import { employeePart } from '../addresses/parts/employee.ts';
import { insurancePart } from '../addresses/parts/insurance.ts';
import type { Part, StorePart } from '../addresses/parts/part.ts';
import { patientPart } from '../addresses/parts/patient.ts';
import { relationColumns } from '../addresses/parts/relations.ts';
import { supplierPart } from '../addresses/parts/supplier.ts';
import type { Answer, Input } from '../contract/contract.ts';
import type { Tables } from '../database/database.ts';
import { settleDraft } from '../duplicates/distinctions.ts';
import type { Write } from '../writes/writes.ts';

type AddressColumns = Omit<Insertable<Tables['addresses']>, 'lfdnr'>;

/** Makes a person with all its parts; answers with its number. */
export async function createPerson(
	{ body, header }: Input<'createPerson'>,
	write: Write,
): Promise<Answer<'createPerson'>> {
	const asking = startAsking(write);
	checkFlags(asking, body, [
		'isConsumer',
		'isAdultRepresentation',
		'isPatient',
		'isRelative',
		'isInterested',
		'isEmployee',
		'isDoctor',
	]);
	askNew(asking, body);
	const { title: titleBefore, titleAfter, firstname, lastname } = body;
	asking.references.gender('body.gender', body.gender);
	const columns = {
		is_person: true,
		kd_konsument: body.isConsumer,
		kd_sachwalter: body.isAdultRepresentation,
		kd_patient: body.isPatient,
		is_relative: body.isRelative,
		kd_interessent: body.isInterested,
		kd_verkaeufer: body.isEmployee,
		kd_arzt: body.isDoctor,
		...personName({ titleBefore, titleAfter, firstname, lastname }),
		gender_lfdnr: body.gender,
		birth_date: body.dateOfBirth,
		...contactColumns(asking, body),
	};
	const lfdnr = await create(write, asking, columns, body.customerGroup, [
		await preparePart(patientPart, asking, write, body.isPatient, body.patient),
		await preparePart(employeePart, asking, write, body.isEmployee, body.employee),
		await preparePart(doctorPart, asking, write, body.isDoctor, body.doctor),
	]);
	await settleDraft(write.db, write.session.userId, header['Idempotency-Key'], lfdnr);
	return { lfdnr };
}

/** Makes a company or institution with all its parts; answers with its number. */
export async function createNonPerson(
	{ body, header }: Input<'createNonPerson'>,
	write: Write,
): Promise<Answer<'createNonPerson'>> {
	const asking = startAsking(write);
	checkFlags(asking, body, [
		'isCompany',
		'isAdultRepresentation',
		'isResidence',
		'isSupplier',
		'isHealthInsuranceCompany',
	]);
	askNew(asking, body);
	const columns = {
		is_person: false,
		kd_kunde: body.isCompany,
		kd_sachwalter: body.isAdultRepresentation,
		kd_heim: body.isResidence,
		kd_lieferant: body.isSupplier,
		kd_krankenkasse: body.isHealthInsuranceCompany,
		...organisationName(body.name),
		...contactColumns(asking, body),
	};
	const lfdnr = await create(write, asking, columns, body.customerGroup, [
		await preparePart(companyPart, asking, write, body.isCompany, body.company),
		await preparePart(supplierPart, asking, write, body.isSupplier, body.supplier),
		await preparePart(insurancePart, asking, write, body.isHealthInsuranceCompany, body.healthInsuranceCompany),
	]);
	await settleDraft(write.db, write.session.userId, header['Idempotency-Key'], lfdnr);
	return { lfdnr };
}

async function create(
	write: Write,
	asking: Asking,
	columns: AddressColumns,
	customerGroup: string | null,
	parts: readonly (StorePart | null)[],
): Promise<number> {
	const { db, session } = write;
	asking.references.customerGroup('body.customerGroup', customerGroup);
	await endAsking(asking);
	const { lfdnr } = await db
		.insertInto('addresses')
		.values({ ...columns, firma: session.firma })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	for (const store of parts) await store?.(lfdnr, 1);
	if (customerGroup !== null) {
		await db.insertInto('address_customer_groups').values({ lfdnr, code: customerGroup }).execute();
	}
	write.note('addressCreated', `address/${lfdnr}`);
	return lfdnr;
}

function checkFlags<Flag extends string>(
	{ rules }: Asking,
	body: Readonly<Record<Flag, boolean>>,
	flags: readonly Flag[],
): void {
	if (!flags.some((flag) => body[flag])) rules.refuse(`body.${flags[0]}`, 'missing');
}

async function preparePart<Body extends object, Stored extends { readonly version: number }>(
	part: Part<Body, Stored>,
	asking: Asking,
	write: Write,
	isChosen: boolean,
	body: Body | undefined,
): Promise<StorePart | null> {
	if (body === undefined) return null;
	if (!isChosen) asking.rules.refuse(`body.${part.name}`, 'notAllowed');
	return part.prepare(asking, `body.${part.name}`, body, write);
}

function contactColumns(asking: Asking, body: Model<'NewPerson'> | Model<'NewNonPerson'>) {
	asking.references.country('body.address.country', body.address.country);
	return {
		salutation: body.salutation,
		street: body.address.street,
		plz: readPostcode(body.address.zip, body.address.country).postcode,
		city: body.address.city,
		country: body.address.country,
		...phoneColumns(body),
		email: emailOf(asking, 'body.email', body.email),
		note: body.note,
		credit_limit: body.creditLimit,
		...relationColumns(asking, 'body', body),
	};
}
