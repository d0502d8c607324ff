import { describe, expect, test } from 'vitest';
import { leftAfter, newPosting, postingContent, postingKind } from './postingKind.ts';

const warehouse = { code: 'WIEN', bezeichnung: 'Filiale Wien' };
const line = (lot: string, inventory: string) => ({
	warehouse,
	lot,
	serial: '',
	expiry: lot === 'A' ? '2027-05-31' : null,
	isExpired: false,
	inventory,
});
const article = { lotDuty: false, serialDuty: false, lines: [line('', '2.00'), line('A', '5.00')] };
const values = (more: object) => ({ ...newPosting('receipt', 'WIEN').values, quantity: '1', ...more });

describe('a posting', () => {
	test.each([
		[{ kind: 'transfer', toWarehouse: 'GRAZ', quantity: '3' }, '-1'],
		[{ kind: 'correction', quantity: '-5', lot: 'A' }, '0'],
		[{ quantity: '2.5' }, '4.5'],
		[{ quantity: 'viel' }, null],
		[{ warehouse: '' }, null],
	])('%o leaves %s', (more, left) => {
		const after = leftAfter(values(more), article.lines);
		expect(after === null ? null : Number(after)).toBe(left === null ? null : Number(left));
	});

	test('that makes a stock negative is warned about, and one that does not is not', () => {
		const kind = postingKind(article);
		expect(kind.warn(values({ kind: 'correction', quantity: '-3' })).quantity).toMatch(/-1,00|−1,00/);
		expect(kind.warn(values({ kind: 'correction', quantity: '-2' }))).toEqual({});
	});

	test('tells that the known day of a lot stays', () => {
		expect(postingKind(article).warn(values({ lot: 'A', expiry: '2028-01-01' })).expiry).toMatch('31.05.2027');
	});

	test.each([
		[{ warehouse: '' }, 'warehouse'],
		[{ kind: 'transfer' }, 'toWarehouse'],
		[{ kind: 'transfer', toWarehouse: 'WIEN' }, 'toWarehouse'],
		[{ quantity: '0' }, 'quantity'],
		[{ quantity: '-1' }, 'quantity'],
		[{ serial: 'S1', quantity: '2' }, 'quantity'],
		[{ kind: 'correction', quantity: '-1' }, 'note'],
		[{ expiry: '2027-01-01' }, 'lot'],
	])('with %o is refused at %s', (more, field) => {
		expect(Object.keys(postingKind(article).check(values(more)))).toEqual([field]);
	});

	test('of an article with duties names its lot and its serial number', () => {
		const kind = postingKind({ ...article, lotDuty: true, serialDuty: true });
		expect(Object.keys(kind.check(values({})))).toEqual(['lot', 'serial']);
	});

	test('sends nothing that does not belong to its kind', () => {
		expect(
			postingContent(
				values({ kind: 'correction', toWarehouse: 'GRAZ', expiry: '2027-01-01', unitCost: '2', note: ' Bruch ' }),
			),
		).toMatchObject({ toWarehouse: null, expiry: null, unitCost: null, note: 'Bruch' });
	});
});
