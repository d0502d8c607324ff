import { regroupPhone } from '@kontor/german/phone';
import { visibleText } from '@kontor/german/visibleText';
import type { FieldAccess } from '../mergeEdits.ts';
import { type AddressDraft, isFilled, valueAt, withValue } from './draft.ts';
import { type FieldPath, factsOf } from './fields.ts';
import { stepOf } from './steps.ts';

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

/** The fields that show what an address has only once: its VAT number and its bank account. */
const sharedFields: readonly (readonly FieldPath[])[] = [
	['company.uid', 'supplier.uid', 'insurer.uid'],
	['supplierPayment.iban', 'insurer.iban'],
	['supplierPayment.bic', 'insurer.bic'],
];

/** Whether a field that shows what an address has only once says otherwise than one before it. */
export function isSharedOtherwise(draft: AddressDraft, path: FieldPath): boolean {
	const first = firstFilled(draft, sharedFields.find((fields) => fields.includes(path)) ?? []);
	return first !== undefined && compactAt(draft, first) !== compactAt(draft, path);
}

/** The draft with what an address has only once in all fields that show it, also where it was entered in one alone. */
export function withShared(draft: AddressDraft): AddressDraft {
	return sharedFields.reduce((whole, fields) => {
		const first = firstFilled(draft, fields);
		if (first === undefined) return whole;
		return fields
			.filter((path) => !isFilled(draft, path))
			.reduce((next, path) => withValue(next, path, valueAt(draft, first)), whole);
	}, draft);
}

function firstFilled(draft: AddressDraft, fields: readonly FieldPath[]): FieldPath | undefined {
	return fields.find((path) => stepOf(draft, path) !== null && isFilled(draft, path));
}

function compactAt(draft: AddressDraft, path: FieldPath): string {
	return visibleText(String(valueAt(draft, path)))
		.replace(/\s/g, '')
		.toUpperCase();
}
