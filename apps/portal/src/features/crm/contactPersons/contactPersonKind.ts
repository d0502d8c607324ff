import {
	type ContactPersonField,
	checkContactPerson,
	contactPersonLengths,
	contactPersonWarnings,
} from '@kontor/domain/records/contactPerson';
import { regroupPhone } from '@kontor/german/phone';
import { emailError } from '@kontor/ui/EmailField';
import type { ContactPerson, ContactPersonContent } from '../../../data/contactPersons.ts';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';
import { warningSentence } from '../addressForm/problems/problemSentences.ts';

/** A contact person as its form holds it; department and function by the text of their number. */
export type ContactPersonValues = Readonly<
	Record<
		'salutation' | 'title' | 'firstname' | 'lastname' | 'function' | 'abteilung' | 'tel' | 'mobile' | 'email' | 'note',
		string
	>
>;

/** A form in which nothing is entered. */
export const emptyContactPerson: ContactPersonValues = {
	salutation: '',
	title: '',
	firstname: '',
	lastname: '',
	function: '',
	abteilung: '',
	tel: '',
	mobile: '',
	email: '',
	note: '',
};

/** An entry of the lists of functions and departments. */
export type Choice = NonNullable<ContactPerson['function']>;

/** What a form knows of contact persons. */
export function contactPersonKind(
	functions: readonly Choice[],
	departments: readonly Choice[],
): RecordKind<ContactPersonValues> {
	const nameIn = (choices: readonly Choice[], value: string) =>
		choices.find(({ lfdnr }) => String(lfdnr) === value)?.bezeichnung ?? value;
	return {
		labels: {
			salutation: 'Anrede',
			title: 'Titel',
			firstname: 'Vorname',
			lastname: 'Nachname',
			function: 'Funktion',
			abteilung: 'Abteilung',
			tel: 'Telefon',
			mobile: 'Mobil',
			email: 'E-Mail',
			note: 'Notiz',
		},
		shown(field, value) {
			if (field === 'function') return nameIn(functions, value);
			if (field === 'tel' || field === 'mobile') return regroupPhone(value);
			return field === 'abteilung' ? nameIn(departments, value) : value;
		},
		check(values) {
			const found = Object.entries(checkContactPerson(values));
			return Object.fromEntries(found.map(([field, code]) => [field, sentenceOf(field, code, values)]));
		},
		warn(values) {
			const found = Object.entries(contactPersonWarnings(values));
			return Object.fromEntries(found.map(([field, code]) => [field, warningSentence(code)]));
		},
	};
}

function sentenceOf(field: string, code: string, { email }: ContactPersonValues): string | undefined {
	const lengths: Partial<Record<ContactPersonField, number>> = contactPersonLengths;
	if (code === 'missing') return 'Bitte geben Sie den Nachnamen ein.';
	if (code === 'tooLong') return `Höchstens ${lengths[field as ContactPersonField]} Zeichen.`;
	return emailError(email.trim());
}

/** Somebody new. */
export const newContactPerson: RecordDraft<ContactPersonValues> = {
	lfdnr: null,
	version: null,
	base: emptyContactPerson,
	values: emptyContactPerson,
};

/** Somebody to be edited. */
export function draftOfContactPerson(person: ContactPerson): RecordDraft<ContactPersonValues> {
	const base = valuesOf(person);
	return { lfdnr: person.lfdnr, version: person.version, base, values: base };
}

/** What a form holds of a contact person. */
export function valuesOf(person: ContactPerson): ContactPersonValues {
	const { salutation, title, firstname, lastname, tel, mobile, email, note } = person;
	return {
		...{ salutation, title, firstname, lastname, tel, mobile, email, note },
		function: person.function === null ? '' : String(person.function.lfdnr),
		abteilung: person.abteilung === null ? '' : String(person.abteilung.lfdnr),
	};
}

/** What is sent of a form that `check` has let through. */
export function contentOf(values: ContactPersonValues): ContactPersonContent {
	return { ...values, function: numberOf(values.function), abteilung: numberOf(values.abteilung) };
}

function numberOf(text: string): number | null {
	return text === '' ? null : Number(text);
}
