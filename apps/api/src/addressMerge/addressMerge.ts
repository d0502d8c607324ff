import { type Selectable, sql, type Updateable } from 'kysely';
import { contactDataOf } from '../addresses/contactData.ts';
import type { Answer, Input, Session } from '../contract/contract.ts';
import { type OfAddress, oneAddress } from '../crm/addressParts.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db, Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { addressTypes } from '../search/search.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';

type AddressRow = Selectable<Tables['addresses']>;
type Column = keyof AddressRow;
type Merged = Answer<'mergeAddresses'>;
type Field = Input<'mergeAddresses'>['body']['take'][number];

/** The firma of an address that was given up: nobody signs in there, so no list, search or detail finds it. */
const HIDDEN_FIRMA = 0;

const columnsOf: Readonly<Record<Field, readonly Column[]>> = {
	salutation: ['salutation'],
	titles: ['title_before', 'title_after'],
	name: ['lastname', 'firstname', 'company_name', 'phonetic'],
	gender: ['gender_lfdnr'],
	dateOfBirth: ['birth_date'],
	address: ['street', 'plz', 'city', 'country'],
	tel: ['tel', 'tel_note', 'tel_e164'],
	mobile: ['mobile', 'mobile_note', 'mobile_e164'],
	email: ['email'],
	note: ['note', 'note_tone'],
};

/** Columns with one value per address that nobody chooses: taken over where the address that stays has none. */
const filledIn: readonly Column[] = [
	'uid',
	'hvnr',
	'doctor_subject',
	'credit_limit',
	'residence_lfdnr',
	'adult_representative_lfdnr',
];

/** Makes one of two addresses of the same kind; whatever points to the other points to the one that stays. */
export async function mergeAddresses({ path, header, body }: Input<'mergeAddresses'>, write: Write): Promise<Merged> {
	const { db, session } = write;
	const rows = await lockBoth(write, path.id, body.other);
	const survivor = rows.get(path.id);
	const other = rows.get(body.other);
	if (survivor === undefined) throw new Problem('notFound');
	noteAccess(write, survivor, 'mergeAddresses');
	checkVersion(header['If-Match'], contactDataOf(survivor));
	if (other === undefined || path.id === body.other || other.is_person !== survivor.is_person) {
		throw new Problem('ruleBroken', { fields: { 'body.other': other === undefined ? 'notFound' : 'notAllowed' } });
	}
	noteAccess(write, other, 'mergeAddresses');
	if (other.version !== body.otherVersion) {
		throw new Problem('ruleBroken', { fields: { 'body.otherVersion': 'invalid' } });
	}
	const after = mergedColumns(survivor, other, body.take);
	const before = Object.fromEntries(Object.keys(after).map((column) => [column, survivor[column as Column]]));
	const moved = await sql<{ moved: unknown }>`
		select kontor_move_pointers(${body.other}::int, ${path.id}::int) as moved`.execute(db);
	await db
		.updateTable('addresses')
		.set({ ...after, version: survivor.version + 1, changed_at: sql<string>`now()` })
		.where('lfdnr', '=', path.id)
		.execute();
	await db.updateTable('addresses').set({ firma: HIDDEN_FIRMA }).where('lfdnr', '=', body.other).execute();
	await sql`delete from opened_records where type = 'ADDRESS' and id = ${String(body.other)}`.execute(db);
	const { lfdnr } = await db
		.insertInto('address_merges')
		.values({
			firma: session.firma,
			survivor_lfdnr: path.id,
			merged_lfdnr: body.other,
			author: session.username,
			user_id: session.userId,
			before: JSON.stringify(before),
			after: JSON.stringify(after),
			moved: JSON.stringify(moved.rows[0]?.moved ?? []),
		})
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	await db.insertInto('merged_numbers').values({ merged_lfdnr: body.other, survivor_lfdnr: path.id }).execute();
	write.note('addressesMerged', `address/${path.id} address/${body.other}`);
	return mergesOf(db, path.id).where('address_merges.lfdnr', '=', lfdnr).executeTakeFirstOrThrow();
}

/** Merges of an address that can be undone, the newest first. */
export async function listMerges(db: Db, { firma }: Session, lfdnr: number): OfAddress<Answer<'listMerges'>> {
	const found = await oneAddress(db, firma, lfdnr).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: await mergesOf(db, lfdnr).execute() };
}

/** The address into which another one was merged, however long ago. */
export async function findMergedInto(db: Db, { firma }: Session, lfdnr: number): OfAddress<Answer<'getMergedInto'>> {
	const found = await visibleAddresses(db, firma)
		.innerJoin('merged_numbers', 'merged_numbers.survivor_lfdnr', 'addresses.lfdnr')
		.select(['addresses.lfdnr', 'addresses.kd_patient', sql<string>`left(addresses.display_name, 200)`.as('name')])
		.where('merged_numbers.merged_lfdnr', '=', lfdnr)
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: { lfdnr: found.lfdnr, name: found.name } };
}

/** Takes two addresses apart again; what somebody has changed since the merge stays with the one that stayed. */
export async function undoMerge({ path, body }: Input<'undoMerge'>, write: Write): Promise<undefined> {
	const { db, session } = write;
	const merge = await db
		.selectFrom('address_merges')
		.selectAll()
		.where('lfdnr', '=', body.lfdnr)
		.where('survivor_lfdnr', '=', path.id)
		.where('firma', '=', session.firma)
		.where(isUndoable)
		.forUpdate()
		.executeTakeFirst();
	const survivor = merge && (await lockBoth(write, path.id, merge.merged_lfdnr)).get(path.id);
	if (survivor === undefined || merge === undefined) throw new Problem('notFound');
	noteAccess(write, survivor, 'undoMerge');
	await sql`select kontor_move_back(${JSON.stringify(merge.moved)}::jsonb, ${path.id}::int, ${merge.merged_lfdnr}::int)`.execute(
		db,
	);
	const before = merge.before as Record<string, unknown>;
	const after = merge.after as Record<string, unknown>;
	const untouched = Object.keys(before).filter(
		(column) => JSON.stringify(survivor[column as Column]) === JSON.stringify(after[column]),
	);
	await db
		.updateTable('addresses')
		.set({
			...Object.fromEntries(untouched.map((column) => [column, before[column]])),
			version: survivor.version + 1,
			changed_at: sql<string>`now()`,
		})
		.where('lfdnr', '=', path.id)
		.execute();
	await db.updateTable('addresses').set({ firma: merge.firma }).where('lfdnr', '=', merge.merged_lfdnr).execute();
	await db.deleteFrom('address_merges').where('lfdnr', '=', merge.lfdnr).execute();
	await db.deleteFrom('merged_numbers').where('merged_lfdnr', '=', merge.merged_lfdnr).execute();
	write.note('mergeUndone', `address/${path.id} address/${merge.merged_lfdnr}`);
}

const isUndoable = sql<boolean>`merged_at > now() - interval '30 days'`;

function mergesOf(db: Db, lfdnr: number) {
	return db
		.selectFrom('address_merges')
		.innerJoin('addresses as other', 'other.lfdnr', 'address_merges.merged_lfdnr')
		.select([
			'address_merges.lfdnr',
			sql<Merged['other']>`json_build_object('lfdnr', other.lfdnr, 'name', left(other.display_name, 200))`.as('other'),
			'address_merges.author',
			sql<string>`to_char(merged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('merged'),
		])
		.where('address_merges.survivor_lfdnr', '=', lfdnr)
		.where(isUndoable)
		.orderBy('address_merges.merged_at', 'desc')
		.limit(50);
}

/** Both in the order of their numbers, so that two merges never wait for each other. */
async function lockBoth({ db, session }: Write, one: number, other: number): Promise<Map<number, AddressRow>> {
	const rows = await db
		.selectFrom('addresses')
		.selectAll()
		.where('lfdnr', 'in', [one, other])
		.where('firma', 'in', [session.firma, HIDDEN_FIRMA])
		.orderBy('lfdnr')
		.forUpdate()
		.execute();
	return new Map(rows.filter(({ firma }) => firma === session.firma).map((row) => [row.lfdnr, row]));
}

function mergedColumns(
	survivor: AddressRow,
	other: AddressRow,
	take: readonly Field[],
): Updateable<Tables['addresses']> {
	const taken = [...new Set(take)].flatMap((field) => columnsOf[field]);
	const filled = filledIn.filter(
		(column) => isEmpty(survivor[column]) && !isEmpty(other[column]) && other[column] !== survivor.lfdnr,
	);
	const types = Object.fromEntries(addressTypes.map((type) => [type, survivor[type] || other[type]]));
	return {
		...Object.fromEntries([...taken, ...filled].map((column) => [column, other[column]])),
		...types,
		// Who has bought something is no prospect any more.
		kd_interessent: types.kd_interessent === true && !(types.kd_konsument || types.kd_patient),
	};
}

function isEmpty(value: unknown): boolean {
	return value === null || value === '';
}

function noteAccess(write: Write, row: AddressRow, operation: 'mergeAddresses' | 'undoMerge'): void {
	if (row.kd_patient) write.noteAccess('patientRead', `address/${row.lfdnr} ${operation}`);
}
