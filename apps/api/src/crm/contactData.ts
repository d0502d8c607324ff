import { checkDate, isCalendarDate } from '@kontor/domain/date';
import { parseEmail } from '@kontor/domain/email';
import { normalizePhone } from '@kontor/domain/phone';
import { type Selectable, sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { nameCodes } from '../search/nameCodes.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import { startReferences } from '../writes/references.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { visibleAddresses } from './visibleAddresses.ts';

type ContactData = Input<'changeContactData'>['body'];
type StoredContactData = Answer<'changeContactData'>;

/** The contact data in a row of `addresses`. */
export function contactDataOf(row: Selectable<Tables['addresses']>): StoredContactData {
	return {
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
		changed: row.changed_at,
	};
}

/** Replaces the contact data of an address whose version the caller has read; answers with what is stored now. */
export async function changeContactData(
	{ path, header, body }: Input<'changeContactData'>,
	write: Write,
): Promise<StoredContactData> {
	const row = await visibleAddresses(write.db, write.session.firma)
		.selectAll()
		.where('lfdnr', '=', path.id)
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) throw new Problem('notFound');
	const subject = `address/${path.id}`;
	if (row.kd_patient) write.noteAccess('patientRead', `${subject} changeContactData`);
	checkVersion(header['If-Match'], contactDataOf(row));
	const stored = await write.db
		.updateTable('addresses')
		.set({
			...(await contactColumns(body, row.is_person, write)),
			version: row.version + 1,
			changed_at: sql<string>`now()`,
		})
		.where('lfdnr', '=', path.id)
		.returningAll()
		.executeTakeFirstOrThrow();
	write.note('addressChanged', subject);
	return contactDataOf(stored);
}

/** The columns of contact data that keep every rule; refuses (422) others. */
async function contactColumns(data: ContactData, isPerson: boolean, { db, today }: Write) {
	const rules = startFieldRules();
	const references = startReferences(db);
	const name = isPerson ? personName(rules, data) : organisationName(rules, data);
	if (data.dateOfBirth !== null) checkBirthDate(rules, 'body.dateOfBirth', data.dateOfBirth, today);
	references.gender('body.gender', data.gender);
	references.country('body.address.country', data.address.country);
	const email = data.email === '' ? '' : rules.take('body.email', parseEmail(data.email));
	await references.check(rules);
	rules.end();
	return {
		...name,
		salutation: data.salutation,
		gender_lfdnr: data.gender,
		birth_date: data.dateOfBirth,
		street: data.address.street,
		plz: data.address.zip,
		city: data.address.city,
		country: data.address.country,
		...phoneColumns(data),
		email: email ?? '',
		note: data.note,
	};
}

function personName(rules: FieldRules, data: ContactData) {
	const lastname = data.lastname.trim();
	const firstname = data.firstname.trim();
	if (lastname === '') rules.refuse('body.lastname', 'missing');
	return {
		lastname,
		firstname,
		title_before: data.titleBefore.trim(),
		title_after: data.titleAfter.trim(),
		phonetic: nameCodes(`${lastname} ${firstname}`),
	};
}

function organisationName(rules: FieldRules, data: ContactData) {
	const company_name = data.lastname.trim();
	if (company_name === '') rules.refuse('body.lastname', 'missing');
	for (const field of ['firstname', 'titleBefore', 'titleAfter'] as const) {
		if (data[field].trim() !== '') rules.refuse(`body.${field}`, 'notAllowed');
	}
	for (const field of ['gender', 'dateOfBirth'] as const) {
		if (data[field] !== null) rules.refuse(`body.${field}`, 'notAllowed');
	}
	return { company_name, phonetic: nameCodes(company_name) };
}

function checkBirthDate(rules: FieldRules, field: string, date: string, today: string): void {
	const problem = isCalendarDate(date) ? checkDate(date, { max: today }) : 'dateInvalid';
	if (problem !== null) rules.refuse(field, problem);
}

// The text stays as typed, for a number that nobody can read may still be the right one.
function phoneColumns({
	tel,
	telNote,
	mobile,
	mobileNote,
}: Pick<ContactData, 'tel' | 'telNote' | 'mobile' | 'mobileNote'>) {
	return {
		tel,
		tel_note: telNote,
		tel_e164: normalizePhone(tel).e164 ?? '',
		mobile,
		mobile_note: mobileNote,
		mobile_e164: normalizePhone(mobile).e164 ?? '',
	};
}
