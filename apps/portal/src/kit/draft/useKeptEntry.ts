import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHost } from '../../host/host.tsx';

/** What is being entered in one place, kept over a reload, a crash and the end of the session until it is saved. */
export interface KeptEntry<Entry> {
	/** What was entered here and not saved when the page was last left; undefined while that is found out. */
	readonly restored: Entry | null | undefined;
	/** Told of every change, with a value that does not change itself any more; null says that nothing would be lost. */
	keep(entry: Entry | null): void;
	/** It is saved, or nobody wants it: the form begins anew. */
	forget(): void;
}

/**
 * The entry of one place, such as `interactions/1001`. Every form that changes something has one: what it holds is told
 * to `keep`, and it begins with `restored`. `read` makes an entry of what was stored, or null where it cannot.
 */
export function useKeptEntry<Entry>(place: string, read: (stored: unknown) => Entry | null): KeptEntry<Entry> {
	const { drafts } = useHost();
	const slot = useMemo(() => drafts.slot(place), [drafts, place]);
	const [found, setFound] = useState<{ slot: object; entry: Entry | null } | null>(null);
	const entryOf = useEffectEvent((text: string | null) => (text === null ? null : read(parsed(text))));

	useEffect(() => {
		let isWanted = true;
		void slot.read().then((text) => {
			if (isWanted) setFound({ slot, entry: entryOf(text) });
		});
		return () => {
			isWanted = false;
		};
	}, [slot]);

	return {
		restored: found?.slot === slot ? found.entry : undefined,
		keep(entry) {
			// A long document must not be made a text of with each key.
			if (entry === null) slot.erase();
			else slot.write(() => JSON.stringify(entry));
		},
		forget() {
			slot.erase();
			setFound({ slot, entry: null });
		},
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Reads a kept text back. */
export function readText(stored: unknown): string | null {
	return typeof stored === 'string' ? stored : null;
}
