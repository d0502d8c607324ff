import type { ApiProblem } from '@kontor/api-client/problem';
import { useState } from 'react';
import type { SaveOutcome } from '../../data/saveOutcome.ts';
import { sentenceOf } from '../../screen/Failure.tsx';
import { useKeptEntry } from '../draft/useKeptEntry.ts';

/** A value of a record with the version it was read with. */
export interface VersionedValue<Value> {
	readonly value: Value;
	readonly version: number;
}

/** One value of a record that is edited where it stands. */
export interface InPlaceOptions<Value> extends VersionedValue<Value> {
	/** Where the draft is kept; names the record and its field, such as `task/41/title`. */
	readonly place: string;
	/** Reads a kept value back; null where it is none. */
	readonly read: (stored: unknown) => Value | null;
	/** Why a value cannot be saved, in a sentence. */
	readonly check?: (value: Value) => string | null;
	/** Saves it; a conflict brings what is stored now. It belongs to this record, whatever is on screen when it ends. */
	readonly save: (value: Value, version: number) => Promise<SaveOutcome<unknown, VersionedValue<Value>>>;
	/** The value is stored. */
	readonly onSaved?: () => void;
}

/** A value in place, in one of its states. */
export interface InPlace<Value> {
	readonly isEditing: boolean;
	/** What stands in the editor; what was read while nobody edits. */
	readonly value: Value;
	readonly isSaving: boolean;
	/** What was entered earlier and not saved has been brought back. */
	readonly isRestored: boolean;
	/** Why it is not saved, in a sentence. */
	readonly error: string | null;
	/** What somebody else has stored meanwhile; the user has to choose. */
	readonly conflict: VersionedValue<Value> | null;
	readonly begin: () => void;
	readonly set: (value: Value) => void;
	readonly submit: () => Promise<void>;
	readonly cancel: () => void;
	/** Ends a conflict: saves one's own value over what is stored, or leaves what is stored. */
	readonly choose: (side: 'mine' | 'stored') => Promise<void>;
}

interface Draft<Value> extends VersionedValue<Value> {
	readonly base: Value;
}

/** Edits one value of a record in place: kept until it is saved, and never lost to somebody else's change of it. */
export function useInPlace<Value>(options: InPlaceOptions<Value>): InPlace<Value> {
	const { place, read, check, save, onSaved } = options;
	const entry = useKeptEntry<Draft<Value>>(place, (stored) => draftOf(stored, read));
	const [begun, setBegun] = useState<Draft<Value> | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [conflict, setConflict] = useState<VersionedValue<Value> | null>(null);
	const draft = begun ?? entry.restored ?? null;

	function end(): void {
		entry.forget();
		setBegun(null);
		setError(null);
		setConflict(null);
	}

	async function send({ value, version }: VersionedValue<Value>): Promise<void> {
		setSaving(true);
		setError(null);
		const outcome = await save(value, version);
		setSaving(false);
		if (outcome.kind === 'saved' || (outcome.kind === 'conflict' && isSame(outcome.stored.value, value))) {
			end();
			onSaved?.();
		} else if (outcome.kind === 'conflict') setConflict(outcome.stored);
		else setError(refusalOf(outcome.kind, outcome.problem));
	}

	return {
		isEditing: draft !== null,
		value: draft === null ? options.value : draft.value,
		isSaving,
		isRestored: begun === null && draft !== null,
		error,
		conflict,
		begin: () => setBegun({ base: options.value, value: options.value, version: options.version }),
		set(value) {
			if (draft === null) return;
			const next = { ...draft, value };
			setBegun(next);
			setError(null);
			entry.keep(isSame(value, draft.base) ? null : next);
		},
		async submit() {
			if (draft === null || isSaving || conflict !== null) return;
			const problem = check?.(draft.value) ?? null;
			if (problem !== null) setError(problem);
			else if (isSame(draft.value, draft.base)) end();
			else await send(draft);
		},
		cancel: end,
		async choose(side) {
			if (draft === null || conflict === null) return;
			setConflict(null);
			if (side === 'stored') end();
			else {
				setBegun({ ...draft, base: conflict.value, version: conflict.version });
				await send({ value: draft.value, version: conflict.version });
			}
		},
	};
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function refusalOf(kind: 'refused' | 'gone' | 'failed', problem: ApiProblem): string {
	if (kind === 'gone') return 'Dieser Eintrag wurde inzwischen gelöscht. Ihre Eingabe ist noch da.';
	return `${sentenceOf(problem)} Ihre Eingabe ist noch da.`;
}

function draftOf<Value>(stored: unknown, read: (stored: unknown) => Value | null): Draft<Value> | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { base, value, version } = stored as Record<string, unknown>;
	const [from, to] = [read(base), read(value)];
	return from === null || to === null || typeof version !== 'number' ? null : { base: from, value: to, version };
}
