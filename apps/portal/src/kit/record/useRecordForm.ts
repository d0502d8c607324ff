import type { ApiProblem } from '@kontor/api-client/problem';
import { mergeEdits } from '@kontor/domain/mergeEdits';
import { useRef, useState } from 'react';
import { saveOutcome } from '../../data/saveOutcome.ts';
import { sentenceOf } from '../../screen/Failure.tsx';
import type { KeptEntry } from '../draft/useKeptEntry.ts';
import {
	attemptFor,
	isEdited,
	newOddities,
	type RecordDraft,
	type RecordKind,
	type RecordValues,
} from './recordKind.ts';
import { type Confirmation, useConfirmation } from './useConfirmation.ts';

/** The form of one record beside its page, as whoever opens it hands it over. */
export interface RecordEditing<Values extends RecordValues> {
	readonly start: RecordDraft<Values>;
	/** The draft was begun before this screen was opened. */
	readonly isRestored: boolean;
	/** Where it is kept until it is saved. */
	readonly entry: KeptEntry<RecordDraft<Values>>;
	readonly onSaved: () => void;
	readonly onClose: () => void;
}

/** What a form does with its record. */
export interface RecordFormOptions<Values extends RecordValues, Content> {
	readonly kind: RecordKind<Values>;
	readonly start: RecordDraft<Values>;
	/** What is sent of what is typed. */
	readonly contentOf: (values: Values) => Content;
	/** Both reject with `ApiProblem`. `key` names this attempt to create: it stays while the content does. */
	readonly writes: {
		create(content: Content, key: string): Promise<unknown>;
		change(lfdnr: number, version: number, content: Content): Promise<unknown>;
	};
	/** What somebody else has stored meanwhile, if that is why saving was refused. */
	readonly storedOf: (error: ApiProblem) => { readonly version: number; readonly values: Values } | null;
	/** Sentences for fields of a refusal that says more than which fields it is about; null for every other one. */
	readonly refusalOf?: (error: ApiProblem) => Partial<Record<keyof Values, string>> | null;
	/** Where the draft is kept until it is saved. */
	readonly entry: KeptEntry<RecordDraft<Values>>;
	readonly onSaved: () => void;
}

/** A form of one record. */
export interface RecordForm<Values extends RecordValues> {
	readonly draft: RecordDraft<Values>;
	/** Where it is kept until it is saved. */
	readonly entry: KeptEntry<RecordDraft<Values>>;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	/** Sentences for fields that cannot be saved; from the first attempt on. */
	readonly errors: Partial<Record<keyof Values, string>>;
	/** Rises with each attempt that fields have stopped. */
	readonly refusals: number;
	/** What is odd, as it is typed: sentences for fields. */
	readonly warnings: Partial<Record<keyof Values, string>>;
	/** What is odd and asked about before it is saved; its entries lead to fields by their names. */
	readonly confirmation: Confirmation;
	/** Why the last attempt failed, or what came in between; null while all is well. */
	readonly notice: { readonly tone: 'error' | 'warning'; readonly text: string } | null;
	/** Fields that somebody else has changed too, with what is stored; the user has to choose. */
	readonly conflicts: readonly { readonly field: keyof Values; readonly stored: string }[];
	set(field: keyof Values, value: string): void;
	/** Takes the stored value of a conflict, or keeps one's own. */
	choose(field: keyof Values, side: 'mine' | 'stored'): void;
	/** Saves the record; resolves to true if it is saved. */
	submit(): Promise<boolean>;
}

interface Conflict<Values> {
	readonly field: keyof Values;
	readonly stored: string;
}

/** Keeps a form through refusals, lost connections and edits of other people: what was typed stays until it is saved. */
export function useRecordForm<Values extends RecordValues, Content>(
	options: RecordFormOptions<Values, Content>,
): RecordForm<Values> {
	const { kind, start, contentOf, writes, storedOf, refusalOf, entry, onSaved } = options;
	const [draft, setDraft] = useState(start);
	const [isSaving, setIsSaving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const [served, setServed] = useState<Partial<Record<keyof Values, string>>>({});
	const [notice, setNotice] = useState<RecordForm<Values>['notice']>(null);
	const [conflicts, setConflicts] = useState<readonly Conflict<Values>[]>([]);
	const attempt = useRef(start.attempt);
	const confirmation = useConfirmation();

	function edit(next: RecordDraft<Values>): void {
		setDraft(next);
		keep(next);
	}

	function keep(next: RecordDraft<Values>): void {
		entry.keep(isEdited(next) ? { ...next, attempt: attempt.current } : null);
	}

	function set(field: keyof Values, value: string): void {
		edit({ ...draft, values: { ...draft.values, [field]: value } });
		setServed((before) => ({ ...before, [field]: undefined }));
	}

	function choose(field: keyof Values, side: 'mine' | 'stored'): void {
		const conflict = conflicts.find((known) => known.field === field);
		if (conflict === undefined) return;
		if (side === 'stored') set(field, conflict.stored);
		setConflicts(conflicts.filter((known) => known !== conflict));
		if (conflicts.length === 1) setNotice(null);
	}

	async function submit(): Promise<boolean> {
		if (isSaving) return false;
		const problems = kind.check(draft.values);
		if (Object.keys(problems).length > 0) setRefusals((count) => count + 1);
		if (Object.keys(problems).length > 0 || conflicts.length > 0) return false;
		const odd = Object.entries(newOddities(kind, draft)).map(([field, sentence]) => ({
			fieldId: field,
			label: kind.labels[field] ?? field,
			text: String(sentence),
		}));
		if (!confirmation.isGiven(odd, draft.values)) return false;
		setIsSaving(true);
		setNotice(null);
		const outcome = await saveOutcome(save, storedOf);
		setIsSaving(false);
		if (outcome.kind === 'saved') {
			entry.forget();
			onSaved();
		} else if (outcome.kind === 'conflict') bringTogether(outcome.stored.version, outcome.stored.values);
		else handleFailure(outcome.kind, outcome.problem);
		return outcome.kind === 'saved';
	}

	async function save(): Promise<unknown> {
		const { lfdnr, version, values } = draft;
		if (lfdnr !== null && version !== null) return writes.change(lfdnr, version, contentOf(values));
		attempt.current = attemptFor(attempt.current, values);
		// Before it is sent: whoever reloads while the answer is missing sends it again under this key.
		keep(draft);
		return writes.create(contentOf(values), attempt.current.key);
	}

	function handleFailure(why: 'refused' | 'gone' | 'failed', problem: ApiProblem): void {
		const fields = refusalOf?.(problem) ?? refusedFields(problem, kind);
		if (why === 'gone' && draft.lfdnr !== null) {
			edit({ ...draft, lfdnr: null, version: null });
			setNotice({
				tone: 'warning',
				text: 'Dieser Eintrag wurde inzwischen gelöscht. Wenn Sie speichern, wird er neu angelegt.',
			});
		} else if (Object.keys(fields).length > 0) {
			setServed(fields);
			setRefusals((count) => count + 1);
		} else {
			setNotice({ tone: 'error', text: `${sentenceOf(problem)} Ihre Eingabe ist noch da.` });
		}
	}

	function bringTogether(version: number, stored: Values): void {
		const fields: (keyof Values)[] = Object.keys(stored);
		const shown = (values: Values, field: keyof Values) => kind.shown(field, values[field] ?? '').trim();
		const { merged, conflicts } = mergeEdits(
			fields,
			{ base: draft.base, mine: draft.values, stored },
			{ valueOf: textOf, isSame: (one, other, field) => shown(one, field) === shown(other, field), take },
		);
		// What the user wants stands until the choice is made.
		const values = conflicts.reduce((all, field) => take(all, field, draft.values), merged);
		edit({ ...draft, version, base: stored, values });
		setConflicts(conflicts.map((field) => ({ field, stored: stored[field] ?? '' })));
		setNotice({
			tone: 'warning',
			text:
				conflicts.length > 0
					? 'Jemand anderer hat diesen Eintrag inzwischen geändert. Bitte wählen Sie, was gelten soll.'
					: 'Jemand anderer hat diesen Eintrag inzwischen geändert; beide Änderungen stehen jetzt hier. Bitte prüfen und speichern Sie.',
		});
	}

	return {
		draft,
		entry,
		isDirty: isEdited(draft),
		isSaving,
		errors: refusals > 0 ? { ...served, ...kind.check(draft.values) } : {},
		refusals,
		warnings: kind.warn(draft.values),
		confirmation,
		notice,
		conflicts,
		set,
		choose,
		submit,
	};
}

function refusedFields<Values extends RecordValues>(
	{ problem }: ApiProblem,
	{ labels }: RecordKind<Values>,
): Partial<Record<keyof Values, string>> {
	const names = Object.keys(problem?.fields ?? {}).map((path) => path.replace(/^body\./, ''));
	const known: (keyof Values)[] = names.filter((name) => name in labels);
	return Object.fromEntries(known.map((name) => [name, 'Diese Angabe kann so nicht gespeichert werden.'])) as Partial<
		Record<keyof Values, string>
	>;
}

function textOf<Values>(values: Values, field: keyof Values): unknown {
	return values[field];
}

function take<Values>(into: Values, field: keyof Values, from: Values): Values {
	return { ...into, [field]: from[field] };
}
