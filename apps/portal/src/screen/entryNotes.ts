import { useState } from 'react';

const notes = new Map<string, object>();
let serial = 0;

/**
 * What a screen notes about this history entry, found again when the user comes back to it: where a list was scrolled,
 * what must not stand in the address. Kept in memory alone; `forgetEntryNotes` when another person signs in.
 */
export function useEntryNotes<Notes extends object>(screen: string, initial: () => Notes): Notes {
	const [own] = useState(() => {
		const key = `${screen} ${entryKey()}`;
		const known = notes.get(key) ?? initial();
		notes.set(key, known);
		return known as Notes;
	});
	return own;
}

/** What a screen notes for other screens, such as the list an address was opened from; kept and forgotten like the rest. */
export function sharedNotes<Notes extends object>(name: string, initial: () => Notes): Notes {
	const known = notes.get(name) ?? initial();
	notes.set(name, known);
	return known as Notes;
}

/** Forgets all notes. */
export function forgetEntryNotes(): void {
	notes.clear();
}

/** Names the current history entry; the name stays with it through back, forward and a replaced address. */
function entryKey(): string {
	const { state } = window.history;
	if (typeof state?.entry === 'string') return state.entry;
	serial += 1;
	// Entries of an earlier visit keep their names over a reload, hence the time in it.
	const entry = `${Math.round(performance.timeOrigin)}-${serial}`;
	window.history.replaceState({ ...state, entry }, '');
	return entry;
}
