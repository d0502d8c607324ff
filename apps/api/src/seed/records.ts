import type { Insertable } from 'kysely';
import type { Tables } from '../database/database.ts';
import { givenName, mailAddress, surname } from './addresses/organisations.ts';
import { landlineNumber, mobileNumber } from './numbers.ts';
import type { Random } from './random.ts';

/** An instant of the last years in office hours, later ones more often, and its day, counted back from `today`. */
export function pastMoment(today: string, random: Random, years: number): { day: string; instant: string } {
	const day = dayBefore(today, 1 + Math.floor(random.next() ** 1.5 * years * 365));
	return { day, instant: instantOn(day, random) };
}

function instantOn(day: string, random: Random): string {
	return `${day}T${String(random.int(6, 15)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`;
}

/** The day (`yyyy-mm-dd`) so many days before. */
export function dayBefore(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

const contacts = [
	{ channel: 'phone', subject: 'Rückruf erbeten', text: 'Bittet um Rückruf wegen der Lieferung.' },
	{ channel: 'phone', subject: 'Liefertermin vereinbart', text: 'Lieferung am Vormittag, vorher anrufen.' },
	{ channel: 'phone', subject: 'Frage zur Verordnung', text: 'Verordnungsschein liegt noch bei der Ordination.' },
	{ channel: 'email', subject: 'Kostenvoranschlag übermittelt', text: 'Per E-Mail gesendet.' },
	{ channel: 'email', subject: 'Unterlagen nachgereicht', text: 'Bewilligung ist eingelangt.' },
	{ channel: 'visit', subject: 'Anprobe im Geschäft', text: 'Größe M passt, Bestellung ausgelöst.' },
	{ channel: 'visit', subject: 'Hausbesuch', text: 'Pflegebett aufgestellt und erklärt.' },
	{ channel: 'letter', subject: 'Mahnung versendet', text: 'Zweite Zahlungserinnerung.' },
	{ channel: 'other', subject: 'Interne Notiz', text: 'Klingel defekt, bitte anrufen.' },
] as const;

/** Something that was said, written or noted with an address. */
export function interactionRow(
	id: number,
	lfdnr: number,
	author: { userId: number; name: string },
	today: string,
	random: Random,
): Insertable<Tables['interactions']> {
	const contact = random.pick(contacts);
	const { instant } = pastMoment(today, random, 4);
	return { id, lfdnr, wf_cid: null, ...contact, author: author.name, author_user_id: author.userId, at: instant };
}

/** Somebody to speak to at a company, home or insurer. */
export function contactPersonRow(id: number, lfdnr: number, random: Random): Insertable<Tables['contact_persons']> {
	const lastname = surname(random);
	const { firstname, gender } = givenName(random);
	return {
		id,
		lfdnr,
		salutation: gender === 1 ? 'Frau' : 'Herr',
		title: random.chance(0.15) ? 'Mag.' : '',
		lastname,
		firstname,
		department_id: random.int(1, 8),
		function_id: random.int(1, 7),
		tel: landlineNumber('1', random),
		mobile: random.chance(0.5) ? mobileNumber(random) : '',
		email: mailAddress(`${firstname} ${lastname}`),
	};
}
