import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { formatGermanDate } from '@kontor/german/date';
import { formatIban } from '@kontor/german/iban';
import { normalizePhone, regroupPhone } from '@kontor/german/phone';
import { formatSvnr } from '@kontor/german/svnr';
import type { DuplicateCandidate } from '../../../../data/newAddress.ts';

/** A value of the draft beside that of the address which may be the same. */
export interface ComparedRow {
	readonly term: string;
	readonly own: string;
	readonly known: string;
	/** Nobody is known by it. */
	readonly isPublic?: boolean;
}

/** The rows set side by side: for each reason the two values that made it, and what else tells two persons apart. */
export function comparisonOf(draft: AddressDraft, candidate: DuplicateCandidate): readonly ComparedRow[] {
	const { person, organisation, contact } = draft;
	const isPerson = draft.kind === 'person';
	const { reasons, mobile = '' } = candidate;
	// The server says the mobile number as the telephone number of who has no other.
	const tel = candidate.tel === mobile ? '' : candidate.tel;
	return [
		row('Name', isPerson ? `${person.lastname} ${person.firstname}` : organisation.name, candidate.name),
		...(isPerson
			? [row('Geburtsdatum', formatGermanDate(person.dateOfBirth), formatGermanDate(candidate.dateOfBirth ?? ''))]
			: []),
		row('Straße', contact.street, candidate.kdStrasse),
		{
			...row('PLZ und Ort', `${contact.zip} ${contact.city}`, `${candidate.kdPlz} ${candidate.kdOrt}`),
			isPublic: true,
		},
		row('Telefon', regroupPhone(contact.tel), regroupPhone(tel)),
		...ifAny(row('Mobil', regroupPhone(contact.mobile), regroupPhone(mobile))),
		...(isSamePhone(contact.tel, mobile) ? [sameRow('Telefon wie Mobil', regroupPhone(mobile))] : []),
		...(isSamePhone(contact.mobile, tel) ? [sameRow('Mobil wie Telefon', regroupPhone(tel))] : []),
		...ifAny(row('E-Mail', contact.email, candidate.email ?? '')),
		...(reasons.includes('sameSvnr') ? [sameRow('SVNR', formatSvnr(ownSvnr(draft)))] : []),
		...(reasons.includes('sameUid') ? [sameRow('UID', uidOf(draft))] : []),
		...(reasons.includes('sameIban') ? [sameRow('IBAN', formatIban(ibanOf(draft)))] : []),
	];
}

function row(term: string, own: string, known: string): ComparedRow {
	return { term, own: own.trim(), known: known.trim() };
}

/** A row only for what at least one of both has. */
function ifAny(compared: ComparedRow): readonly ComparedRow[] {
	return compared.own + compared.known === '' ? [] : [compared];
}

/** A number that is equal in both. */
function sameRow(term: string, number: string): ComparedRow {
	return { term, own: number, known: number };
}

function isSamePhone(one: string, other: string): boolean {
	const { e164 } = normalizePhone(one);
	return e164 !== null && e164 === normalizePhone(other).e164;
}

/** The number by which both are one: that of the draft, as the server has found it equal. */
function ownSvnr({ patient, employee }: AddressDraft): { svnr: string; svnrDat: string } {
	return patient.svnr.svnr === '' ? employee.svnr : patient.svnr;
}

function uidOf({ company, supplier, insurer }: AddressDraft): string {
	return company.uid || supplier.uid || insurer.uid;
}

function ibanOf({ supplierPayment, insurer }: AddressDraft): string {
	return supplierPayment.iban || insurer.iban;
}
