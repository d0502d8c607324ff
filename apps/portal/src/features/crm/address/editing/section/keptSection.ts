import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import { type RoleName, roleFlags } from '@kontor/domain/wizard/roles';
import { readAddressDraft } from '@kontor/domain/wizard/storedDraft';
import { type KeptEntry, useKeptEntry } from '../../../../../kit/draft/useKeptEntry.ts';

/** A section of an address in the middle of being edited. */
export interface KeptSection {
	readonly section: AddressSection;
	/** The version that was read. */
	readonly version: number;
	/** What was read. */
	readonly base: AddressDraft;
	/** What has been made of it. */
	readonly mine: AddressDraft;
}

/** Keeps what is being entered in a section of an address, for a user without the `withheld` rights. */
export function useKeptSection(
	lfdnr: number,
	section: AddressSection,
	{ isNew, withheld }: { isNew: boolean; withheld: AddressDraft['withheld'] },
): KeptEntry<KeptSection> {
	return useKeptEntry(isNew ? placeOfNewRole(lfdnr) : `addresses/${lfdnr}/${section}`, (stored) => {
		const { version, base, mine, section: known } = fieldsOf(stored);
		if (typeof version !== 'number' || known !== section) return null;
		return { section, version, base: readAddressDraft(base, withheld), mine: readAddressDraft(mine, withheld) };
	});
}

/** The role of an address that was being added, with its data in the entry of its section. */
export function useKeptNewRole(lfdnr: number): KeptEntry<RoleName> {
	return useKeptEntry(placeOfNewRole(lfdnr), (stored) => {
		const { section } = fieldsOf(stored);
		return typeof section === 'string' && Object.hasOwn(roleFlags, section) ? (section as RoleName) : null;
	});
}

function placeOfNewRole(lfdnr: number): string {
	return `addresses/${lfdnr}/newRole`;
}

function fieldsOf(stored: unknown): Partial<Record<keyof KeptSection, unknown>> {
	return typeof stored === 'object' && stored !== null ? stored : {};
}
