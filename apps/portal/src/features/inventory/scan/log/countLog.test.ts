import { ApiProblem } from '@kontor/api-client/problem';
import { tallyArticle } from '@kontor/domain/count/tally';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountCalls, CountEntry } from '../../../../data/inventory.ts';
import { memoryOffline } from '../../../../testing/memoryOffline.ts';
import { type CountLog, openCountLog } from './countLog.ts';
import { newEntry, ownCountOf, undoOf } from './ownCount.ts';

const network = () => new ApiProblem('network');
const refused = () => new ApiProblem('refused', { status: 422 });

/** A server that keeps each entry once, and fails before or after it has stored, as told. */
function serverOf(fails: () => 'before' | 'after' | null) {
	const stored = new Map<string, CountEntry>();
	const calls: Pick<CountCalls, 'send' | 'log'> = {
		async send(_, { entries }) {
			const failure = fails();
			if (failure === 'before') throw network();
			for (const entry of entries) if (!stored.has(entry.id)) stored.set(entry.id, entry);
			if (failure === 'after') throw network();
			return { stored: entries.length, known: 0, isLate: false };
		},
		log: async () => ({ entries: [] }),
	};
	return { stored, calls };
}

/** Timers that fire only when they are told to. */
function timers() {
	const waiting = new Set<() => void>();
	return {
		after(_: number, callback: () => void) {
			waiting.add(callback);
			return () => void waiting.delete(callback);
		},
		fire() {
			const now = [...waiting];
			waiting.clear();
			for (const callback of now) callback();
		},
	};
}

let minute = 0;
const entryOf = (content: Partial<CountEntry> = {}): CountEntry =>
	newEntry(Date.UTC(2026, 6, 15, 9) + 1_000 * minute++, { artNr: 'A', code: '', round: 1, ...content });

const place = { owner: '1', lfdnr: 7, device: 'd', locks: null } as const;

async function rest(log: CountLog): Promise<void> {
	await log.settled();
	await log.sync();
}

describe('the log of a count', () => {
	test('comes to the server whole, each entry once, whatever fails, reloads and repeats on the way', async () => {
		const step = fc.record({
			kind: fc.constantFrom('add', 'add', 'add', 'undo', 'reload', 'timer', 'sync'),
			count: fc.constantFrom('1', '2', '-1', '0'),
			tab: fc.nat(1),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.infiniteStream(fc.nat(3)), async (steps, random) => {
				let isStable = false;
				const server = serverOf(() => {
					if (isStable) return null;
					return (['before', 'after', null, null] as const)[random.next().value ?? 3] ?? null;
				});
				const store = memoryOffline();
				const clock = timers();
				const open = () => openCountLog({ ...place, store, calls: server.calls, after: clock.after });
				const tabs = [open(), open()];
				const made: CountEntry[] = [];
				for (const { kind, count, tab } of steps) {
					const log = tabs[tab] ?? open();
					if (kind === 'add') {
						const entry = entryOf({ count });
						made.push(entry);
						log.add([entry]);
					} else if (kind === 'undo' && made[0] !== undefined) {
						const undo = undoOf(Date.UTC(2026, 6, 15, 12), made[0]);
						made.push(undo);
						log.add([undo]);
					} else if (kind === 'reload') {
						await log.settled();
						log.close();
						tabs[tab] = open();
					} else if (kind === 'timer') clock.fire();
					else void log.sync();
				}
				isStable = true;
				for (const log of tabs) {
					await rest(log);
					await rest(log);
				}
				const last = open();
				await rest(last);
				await rest(last);
				expect([...server.stored.keys()].sort()).toEqual(made.map(({ id }) => id).sort());
				const told = tallyArticle(
					[...server.stored.values()].map((entry) => ({ ...entry, by: 1 })),
					1,
				);
				expect(told).toEqual(
					tallyArticle(
						made.map((entry) => ({ ...entry, by: 1 })),
						1,
					),
				);
				expect(await store.countUnsent('1')).toBe(0);
				expect(last.state().entries).toHaveLength(made.length);
			}),
			{ numRuns: 100 },
		);
	});

	test('keeps what is counted without a session, and sends it with the next', async () => {
		const store = memoryOffline();
		const server = serverOf(() => null);
		const alone = openCountLog({ ...place, store, calls: null, after: timers().after });
		alone.add([entryOf(), entryOf()]);
		await rest(alone);
		expect(alone.state().entries.map(({ status }) => status)).toEqual(['kept', 'kept']);
		const later = openCountLog({ ...place, store, calls: server.calls, after: timers().after });
		await rest(later);
		await rest(later);
		expect(server.stored.size).toBe(2);
		expect(
			await openCountLog({ ...place, owner: '2', store, calls: null, after: timers().after }).settled(),
		).toBeUndefined();
	});

	test('shows an entry before it is kept, and says where there is no room for it', async () => {
		const store = memoryOffline({ isFull: true });
		const log = openCountLog({ ...place, store, calls: null, after: timers().after });
		log.add([entryOf()]);
		expect(log.state().entries).toHaveLength(1);
		await log.settled();
		expect(log.state()).toMatchObject({ isFull: true, entries: [{ status: 'unkept' }] });
	});

	test('sends what there is no room for all the same', async () => {
		const server = serverOf(() => null);
		const log = openCountLog({
			...place,
			store: memoryOffline({ isFull: true }),
			calls: server.calls,
			after: timers().after,
		});
		log.add([entryOf()]);
		await rest(log);
		await rest(log);
		expect([server.stored.size, log.state().entries[0]?.status]).toEqual([1, 'sent']);
	});

	describe('never makes less of what the server has', () => {
		test('where the disk is slower than the server', async () => {
			const memory = memoryOffline();
			let write = () => {};
			const isWritten = new Promise<void>((resolve) => {
				write = resolve;
			});
			const store: typeof memory = {
				...memory,
				async append(...line) {
					await isWritten;
					await memory.append(...line);
				},
			};
			const server = serverOf(() => null);
			const log = openCountLog({ ...place, store, calls: server.calls, after: timers().after });
			await log.sync();
			log.add([entryOf()]);
			await log.sync();
			await log.sync();
			expect([server.stored.size, log.state().entries[0]?.status]).toEqual([1, 'sent']);
			const seen = new Set<string | undefined>();
			log.subscribe(() => seen.add(log.state().entries[0]?.status));
			write();
			await log.settled();
			await log.sync();
			expect([...seen]).toEqual(['sent']);
			expect(await store.countUnsent('1')).toBe(0);
		});

		test('where another tab has changed something before that was noted down', async () => {
			const memory = memoryOffline();
			let tell = () => {};
			const store: typeof memory = {
				...memory,
				markSent: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
				listen(listener) {
					tell = listener;
					return () => {};
				},
			};
			const server = serverOf(() => null);
			const log = openCountLog({ ...place, store, calls: server.calls, after: timers().after });
			log.add([entryOf()]);
			await rest(log);
			await rest(log);
			expect(log.state().entries.map(({ status }) => status)).toEqual(['sent']);
			const other = entryOf();
			await memory.append('1', 'count/7', [{ id: other.id, text: JSON.stringify(other), isSent: false }]);
			tell();
			await expect.poll(() => log.state().entries.map(({ status }) => status)).toEqual(['sent', 'kept']);
		});
	});

	test('lets one entry that the server does not take keep none of the others from it', async () => {
		const server = serverOf(() => null);
		const bad = entryOf();
		const calls: typeof server.calls = {
			...server.calls,
			send(lfdnr, batch) {
				if (batch.entries.some(({ id }) => id === bad.id)) return Promise.reject(refused());
				return server.calls.send(lfdnr, batch);
			},
		};
		const log = openCountLog({ ...place, store: memoryOffline(), calls, after: timers().after });
		log.add([entryOf(), bad, entryOf(), entryOf()]);
		await rest(log);
		await rest(log);
		expect(server.stored.size).toBe(3);
		expect(log.state().entries.map(({ status }) => status)).toEqual(['sent', 'refused', 'sent', 'sent']);
	});

	test('tells a session that has ended from a lost network, and tries again by itself', async () => {
		const clock = timers();
		let answer: ApiProblem | null = new ApiProblem('refused', { status: 401 });
		const server = serverOf(() => null);
		const calls: typeof server.calls = {
			...server.calls,
			send: (lfdnr, batch) => (answer === null ? server.calls.send(lfdnr, batch) : Promise.reject(answer)),
		};
		const log = openCountLog({ ...place, store: memoryOffline(), calls, after: clock.after });
		log.add([entryOf()]);
		await rest(log);
		expect(log.state().problem).toBe('session');
		answer = network();
		await rest(log);
		expect(log.state().problem).toBe('network');
		answer = null;
		clock.fire();
		await rest(log);
		expect([log.state().problem, server.stored.size]).toEqual([null, 1]);
	});

	test('knows what the same person has counted elsewhere', async () => {
		const server = serverOf(() => null);
		const other = entryOf({ count: '7.00' });
		const calls: typeof server.calls = {
			...server.calls,
			log: async () => ({ entries: [{ ...other, device: 'phone', seq: '1' }] }),
		};
		const log = openCountLog({ ...place, store: memoryOffline(), calls, after: timers().after });
		await rest(log);
		await rest(log);
		expect(log.state().entries).toEqual([{ entry: other, status: 'sent' }]);
	});
});

describe('the last five', () => {
	test('are a view of the whole log, newest first, without what was taken back', () => {
		const made = Array.from({ length: 7 }, () => entryOf());
		const [first, ...others] = made;
		const entries = [...made, ...(first === undefined ? [] : [undoOf(Date.UTC(2027, 0, 1), first)])];
		const { last } = ownCountOf(entries.map((entry) => ({ entry, status: 'kept' as const })));
		expect(last.map(({ entry }) => entry.id)).toEqual(
			others
				.map(({ id }) => id)
				.reverse()
				.slice(0, 5),
		);
	});
});
