import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TallyEntry, tallyArticle } from './tally.ts';

let next = 0;
const entry = (more: Partial<TallyEntry> = {}): TallyEntry => ({
	id: `e${next++}`,
	by: 1,
	at: '2026-11-30T09:00:00.000Z',
	count: '1',
	factor: '1',
	place: '',
	lot: '',
	serial: '',
	undoes: null,
	round: 1,
	...more,
});

test('nobody has counted, which is not 0; and 0 is a count', () => {
	expect(tallyArticle([], 1)).toMatchObject({ counted: null, at: null, since: null, labels: [], counters: [] });
	expect(tallyArticle([entry({ count: '0' })], 1).counted).toBe('0.00');
});

test('places add up, the same place by two is a conflict', () => {
	const here = entry({ count: '6', place: 'vorn' });
	expect(tallyArticle([here, entry({ count: '4', place: 'hinten', by: 2 })], 1)).toMatchObject({
		counted: '10.00',
		hasConflict: false,
		counters: [1, 2],
	});
	expect(tallyArticle([here, entry({ place: 'vorn', by: 2 })], 1).hasConflict).toBe(true);
	expect(tallyArticle([here, entry({ place: 'vorn', by: 2, lot: 'B' })], 1).hasConflict).toBe(false);
	expect(tallyArticle([here, entry({ place: 'vorn' })], 1).hasConflict).toBe(false);
});

test('packs count by their pieces, serial numbers once, less than nothing is nothing', () => {
	expect(tallyArticle([entry({ count: '2', factor: '30' }), entry()], 1).counted).toBe('61.00');
	expect(tallyArticle([entry({ serial: 'S' }), entry({ serial: 'S' }), entry({ serial: 'T' })], 1)).toMatchObject({
		counted: '2.00',
		labels: [
			{ serial: 'S', quantity: '1.00' },
			{ serial: 'T', quantity: '1.00' },
		],
	});
	expect(tallyArticle([entry({ count: '-3' })], 1).counted).toBe('0.00');
	expect(tallyArticle([entry({ count: '-3' }), entry({ count: '5' })], 1).counted).toBe('2.00');
});

test('an entry is taken back only by who has made it', () => {
	const made = entry({ count: '5' });
	expect(tallyArticle([made, entry({ undoes: made.id, by: 2 })], 1).counted).toBe('5.00');
	expect(tallyArticle([made, entry({ undoes: made.id })], 1).counted).toBeNull();
});

test('the instant of a count is that of its last entry', () => {
	const [early, late] = ['2026-11-30T08:00:00.000Z', '2026-11-30T09:00:00.000Z'];
	expect(tallyArticle([entry({ at: late }), entry({ at: early })], 1)).toMatchObject({ since: early, at: late });
});

test('a recount counts nothing of before, and nobody who has counted before', () => {
	const log = [entry({ count: '5' }), entry({ count: '5', round: 2 }), entry({ count: '7', round: 2, by: 2 })];
	expect(tallyArticle(log, 2)).toMatchObject({ counted: '7.00', counters: [2] });
	expect(tallyArticle(log.slice(0, 2), 2).counted).toBeNull();
});

const entries = fc
	.array(
		fc.record({
			by: fc.integer({ min: 1, max: 3 }),
			count: fc.constantFrom('0', '1', '2.5', '-1', '12'),
			factor: fc.constantFrom('1', '6'),
			place: fc.constantFrom('', 'A', 'B'),
			lot: fc.constantFrom('', 'L1', 'L2'),
			serial: fc.constantFrom('', '', 'S1'),
			minute: fc.integer({ min: 10, max: 59 }),
			round: fc.integer({ min: 1, max: 2 }),
			undoes: fc.option(fc.nat(20)),
		}),
		{ maxLength: 20 },
	)
	.map((made) =>
		made.map(({ minute, undoes, ...rest }, index) =>
			entry({
				...rest,
				id: `p${index}`,
				at: `2026-11-30T09:${minute}:00.000Z`,
				undoes: undoes === null || undoes === index ? null : `p${undoes}`,
			}),
		),
	);

test('order and repetition change nothing', () => {
	fc.assert(
		fc.property(entries, fc.infiniteStream(fc.nat(1000)), fc.integer({ min: 1, max: 2 }), (log, random, round) => {
			const mixed = [...log, ...log.filter(() => (random.next().value ?? 0) % 2 === 0)]
				.map((one) => ({ one, key: random.next().value ?? 0 }))
				.sort((a, b) => a.key - b.key)
				.map(({ one }) => one);
			expect(tallyArticle(mixed, round)).toEqual(tallyArticle(log, round));
		}),
	);
});
