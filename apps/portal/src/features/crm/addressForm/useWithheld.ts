import type { FieldRight } from '@kontor/domain/wizard/fields';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';

/** The rights that the user does not have: what needs them is neither shown nor asked for. */
export function useWithheld(): readonly FieldRight[] {
	const { rights } = useCurrentUser().user;
	return useMemo(() => (['health', 'bank'] as const).filter((right) => !rights.includes(right)), [rights]);
}
