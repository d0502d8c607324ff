import fc from 'fast-check';
import { parseVCards } from 'vcard4-ts';
import { describe, expect, test } from 'vitest';
import { normalizePhone } from './phone.ts';
import { type ContactCard, vCardOf } from './vcard.ts';

const nobody: ContactCard = {
	person: true,
	name: '',
	titleBefore: '',
	firstname: '',
	lastname: 'Huber',
	titleAfter: '',
	street: '',
	zip: '',
	city: '',
	country: '',
	tel: '',
	mobile: '',
	email: '',
};

function unfolded(card: ContactCard): string[] {
	return vCardOf(card).replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

test('a person with everything', () => {
	const card = {
		...nobody,
		titleBefore: 'Mag.ª',
		firstname: 'Elisabeth',
		titleAfter: 'MBA',
		street: 'Wiedner Hauptstraße 12/2/14',
		zip: '1040',
		city: 'Wien',
		country: 'Österreich',
		tel: '02236 123 45 67-312',
		mobile: '0664 123 45 67',
		email: 'elisabeth.huber@example.at',
	};
	expect(unfolded(card)).toEqual([
		'BEGIN:VCARD',
		'VERSION:3.0',
		'FN:Mag.ª Elisabeth Huber\\, MBA',
		'N:Huber;Elisabeth;;Mag.ª;MBA',
		'ADR:;;Wiedner Hauptstraße 12/2/14;Wien;;1040;Österreich',
		'TEL;TYPE=VOICE:+4322361234567-312',
		'TEL;TYPE=CELL:+436641234567',
		'EMAIL;TYPE=INTERNET:elisabeth.huber@example.at',
		'END:VCARD',
	]);
});

test('a company is an organisation, and what is empty is left out', () => {
	expect(unfolded({ ...nobody, person: false, name: 'Öllinger & Söhne; Graz', tel: 'Zentrale, Hr. Moser' })).toEqual([
		'BEGIN:VCARD',
		'VERSION:3.0',
		'FN:Öllinger & Söhne\\; Graz',
		'N:;;;;',
		'ORG:Öllinger & Söhne\\; Graz',
		'X-ABSHOWAS:COMPANY',
		'TEL;TYPE=VOICE:Zentrale\\, Hr. Moser',
		'END:VCARD',
	]);
});

describe('texts', () => {
	test.each([
		['a;b', 'a\\;b'],
		['a\\b', 'a\\\\b'],
		['a\r\nb\nc\u2028d', 'a\\nb\\nc\\nd'],
		['a\u0000\tb', 'ab'],
		['\ud800', '\ufffd'],
		['\u0055\u0308', 'Ü'],
	])('%j is written %j', (lastname, written) => {
		expect(unfolded({ ...nobody, lastname })).toContain(`N:${written};;;;`);
	});

	test('no text brings a line of its own, and no line has more than 75 octets', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
				fc.string({ maxLength: 300, size: 'max' }),
				(lastname, street) => {
					const card = vCardOf({ ...nobody, lastname, street, email: 'a@example.at' });
					for (const line of card.split('\r\n')) {
						expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
						expect(line).not.toMatch(/[\r\n]/);
					}
					const names = unfolded({ ...nobody, lastname, street, email: 'a@example.at' }).map(
						(line) => line.split(/[:;]/)[0],
					);
					expect(names.filter((name) => name !== 'ADR')).toEqual(['BEGIN', 'VERSION', 'FN', 'N', 'EMAIL', 'END']);
				},
			),
		);
	});
});

describe('a parser reads back what was written', () => {
	function read(card: ContactCard) {
		const { vCards = [] } = parseVCards(vCardOf(card));
		expect(vCards).toHaveLength(1);
		const { FN, N, ORG, ADR, TEL, EMAIL, VERSION } = vCards[0] ?? {};
		return {
			version: VERSION?.value,
			fullName: FN?.[0]?.value,
			name: N?.value,
			organisation: ORG?.[0]?.value,
			place: ADR?.[0]?.value,
			phones: TEL?.map(({ parameters, value }) => [parameters?.TYPE?.[0], value]),
			email: EMAIL?.[0]?.value,
		};
	}

	test('of a person, with umlauts, titles, an extension and lines that have to be folded', () => {
		const card: ContactCard = {
			...nobody,
			titleBefore: 'Univ.-Prof.ⁱⁿ Mag.ª DDr.',
			firstname: 'Ägidia Österreicher-Übelhör Çiğdem Łucja',
			lastname: 'Müller-Lüdenscheidt; von, zu \\ Groß-Weißensteinfeldböck',
			titleAfter: 'MBA, MSc',
			street: `${'Große Mohrengasse '.repeat(6)}12/2/14, Hinterhaus`,
			zip: '1020',
			city: 'Wien; Leopoldstadt',
			country: 'Österreich',
			tel: '02236 123 45 67-312',
			mobile: '0664 123 45 67',
			email: 'ägidia@exämple.at',
		};
		expect(read(card)).toEqual({
			version: '3.0',
			fullName: `${card.titleBefore} ${card.firstname} ${card.lastname}, ${card.titleAfter}`,
			name: {
				familyNames: [card.lastname],
				givenNames: [card.firstname],
				additionalNames: [''],
				honorificPrefixes: [card.titleBefore],
				honorificSuffixes: [card.titleAfter],
			},
			organisation: undefined,
			place: {
				postOfficeBox: [''],
				extendedAddress: [''],
				streetAddress: [card.street],
				locality: [card.city],
				region: [''],
				postalCode: [card.zip],
				countryName: [card.country],
			},
			phones: [
				['VOICE', '+4322361234567-312'],
				['CELL', '+436641234567'],
			],
			email: card.email,
		});
		// What an address book shows is what a phone field reads as the same number.
		expect(normalizePhone('+4322361234567-312')).toMatchObject({ e164: '+4322361234567', extension: '312' });
	});

	test('of a company', () => {
		const card = { ...nobody, person: false, name: 'Öllinger & Söhne; Graz', tel: 'Zentrale, Hr. Moser' };
		expect(read(card)).toMatchObject({
			fullName: card.name,
			organisation: [card.name],
			phones: [['VOICE', card.tel]],
		});
	});

	test('of any name and place', () => {
		const line = fc.string({ unit: fc.constantFrom(...'aäß€😀,;:\\"\' n'), maxLength: 120 }).map((text) => text.trim());
		fc.assert(
			fc.property(line, line, line, (lastname, firstname, street) => {
				const { name, place } = read({ ...nobody, lastname, firstname, street, city: 'Wien' });
				expect(name).toMatchObject({ familyNames: [lastname], givenNames: [firstname] });
				expect(place).toMatchObject({ streetAddress: [street], locality: ['Wien'] });
			}),
		);
	});
});
