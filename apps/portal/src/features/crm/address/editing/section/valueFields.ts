import { type FieldPath, factsOf } from '@kontor/domain/wizard/fields';

/** True for a value whose input takes the whole width: lists, and another address with what can be said of it. */
export function isWide(path: FieldPath): boolean {
	return ['rows', 'choices', 'ref'].includes(factsOf(path).kind);
}

/** The fields that are edited with a value: another postcode is mostly another place. */
export function fieldsWith(path: FieldPath): readonly FieldPath[] {
	return path === 'contact.zip' ? ['contact.zip', 'contact.city'] : [path];
}
