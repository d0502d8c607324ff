import { useSyncExternalStore } from 'react';

/** Something that is begun at one place of an address and done at another, in memory only. */
export interface Errand {
	readonly lfdnr: number;
	/** An interaction to be noted, or the contact data to be edited. */
	readonly kind: 'interaction' | 'edit';
	/** Path of the field to be edited; the first one where it is left out. */
	readonly field?: string;
	/** A call that was just made. */
	readonly isCall?: boolean;
	/** Where a call came from or went to. */
	readonly number?: string;
}

let pending: Errand | null = null;
const listeners = new Set<() => void>();

/** Begins something; a newer errand takes the place of an older one. Null: it is done. */
export function setErrand(errand: Errand | null): void {
	pending = errand;
	for (const listener of listeners) listener();
}

/** Errand begun for an address; null for none, and for no address. */
export function useErrand(lfdnr: number | null, kind: Errand['kind']): Errand | null {
	const errand = useSyncExternalStore(subscribe, () => pending);
	return errand?.lfdnr === lfdnr && errand.kind === kind ? errand : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
