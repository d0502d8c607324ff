import type { AddressKind } from './wizard/draft.ts';

/** True if a salutation fits this kind of address: a person is no Firma, and a company no Frau. */
export function fitsSalutation(kind: AddressKind, salutation: string): boolean {
	return !(kind === 'person' ? /^firma$/i : /^(?:frau|herr|familie)$/i).test(salutation.trim());
}
