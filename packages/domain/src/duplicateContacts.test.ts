import { describe, expect, test } from 'vitest';
import {
	likenessOfAddresses,
	likenessOfDates,
	readAddress,
	readPhones,
	slippedDates,
	swappedDate,
} from './duplicateContacts.ts';

function likeness(street: string, other: string) {
	return likenessOfAddresses(
		readAddress({ street, zip: '1010', city: '' }),
		readAddress({ street: other, zip: '1010', city: '' }),
	);
}

describe('a house is one however it is written', () => {
	test.each([
		['Nürnberger Straße 5', 'Nuernbergerstr. 5'],
		['Hauptstr.5', 'HAUPTSTRASSE 5'],
		['Schulg. 5/2', 'Schulgasse 5 / Top 2'],
		['Hauptpl. 3', 'Hauptplatz 3'],
		['Wiedner Hauptstraße 12/2/14', 'Wiedner Hauptstr. 12 Stiege 2 Tür 14'],
		['Am Bach 12a', 'Am Bach 12 A'],
		['Am Bach Nr. 3', 'Am Bach 3'],
		['Sankt-Veit-Gasse 4', 'St. Veit Gasse 4'],
		['Doktor Karl Renner Straße 1', 'Dr.-Karl-Renner-Str. 1'],
		['Professor Huber Weg 1', 'Prof.-Huber-Weg 1'],
		['Straße des 12. Februar 8', 'Strasse des 12. Februar 8'],
		['Lenaustraße 5/1', 'Lenaustraße 5'],
		['Mariahilferstraße 5', 'Mariahilfestraße 5'],
	])('%s, %s', (a, b) => {
		expect(likeness(a, b)).toBe('same');
	});

	test.each([
		['Hauptstraße 5', 'Hauptstraße 7', 'street'],
		['Hauptstraße 5/1', 'Hauptstraße 5/2', 'street'],
		['Hauptstraße', 'Hauptstraße', 'street'],
		['Hauptstraße 5', 'Hauptstraße', 'street'],
		['Hauptstraße 5', 'Bahnhofstraße 5', 'place'],
		['Straße des 12. Februar 8', 'Straße des 1. Mai 8', 'place'],
		['', 'Hauptstraße 5', 'place'],
	])('but %s and %s are not: %s', (a, b, expected) => {
		expect(likeness(a, b)).toBe(expected);
	});

	test('the place is compared where a postcode is unknown, and nothing is where both are', () => {
		const at = (zip: string, city: string) => readAddress({ street: 'Hauptstraße 5', zip, city });
		expect(likenessOfAddresses(at('4020', 'Linz'), at('', 'LINZ'))).toBe('same');
		expect(likenessOfAddresses(at('4020', 'Linz'), at('8010', 'Linz'))).toBe('different');
		expect(likenessOfAddresses(at('A-4020', ''), at('A 4020', ''))).toBe('same');
		expect(likenessOfAddresses(at('4020', ''), at('', 'Linz'))).toBe('missing');
		expect(likenessOfAddresses(at('', 'Linz'), at('4020', ''))).toBe('missing');
	});
});

describe('days of birth', () => {
	test('are compared as a slip of the hand changes them', () => {
		expect(likenessOfDates('1980-03-04', '1980-03-04')).toBe('same');
		expect(likenessOfDates('1980-03-04', '1980-04-03')).toBe('swapped');
		for (const other of ['1981-03-04', '1970-03-04', '1908-03-04', '1980-08-04', '1980-03-24', '1980-03-09']) {
			expect(likenessOfDates('1980-03-04', other), other).toBe('slip');
		}
		for (const other of ['2080-03-04', '1971-03-04', '1980-05-05']) {
			expect(likenessOfDates('1980-03-04', other), other).toBe('different');
		}
		expect(likenessOfDates('1980-03-04', '')).toBe('missing');
		expect(likenessOfDates('4.3.1980', '1980-03-04')).toBe('missing');
	});

	test('that no calendar knows are not offered', () => {
		expect(swappedDate('1980-03-14')).toBeNull();
		expect(swappedDate('x')).toBeNull();
		expect(swappedDate('1980-03-04')).toBe('1980-04-03');
		expect(slippedDates('1980-02-28')).not.toContain('1980-02-38');
		expect(slippedDates('1980-02-28')).not.toContain('1980-02-28');
		expect(slippedDates('1980-03-04').length).toBeLessThan(60);
	});
});

test('phones are read with their extension; empty and made-up ones are left out', () => {
	expect(readPhones(['01 234567-12', '', '0000000', '123', '+43 111111111', '1234567'])).toEqual([
		{ number: '+431234567', extension: '12' },
		{ number: '1234567', extension: null },
	]);
});
