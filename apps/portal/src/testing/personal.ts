import { formatGermanDate } from '@kontor/german/date';
import { addressDetails, addressRows, contactPersons, documents, interactions } from './addresses.ts';
import { notifications } from './everyday.ts';
import { duplicate } from './newAddress.ts';

/** What a text must not hold: itself or, of a phone number, its last digits. */
interface PersonalValue {
	readonly value: string;
	readonly isPhone?: true;
}

/** Everything personal in the made-up data, names word by word. */
const personal: readonly PersonalValue[] = [
	...addressRows(40).flatMap(({ name, kdStrasse, tel, dateOfBirth }) => [
		...words(name),
		text(kdStrasse),
		phone(tel),
		text(dateOfBirth === undefined ? '' : formatGermanDate(dateOfBirth)),
	]),
	...contactPersons.flatMap(({ firstname, lastname, tel, mobile, email }) => [
		text(firstname),
		text(lastname),
		text(email),
		phone(tel),
		phone(mobile),
	]),
	...notifications.flatMap((notification) => [text(notification.subject), text(notification.text)]),
	...interactions.flatMap((interaction) => [text(interaction.subject), text(interaction.text)]),
	...documents.map(({ name }) => text(name)),
	...[addressDetails.tel, addressDetails.mobile, duplicate.tel].map(phone),
	...[addressDetails.email, addressDetails.note, '06.07.1953', '73 Jahre', 'Moser', 'Karin', '9002', 'Abendrot'].map(
		text,
	),
].filter(({ value }) => value !== '');

/**
 * The personal values of the made-up data that a page gives away: in a text, a name for screen readers, a tooltip, a link
 * or the title of the window. `own` are those of the open record. What stands in fields is the user's own.
 */
export function personalValuesOn(page: Document, own: readonly string[] = []): string[] {
	const shown = textsOf(page);
	const digits = shown.map((given) => given.replace(/\D/g, ''));
	const found = personal.filter(({ value, isPhone }) => {
		if (own.includes(value)) return false;
		return isPhone ? digits.some((given) => given.includes(value)) : shown.some((given) => given.includes(value));
	});
	return [...new Set(found.map(({ value }) => value))];
}

function textsOf(page: Document): string[] {
	const texts = [page.title, page.body.textContent];
	for (const element of page.body.querySelectorAll('*')) {
		for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'href', 'data-label', 'placeholder']) {
			const given = element.getAttribute(name) ?? '';
			// A sentence may hold a bare sign of per cent, which is no part of an address.
			texts.push(name === 'href' ? decodeURIComponent(given) : given);
		}
	}
	return texts;
}

function words(name: string): PersonalValue[] {
	return name.split(' ').map(text);
}

function text(value: string): PersonalValue {
	return { value };
}

function phone(number: string): PersonalValue {
	return { value: number.replace(/\D/g, '').slice(-7), isPhone: true };
}
