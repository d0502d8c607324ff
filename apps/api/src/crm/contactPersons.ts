import { checkContactPerson } from '@kontor/domain/records/contactPerson';
import { parseEmail } from '@kontor/german/email';
import { visibleText } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { startReferences } from '../writes/references.ts';
import { versionedRecord } from '../writes/versionedRecord.ts';
import type { Write } from '../writes/writes.ts';
import { type OfAddress, oneAddress } from './addressParts.ts';
import { accessForWrite } from './patientAccess.ts';

type ContactPerson = Answer<'createContactPerson'>;
type Content = Input<'createContactPerson'>['body'];
type ListEntry = NonNullable<ContactPerson['function']>;

const MAX_CONTACT_PERSONS = 200;

function contactPersons(db: Db) {
	return db
		.selectFrom('contact_persons as person')
		.leftJoin('contact_departments as department', 'department.id', 'person.department_id')
		.leftJoin('contact_functions as role', 'role.id', 'person.function_id')
		.select([
			'person.id as lfdnr',
			'person.salutation',
			'person.title',
			'person.firstname',
			'person.lastname',
			sql<ListEntry | null>`case when department.id is not null then
				json_build_object('lfdnr', department.id, 'bezeichnung', department.bezeichnung) end`.as('abteilung'),
			sql<ListEntry | null>`case when role.id is not null then
				json_build_object('lfdnr', role.id, 'bezeichnung', role.bezeichnung) end`.as('function'),
			'person.tel',
			'person.mobile',
			'person.email',
			'person.note',
			'person.version',
		]);
}

/** Contact persons of an address by name. */
export async function listContactPersons(
	db: Db,
	firma: number,
	lfdnr: number,
): OfAddress<Answer<'listContactPersons'>> {
	const rows = contactPersons(db)
		.where('person.lfdnr', '=', lfdnr)
		.orderBy('person.lastname')
		.orderBy('person.firstname')
		.orderBy('person.id')
		.limit(MAX_CONTACT_PERSONS);
	const found = await oneAddress(db, firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows };
}

/** What a contact person can be, or where, by name. */
export function listChoices(db: Db, table: 'contact_functions' | 'contact_departments'): Promise<ListEntry[]> {
	return db.selectFrom(table).select(['id as lfdnr', 'bezeichnung']).orderBy('bezeichnung').orderBy('id').execute();
}

const persons = versionedRecord<'contact_persons', number, Content, ContactPerson>({
	table: 'contact_persons',
	key: 'id',
	audit: { created: 'contactPersonCreated', changed: 'contactPersonChanged', deleted: 'contactPersonDeleted' },
	subject: (id, lfdnr) => `address/${lfdnr} contactPerson/${id}`,
	find: ({ db }, id, lfdnr, isLocked) =>
		contactPersons(db)
			.where('person.id', '=', id)
			.where('person.lfdnr', '=', lfdnr)
			.$if(isLocked, (query) => query.forUpdate('person'))
			.executeTakeFirst(),
	origin: (_, lfdnr) => ({ lfdnr }),
	columns: contentColumns,
	limit: {
		rows: MAX_CONTACT_PERSONS,
		among: (lfdnr) => sql`lfdnr = ${lfdnr}`,
		problem: () => new Problem('tooManyContactPersons'),
	},
});

/** Adds a contact person to an address. */
export async function createContactPerson(
	{ path, body }: Input<'createContactPerson'>,
	write: Write,
): Promise<ContactPerson> {
	await accessForWrite(write, 'createContactPerson', path.id);
	return persons.create(write, path.id, body);
}

/** Replaces what is told of a contact person whose version the caller has read. */
export async function changeContactPerson(
	{ path, header, body: { lfdnr: id, ...content } }: Input<'changeContactPerson'>,
	write: Write,
): Promise<ContactPerson> {
	await accessForWrite(write, 'changeContactPerson', path.id);
	return persons.change(write, path.id, { id, ifMatch: header['If-Match'], content });
}

/** Removes a contact person, whose version the caller has read, for good. */
export async function deleteContactPerson(
	{ path, header, query }: Input<'deleteContactPerson'>,
	write: Write,
): Promise<undefined> {
	await accessForWrite(write, 'deleteContactPerson', path.id);
	await persons.remove(write, path.id, { id: query.lfdnr, ifMatch: header['If-Match'] });
}

/** The columns of a content that keeps every rule; refuses (422) others. */
async function contentColumns({ db, session }: Write, content: Content) {
	const rules = startFieldRules();
	const references = startReferences(db, session.firma);
	for (const [field, code] of Object.entries(checkContactPerson(content))) rules.refuse(`body.${field}`, code);
	const email = parseEmail(content.email);
	references.department('body.abteilung', content.abteilung);
	references.function('body.function', content.function);
	await references.check(rules);
	rules.end();
	return {
		salutation: content.salutation.trim(),
		title: content.title.trim(),
		firstname: content.firstname.trim(),
		lastname: content.lastname.trim(),
		department_id: content.abteilung,
		function_id: content.function,
		// As typed: a number that nobody can read may still be the right one.
		tel: visibleText(content.tel),
		mobile: visibleText(content.mobile),
		email: email.ok ? email.value : '',
		note: content.note,
	};
}
