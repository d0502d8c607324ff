import { expect, signInAt, test } from '../journey.ts';
import {
	digits,
	field,
	freshBirthDate,
	freshIban,
	freshName,
	freshSvnr,
	freshUid,
	next,
	toGeneralStep,
	wizard,
} from './entering.ts';

type Texts = Readonly<Record<string, string>>;

const person = () => ({ 'person.firstname': 'Hannelore', 'person.lastname': freshName() });
const named = (texts: Texts) => ({ ...person(), ...texts });
const freshPhone = () => `0732 0${digits(7)}`;

/** What a known address and the new one have in common, entered step by step, and the reason the assistant gives. */
const kinds: readonly {
	readonly reason: string;
	readonly flags: readonly string[];
	/** What both have, in the first step and in that of the flag. */
	readonly general: Texts;
	readonly special?: Texts;
	/** What the new one has instead. */
	readonly other?: () => Texts;
	/** Only saving asks about it, no step that is left. */
	readonly isAskedOnSaving?: boolean;
}[] = [
	{ reason: 'gleiches Geburtsdatum', flags: ['Konsument'], general: named({ 'person.dateOfBirth': freshBirthDate() }) },
	{ reason: 'gleiche Telefonnummer', flags: ['Konsument'], general: named({ 'contact.tel': freshPhone() }) },
	{
		reason: 'gleiche E-Mail-Adresse',
		flags: ['Konsument'],
		general: named({ 'contact.email': `${freshName().toLowerCase()}@example.at` }),
	},
	{
		reason: 'gleiche Anschrift',
		flags: ['Konsument'],
		general: named({
			'contact.zip': '1040',
			'contact.city': 'Wien',
			'contact.street': `Wiedner Hauptstraße ${digits(2)}7`,
		}),
	},
	{
		reason: 'gleiche Versicherungsnummer',
		flags: ['Patient'],
		general: {},
		isAskedOnSaving: true,
		special: { 'patient.svnr': freshSvnr('050180') },
		other: person,
	},
	{
		reason: 'gleiche UID',
		flags: ['Firma oder Einrichtung', 'Lieferant'],
		general: {},
		isAskedOnSaving: true,
		special: { 'supplier.uid': freshUid() },
		other: () => ({ 'organisation.name': `${freshName()} GmbH` }),
	},
	{
		reason: 'gleiche IBAN',
		flags: ['Firma oder Einrichtung', 'Lieferant'],
		general: {},
		isAskedOnSaving: true,
		special: { 'supplierPayment.iban': freshIban() },
		other: () => ({ 'organisation.name': `${freshName()} GmbH` }),
	},
];

for (const { reason, flags, general, special = {}, other = () => ({}), isAskedOnSaving = false } of kinds) {
	test(`an address is met again by what gives it away: ${reason}`, async ({ page }) => {
		const assistant = page.getByRole('dialog', { name: /^Gibt es diese (Person|Adresse) schon\?$/ });
		const save = page.getByRole('button', { name: 'Adresse anlegen' });

		async function enter(): Promise<void> {
			await toGeneralStep(page, ...flags);
			const texts: Texts = { ...general, ...other() };
			for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
			await next(page).click();
			const [first] = Object.keys(special);
			if (first === undefined) return;
			await expect(field(page, first)).toBeVisible();
			for (const [path, text] of Object.entries(special)) await field(page, path).fill(text);
			await next(page).click();
			await expect(assistant.or(save).first()).toBeVisible();
		}

		await signInAt(page, wizard);
		await enter();
		await save.click();
		await expect(page).toHaveURL(/\/crm\/addresses\/\d+$/);
		const { href } = new URL(page.url());
		await page.goto(wizard);
		await enter();
		if (isAskedOnSaving) await save.click();
		await expect(assistant.getByText(reason)).toBeVisible();
		await assistant.getByRole('button', { name: 'Öffnen' }).first().click();
		await expect(page).toHaveURL(href);
	});
}
