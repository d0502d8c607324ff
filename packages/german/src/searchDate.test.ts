import { expect, test } from 'vitest';
import { daysOfSearch, yearOfSearch } from './searchDate.ts';

test.each([
	['12.02.1998', ['1998-02-12']],
	['12.2.1998', ['1998-02-12']],
	['12021998', ['1998-02-12']],
	['12.2.98', ['1998-02-12', '2098-02-12']],
	['29.2.00', ['2000-02-29']],
	['31.02.1998', []],
	['31.2.98', []],
	['1998', []],
	['120298', []],
	['8010', []],
	['', []],
	['Huber', []],
	['constructor', []],
])('%j in a search may mean the days %j', (word, days) => {
	expect(daysOfSearch(word)).toEqual(days.map((day) => ({ from: day, to: day })));
});

test('a year is all its days, and only where somebody living may be born in it', () => {
	expect(yearOfSearch('1998')).toEqual([{ from: '1998-01-01', to: '1998-12-31' }]);
	expect(yearOfSearch('2004')).toEqual([{ from: '2004-01-01', to: '2004-12-31' }]);
	for (const word of ['1898', '8010', '19980', '98', '']) expect(yearOfSearch(word)).toEqual([]);
});
