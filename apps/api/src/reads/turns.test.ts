import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTurns, MAX_OF_USER, placesOf, type ReadKind } from './turns.ts';

const stays = new AbortController().signal;

test.each([
	[2, { all: 2, search: 1, file: 1 }],
	[3, { all: 2, search: 2, file: 1 }],
	[5, { all: 4, search: 3, file: 2 }],
	[10, { all: 9, search: 6, file: 5 }],
])('of %i connections heavy reads leave something to all others', (size, places) => {
	expect(placesOf(size)).toEqual(places);
});

describe('a turn', () => {
	test('is not waited for by who has none, however many another one wants', async () => {
		const turns = createTurns(placesOf(5));
		const greedy = Array.from({ length: 40 }, () => started(turns.take(1, 'search', stays)));
		await settle();
		expect(greedy.filter(({ isStarted }) => isStarted())).toHaveLength(2);
		const other = started(turns.take(2, 'search', stays));
		await settle();
		expect(other.isStarted()).toBe(true);
	});

	test('goes round among those who wait', async () => {
		const turns = createTurns({ all: 1, search: 1, file: 1 });
		const order: number[] = [];
		const wanted = [1, 1, 1, 2, 2, 3].map(async (user) => {
			const giveBack = await turns.take(user, 'search', stays);
			order.push(user);
			await settle();
			giveBack();
		});
		await Promise.all(wanted);
		expect(order).toEqual([1, 2, 3, 1, 2, 1]);
	});

	test('is given up with its place in the queue when nobody waits for it any more', async () => {
		const turns = createTurns({ all: 1, search: 1, file: 1 });
		const giveBack = await turns.take(1, 'search', stays);
		const leaving = new AbortController();
		const left = turns.take(2, 'search', leaving.signal);
		const next = started(turns.take(2, 'search', stays));
		leaving.abort();
		await expect(left).rejects.toThrow('aborted');
		await expect(turns.take(3, 'search', leaving.signal)).rejects.toThrow('aborted');
		giveBack();
		await settle();
		expect(next.isStarted()).toBe(true);
	});

	test('of files that are taken for long leaves places to searches', async () => {
		const turns = createTurns(placesOf(5));
		const files = [1, 2, 3].map((user) => started(turns.take(user, 'file', stays)));
		const searches = [4, 5, 6].map((user) => started(turns.take(user, 'search', stays)));
		await settle();
		expect(files.map(({ isStarted }) => isStarted())).toEqual([true, true, false]);
		expect(searches.map(({ isStarted }) => isStarted())).toEqual([true, true, false]);
	});
});

test('whatever is wanted and given back, the places are kept to, nobody has more than three, and all get their turn', async () => {
	const wish = fc.record({
		user: fc.integer({ min: 1, max: 4 }),
		kind: fc.constantFrom<ReadKind>('search', 'file'),
		leaves: fc.boolean(),
	});
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 2, max: 12 }), fc.array(wish, { maxLength: 60 }), async (size, wishes) => {
			const places = placesOf(size);
			const turns = createTurns(places);
			const running: { user: number; kind: ReadKind }[] = [];
			let ended = 0;
			const all = wishes.map(async ({ user, kind, leaves }, index) => {
				const leaving = new AbortController();
				const turn = turns.take(user, kind, leaving.signal);
				if (leaves && index % 2 === 0) leaving.abort();
				const giveBack = await turn.catch(() => null);
				if (giveBack === null) return ended++;
				const own = { user, kind };
				running.push(own);
				expect(running.length).toBeLessThanOrEqual(places.all);
				expect(running.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(places[kind]);
				expect(running.filter((one) => one.user === user).length).toBeLessThanOrEqual(MAX_OF_USER);
				for (let i = 0; i < index % 3; i++) await settle();
				running.splice(running.indexOf(own), 1);
				giveBack();
				return ended++;
			});
			await Promise.all(all);
			expect(ended).toBe(wishes.length);
		}),
		{ numRuns: 100 },
	);
});

function started(turn: Promise<() => void>): { isStarted(): boolean } {
	let isStarted = false;
	void turn.then(() => {
		isStarted = true;
	});
	return { isStarted: () => isStarted };
}

function settle(): Promise<void> {
	return new Promise(setImmediate);
}
