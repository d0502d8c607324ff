import { readPostcode } from '@kontor/german/postcode';
import { type Selectable, sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Tables } from '../database/database.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { askSection } from './askedFields.ts';
import { type Asking, emailOf, endAsking, phoneColumns, startAsking } from './fields.ts';
import { lockAddress } from './lockAddress.ts';
import { organisationName, personName } from './names.ts';

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
		creditLimit: row.credit_limit,
		version: row.version,
		changed: row.changed_at,
	};
}

/** Replaces the contact data of an address whose version the caller has read; answers with what is stored now. */
export async function changeContactData(
	{ path, header, body }: Input<'changeContactData'>,
	write: Write,
): Promise<StoredContactData> {
	const row = await lockAddress(write, path.id);
	if (row.kd_patient) write.noteAccess('patientRead', `address/${path.id} changeContactData`);
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
	write.note('addressChanged', `address/${path.id} contactData`);
	return contactDataOf(stored);
}

/** Gives the note its colour; nothing that anybody edits is another one by it, so no version is asked for. */
export async function changeNoteTone({ path, body }: Input<'changeNoteTone'>, write: Write): Promise<undefined> {
	const row = await lockAddress(write, path.id);
	if (row.kd_patient) write.noteAccess('patientRead', `address/${path.id} changeNoteTone`);
	await write.db.updateTable('addresses').set({ note_tone: body.tone }).where('lfdnr', '=', path.id).execute();
	write.note('addressChanged', `address/${path.id} noteTone`);
}

async function contactColumns(data: ContactData, isPerson: boolean, write: Write) {
	const asking = startAsking(write);
	askSection(asking, 'body', { section: 'contactData', isPerson, body: data });
	const name = isPerson ? personName(data) : nonPersonName(asking, data);
	asking.references.gender('body.gender', data.gender);
	asking.references.country('body.address.country', data.address.country);
	const email = emailOf(asking, 'body.email', data.email);
	await endAsking(asking);
	return {
		...name,
		salutation: data.salutation,
		gender_lfdnr: data.gender,
		birth_date: data.dateOfBirth,
		street: data.address.street,
		plz: readPostcode(data.address.zip, data.address.country).postcode,
		city: data.address.city,
		country: data.address.country,
		...phoneColumns(data),
		email,
		note: data.note,
		credit_limit: data.creditLimit,
	};
}

function nonPersonName(asking: Asking, data: ContactData) {
	for (const field of ['firstname', 'titleBefore', 'titleAfter'] as const) {
		if (data[field].trim() !== '') asking.rules.refuse(`body.${field}`, 'notAllowed');
	}
	for (const field of ['gender', 'dateOfBirth'] as const) {
		if (data[field] !== null) asking.rules.refuse(`body.${field}`, 'notAllowed');
	}
	return organisationName(data.lastname);
}
