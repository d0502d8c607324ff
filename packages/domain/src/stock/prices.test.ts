import { addDays } from '@kontor/german/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountedPrice, grossOf, marginOf, netOf, overlaps, type PriceRule, priceOf, validityOn } from './prices.ts';

const rule = (more: Partial<PriceRule> = {}): PriceRule => ({
	priceList: 'STD',
	unit: 'STK',
	minQuantity: '1',
	customerGroup: null,
	customer: null,
	validFrom: null,
	validTo: null,
	...more,
});
const wish = (day: string, more = {}) => ({
	day,
	priceList: 'STD',
	unit: 'STK',
	quantity: '1',
	customerGroups: [] as string[],
	customer: null,
	...more,
});

const august = rule({ validTo: '2026-08-31' });
const september = rule({ validFrom: '2026-09-01', validTo: '2026-09-30' });
const october = rule({ validFrom: '2026-10-01' });

test.each([
	['2026-08-31', august],
	['2026-09-01', september],
	['2026-09-15', september],
	['2026-09-30', september],
	['2026-10-01', october],
])('on %s the price of that day holds, both ends included', (day, expected) => {
	expect(priceOf([october, august, september], wish(day))).toBe(expected);
});

test('a gap is no price', () => {
	expect(priceOf([august, october], wish('2026-09-15'))).toBeNull();
	expect(priceOf([], wish('2026-09-15'))).toBeNull();
});

test('what is not for the wish is no price of it', () => {
	const others = [
		rule({ priceList: 'HEIM' }),
		rule({ unit: 'KTN' }),
		rule({ minQuantity: '10' }),
		rule({ customerGroup: 'B2B' }),
		rule({ customer: 1001 }),
	];
	expect(priceOf(others, wish('2026-09-15'))).toBeNull();
});

test('the customer goes before the group, that before all, and more before less', () => {
	const all = rule();
	const ten = rule({ minQuantity: '10' });
	const group = rule({ customerGroup: 'B2B' });
	const own = rule({ customer: 1001 });
	const rules = [all, own, ten, group];
	const day = '2026-09-15';
	expect(priceOf(rules, wish(day))).toBe(all);
	expect(priceOf(rules, wish(day, { quantity: '10.00' }))).toBe(ten);
	expect(priceOf(rules, wish(day, { customerGroups: ['B2B'], quantity: '12' }))).toBe(group);
	expect(priceOf(rules, wish(day, { customerGroups: ['B2B'], customer: 1001 }))).toBe(own);
});

test('a validity is past, now or future, and shares days or not', () => {
	expect(validityOn(september, '2026-08-31')).toBe('future');
	expect(validityOn(september, '2026-09-30')).toBe('now');
	expect(validityOn(september, '2026-10-01')).toBe('past');
	expect(overlaps(august, september)).toBe(false);
	expect(overlaps(september, rule({ validFrom: '2026-09-30' }))).toBe(true);
	expect(overlaps(rule(), rule())).toBe(true);
	expect(overlaps(rule({ validFrom: '2026-09-02', validTo: '2026-09-01' }), rule())).toBe(false);
	expect(overlaps(rule(), rule({ validFrom: '2026-09-02', validTo: '2026-09-01' }))).toBe(false);
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days) ?? '');
const days = fc.record({ validFrom: fc.option(day), validTo: fc.option(day) });

test('two share a day exactly when there is one on which both hold', () => {
	fc.assert(
		fc.property(days, days, (one, other) => {
			const all = Array.from({ length: 63 }, (_, index) => addDays('2025-12-31', index) ?? '');
			const isShared = all.some((date) => validityOn(one, date) === 'now' && validityOn(other, date) === 'now');
			expect(overlaps(one, other)).toBe(isShared && isReal(one) && isReal(other));
		}),
	);
});

function isReal({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }): boolean {
	return validFrom === null || validTo === null || validFrom <= validTo;
}

test('of prices that do not overlap exactly one holds or none, whatever their order', () => {
	fc.assert(
		fc.property(fc.array(days, { maxLength: 8 }), day, fc.integer(), (several, date, turn) => {
			const apart: PriceRule[] = [];
			for (const one of several.map((some) => rule(some)).filter(isReal)) {
				if (!apart.some((other) => overlaps(one, other))) apart.push(one);
			}
			const holding = apart.filter((one) => validityOn(one, date) === 'now');
			expect(holding.length).toBeLessThanOrEqual(1);
			const at = apart.length === 0 ? 0 : Math.abs(turn) % apart.length;
			expect(priceOf([...apart.slice(at), ...apart.slice(0, at)], wish(date))).toBe(holding[0] ?? null);
		}),
	);
});

test.each([
	[grossOf('3.333', '20'), '4.000'],
	[grossOf('100', '4.9'), '104.900'],
	[grossOf('10', '0'), '10.000'],
	[netOf('4.00', '20'), '3.333'],
	[netOf('110', '10.0000'), '100.000'],
	[netOf('5', '-100'), '5'],
	[discountedPrice('100', '10', '10'), '81.000'],
	[discountedPrice('37.90', '0', '0'), '37.900'],
	[discountedPrice('1.115', '50', '0'), '0.558'],
])('%s is %s', (result, expected) => {
	expect(result).toBe(expected);
});

test('the margin says of what it is a share, and a purchase price of nothing has none', () => {
	expect(marginOf('1250', '950')).toEqual({ factor: '1.31579', db1: '300.000', ra: '31.58' });
	expect(marginOf('59.90', '37.90')).toEqual({ factor: '1.58047', db1: '22.000', ra: '58.05' });
	expect(marginOf('10', '0')).toEqual({ factor: null, db1: '10.000', ra: null });
	expect(marginOf('5', '8')).toEqual({ factor: '0.62500', db1: '-3.000', ra: '-37.50' });
});
