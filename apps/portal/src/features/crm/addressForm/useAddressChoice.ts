import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { AddressChoice } from '@kontor/domain/wizard/steps';
import { useWatch } from 'react-hook-form';

/** What the address of the form around is. */
export function useAddressChoice(): AddressChoice {
	const [kind, flags, withheld] = useWatch<AddressDraft, ['kind', 'flags', 'withheld']>({
		name: ['kind', 'flags', 'withheld'],
	});
	return { kind, flags, withheld };
}
