import { type AddressDraft, type AddressFlag, emptyDraft, flagsOf, withValue } from './draft.ts';
import { type FieldKind, type FieldPath, type FieldRight, factsOf, fieldPaths } from './fields.ts';
import { type StepName, stepsOf } from './steps.ts';
import type { Suggested } from './suggestions.ts';

/** Counts up when the shape changes: a draft of another version is not read. */
const VERSION = 1;

/** The longest that a draft outlives its last change: the longest session. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;

/** A new address in progress and where its user stands. */
export interface DraftState {
	readonly draft: AddressDraft;
	readonly step: StepName;
	readonly suggested: Suggested;
	/** Names the attempt to create this address, the same over all retries. */
	readonly attempt: string;
	/** Keys of the addresses that are not the same as this one. */
	readonly dismissed: readonly string[];
	/** Key of the address that it turned out to be and is being added to; null while it is a new one. */
	readonly complements: string | null;
}

/** Writes a draft as text for its user at this time (milliseconds since 1970). */
export function writeDraft(state: DraftState, userId: string, now: number): string {
	return JSON.stringify({ version: VERSION, userId, at: now, ...state });
}

/**
 * Reads a draft back for a user without the `withheld` rights: null for one of another version or user, an old or a
 * broken one. Fields that are unknown or of another kind are left empty.
 */
export function readDraft(
	text: string,
	{ userId, now, withheld }: { userId: string; now: number; withheld: readonly FieldRight[] },
): DraftState | null {
	const stored = recordOf(parsed(text));
	if (stored.version !== VERSION || stored.userId !== userId) return null;
	if (typeof stored.at !== 'number' || now - stored.at > MAX_AGE_MS) return null;
	const { attempt, step } = stored;
	if (typeof attempt !== 'string') return null;
	const draft = draftOf(recordOf(stored.draft), withheld);
	return {
		draft,
		step: stepsOf(draft).find((known) => known === step) ?? 'type',
		suggested: suggestedOf(recordOf(stored.suggested)),
		attempt,
		dismissed: textsOf(stored.dismissed),
		complements: typeof stored.complements === 'string' ? stored.complements : null,
	};
}

function draftOf(stored: Record<string, unknown>, withheld: readonly FieldRight[]): AddressDraft {
	const kind = stored.kind === 'organisation' ? 'organisation' : 'person';
	const known: readonly string[] = flagsOf(kind);
	const flags = textsOf(stored.flags).filter((flag): flag is AddressFlag => known.includes(flag));
	return fieldPaths.reduce(
		(draft, path) => {
			const value = recordOf(stored[path.slice(0, path.indexOf('.'))])[path.slice(path.indexOf('.') + 1)];
			// What has the shape of a kind is a value of that kind.
			return hasShape(factsOf(path).kind, value) ? withValue(draft, path, value as never) : draft;
		},
		{ ...emptyDraft(), kind, flags, withheld } as AddressDraft,
	);
}

function hasShape(kind: FieldKind, value: unknown): boolean {
	switch (kind) {
		case 'flag':
			return typeof value === 'boolean';
		case 'rows':
			return Array.isArray(value) && value.every((entry) => areTexts(entry, ['code', 'text']));
		case 'choices':
			return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
		case 'svnr':
			return areTexts(value, ['svnr', 'svnrDat']);
		case 'ref':
			return value === null || areTexts(value, ['key', 'label']);
		default:
			return typeof value === 'string';
	}
}

function suggestedOf(stored: Record<string, unknown>): Suggested {
	const paths: readonly string[] = fieldPaths;
	const entries = Object.entries(stored).filter(([path, value]) => paths.includes(path) && typeof value === 'string');
	return Object.fromEntries(entries) as Partial<Record<FieldPath, string>>;
}

function areTexts(value: unknown, keys: readonly string[]): boolean {
	const record = recordOf(value);
	return keys.every((key) => typeof record[key] === 'string');
}

function textsOf(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
