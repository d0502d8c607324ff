import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
		'VERSION:4.0',
		'KIND:individual',
		'FN:Mag.ª Elisabeth Huber\\, MBA',
		'N:Huber;Elisabeth;;Mag.ª;MBA',
		'ADR:;;Wiedner Hauptstraße 12/2/14;Wien;;1040;Österreich',
		'TEL;VALUE=uri;TYPE=voice:tel:+4322361234567;ext=312',
		'TEL;VALUE=uri;TYPE=cell:tel:+436641234567',
		'EMAIL:elisabeth.huber@example.at',
		'END:VCARD',
	]);
});

test('a company is an organisation, and what is empty is left out', () => {
	expect(unfolded({ ...nobody, person: false, name: 'Öllinger & Söhne; Graz', tel: 'Zentrale, Hr. Moser' })).toEqual([
		'BEGIN:VCARD',
		'VERSION:4.0',
		'KIND:org',
		'FN:Öllinger & Söhne\\; Graz',
		'ORG:Öllinger & Söhne\\; Graz',
		'TEL;VALUE=text;TYPE=voice:Zentrale\\, Hr. Moser',
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
					expect(names.filter((name) => name !== 'ADR')).toEqual([
						'BEGIN',
						'VERSION',
						'KIND',
						'FN',
						'N',
						'EMAIL',
						'END',
					]);
				},
			),
		);
	});
});
