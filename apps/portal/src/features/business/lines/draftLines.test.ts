import { expect, test } from 'vitest';
import type { BusinessArticle } from '../../../data/business.ts';
import { changedLine, entryOfLine, lineOf, moved, priceFor, problemOf, textLine } from './draftLines.ts';

const article: BusinessArticle = {
	articleNumber: 'IN1',
	name: 'Einlage',
	unit: 'STK',
	vatCode: 'N',
	vatRate: '20',
	netPrice: '0.500',
	grossPrice: '0.600',
	priceSource: 'list',
	cost: '0.300',
	isStocked: true,
	lotDuty: false,
	serialDuty: false,
	isExact: false,
	exactUnit: null,
	prices: [
		{ unit: 'STK', minQuantity: '1', netPrice: '0.500', grossPrice: '0.600', priceSource: 'list' },
		{ unit: 'STK', minQuantity: '100', netPrice: '0.450', grossPrice: '0.540', priceSource: 'group' },
		{ unit: 'PKG', minQuantity: '1', netPrice: '13.900', grossPrice: '16.680', priceSource: 'customer' },
	],
	packs: [
		{ unit: 'PKG', quantity: '30' },
		{ unit: 'KTN', quantity: '120' },
	],
	stock: [],
};

test.each([
	['STK', '1', false, '0.5', 'Preisliste'],
	['STK', '99.99', false, '0.5', 'Preisliste'],
	['STK', '100', false, '0.45', 'Gruppenpreis ab 100'],
	['STK', '', false, '0.5', 'Preisliste'],
	['PKG', '2', false, '13.9', 'Kundenpreis'],
	['PKG', '2', true, '16.68', 'Kundenpreis'],
	// A carton has no price of its own: 120 pieces at the price of 120.
	['KTN', '1', false, '54', 'Gruppenpreis ab 100, je STK'],
	['PAAR', '1', false, '', 'kein gültiger Preis'],
])('%s × %s costs what holds for it', (unit, quantity, isGross, price, source) => {
	expect(priceFor(article, unit, quantity, isGross)).toEqual({ price, source });
});

test('an article brings its price and says where it is from; without one the line waits for it', () => {
	expect(lineOf(article, false, 'a')).toMatchObject({
		price: '0.5',
		source: 'Preisliste',
		quantity: '1',
		cost: '0.300',
	});
	expect(lineOf({ ...article, exactUnit: 'PKG' }, false, 'a')).toMatchObject({
		unit: 'PKG',
		packQuantity: '30',
		price: '13.9',
		cost: '9.000',
	});
	const priceless = lineOf({ ...article, prices: [] }, false, 'a');
	expect([priceless.price, problemOf(priceless)]).toEqual(['', 'Kein gültiger Preis']);
});

test('another quantity or unit brings its price, but never over a typed or stored one', () => {
	const line = lineOf(article, false, 'a');
	expect(changedLine(line, { quantity: '100' }, article, false)).toMatchObject({ price: '0.45' });
	expect(changedLine(line, { unit: 'PKG' }, article, false)).toMatchObject({ price: '13.9', packQuantity: '30' });
	const own = changedLine(line, { price: '0.4' }, article, false);
	expect(own.source).toBe('eingegeben');
	expect(changedLine(own, { quantity: '100' }, article, false).price).toBe('0.4');
	expect(changedLine({ ...line, source: '' }, { quantity: '100' }, article, false).price).toBe('0.5');
	expect(changedLine(line, { text: 'Neu' }, article, false)).toEqual({ ...line, text: 'Neu' });
	expect(changedLine(line, { quantity: '100' }, undefined, false).price).toBe('0.5');
});

test('what the paper could not be recomputed from is refused before it is stored', () => {
	const line = lineOf(article, false, 'a');
	expect(problemOf(line)).toBeNull();
	expect(problemOf({ ...line, price: '1.2345' })).toMatch(/3 Nachkommastellen/);
	expect(problemOf({ ...line, price: 'x' })).toMatch(/keine Zahl/);
	expect(problemOf({ ...line, quantity: '0.125' })).toMatch(/2 Nachkommastellen/);
	expect(problemOf({ ...line, discount: '101' })).toMatch(/0 bis 100/);
	expect(problemOf({ ...line, discount2: '-1' })).toMatch(/0 bis 100/);
	expect(problemOf(textLine('t'))).toBe('Bezeichnung fehlt');
	expect(problemOf({ ...textLine('t'), kind: 'subtotal' })).toBeNull();
});

test('lines move to another place and stay within the ends; only what the server takes is sent', () => {
	const lines = ['a', 'b', 'c'].map(textLine);
	const keys = (from: number, to: number) =>
		moved(lines, from, to)
			.map(({ key }) => key)
			.join('');
	expect([keys(0, 1), keys(2, 0), keys(0, -1), keys(2, 3), keys(7, 0)]).toEqual(['bac', 'cab', 'abc', 'abc', 'abc']);
	const entry = entryOfLine({ ...textLine('a'), lot: '', client: { id: 7, name: 'Huber' } });
	expect(entry).toMatchObject({ lot: null, clientId: 7, objectId: null });
	expect(Object.keys(entry)).not.toContain('key');
});
