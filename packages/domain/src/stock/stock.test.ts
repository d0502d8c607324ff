import { addDecimals, compareDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableOf, averagePrice, countDifference, forecastOf, movementKinds, stockStateOf } from './stock.ts';

test('each kind of movement has one name', () => {
	expect(new Set(movementKinds.map(({ label }) => label)).size).toBe(movementKinds.length);
});

test('what is reserved is not available, what is ordered only in the forecast', () => {
	expect(availableOf({ inventory: '100', reserved: '3' })).toBe('97.00');
	expect(availableOf({ inventory: '97', reserved: '0' })).toBe('97.00');
	expect(forecastOf({ inventory: '100', reserved: '3', ordered: '12.5' })).toBe('109.50');
});

test.each([
	['-0.01', '5', 'negative'],
	['0.00', '0', 'none'],
	['4.99', '5', 'low'],
	['5', '5.00', 'available'],
	['1', '0', 'available'],
])('a stock of %s with at least %s is %s', (inventory, least, state) => {
	expect(stockStateOf(inventory, least)).toBe(state);
});

test.each([
	['-3', '5.00', '12', '4.20', '4.200'],
	['0', '5.00', '12', '4.20', '4.200'],
	['8', '5.00', '12', '4.20', '4.520'],
	['8', null, '12', '4.20', '4.200'],
	['8', '5.00', '-8', '5.00', '5.000'],
])('%s at %s and %s at %s is %s on average', (stock, average, incoming, price, expected) => {
	expect(averagePrice(stock, average, incoming, price)).toBe(expected);
});

const positive = fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));

test('an average lies between the two prices', () => {
	fc.assert(
		fc.property(positive, positive, positive, positive, (stock, average, incoming, price) => {
			const after = averagePrice(stock, average, incoming, price);
			const [low, high] = compareDecimals(average, price) < 0 ? [average, price] : [price, average];
			expect(compareDecimals(after, low)).toBeGreaterThanOrEqual(0);
			expect(compareDecimals(after, high)).toBeLessThanOrEqual(0);
		}),
	);
});

const some = fc.integer({ min: -10_000, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));

test('posting the difference of a count leaves what was counted and everything that moved since', () => {
	fc.assert(
		fc.property(some, some, some, (counted, book, since) => {
			const stock = addDecimals(addDecimals(book, since), countDifference(counted, book));
			expect(compareDecimals(stock, addDecimals(counted, since))).toBe(0);
		}),
	);
	expect(countDifference('40', '42')).toBe('-2.00');
});
