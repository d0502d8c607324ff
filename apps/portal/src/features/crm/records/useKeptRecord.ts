import { useEffect, useState } from 'react';
import { useClock } from '../../../host/clock.tsx';
import { useHost } from '../../../host/host.tsx';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';
import { isEdited, type RecordDraft, type RecordValues } from './recordKind.ts';

const MAX_AGE_MS = 12 * 60 * 60 * 1000;

/** Keeps what is being entered over a reload, a crash and the end of the session, for the user who has entered it. */
export interface KeptRecord<Values extends RecordValues> {
	/** What was being entered here when the page was last left without saving; null where there is nothing. */
	readonly restored: RecordDraft<Values> | null;
	keep(draft: RecordDraft<Values>): void;
	/** It is saved, or nobody wants it. */
	erase(): void;
}

/** The kept entry of one place, such as `interactions/1001`; `empty` names the fields of its form. */
export function useKeptRecord<Values extends RecordValues>(place: string, empty: Values): KeptRecord<Values> {
	const { record } = useHost().drafts;
	const clock = useClock();
	const { userId } = useCurrentUser().user;
	const [restored, setRestored] = useState<RecordDraft<Values> | null>(null);

	useEffect(() => {
		let isWanted = true;
		void record.read().then((text) => {
			if (!isWanted || text === null) return;
			const kept = readKept(text);
			if (kept?.userId !== userId || clock() - kept.at > MAX_AGE_MS) return record.erase();
			if (kept.place === place && hasFields(kept.draft, empty)) setRestored(kept.draft as RecordDraft<Values>);
		});
		return () => {
			isWanted = false;
		};
	}, [record, clock, userId, place, empty]);

	return {
		restored,
		keep(draft) {
			if (isEdited(draft)) void record.write(JSON.stringify({ userId, place, at: clock(), draft }));
			else record.erase();
		},
		erase() {
			record.erase();
			setRestored(null);
		},
	};
}

interface Kept {
	readonly userId: number;
	readonly place: string;
	readonly at: number;
	readonly draft: unknown;
}

function readKept(text: string): Kept | null {
	try {
		const { userId, place, at, draft } = JSON.parse(text) as Partial<Record<keyof Kept, unknown>>;
		if (typeof userId !== 'number' || typeof place !== 'string' || typeof at !== 'number') return null;
		return { userId, place, at, draft };
	} catch {
		return null;
	}
}

function hasFields(draft: unknown, empty: RecordValues): boolean {
	if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('base' in draft)) return false;
	return [draft.values, draft.base].every(
		(values) =>
			typeof values === 'object' &&
			values !== null &&
			Object.keys(empty).every((field) => typeof (values as Record<string, unknown>)[field] === 'string'),
	);
}
