import type { AddressDraft } from '@kontor/domain/wizard/draft';

/** Data known of somebody before the new address is begun. */
export interface OfferedAddress {
	readonly person?: Partial<AddressDraft['person']>;
	readonly contact?: Partial<AddressDraft['contact']>;
}

// In memory only: neither names nor numbers belong into an address of the browser.
let offered: OfferedAddress | null = null;

/** Says what the next new address begins with. */
export function offerAddress(next: OfferedAddress): void {
	offered = next;
}

/** Initial data of the new address; null once it has begun. */
export function offeredAddress(): OfferedAddress | null {
	return offered;
}

/** The new address has begun: the next one begins with nothing. */
export function forgetOffered(): void {
	offered = null;
}

/** The draft with what is known. */
export function withOffered(draft: AddressDraft, { person, contact }: OfferedAddress): AddressDraft {
	return { ...draft, person: { ...draft.person, ...person }, contact: { ...draft.contact, ...contact } };
}
