import { type AddressDraft, isFilled, valueAt, withValue } from './draft.ts';
import type { FieldPath } from './fields.ts';

/** What was filled in by suggestion: by it a suggestion knows its own text from what a user typed. */
export type Suggested = Partial<Record<FieldPath, string>>;

/** Whether a suggestion may stand in a field: nothing is there, or what an earlier suggestion put there. */
export function mayFill(draft: AddressDraft, suggested: Suggested, path: FieldPath): boolean {
	return !isFilled(draft, path) || valueAt(draft, path) === suggested[path];
}

/**
 * The draft with the suggestions filled in where they may be, and what is now filled in by suggestion. An empty
 * suggestion takes an earlier one back. What was typed is never touched.
 */
export function filledIn(
	draft: AddressDraft,
	suggested: Suggested,
	proposals: Suggested,
): { draft: AddressDraft; suggested: Suggested } {
	let next = { draft, suggested };
	for (const [path, value] of Object.entries(proposals) as [FieldPath, string][]) {
		if (!mayFill(draft, suggested, path)) continue;
		next = { draft: withValue(next.draft, path, value), suggested: { ...next.suggested, [path]: value } };
	}
	return next;
}
