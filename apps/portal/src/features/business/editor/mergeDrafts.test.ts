import { expect, test } from 'vitest';
import { businessArticle, businessDraft, deliveryNote } from '../../../testing/business.ts';
import { textLine } from '../lines/draftLines.ts';
import { type Draft, draftOf, lotFor } from './draft.ts';
import { mergeDrafts } from './mergeDrafts.ts';

const base = draftOf(businessDraft);
const foot = (change: Partial<Draft['foot']>, draft = base): Draft => ({
	...draft,
	foot: { ...draft.foot, ...change },
});
const line = (at: number, change: object, draft = base): Draft => ({
	...draft,
	lines: draft.lines.map((known, index) => (index === at ? { ...known, ...change } : known)),
});

test('edits of different fields and lines both hold, without a question', () => {
	const mine = line(0, { quantity: '2' }, foot({ orderReference: 'B-1' }));
	const { draft, conflicts } = mergeDrafts(base, mine, line(1, { text: 'Frei Haus' }, foot({ remark: 'Eilig' })));
	expect(conflicts).toEqual([]);
	expect(draft.foot).toMatchObject({ orderReference: 'B-1', remark: 'Eilig' });
	expect(draft.lines.map(({ text, quantity }) => `${quantity} ${text}`)).toEqual([
		'2 Rollstuhl Leicht SB 43',
		'0 Frei Haus',
	]);
});

test('what both have changed is asked about field by field; until then one’s own stands', () => {
	const mine = line(0, { price: '350' }, foot({ deliveryDate: '2026-12-01' }));
	const theirs = line(0, { price: '360.5' }, foot({ deliveryDate: '2026-12-24' }));
	const { draft, conflicts } = mergeDrafts(base, mine, theirs);
	expect(conflicts.map(({ label, mine: own, stored }) => [label, own, stored])).toEqual([
		['Lieferdatum', '01.12.2026', '24.12.2026'],
		['Position 1: Preis', '350', '360,5'],
	]);
	expect([draft.lines[0]?.price, draft.foot.deliveryDate]).toEqual(['350', '2026-12-01']);
	const taken = conflicts.reduce((all, { takeStored }) => takeStored(all), draft);
	expect([taken.lines[0]?.price, taken.foot.deliveryDate]).toEqual(['360.5', '2026-12-24']);
});

test('the same change twice, or another spelling of it, is no conflict', () => {
	expect(mergeDrafts(base, line(0, { price: '350.00' }), line(0, { price: '350' })).conflicts).toEqual([]);
	expect(mergeDrafts(base, foot({ isGross: true }), foot({ isGross: true })).conflicts).toEqual([]);
});

test('lines that one has added stay, lines that one has removed go, and a change keeps its line', () => {
	const added = { ...textLine('mine'), text: 'Meine' };
	const theirNew = { ...textLine('9-2'), id: 9, text: 'Ihre' };
	const texts = (mine: Draft, stored: Draft) =>
		mergeDrafts(base, mine, stored).draft.lines.map(({ text, id }) => `${id} ${text}`);
	const without = { ...base, lines: base.lines.slice(1) };
	expect(texts({ ...base, lines: [added, ...base.lines] }, { ...base, lines: [...base.lines, theirNew] })).toEqual([
		'null Meine',
		'1 Rollstuhl Leicht SB 43',
		'2 Lieferung frei Haus',
		'9 Ihre',
	]);
	expect(texts(without, base)).toEqual(['2 Lieferung frei Haus']);
	expect(texts(base, without)).toEqual(['2 Lieferung frei Haus']);
	expect(texts(line(0, { quantity: '5' }), without)).toEqual(['null Rollstuhl Leicht SB 43', '2 Lieferung frei Haus']);
	expect(texts(without, line(0, { quantity: '5' }))).toEqual(['2 Lieferung frei Haus', '1 Rollstuhl Leicht SB 43']);
});

test('of an article with lots that goes out the next to expire is proposed, from its own warehouse only', () => {
	const stock = [
		{ warehouse: 'ZENTRAL', lot: 'ALT', expiry: '2026-01-31', quantity: '3' },
		{ warehouse: 'ZENTRAL', lot: 'SPÄT', expiry: '2028-01-31', quantity: '3' },
		{ warehouse: 'WIEN', lot: 'BALD', expiry: '2027-01-31', quantity: '3' },
	];
	const article = { ...businessArticle, lotDuty: true, stock };
	const draft = draftOf(deliveryNote);
	expect(lotFor(deliveryNote, draft, article)).toBe('SPÄT');
	expect(lotFor(deliveryNote, foot({ location: 'WIEN' }, draft), article)).toBe('BALD');
	expect(lotFor(deliveryNote, draft, { ...article, lotDuty: false })).toBeNull();
	expect(lotFor(businessDraft, base, article)).toBeNull();
});
