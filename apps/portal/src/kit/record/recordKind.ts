import { newAttempt } from './newAttempt.ts';

/** The fields of a form, each as the text its input holds; '' where nothing is entered or chosen. */
export type RecordValues = Readonly<Record<string, string>>;

/** What a form knows of the kind of record it edits. */
export interface RecordKind<Values extends RecordValues> {
	/** What the fields are called. */
	readonly labels: Readonly<Record<keyof Values, string>>;
	/** A value as people read it, to be compared with another one: what reads the same is the same. */
	shown(field: keyof Values, value: string): string;
	/** What cannot be saved: field → sentence. */
	check(values: Values): Partial<Record<keyof Values, string>>;
	/** What is odd, but is saved once it is confirmed: field → sentence. */
	warn(values: Values): Partial<Record<keyof Values, string>>;
}

/** A record in a form: what was read, and what has been made of it so far. */
export interface RecordDraft<Values extends RecordValues> {
	/** Number of the record; null for a new one. */
	readonly lfdnr: number | null;
	/** Version that was read; null for a new one. */
	readonly version: number | null;
	/** The values as they were read, or as a new record starts. */
	readonly base: Values;
	readonly values: Values;
	/** Names the creation of a new one, over retries and reloads. */
	readonly attempt?: CreationAttempt | undefined;
}

/** What is sent under one key: the same content again is the same creation. */
export interface CreationAttempt {
	readonly key: string;
	/** What was sent. */
	readonly content: string;
}

/** The attempt to create a record with these values: the one before, unless something else was sent under its key. */
export function attemptFor(before: CreationAttempt | undefined, values: RecordValues): CreationAttempt {
	const content = JSON.stringify(values);
	return before?.content === content ? before : { key: newAttempt(), content };
}

/** Whether something was entered that would be lost. */
export function isEdited<Values extends RecordValues>({ base, values }: RecordDraft<Values>): boolean {
	return Object.keys(values).some((field) => values[field] !== base[field]);
}

/** Reads a draft back that was stored as it is; `empty` names the fields of its form. Null where it is none of this form. */
export function readRecordDraft<Values extends RecordValues>(
	stored: unknown,
	empty: Values,
): RecordDraft<Values> | null {
	const { lfdnr, version, base, values, attempt } = recordOf(stored);
	if (!isNumberOrNull(lfdnr) || !isNumberOrNull(version)) return null;
	if (!hasFields<Values>(base, empty) || !hasFields<Values>(values, empty)) return null;
	const { key, content } = recordOf(attempt);
	const isAttempt = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && typeof content === 'string';
	return { lfdnr, version, base, values, ...(isAttempt && { attempt: { key, content } }) };
}

function hasFields<Values extends RecordValues>(stored: unknown, empty: RecordValues): stored is Values {
	const fields = recordOf(stored);
	return Object.keys(empty).every((field) => typeof fields[field] === 'string');
}

function isNumberOrNull(stored: unknown): stored is number | null {
	return stored === null || typeof stored === 'number';
}

function recordOf(stored: unknown): Record<string, unknown> {
	return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** What is odd about a record and was not so before: field → sentence. */
export function newOddities<Values extends RecordValues>(
	kind: RecordKind<Values>,
	{ base, values, lfdnr }: RecordDraft<Values>,
): Partial<Record<keyof Values, string>> {
	const before = lfdnr === null ? {} : kind.warn(base);
	const odd = Object.entries(kind.warn(values)).filter(
		([field, sentence]) =>
			sentence !== undefined && (values[field] !== base[field] || (before as RecordValues)[field] !== sentence),
	);
	// What `warn` has found at fields.
	return Object.fromEntries(odd) as Partial<Record<keyof Values, string>>;
}
