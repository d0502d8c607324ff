import type { DraftSafe } from './draftSafe.ts';

/** What is being entered in one place and not saved yet. */
export interface DraftSlot {
	/** What was kept here for the person who is signed in; null where there is nothing. */
	read(): Promise<string | null>;
	/** Replaces it, for this page at once and in the storage after a pause; `write` makes the text no sooner than it is needed. */
	write(write: () => string): void;
	/** It is saved, or nobody wants it. */
	erase(): void;
}

/**
 * Keeps what is being entered over a reload, a crash and the end of a session: for the person who has entered it, in this
 * tab, unreadable for whoever looks into the browser's storage (docs/decisions/0014-drafts.md).
 */
export interface DraftVault {
	/** The draft of this name. There may be any number of them; the storage shows neither names nor how many there are. */
	slot(name: string): DraftSlot;
	/** This person is signed in: what others have entered is forgotten, and what is older than any session can be. */
	claim(owner: string): void;
	/** Somebody signs out here: forgets all drafts and the key, so that no tab can read what it has stored. */
	eraseAll(): Promise<void>;
	/**
	 * Somebody has signed out in another tab and erased the key. What is being entered `here`, a path of the portal, waits
	 * for its person in the memory of this page; in the storage nothing stays.
	 */
	lock(here: string): Promise<void>;
	/** Where the person who is signed in was when somebody signed out elsewhere; null without any drafts from there. */
	wayBack(): string | null;
	/** What is written reaches the storage now. */
	flush(): Promise<void>;
}

/** What a vault is made of. */
export interface VaultWorld {
	/** Where drafts are stored; its code is fetched once somebody is signed in, for the first paint does without. */
	readonly openSafe: () => Promise<DraftSafe>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Calls back once after `ms`; returns how to cancel. */
	readonly after: (ms: number, callback: () => void) => () => void;
}

/** Counts up when the shape of what is stored changes: what another build has stored otherwise is no draft. */
const VERSION = 2;
/** The longest that a draft outlives its last change: the longest session. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;
const PAUSE_MS = 300;
/** Whoever types without a pause is kept up with all the same. */
const LONGEST_WAIT_MS = 2000;

interface Draft {
	readonly owner: string;
	/** Milliseconds since 1970 of its last change. */
	readonly at: number;
	readonly write: () => string;
}

/** A draft as the storage holds it. */
interface StoredDraft extends Pick<Draft, 'owner' | 'at'> {
	readonly text: string;
}

/** A vault that keeps what it can: without encryption or a place for the key, a draft lasts as long as the page. */
export function createDraftVault(world: VaultWorld): DraftVault {
	const drafts = new Map<string, Draft>();
	/** Names that were written or erased before what is stored had been read. */
	const ahead = new Set<string>();
	let opened: Promise<DraftSafe | null> | null = null;
	let opening: Promise<void> | null = null;
	let isOpen = false;
	/** Where whom was when somebody signed out elsewhere. */
	let left: { readonly owner: string; readonly href: string } | null = null;
	/** Somebody has signed out elsewhere: until somebody is signed in here, nothing gets into the storage. */
	let isLocked = false;
	let owner: string | null = null;
	let cancel = () => {};
	/** When the oldest change that is not stored yet was made. */
	let waitingSince: number | null = null;
	/** The last storing that was begun. */
	let storing = Promise.resolve();

	function open(): Promise<void> {
		opening ??= stored().then((text) => {
			if (isOpen) return;
			for (const [name, draft] of readDrafts(text)) if (!ahead.has(name)) drafts.set(name, draft);
			isOpen = true;
		});
		return opening;
	}

	/** Null where its code cannot be fetched: then drafts live in memory alone. */
	function safe(): Promise<DraftSafe | null> {
		opened ??= world.openSafe().catch(() => {
			opened = null;
			return null;
		});
		return opened;
	}

	async function stored(): Promise<string | null> {
		return (await safe())?.read() ?? null;
	}

	function isOf(person: string | null, { owner: its, at }: Draft): boolean {
		return its === person && world.now() - at <= MAX_AGE_MS;
	}

	function change(name: string, draft: Draft | null): void {
		if (draft === null) drafts.delete(name);
		else drafts.set(name, draft);
		if (!isOpen) ahead.add(name);
		storeSoon();
		// What is saved must not come back, or it would be saved twice.
		if (draft === null) void flush();
	}

	function storeSoon(): void {
		const now = world.now();
		waitingSince ??= now;
		cancel();
		cancel = world.after(Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now)), () => void flush());
	}

	function flush(): Promise<void> {
		if (waitingSince !== null) storing = store();
		return storing;
	}

	async function store(): Promise<void> {
		waitNoMore();
		await open();
		const place = await safe();
		if (isLocked) return;
		if (drafts.size === 0) place?.erase();
		else
			await place?.write(
				JSON.stringify({
					version: VERSION,
					drafts: Array.from(drafts, ([name, { owner: its, at, write }]) => [name, { owner: its, at, text: write() }]),
				}),
			);
	}

	function waitNoMore(): void {
		cancel();
		waitingSince = null;
	}

	return {
		slot: (name) => ({
			async read() {
				await open();
				const draft = drafts.get(name);
				return draft !== undefined && isOf(owner, draft) ? draft.write() : null;
			},
			write(write) {
				if (owner !== null) change(name, { owner, at: world.now(), write });
			},
			erase() {
				if (!isOpen || drafts.has(name)) change(name, null);
			},
		}),
		claim(person) {
			owner = person;
			isLocked = false;
			void open().then(() => {
				const foreign = [...drafts].filter(([, draft]) => !isOf(person, draft));
				for (const [name] of foreign) drafts.delete(name);
				// What had to leave the storage while nobody was signed in gets back there, what is foreign leaves it.
				if (foreign.length > 0 || drafts.size > 0) storeSoon();
			});
		},
		async eraseAll() {
			waitNoMore();
			drafts.clear();
			left = null;
			isOpen = true;
			await (await safe())?.destroy();
		},
		wayBack() {
			const isWaiting = left !== null && left.owner === owner && [...drafts.values()].some((one) => isOf(owner, one));
			return isWaiting && left !== null ? left.href : null;
		},
		async lock(here) {
			if (owner !== null) left = { owner, href: here };
			isLocked = true;
			waitNoMore();
			await open();
			const place = await safe();
			place?.forgetKey();
			place?.erase();
		},
		flush,
	};
}

function readDrafts(text: string | null): readonly [string, Draft][] {
	if (text === null) return [];
	try {
		const { version, drafts } = JSON.parse(text) as { version?: unknown; drafts: [string, StoredDraft][] };
		if (version !== VERSION) return [];
		return drafts.map(([name, { owner, at, text: entry }]) => [name, { owner, at, write: () => entry }]);
	} catch {
		return [];
	}
}
