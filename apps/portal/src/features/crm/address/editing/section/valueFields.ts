import { type FieldPath, factsOf } from '@kontor/domain/wizard/fields';

/** True for a value that is edited where it stands; lists and other addresses take the room of a form. */
export function isEditedAlone(path: FieldPath): boolean {
	return !['rows', 'choices', 'ref'].includes(factsOf(path).kind);
}

/** The fields that are edited with a value: another postcode is mostly another place. */
export function fieldsWith(path: FieldPath): readonly FieldPath[] {
	return path === 'contact.zip' ? ['contact.zip', 'contact.city'] : [path];
}
