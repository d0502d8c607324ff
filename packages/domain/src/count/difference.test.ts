import { addDecimals, compareDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookLabel, differenceOf } from './difference.ts';
import { type CountedLabel, sumOf } from './tally.ts';

const counted = (quantity: string, lot = '', serial = ''): CountedLabel => ({ lot, serial, quantity });
const book = (quantity: string, lot = '', expiry: string | null = null, serial = ''): BookLabel => ({
	lot,
	serial,
	quantity,
	expiry,
});

test('counted less book, at once for an article without lots', () => {
	expect(differenceOf([counted('40')], [book('42')])).toEqual({
		book: '42.00',
		difference: '-2.00',
		movements: [counted('-2.00')],
		uncounted: [],
	});
	expect(differenceOf([counted('3')], [])).toMatchObject({ book: '0.00', difference: '3.00' });
	expect(differenceOf([counted('3')], [book('3')]).movements).toEqual([]);
});

test('a lot that nobody has counted stays', () => {
	const found = differenceOf([counted('5', 'A')], [book('6', 'A'), book('4', 'B'), book('0', 'C')]);
	expect(found).toMatchObject({ book: '6.00', difference: '-1.00', movements: [counted('-1.00', 'A')] });
	expect(found.uncounted).toEqual([book('4', 'B')]);
	expect(differenceOf([counted('1', '', 'S9')], [book('1', '', null, 'S1')]).movements).toEqual([
		counted('1.00', '', 'S9'),
	]);
});

test('what is missing without a lot is taken from those that expire first, what is too much fills those below nothing', () => {
	const lots = [book('4', 'LATE', '2028-01-01'), book('3', 'SOON', '2027-01-01'), book('2', 'NEVER')];
	expect(differenceOf([counted('4')], lots).movements).toEqual([counted('-3.00', 'SOON'), counted('-2.00', 'LATE')]);
	expect(differenceOf([counted('0')], lots).movements).toHaveLength(3);
	expect(differenceOf([counted('5')], [book('-2', 'A'), book('1', 'B')]).movements).toEqual([
		counted('2.00', 'A'),
		counted('4.00'),
	]);
	expect(differenceOf([counted('0')], [book('3'), book('1', 'A')]).movements).toEqual([
		counted('-1.00', 'A'),
		counted('-3.00'),
	]);
});

const cents = fc.integer({ min: -500, max: 5000 }).map((value) => (value / 100).toFixed(2));
const lot = fc.constantFrom('', 'A', 'B', 'C');
const books = fc.uniqueArray(
	fc.record({
		lot,
		serial: fc.constant(''),
		quantity: cents,
		expiry: fc.constantFrom(null, '2027-01-01', '2028-02-02'),
	}),
	{ selector: (label) => label.lot },
);
const counts = fc.uniqueArray(
	fc.record({ lot, serial: fc.constant(''), quantity: cents.map((text) => text.replace('-', '')) }),
	{ selector: (label) => label.lot, minLength: 1 },
);

test('afterwards the stock of what was counted is what was counted', () => {
	fc.assert(
		fc.property(counts, books, (found, before) => {
			const { movements, difference, book: compared } = differenceOf(found, before);
			expect(compareDecimals(addDecimals(compared, difference), sumOf(found.map(({ quantity }) => quantity)))).toBe(0);
			expect(compareDecimals(sumOf(movements.map(({ quantity }) => quantity)), difference)).toBe(0);
			for (const label of found.filter((one) => one.lot !== '')) {
				const all = [...before, ...movements].filter((one) => one.lot === label.lot);
				expect(compareDecimals(sumOf(all.map(({ quantity }) => quantity)), label.quantity)).toBe(0);
			}
		}),
	);
});
