import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { FieldErrors } from 'react-hook-form';

/** The sentence at a field, undefined where nothing is wrong. */
export function messageAt(errors: FieldErrors<AddressDraft>, path: FieldPath): string | undefined {
	const [part, field = ''] = path.split('.') as [keyof AddressDraft, string];
	const ofPart = errors[part] as Record<string, { message?: string }> | undefined;
	const error = ofPart?.[field];
	return error?.message;
}
