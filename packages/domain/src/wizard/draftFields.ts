import type { FieldAccess } from '../mergeEdits.ts';
import { regroupPhone } from '../phone.ts';
import { type AddressDraft, valueAt, withValue } from './draft.ts';
import { type FieldPath, factsOf } from './fields.ts';

/**
 * Whether two drafts mean the same by a field: a phone number in another spelling is the same number, an address under
 * another name the same address, choices in another order the same choices, and blanks around a text nothing.
 */
export function isSameAt(one: AddressDraft, other: AddressDraft, path: FieldPath): boolean {
	return meaningAt(one, path) === meaningAt(other, path);
}

function meaningAt(draft: AddressDraft, path: FieldPath): string {
	const { kind } = factsOf(path);
	const value: unknown = valueAt(draft, path);
	if (typeof value === 'string') {
		return JSON.stringify(kind === 'phone' ? regroupPhone(value) : value.trim());
	}
	if (kind === 'ref' && typeof value === 'object' && value !== null && 'key' in value) return JSON.stringify(value.key);
	return JSON.stringify(kind === 'choices' && Array.isArray(value) ? value.toSorted() : value);
}

/** How `mergeEdits` reaches the fields of drafts. */
export const draftFields: FieldAccess<AddressDraft, FieldPath> = {
	valueOf: valueAt,
	isSame: isSameAt,
	take: (into, path, from) => withValue(into, path, valueAt(from, path)),
};
