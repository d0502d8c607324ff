import { sql } from 'kysely';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { addressTypes } from '../search/search.ts';

/** Which rows of a list: page from 1 on, `size` rows each. */
export interface Page {
	readonly page: number;
	readonly size: number;
}

/** A page of a list with the length of the whole list. */
export interface Paged<Row> {
	readonly rows: Row[];
	readonly total: number;
}

type AddressTypeName = Answer<'listAddressTypes'>[number]['fldName'];

const NEWEST = 10;

/** The addresses a user may see: those of the user's firma, in lists and one by one alike. */
export function visibleAddresses(db: Db, firma: number) {
	return db.selectFrom('addresses').where('addresses.firma', '=', firma);
}

/** Whether an address is a patient's; null when the user sees none with this number. */
export async function findAddressKind(db: Db, firma: number, lfdnr: number): Promise<{ isPatient: boolean } | null> {
	const row = await visibleAddresses(db, firma).select('kd_patient').where('lfdnr', '=', lfdnr).executeTakeFirst();
	return row === undefined ? null : { isPatient: row.kd_patient };
}

/** One address; null when the user sees none with this number. */
export async function findAddress(db: Db, firma: number, lfdnr: number): Promise<Answer<'getAddress'> | null> {
	const row = await visibleAddresses(db, firma).selectAll().where('lfdnr', '=', lfdnr).executeTakeFirst();
	if (row === undefined) return null;
	return {
		firma: row.firma,
		lfdnr: row.lfdnr,
		name: row.display_name,
		person: row.is_person,
		addressTypes: addressTypes.filter((type) => row[type]),
		salutation: row.salutation,
		titleBefore: row.title_before,
		titleAfter: row.title_after,
		firstname: row.firstname,
		lastname: row.is_person ? row.lastname : row.company_name,
		gender: row.gender_lfdnr,
		dateOfBirth: row.birth_date,
		address: { street: row.street, zip: row.plz, city: row.city, country: row.country },
		tel: row.tel,
		telNote: row.tel_note,
		mobile: row.mobile,
		mobileNote: row.mobile_note,
		email: row.email,
		note: row.note,
		version: row.version,
		created: row.created_at,
		changed: row.changed_at,
	};
}

/** What an address can be. */
export async function listAddressTypes(db: Db): Promise<Answer<'listAddressTypes'>> {
	const rows = await db.selectFrom('address_types').selectAll().orderBy('position').execute();
	return rows.map((row) => ({
		bezeichnung: row.bezeichnung,
		fldName: row.fld_name as AddressTypeName,
		fldDisplayName: row.fld_display_name,
		fldDisplayBez: row.fld_display_bez,
	}));
}

/** All customer groups in their order. */
export function listCustomerGroups(db: Db): Promise<Answer<'listCustomerGroups'>> {
	return db
		.selectFrom('customer_groups')
		.select(['code', 'bezeichnung'])
		.orderBy('position')
		.orderBy('bezeichnung')
		.execute();
}

const documentsWithType = (db: Db) =>
	db
		.selectFrom('documents')
		.innerJoin('document_types', 'document_types.id', 'documents.document_type_id')
		.select([
			'documents.wf_cid',
			'document_types.short_type',
			'documents.nr',
			'documents.name',
			'documents.date',
			'documents.state',
		])
		.orderBy('documents.date', 'desc')
		.orderBy('documents.wf_cid', 'desc');

interface DocumentRow {
	wf_cid: number;
	short_type: string;
	nr: string;
	name: string;
	date: string;
	state: string;
}

function toDocument(row: DocumentRow): Answer<'listAddressDocuments'>['rows'][number] {
	const { wf_cid, short_type, nr, name, date, state } = row;
	return { wf_cid: String(wf_cid), shortType: short_type, nr, name, date, state };
}

/** Documents of an address, newest first. */
export async function listDocuments(db: Db, lfdnr: number, page: Page): Promise<Answer<'listAddressDocuments'>> {
	const [rows, total] = await Promise.all([
		documentsWithType(db)
			.where('documents.address_lfdnr', '=', lfdnr)
			.limit(page.size)
			.offset(offsetOf(page))
			.execute(),
		db
			.selectFrom('documents')
			.select(({ fn }) => fn.countAll<string>().as('total'))
			.where('address_lfdnr', '=', lfdnr)
			.executeTakeFirstOrThrow(),
	]);
	return { rows: rows.map(toDocument), total: Number(total.total) };
}

/** The newest documents of all addresses of a firma, newest first. */
export async function listLastDocuments(db: Db, firma: number): Promise<Answer<'listLastDocuments'>> {
	const rows = await documentsWithType(db)
		.innerJoin('addresses', 'addresses.lfdnr', 'documents.address_lfdnr')
		.select(['documents.address_lfdnr', 'addresses.display_name'])
		.where('documents.firma', '=', firma)
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
	return rows.map((row) => ({
		...toDocument(row),
		addressLfdnr: row.address_lfdnr,
		addressName: row.display_name,
	}));
}

// Appointments and notes are told in the clock of the shop, wherever the server stands.
const localTime = sql<string>`to_char(interactions.at at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS')`;

const interactionsOf = (db: Db) =>
	db
		.selectFrom('interactions')
		.select(['interactions.id', 'interactions.wf_cid', 'interactions.subject', 'interactions.text'])
		.select(['interactions.channel', 'interactions.author', localTime.as('local_time')])
		.orderBy('interactions.at', 'desc')
		.orderBy('interactions.id', 'desc');

interface InteractionRow {
	id: number;
	wf_cid: number | null;
	subject: string;
	text: string;
	channel: string;
	author: string;
	local_time: string;
}

type Interaction = Answer<'listAddressInteractions'>['rows'][number];

function toInteraction(row: InteractionRow): Interaction {
	return {
		lfdnr: row.id,
		wf_cid: row.wf_cid === null ? null : String(row.wf_cid),
		subject: row.subject,
		text: row.text,
		channel: row.channel as Interaction['channel'],
		author: row.author,
		dateTime: row.local_time,
	};
}

/** Interactions of an address, newest first. */
export async function listInteractions(db: Db, lfdnr: number, page: Page): Promise<Answer<'listAddressInteractions'>> {
	const [rows, total] = await Promise.all([
		interactionsOf(db).where('interactions.lfdnr', '=', lfdnr).limit(page.size).offset(offsetOf(page)).execute(),
		db
			.selectFrom('interactions')
			.select(({ fn }) => fn.countAll<string>().as('total'))
			.where('lfdnr', '=', lfdnr)
			.executeTakeFirstOrThrow(),
	]);
	return { rows: rows.map(toInteraction), total: Number(total.total) };
}

/** The newest interactions of all addresses of a firma, newest first. */
export async function listLastInteractions(db: Db, firma: number): Promise<Answer<'listLastInteractions'>> {
	const rows = await interactionsOf(db)
		.innerJoin('addresses', 'addresses.lfdnr', 'interactions.lfdnr')
		.select(['interactions.lfdnr', 'addresses.display_name'])
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
	return rows.map((row) => ({
		...toInteraction(row),
		addressLfdnr: row.lfdnr,
		addressName: row.display_name,
	}));
}

/** Contact persons of an address by name. */
export async function listContactPersons(db: Db, lfdnr: number): Promise<Answer<'listContactPersons'>> {
	const rows = await db
		.selectFrom('contact_persons as person')
		.leftJoin('contact_departments as department', 'department.id', 'person.department_id')
		.leftJoin('contact_functions as role', 'role.id', 'person.function_id')
		.select(['person.id', 'person.salutation', 'person.firstname', 'person.lastname', 'person.tel', 'person.mobile'])
		.select(['person.email', 'department.bezeichnung as department', 'role.bezeichnung as role'])
		.where('person.lfdnr', '=', lfdnr)
		.orderBy('person.lastname')
		.orderBy('person.firstname')
		.orderBy('person.id')
		.limit(200)
		.execute();
	return rows.map(({ id, department, role, ...person }) => ({
		...person,
		lfdnr: id,
		abteilung: department ?? '',
		function: role ?? '',
	}));
}

/** The customer groups an address belongs to, in the order of the groups. */
export async function listGroupsOf(db: Db, lfdnr: number): Promise<Answer<'listAddressCustomerGroups'>> {
	const rows = await db
		.selectFrom('address_customer_groups as relation')
		.innerJoin('customer_groups', 'customer_groups.code', 'relation.code')
		.select(['customer_groups.code', 'customer_groups.bezeichnung'])
		.where('relation.lfdnr', '=', lfdnr)
		.orderBy('customer_groups.position')
		.orderBy('customer_groups.bezeichnung')
		.execute();
	return rows.map((customerGroup) => ({ customerGroup }));
}

function offsetOf({ page, size }: Page): number {
	return (page - 1) * size;
}
