import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type PaperPage, paginate, type Room } from './paginate.ts';

const room: Room = { firstTop: 300, laterTop: 60, bottom: 700, headHeight: 20, carryHeight: 16 };

const row = (lines: number, amount = 0n, height = 12): Block => ({
	kind: 'row',
	gap: 4,
	lines: Array.from({ length: lines }, () => height),
	amount,
});
const sums = (lines: number): Block => ({ ...row(lines), kind: 'sums' });
const words = (lines: number): Block => ({ ...row(lines), kind: 'words' });

const blocks = fc
	.record({
		lead: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
		rows: fc.array(
			fc.record({ lines: fc.integer({ min: 1, max: 120 }), amount: fc.bigInt({ min: -5_000n, max: 9_999n }) }),
			{
				maxLength: 60,
			},
		),
		sums: fc.option(fc.integer({ min: 1, max: 12 })),
		tail: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
	})
	.map(({ lead, rows, sums: total, tail }) => [
		...lead.map(words),
		...rows.map(({ lines, amount }) => row(lines, amount)),
		...(total === null ? [] : [sums(total)]),
		...tail.map(words),
	]);

function bottomOf(page: PaperPage, all: readonly Block[]): number {
	return Math.max(
		0,
		...page.placed.map(
			({ block, from, to, y }) => y + (all[block]?.lines.slice(from, to) ?? []).reduce((a, b) => a + b, 0),
		),
	);
}

test('every line is placed once, in its order, on the page and without lying on another', () => {
	fc.assert(
		fc.property(blocks, (all) => {
			const pages = paginate(all, room);
			const placed = pages.flatMap((page) => page.placed);
			const lines = placed.flatMap(({ block, from, to }) =>
				Array.from({ length: to - from }, (_, index) => `${block} ${from + index}`),
			);
			expect(lines).toEqual(all.flatMap(({ lines: own }, block) => own.map((_, index) => `${block} ${index}`)));
			for (const [index, page] of pages.entries()) {
				if (all.length > 0) expect(page.placed.length).toBeGreaterThan(0);
				let end = index === 0 ? room.firstTop : room.laterTop;
				for (const { block, from, to, y } of page.placed) {
					expect(y).toBeGreaterThanOrEqual(end);
					end = y + (all[block]?.lines.slice(from, to) ?? []).reduce((a, b) => a + b, 0);
				}
				expect(bottomOf(page, all)).toBeLessThanOrEqual(room.bottom);
			}
		}),
	);
});

test('what is carried over is the sum of the amounts on the pages before, and the next page says the same', () => {
	fc.assert(
		fc.property(blocks, (all) => {
			const pages = paginate(all, room);
			let sum = 0n;
			for (const [index, page] of pages.entries()) {
				const rows = page.placed.filter(({ block }) => all[block]?.kind === 'row');
				expect(page.head !== null).toBe(rows.length > 0);
				if (page.carriedIn !== null) expect(page.carriedIn.amount).toBe(sum);
				const isLater = pages
					.slice(0, index)
					.some(({ placed }) => placed.some(({ block }) => all[block]?.kind === 'row'));
				expect(page.carriedIn !== null).toBe(isLater && rows.length > 0);
				for (const { block, from } of page.placed) if (from === 0) sum += all[block]?.amount ?? 0n;
				const next = pages[index + 1];
				const goesOn = rows.length > 0 && next?.placed.some(({ block }) => all[block]?.kind === 'row') === true;
				expect(page.carriedOut !== null).toBe(goesOn);
				if (page.carriedOut !== null) expect([page.carriedOut.amount, next?.carriedIn?.amount]).toEqual([sum, sum]);
				if (page.carriedOut !== null) expect(page.carriedOut.y + room.carryHeight).toBeLessThanOrEqual(room.bottom);
			}
		}),
	);
});

test('the first line of the table carries nothing in, also where sums took it along to a later page', () => {
	const pages = paginate([words(81), row(1, 500n), sums(12)], room);
	const page = pages.at(-1);
	expect([pages.length, page?.placed.map(({ block }) => block), page?.carriedIn]).toEqual([3, [1, 2], null]);
});

test('sums never stand alone on a page where the last line of the table could go with them', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 200 }),
			fc.integer({ min: 1, max: 3 }),
			fc.integer({ min: 1, max: 12 }),
			(count, lines, total) => {
				const all = [...Array.from({ length: count }, () => row(lines, 100n)), sums(total)];
				const page = paginate(all, room).find(({ placed }) => placed.some(({ block }) => block === count));
				expect(page?.placed.some(({ block }) => block === count - 1)).toBe(true);
			},
		),
	);
});

test('sums stay together', () => {
	fc.assert(
		fc.property(blocks, (all) => {
			const index = all.findIndex(({ kind }) => kind === 'sums');
			const placed = paginate(all, room).flatMap((page) => page.placed.filter(({ block }) => block === index));
			expect(placed.length).toBe(index === -1 ? 0 : 1);
		}),
	);
});

test('a text of ninety lines flows on, with at least two lines on each page and the head above them', () => {
	const pages = paginate([row(1, 500n), row(90, 700n), row(1, 100n), sums(4)], room);
	expect(pages).toHaveLength(3);
	for (const { placed, head } of pages) {
		expect(head).not.toBeNull();
		for (const { from, to } of placed.filter(({ block }) => block === 1)) expect(to - from).toBeGreaterThan(1);
	}
	expect(pages.map(({ carriedIn }) => carriedIn?.amount)).toEqual([undefined, 1200n, 1200n]);
});

test('one line more than a page holds does not stand alone overleaf', () => {
	const pages = paginate([words(33)], { ...room, firstTop: 60, bottom: 60 + 32 * 12 });
	expect(pages.map(({ placed }) => placed.map(({ from, to }) => to - from))).toEqual([[31], [2]]);
});

test('nothing is one page', () => {
	expect(paginate([], room)).toEqual([{ head: null, carriedIn: null, placed: [], carriedOut: null }]);
});
