import { useCallback, useEffect, useRef, useState } from 'react';
import type { BusinessDocument } from '../../../data/business.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { type Draft, draftOf, type KeptDraft, readDraft } from './draft.ts';
import { type DraftConflict, mergeDrafts } from './mergeDrafts.ts';

/** A draft under way: what is entered, what it began from, and what others have made of it. */
export interface DraftState {
	readonly draft: Draft;
	/** The version it began with, for storing. */
	readonly version: number;
	/** True if an earlier entry that was not stored has been restored. */
	readonly isRestored: boolean;
	/** Fields that both have changed; the user has to choose. */
	readonly conflicts: readonly DraftConflict[];
	/** True if changes somebody else has stored were merged in. */
	readonly isMerged: boolean;
	/** The draft of this moment, for what answers later. */
	readonly latest: () => Draft;
	readonly change: (make: (draft: Draft) => Draft) => void;
	/** Takes the last keys back that a scanner has typed into a field. */
	readonly takeBack: (keys: number) => void;
	readonly choose: (field: string, side: 'mine' | 'stored') => void;
	/** It is stored: begins anew from what was stored. */
	readonly stored: (document: BusinessDocument) => void;
	/** Somebody else was faster: brings both together. */
	readonly mergeWith: (document: BusinessDocument) => void;
}

/** As many changes as the longest code has characters. */
const PAST = 400;

/** Keeps what is entered of a document through reloads, the end of the session and the edits of others. */
export function useDraft(place: string, document: BusinessDocument): DraftState {
	const { restored, keep, forget } = useKeptEntry(place, readDraft);
	const [kept, setKept] = useState<KeptDraft>(() => begun(document));
	const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
	const [isRestored, setRestored] = useState(false);
	const [isMerged, setMerged] = useState(false);
	const latest = useRef(kept);
	const past = useRef<KeptDraft[]>([]);
	const keeper = useRef(keep);
	useEffect(() => {
		keeper.current = keep;
	});

	const put = useCallback((next: KeptDraft): void => {
		latest.current = next;
		setKept(next);
		keeper.current(next);
	}, []);

	useEffect(() => {
		if (restored === undefined || restored === null) return;
		latest.current = restored;
		setKept(restored);
		setRestored(true);
	}, [restored]);

	const change = useCallback(
		(make: (draft: Draft) => Draft): void => {
			past.current = [...past.current.slice(-PAST), latest.current];
			put({ ...latest.current, ...make(latest.current) });
		},
		[put],
	);

	return {
		draft: kept,
		version: kept.version,
		isRestored,
		isMerged,
		conflicts,
		latest: () => latest.current,
		change,
		takeBack(keys) {
			const before = past.current.at(-keys);
			if (before === undefined) return;
			past.current = past.current.slice(0, -keys);
			put(before);
		},
		choose(field, side) {
			const conflict = conflicts.find((known) => known.field === field);
			if (conflict === undefined) return;
			if (side === 'stored') change(conflict.takeStored);
			setConflicts(conflicts.filter((known) => known !== conflict));
		},
		stored(saved) {
			forget();
			latest.current = begun(saved);
			setKept(latest.current);
			setRestored(false);
			setMerged(false);
		},
		mergeWith(saved) {
			const theirs = draftOf(saved);
			const merged = mergeDrafts(latest.current.base, latest.current, theirs);
			put({ ...merged.draft, version: saved.version, base: theirs });
			setConflicts(merged.conflicts);
			setMerged(true);
		},
	};
}

function begun(document: BusinessDocument): KeptDraft {
	const draft = draftOf(document);
	return { ...draft, base: draft, version: document.version };
}
