import type { Model } from '@kontor/api-client/types';

type Related = Model<'RelatedAddresses'>;

/** Somebody of a family, with all that they are to the open address. */
export interface FamilyMember extends Model<'RelatedAddress'> {
	readonly relations: readonly Related['relation'][];
}

// A home and its residents are no family.
const kin: readonly Related['relation'][] = [
	'household',
	'mainInsured',
	'coInsured',
	'insuredTogether',
	'adultRepresentative',
	'represented',
];

/** The family among all whom an address has to do with: each once, in the order of the nearest relation, then by name. */
export function familyOf(related: readonly Related[]): FamilyMember[] {
	const members = new Map<number, FamilyMember>();
	for (const relation of kin) {
		const group = related.find((one) => one.relation === relation);
		for (const address of group?.addresses ?? []) {
			const known = members.get(address.lfdnr);
			members.set(address.lfdnr, { ...address, relations: [...(known?.relations ?? []), relation] });
		}
	}
	return [...members.values()];
}
