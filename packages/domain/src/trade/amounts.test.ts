import { addDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AmountLine, amountsOf, cents, centsOf, fromCents, shareOf, splitAmount } from './amounts.ts';

function line(quantity: string, price: string, more: Partial<AmountLine> = {}): AmountLine {
	return { kind: 'article', quantity, price, discount: '0', discount2: '0', vatRate: '20', ...more };
}

const net = (lines: readonly AmountLine[], discount = '0') => amountsOf({ lines, isGross: false, discount });
const gross = (lines: readonly AmountLine[], discount = '0') => amountsOf({ lines, isGross: true, discount });

test.each([
	['three lines of 10,03', net([line('1', '10.03'), line('1', '10.03'), line('1', '10.03')]), '30.09 6.02 36.11'],
	['10 × 3,33 net', net([line('10', '3.33')]), '33.30 6.66 39.96'],
	['10 × 4,00 gross', gross([line('10', '4.00')]), '33.33 6.67 40.00'],
	['a discount of 100 %', net([line('1.5', '33.33', { discount: '100' })]), '0.00 0.00 0.00'],
	['a price with three decimals', net([line('400', '12.345')]), '4938.00 987.60 5925.60'],
	['a small price', net([line('1000', '0.083')]), '83.00 16.60 99.60'],
	[
		'lines are rounded before they are summed',
		net([line('7', '18.35', { discount: '5' }), line('1', '61.10', { discount: '5' })]),
		'180.08 36.02 216.10',
	],
	['a voucher over the full sum', net([line('1', '10'), line('-1', '10')]), '0.00 0.00 0.00'],
	['a credit', net([line('-3', '10.03')]), '-30.09 -6.02 -36.11'],
	[
		'two discounts, one after the other',
		net([line('1', '100', { discount: '10', discount2: '10' })]),
		'81.00 16.20 97.20',
	],
	['nothing', net([]), '0.00 0.00 0.00'],
	['what is no number', net([line('x', '10', { vatRate: 'x' })]), '0.00 0.00 0.00'],
])('%s', (_, amounts, expected) => {
	expect(`${amounts.net} ${amounts.vat} ${amounts.gross}`).toBe(expected);
});

test('each rate has its own sums, the highest first; 20 and 20.00 are one rate', () => {
	const lines = [line('1', '10', { vatRate: '10' }), line('1', '10'), line('1', '5', { vatRate: '20.00' })];
	expect(net(lines).rates).toEqual([
		{ rate: '20', net: '15.00', vat: '3.00', gross: '18.00' },
		{ rate: '10', net: '10.00', vat: '1.00', gross: '11.00' },
	]);
	expect(net([line('1', '100', { vatRate: '4.90' })]).rates[0]).toMatchObject({ rate: '4.9', vat: '4.90' });
});

test('a subtotal is the sum since the last one; texts have none', () => {
	const lines = [
		line('1', '10'),
		line('0', '0', { kind: 'text' }),
		line('2', '5'),
		line('0', '0', { kind: 'subtotal' }),
		line('1', '7'),
		line('0', '0', { kind: 'subtotal' }),
	];
	expect(net(lines).lines).toEqual(['10.00', '0.00', '10.00', '20.00', '7.00', '7.00']);
	expect(net(lines).sum).toBe('27.00');
});

test('the discount of the document is split over the rates to the cent', () => {
	const lines = [line('1', '0.05'), line('1', '0.05', { vatRate: '10' }), line('1', '0.05', { vatRate: '0' })];
	const amounts = net(lines, '33.3333');
	expect(amounts.discount).toBe('0.05');
	expect(amounts.rates.map(({ net: part }) => part)).toEqual(['0.03', '0.03', '0.04']);
	expect(net([line('1', '10'), line('-1', '10', { vatRate: '10' })], '10').net).toBe('0.00');
	expect(net([line('-1', '10'), line('-1', '20', { vatRate: '10' })], '10').net).toBe('-27.00');
});

test('amounts are rounded half away from zero', () => {
	expect(['1.005', '-1.005', '9', 'x'].map(cents)).toEqual(['1.01', '-1.01', '9.00', '0.00']);
	expect(shareOf('462.15', '10')).toBe('46.22');
	expect(fromCents(centsOf('-0.004'))).toBe('0.00');
});

const decimal = (most: number, digits: number) =>
	fc.integer({ min: -most, max: most }).map((value) => fromDigits(value, digits));

function fromDigits(value: number, digits: number): string {
	const text = String(Math.abs(value)).padStart(digits + 1, '0');
	return `${value < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const anyLine = fc.record({
	kind: fc.constant('article' as const),
	quantity: decimal(99_999, 2),
	price: decimal(999_999, 3),
	discount: fc.constantFrom('0', '5', '12.5', '100'),
	discount2: fc.constantFrom('0', '3'),
	vatRate: fc.constantFrom('20', '10', '13', '0', '4.9'),
});

test('the parts of every document add up, and no zero has a sign', () => {
	const input = fc.record({
		lines: fc.array(anyLine, { maxLength: 12 }),
		isGross: fc.boolean(),
		discount: fc.constantFrom('0', '3', '33.3333', '100'),
	});
	fc.assert(
		fc.property(input, (document) => {
			const amounts = amountsOf(document);
			const sum = (texts: readonly string[]) => texts.reduce(addDecimals, '0');
			const plain = (text: string) => addDecimals(text, '0');
			expect(plain(amounts.gross)).toBe(addDecimals(amounts.net, amounts.vat));
			expect(plain(amounts.sum)).toBe(sum(amounts.lines));
			expect(plain(amounts.net)).toBe(sum(amounts.rates.map((rate) => rate.net)));
			const before = document.isGross ? amounts.gross : amounts.net;
			expect(plain(amounts.sum)).toBe(addDecimals(before, amounts.discount));
			for (const text of [...amounts.lines, amounts.net, amounts.vat, amounts.gross, amounts.discount]) {
				expect(text).toMatch(/^-?\d+\.\d\d$/);
				expect(text).not.toBe('-0.00');
			}
		}),
	);
});

test('the net parts of partial documents add up to the whole', () => {
	const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), decimal(99_999, 2)), { maxLength: 8 });
	fc.assert(
		fc.property(prices, fc.integer({ min: 0, max: 40 }), (rows, cut) => {
			const part = (of: (quantity: number) => number) =>
				net(rows.map(([quantity, price]) => line(String(of(quantity)), price))).net;
			const first = part((quantity) => Math.min(quantity, cut));
			const second = part((quantity) => quantity - Math.min(quantity, cut));
			expect(addDecimals(first, second)).toBe(
				addDecimals(
					part((quantity) => quantity),
					'0',
				),
			);
		}),
	);
});

test('an amount is split by weights and the parts add up to it', () => {
	expect(splitAmount('10.00', ['1', '1', '1'])).toEqual(['3.34', '3.33', '3.33']);
	expect(splitAmount('-10.00', ['-1', '-1', '-1'])).toEqual(['-3.33', '-3.33', '-3.34']);
	expect(splitAmount('10.00', [])).toEqual([]);
});
