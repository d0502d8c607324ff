import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { all, type Condition, hasWords, startsWith } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

type ListName = Input<'listDocumentInformation'>['path']['list'];
type Entries = Answer<'listDocumentInformation'>;

interface Asked {
	readonly firma: number;
	readonly q: string;
	readonly lfdnr: number | undefined;
}

/** A statement that gives `code`, `bezeichnung` and `rank`. */
type ListQuery = (asked: Asked) => RawBuilder<unknown>;

const MAX_ENTRIES = 500;

function ofMasterData(list: string): ListQuery {
	return () => sql`select code, bezeichnung, null::smallint as rank from master_data
		where list = ${list} order by position, bezeichnung`;
}

/** Addresses of a role, by name; `q` narrows them, since a big house has more than a list can hold. */
function ofAddresses(role: string): ListQuery {
	return ({ firma, q }) => {
		const terms = readWords(q);
		const conditions: Condition[] = [sql<boolean>`firma = ${firma} and ${sql.ref(role)}`];
		if (terms.length > 0) conditions.push(hasWords(sql<string>`search_words`, terms));
		return sql`select lfdnr::text as code, left(display_name, 200) as bezeichnung, null::smallint as rank from addresses
			where ${all(conditions)} order by display_name, lfdnr`;
	};
}

const ofTypes: ListQuery = () =>
	sql`select short_type as code, bezeichnung, null::smallint as rank from document_types order by position, id`;

/** Every information list of the specification and where its entries come from. */
const lists: Readonly<Record<ListName, ListQuery>> = {
	types: ofTypes,
	documentTypes: ofTypes,
	// One rank has a label of its own in each type.
	status: () => sql`select rank::text as code, string_agg(distinct state, ', ') as bezeichnung, rank
		from document_type_states group by rank order by rank`,
	salespersons: ofAddresses('kd_verkaeufer'),
	'branch-offices': ofMasterData('branchOffice'),
	warehouses: ofMasterData('warehouse'),
	prescriptionStates: ofMasterData('prescriptionState'),
	objects: ({ firma }) => sql`select id::text as code, left(serial_number || ' ' || bezeichnung, 200) as bezeichnung,
		null::smallint as rank from document_objects where firma = ${firma} order by serial_number`,
	currencies: ofMasterData('currency'),
	priceLists: ofMasterData('priceList'),
	insuredData: ofMasterData('insuredGroup'),
	residences: ofAddresses('kd_heim'),
	deductibleStates: ofMasterData('deductibleState'),
	clients: ofAddresses('kd_patient'),
	processStates: () => sql`select rank::text as code, bezeichnung, rank from process_states order by rank`,
	careTypes: ofMasterData('careType'),
	contactPersons: ({ firma, lfdnr }) => sql`select id::text as code, btrim(lastname || ' ' || firstname) as bezeichnung,
		null::smallint as rank from contact_persons person
		where lfdnr = ${lfdnr ?? 0} and exists (select from addresses where addresses.lfdnr = person.lfdnr and firma = ${firma})
		order by lastname, firstname, id`,
	healthInsuranceCompanies: ofAddresses('kd_krankenkasse'),
	deliveryTypes: ofMasterData('deliveryType'),
	deliveryConditions: ofMasterData('deliveryCondition'),
	billingTypes: ofMasterData('billingType'),
	billingConditions: ofMasterData('paymentCondition'),
	movementTypes: ofMasterData('movementType'),
	documentGroups: ofMasterData('documentGroup'),
	editors: ({ firma }) => sql`select user_id::text as code, username as bezeichnung, null::smallint as rank from users
		where firma = ${firma} and not disabled order by username`,
	formGroups: ofMasterData('formGroup'),
	countries: () => sql`select code, bezeichnung, null::smallint as rank from countries order by bezeichnung, code`,
	customerGroups: () =>
		sql`select code, bezeichnung, null::smallint as rank from customer_groups order by position, code`,
	intervals: ofMasterData('deliveryInterval'),
	quarters: ofMasterData('quarter'),
	fibuAccounts: ofMasterData('fibuAccount'),
	terminals: ofMasterData('terminal'),
	locations: ofMasterData('documentLocation'),
};

/** True if a name is that of a list. */
export function isInformationList(name: string): name is ListName {
	return Object.hasOwn(lists, name);
}

/** All entries of a list, as a statement. */
export function entriesOf(list: ListName, firma: number): RawBuilder<unknown> {
	return lists[list]({ firma, q: '', lfdnr: undefined });
}

/** Lists that name people or their insurance: only for who may read data of patients. */
export function isHealthList(list: ListName): boolean {
	return list === 'clients' || list === 'insuredData';
}

/** The entries of a list, at most 500. */
export async function listInformation(
	db: Db,
	{ firma }: Session,
	list: ListName,
	{ q = '', lfdnr }: { readonly q?: string; readonly lfdnr?: number },
): Promise<Entries> {
	const entries = lists[list]({ firma, q, lfdnr });
	const { rows } = await sql<Entries[number]>`select * from (${entries} limit ${MAX_ENTRIES}) as entries`.execute(db);
	return rows;
}

/** Devices by words of their name or the beginning of their serial number. */
export async function searchObjects(db: Db, { firma }: Session, q: string): Promise<Answer<'searchDocumentObjects'>> {
	const terms = readWords(q);
	const byNumber = startsWith(sql<string>`serial_number`, q.trim().toUpperCase());
	const found =
		terms.length === 0 ? byNumber : sql<boolean>`(${byNumber} or ${hasWords(sql<string>`search_words`, terms)})`;
	const { rows } = await sql<Answer<'searchDocumentObjects'>[number]>`
		select id, serial_number as "serialNumber", bezeichnung, article_number as "articleNumber" from document_objects
		where firma = ${firma} and ${found} order by serial_number limit 50`.execute(db);
	return rows;
}

/** Pictures of a device as base64; undefined where there is no such device. */
export async function picturesOf(
	db: Db,
	{ firma }: Session,
	id: number,
): Promise<Answer<'listDocumentObjectPictures'> | undefined> {
	const { rows } = await sql<{ pictures: string[] }>`
		select array(select translate(encode(picture, 'base64'), E'\n', '') from document_object_pictures
			where object_id = document_objects.id order by id limit 20) as pictures
		from document_objects where id = ${id} and firma = ${firma}`.execute(db);
	return rows[0]?.pictures;
}
