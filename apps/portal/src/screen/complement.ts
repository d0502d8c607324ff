import type { AddressDraft } from '@kontor/domain/wizard/draft';

let kept: { readonly lfdnr: number; readonly draft: AddressDraft } | null = null;

/** Notes what was entered for an address that turned out to be there already; in memory alone. */
export function keepComplement(lfdnr: number, draft: AddressDraft): void {
	kept = { lfdnr, draft };
}

/** What was entered for this address; null where there is nothing to add. */
export function complementOf(lfdnr: number): AddressDraft | null {
	return kept?.lfdnr === lfdnr ? kept.draft : null;
}

/** Forgets it: it is added, or another person signs in. */
export function forgetComplement(): void {
	kept = null;
}
