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
	const { lfdnr, version, base, values } = recordOf(stored);
	if (!isNumberOrNull(lfdnr) || !isNumberOrNull(version)) return null;
	if (!hasFields<Values>(base, empty) || !hasFields<Values>(values, empty)) return null;
	return { lfdnr, version, base, values };
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

/** Of sentences about fields only those that there are. */
export function sentences<Field extends string>(
	all: Record<Field, string | undefined>,
): Partial<Record<Field, string>> {
	const said = Object.entries(all).filter(([, sentence]) => sentence !== undefined);
	return Object.fromEntries(said) as Partial<Record<Field, string>>;
}

/** The sentence for a text of more characters than can be stored. */
export function tooLong(text: string, max: number): string | undefined {
	return [...text].length > max ? `Höchstens ${max} Zeichen.` : undefined;
}
