import { expect, test } from 'vitest';
import { amountsOfDraft, entryOf, lineOf, moved, problemOf, readDraft, textLine } from './draftLines.ts';

const article = {
	articleNumber: 'RO1',
	name: 'Rollstuhl',
	unit: 'STK',
	vatCode: 'N',
	vatRate: '20',
	netPrice: '389.500',
	grossPrice: '467.400',
	priceSource: 'list' as const,
};
const foot = {
	billingCondition: '30T',
	isGross: false,
	discount: '0',
	preferredDate: null,
	deliveryDate: null,
	orderReference: '',
	headText: '',
	footText: '',
	remark: '',
};

test('an article brings its price and says where it is from; without one the line waits for it', () => {
	expect(lineOf(article, false, 'a')).toMatchObject({ price: '389.5', source: 'Preisliste', quantity: '1' });
	expect(lineOf(article, true, 'a').price).toBe('467.4');
	const priceless = lineOf({ ...article, netPrice: null, priceSource: null }, false, 'a');
	expect([priceless.price, problemOf(priceless)]).toEqual(['', 'Kein gültiger Preis']);
});

test('what the paper could not be recomputed from is refused before it is stored', () => {
	const line = lineOf(article, false, 'a');
	expect(problemOf(line)).toBeNull();
	expect(problemOf({ ...line, price: '1.2345' })).toMatch(/3 Nachkommastellen/);
	expect(problemOf({ ...line, price: 'x' })).toMatch(/keine Zahl/);
	expect(problemOf({ ...line, quantity: '0.125' })).toMatch(/2 Nachkommastellen/);
	expect(problemOf({ ...line, discount: '101' })).toMatch(/0 bis 100/);
	expect(problemOf(textLine('t'))).toBe('Bezeichnung fehlt');
	expect(problemOf({ ...textLine('t'), kind: 'subtotal' })).toBeNull();
});

test('lines move past each other and stay at the ends', () => {
	const lines = ['a', 'b', 'c'].map(textLine);
	const keys = (from: number, by: 1 | -1) =>
		moved(lines, from, by)
			.map(({ key }) => key)
			.join('');
	expect([keys(0, 1), keys(2, -1), keys(0, -1), keys(2, 1)]).toEqual(['bac', 'acb', 'abc', 'abc']);
});

test('the amounts are those the server stores, and only what it takes is sent', () => {
	const draft = { foot, lines: [lineOf(article, false, 'a')] };
	expect(amountsOfDraft(draft).gross).toBe('467.40');
	expect(Object.keys(entryOf(draft).positions[0] ?? {})).not.toContain('key');
	const kept = { ...draft, version: 3 };
	expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
	expect([null, { lines: 1, foot, version: 3 }, draft].map(readDraft)).toEqual([null, null, null]);
});
