import type { FieldPath } from '@kontor/domain/wizard/fields';

/** The `id` of the input of a field, where an error summary leads. */
export function fieldIdOf(path: FieldPath): string {
	return `field-${path}`;
}
