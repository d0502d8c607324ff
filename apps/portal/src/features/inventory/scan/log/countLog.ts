import { ApiProblem, asProblem } from '@kontor/api-client/problem';
import type { CountCalls, CountEntry } from '../../../../data/inventory.ts';
import type { KeptLine, OfflineStore } from '../../../../kit/offline/offlineStore.ts';

/** Status of an entry: in this page alone, on this device, at the server, or refused by the server. */
export type EntryStatus = 'unkept' | 'kept' | 'sent' | 'refused';

/** An entry of the log with how far it has come. */
export interface LoggedEntry {
	readonly entry: CountEntry;
	readonly status: EntryStatus;
}

/** Reason why entries do not reach the server: no network, no session; null for none. */
export type LogProblem = 'network' | 'session' | null;

/** A log as a page shows it. */
export interface CountLogState {
	/** False until what lies on this device was read. */
	readonly isLoaded: boolean;
	/** In the order they were made. */
	readonly entries: readonly LoggedEntry[];
	readonly isSending: boolean;
	readonly problem: LogProblem;
	/** This device has no room for what was counted last: it is only in this page until the server has it. */
	readonly isFull: boolean;
	/** The server said that the count is released: what was sent last does not count. */
	readonly isLate: boolean;
}

/** The log of one count on this device: nothing of it is lost, and it goes to the server by itself. */
export interface CountLog {
	state(): CountLogState;
	subscribe(listener: () => void): () => void;
	/** Adds entries at once; keeping and sending come after. */
	add(entries: readonly CountEntry[]): void;
	/** Sends what the server does not have, now. */
	sync(): Promise<void>;
	/** Everything that was added is on this device, or there is no room. */
	settled(): Promise<void>;
	close(): void;
}

/** Dependencies of a log. */
export interface CountLogParts {
	readonly store: OfflineStore;
	readonly owner: string;
	/** Number of the count. */
	readonly lfdnr: number;
	/** Null without a session: then nothing is sent. */
	readonly calls: Pick<CountCalls, 'send' | 'log'> | null;
	/** Names this browser. */
	readonly device: string;
	/** One tab sends at a time. */
	readonly locks: Pick<LockManager, 'request'> | null;
	readonly after: (ms: number, callback: () => void) => () => void;
}

const BATCH = 500;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Opens the log of a count. */
export function openCountLog({ store, owner, lfdnr, calls, device, locks, after }: CountLogParts): CountLog {
	const name = `count/${lfdnr}`;
	const listeners = new Set<() => void>();
	let entries = new Map<string, LoggedEntry>();
	let state: CountLogState = {
		isLoaded: false,
		entries: [],
		isSending: false,
		problem: null,
		isFull: false,
		isLate: false,
	};
	let keeping: Promise<void> | null = null;
	const unkept: CountEntry[] = [];
	let sending: Promise<void> | null = null;
	let isAgain = false;
	let pause = FIRST_PAUSE_MS;
	let cancel = () => {};
	let isClosed = false;
	let hasRead = false;

	function publish(change: Partial<CountLogState> = {}): void {
		state = { ...state, ...change, entries: [...entries.values()] };
		for (const listener of [...listeners]) listener();
	}

	function mark(ids: readonly string[], status: EntryStatus): void {
		for (const id of ids) {
			const known = entries.get(id);
			// What the server has never becomes less.
			if (known !== undefined && known.status !== 'sent') entries.set(id, { ...known, status });
		}
		publish();
	}

	async function load(): Promise<void> {
		const lines = await store.lines(owner, name).catch((): readonly KeptLine[] => []);
		const found = new Map(lines.flatMap((line) => readLine(line)));
		// That the server has an entry may not have been noted down yet, or there was no room to: this page knows.
		for (const [id, known] of entries) if (known.status === 'sent' && found.has(id)) found.set(id, known);
		// What another tab has added comes in its order, what only this page knows after it.
		entries = new Map([...found, ...[...entries].filter(([id]) => !found.has(id))]);
		publish({ isLoaded: true });
	}

	function add(added: readonly CountEntry[]): void {
		for (const entry of added) entries.set(entry.id, { entry, status: 'unkept' });
		unkept.push(...added);
		publish();
		keeping ??= keepAll();
	}

	/** Writes in batches what was added while the disk was writing: a burst of scans must not wait for one write each. */
	async function keepAll(): Promise<void> {
		while (unkept.length > 0) await keep(unkept.splice(0));
		keeping = null;
		void sync();
	}

	async function keep(added: readonly CountEntry[]): Promise<void> {
		try {
			await store.append(
				owner,
				name,
				added.map((entry) => ({ id: entry.id, text: JSON.stringify(entry), isSent: false })),
			);
			mark(
				added.map(({ id }) => id),
				'kept',
			);
			// A fast server had them before the disk.
			const ahead = added.filter(({ id }) => entries.get(id)?.status === 'sent').map(({ id }) => id);
			if (ahead.length > 0) await store.markSent(owner, name, ahead).catch(() => {});
			if (state.isFull) publish({ isFull: false });
		} catch {
			publish({ isFull: true });
		}
	}

	function sync(): Promise<void> {
		if (sending !== null) {
			isAgain = true;
			return sending;
		}
		if (calls === null || isClosed) return Promise.resolve();
		cancel();
		sending = (async () => {
			publish({ isSending: true });
			try {
				await underLock(() => sendAll(calls));
				pause = FIRST_PAUSE_MS;
				publish({ problem: null });
			} catch (error) {
				fail(asProblem(error));
			} finally {
				sending = null;
				publish({ isSending: false });
			}
			if (isAgain) {
				isAgain = false;
				await sync();
			}
		})();
		return sending;
	}

	function fail({ status }: ApiProblem): void {
		const isOut = status === 401 || status === 403;
		publish({ problem: isOut ? 'session' : 'network' });
		cancel = after(pause, () => void sync());
		pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
	}

	async function underLock(work: () => Promise<void>): Promise<void> {
		if (locks === null) return work();
		await locks.request(`kontor.${name}`, async () => {
			// Another tab may have sent it meanwhile.
			await load();
			await work();
		});
	}

	async function sendAll(server: Pick<CountCalls, 'send' | 'log'>): Promise<void> {
		for (;;) {
			const open = [...entries.values()].filter(({ status }) => status === 'unkept' || status === 'kept');
			const batch = open.slice(0, BATCH).map(({ entry }) => entry);
			if (batch.length === 0) break;
			await send(server, batch);
		}
		if (!hasRead) await readOwn(server);
	}

	async function send(server: Pick<CountCalls, 'send'>, batch: readonly CountEntry[]): Promise<void> {
		try {
			const receipt = await server.send(lfdnr, { device, entries: [...batch] });
			await markSent(batch.map(({ id }) => id));
			publish({ isLate: receipt.isLate });
		} catch (error) {
			if (!isRefusal(error)) throw error;
			const [only, ...others] = batch;
			// One that the server does not take must not keep the others from it.
			if (only !== undefined && others.length === 0) mark([only.id], 'refused');
			else for (const half of halves(batch)) await send(server, half);
		}
	}

	async function markSent(ids: readonly string[]): Promise<void> {
		mark(ids, 'sent');
		// Sent again it counts once: that it cannot be noted down is no harm.
		await store.markSent(owner, name, ids).catch(() => {});
	}

	/** Reads the entries the same person has counted on other devices. */
	async function readOwn(server: Pick<CountCalls, 'log'>): Promise<void> {
		for (let from = '0'; ; ) {
			const page = await server.log(lfdnr, from);
			const fresh = page.entries.filter(({ id }) => entries.get(id)?.status !== 'sent');
			for (const { seq: _, device: __, ...entry } of fresh) entries.set(entry.id, { entry, status: 'sent' });
			const lines = fresh.map(({ seq: _, device: __, ...entry }) => ({
				id: entry.id,
				text: JSON.stringify(entry),
				isSent: true,
			}));
			if (lines.length > 0) await store.append(owner, name, lines).catch(() => {});
			const last = page.entries.at(-1);
			if (last === undefined || page.entries.length < BATCH) break;
			from = last.seq;
		}
		hasRead = true;
		publish();
	}

	const stop = store.listen(() => void load());
	void load().then(() => sync());

	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add,
		sync,
		async settled() {
			while (keeping !== null) await keeping;
		},
		close() {
			isClosed = true;
			cancel();
			stop();
		},
	};
}

function readLine({ id, text, isSent }: KeptLine): [string, LoggedEntry][] {
	try {
		const entry: CountEntry = JSON.parse(text);
		return [[id, { entry, status: isSent ? 'sent' : 'kept' }]];
	} catch {
		return [];
	}
}

function isRefusal(error: unknown): boolean {
	return error instanceof ApiProblem && [400, 404, 409, 413, 422].includes(error.status);
}

function halves<Item>(batch: readonly Item[]): (readonly Item[])[] {
	const middle = Math.ceil(batch.length / 2);
	return [batch.slice(0, middle), batch.slice(middle)];
}
