import type { Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { type AddressSection, roleFlags } from '@kontor/domain/wizard/roles';
import { draftOfAddress } from '@kontor/domain/wizard/storedAddress';

/** An address in the fields of the form, for a user without the `withheld` rights; with a role it is to get as well. */
export function formOf(
	address: Model<'Address'>,
	withheld: AddressDraft['withheld'],
	section: AddressSection = 'contactData',
): AddressDraft {
	const draft = draftOfAddress(address);
	const flag = section === 'contactData' || section === 'relations' ? null : roleFlags[section];
	const flags = flag === null || draft.flags.includes(flag) ? draft.flags : [...draft.flags, flag];
	return { ...draft, flags, withheld };
}
