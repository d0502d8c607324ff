import { type AddressDraft, type AddressFlag, emptyDraft, flagsOf, withValue } from './draft.ts';
import { type FieldKind, type FieldPath, type FieldRight, factsOf, fieldPaths } from './fields.ts';
import { type StepName, stepsOf } from './steps.ts';
import type { Suggested } from './suggestions.ts';

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

/** Reads a draft back that was stored as it is, for a user without the `withheld` rights; null where it is none. */
export function readDraft(stored: unknown, withheld: readonly FieldRight[]): DraftState | null {
	const { attempt, step, ...kept } = recordOf(stored);
	if (typeof attempt !== 'string') return null;
	const draft = readAddressDraft(kept.draft, withheld);
	return {
		draft,
		step: stepsOf(draft).find((known) => known === step) ?? 'type',
		suggested: suggestedOf(recordOf(kept.suggested)),
		attempt,
		dismissed: textsOf(kept.dismissed),
		complements: typeof kept.complements === 'string' ? kept.complements : null,
	};
}

/** Reads the fields of an address back that were stored as they are; what is unknown or of another kind is left empty. */
export function readAddressDraft(stored: unknown, withheld: readonly FieldRight[]): AddressDraft {
	const parts = recordOf(stored);
	const kind = parts.kind === 'organisation' ? 'organisation' : 'person';
	const known: readonly string[] = flagsOf(kind);
	const flags = textsOf(parts.flags).filter((flag): flag is AddressFlag => known.includes(flag));
	return fieldPaths.reduce(
		(draft, path) => {
			const value = recordOf(parts[path.slice(0, path.indexOf('.'))])[path.slice(path.indexOf('.') + 1)];
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
