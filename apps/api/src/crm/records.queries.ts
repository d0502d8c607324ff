import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { visibleAddresses } from './visibleAddresses.ts';

/** Which rows of a list: page from 1 on, `size` rows each. */
export interface Page {
	readonly page: number;
	readonly size: number;
}

/** What belongs to an address that the user may see; undefined when there is none with this number. */
export type OfAddress<Part> = Promise<
	| {
			/** Reading it leaves an audit entry. */
			readonly isPatient: boolean;
			readonly part: Part;
	  }
	| undefined
>;

const NEWEST = 10;
const MAX_CONTACT_PERSONS = 200;

// One statement finds the address, by the rule that holds for all of them, and its part: half the way to the database and
// back, and no part without the right to see the address.
function oneAddress(db: Db, firma: number, lfdnr: number) {
	return visibleAddresses(db, firma).where('addresses.lfdnr', '=', lfdnr).select('addresses.kd_patient');
}

function newestDocuments(db: Db) {
	return db
		.selectFrom('documents')
		.innerJoin('document_types', 'document_types.id', 'documents.document_type_id')
		.select([
			sql<string>`documents.wf_cid::text`.as('wf_cid'),
			'document_types.short_type as shortType',
			'documents.nr',
			'documents.name',
			'documents.date',
			'documents.state',
		])
		.orderBy('documents.date', 'desc')
		.orderBy('documents.wf_cid', 'desc');
}

/** Documents of an address, newest first. */
export async function listDocuments(
	db: Db,
	firma: number,
	lfdnr: number,
	page: Page,
): OfAddress<Answer<'listAddressDocuments'>> {
	const rows = newestDocuments(db).where('documents.address_lfdnr', '=', lfdnr).limit(page.size).offset(offsetOf(page));
	const total = db
		.selectFrom('documents')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('address_lfdnr', '=', lfdnr);
	const found = await oneAddress(db, firma, lfdnr)
		.select([jsonArrayFrom(rows).as('rows'), total.as('total')])
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: { rows: found.rows, total: Number(found.total) } };
}

/** The newest documents of all addresses of a firma, newest first. */
export function listLastDocuments(db: Db, firma: number): Promise<Answer<'listLastDocuments'>> {
	return newestDocuments(db)
		.innerJoin('addresses', 'addresses.lfdnr', 'documents.address_lfdnr')
		.select(['documents.address_lfdnr as addressLfdnr', 'addresses.display_name as addressName'])
		.where('documents.firma', '=', firma)
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
}

type Channel = Answer<'listAddressInteractions'>['rows'][number]['channel'];

// What was noted is told in the clock of the shop, wherever the server stands.
const localTime = sql<string>`to_char(interactions.at at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS')`;

function newestInteractions(db: Db) {
	return db
		.selectFrom('interactions')
		.select([
			'interactions.id as lfdnr',
			sql<string | null>`interactions.wf_cid::text`.as('wf_cid'),
			'interactions.subject',
			'interactions.text',
			sql<Channel>`interactions.channel`.as('channel'),
			'interactions.author',
			localTime.as('dateTime'),
		])
		.orderBy('interactions.at', 'desc')
		.orderBy('interactions.id', 'desc');
}

/** Interactions of an address, newest first. */
export async function listInteractions(
	db: Db,
	firma: number,
	lfdnr: number,
	page: Page,
): OfAddress<Answer<'listAddressInteractions'>> {
	const rows = newestInteractions(db).where('interactions.lfdnr', '=', lfdnr).limit(page.size).offset(offsetOf(page));
	const total = db
		.selectFrom('interactions')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('lfdnr', '=', lfdnr);
	const found = await oneAddress(db, firma, lfdnr)
		.select([jsonArrayFrom(rows).as('rows'), total.as('total')])
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: { rows: found.rows, total: Number(found.total) } };
}

/** The newest interactions of all addresses of a firma, newest first. */
export function listLastInteractions(db: Db, firma: number): Promise<Answer<'listLastInteractions'>> {
	return newestInteractions(db)
		.innerJoin('addresses', 'addresses.lfdnr', 'interactions.lfdnr')
		.select(['interactions.lfdnr as addressLfdnr', 'addresses.display_name as addressName'])
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
}

/** Contact persons of an address by name. */
export async function listContactPersons(
	db: Db,
	firma: number,
	lfdnr: number,
): OfAddress<Answer<'listContactPersons'>> {
	const rows = db
		.selectFrom('contact_persons as person')
		.leftJoin('contact_departments as department', 'department.id', 'person.department_id')
		.leftJoin('contact_functions as role', 'role.id', 'person.function_id')
		.select([
			'person.id as lfdnr',
			'person.salutation',
			'person.firstname',
			'person.lastname',
			sql<string>`coalesce(department.bezeichnung, '')`.as('abteilung'),
			sql<string>`coalesce(role.bezeichnung, '')`.as('function'),
			'person.tel',
			'person.mobile',
			'person.email',
		])
		.where('person.lfdnr', '=', lfdnr)
		.orderBy('person.lastname')
		.orderBy('person.firstname')
		.orderBy('person.id')
		.limit(MAX_CONTACT_PERSONS);
	const found = await oneAddress(db, firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows };
}

/** The customer groups an address belongs to, in the order of the groups. */
export async function listGroupsOf(
	db: Db,
	firma: number,
	lfdnr: number,
): OfAddress<Answer<'listAddressCustomerGroups'>> {
	const rows = db
		.selectFrom('address_customer_groups as relation')
		.innerJoin('customer_groups', 'customer_groups.code', 'relation.code')
		.select(['customer_groups.code', 'customer_groups.bezeichnung'])
		.where('relation.lfdnr', '=', lfdnr)
		.orderBy('customer_groups.position')
		.orderBy('customer_groups.bezeichnung');
	const found = await oneAddress(db, firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows.map((customerGroup) => ({ customerGroup })) };
}

function offsetOf({ page, size }: Page): number {
	return (page - 1) * size;
}
