import { checkEmail, type EmailProblem, suggestEmail } from '@kontor/german/email';
import { normalizePhone } from '@kontor/german/phone';
import { isBlank } from '@kontor/german/visibleText';
import { isTooLong } from '../wizard/checks.ts';

/** The texts of a contact person, as typed or as sent. */
export interface ContactPersonTexts {
	readonly salutation: string;
	readonly title: string;
	readonly firstname: string;
	readonly lastname: string;
	readonly tel: string;
	readonly mobile: string;
	readonly email: string;
	readonly note: string;
}

/** A text of a contact person. */
export type ContactPersonField = keyof ContactPersonTexts;

/** Why a text of a contact person cannot be taken. */
export type ContactPersonProblem = 'missing' | 'tooLong' | EmailProblem;

/** What is odd about a text that is taken all the same. */
export type ContactPersonWarning = 'phoneUnread' | 'emailTypo';

/** Most characters of each text; that of the e-mail address is a rule of its own. */
export const contactPersonLengths = {
	salutation: 200,
	title: 200,
	firstname: 200,
	lastname: 200,
	tel: 200,
	mobile: 200,
	note: 10_000,
} as const satisfies Partial<Record<ContactPersonField, number>>;

/** What is wrong with a contact person: field → problem. */
export function checkContactPerson(
	person: ContactPersonTexts,
): Partial<Record<ContactPersonField, ContactPersonProblem>> {
	const { lastname, email } = person;
	const long = Object.entries(contactPersonLengths).filter(([field, max]) =>
		// The keys of the table are fields.
		isTooLong(person[field as ContactPersonField], max),
	);
	const emailProblem = isBlank(email) ? null : checkEmail(email);
	return {
		...Object.fromEntries(long.map(([field]) => [field, 'tooLong'])),
		...(isBlank(lastname) ? { lastname: 'missing' } : {}),
		...(emailProblem === null ? {} : { email: emailProblem }),
	};
}

/** What is odd about a contact person and never blocks: field → warning. */
export function contactPersonWarnings({
	tel,
	mobile,
	email,
}: ContactPersonTexts): Partial<Record<ContactPersonField, ContactPersonWarning>> {
	return {
		...(isUnread(tel) ? { tel: 'phoneUnread' } : {}),
		...(isUnread(mobile) ? { mobile: 'phoneUnread' } : {}),
		...(suggestEmail(email) === null ? {} : { email: 'emailTypo' }),
	};
}

function isUnread(number: string): boolean {
	return !isBlank(number) && normalizePhone(number).e164 === null;
}
