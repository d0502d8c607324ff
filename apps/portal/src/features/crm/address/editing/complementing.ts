import type { Model } from '@kontor/api-client/types';
import { flagsOfAddress, roleOf } from '@kontor/domain/wizard/addressFlags';
import { checkField } from '@kontor/domain/wizard/checks';
import { type AddressDraft, type AddressFlag, flagsOf, isFilled, isFlagOpen } from '@kontor/domain/wizard/draft';
import { isSameAt } from '@kontor/domain/wizard/draftFields';
import { type FieldPath, fieldPaths } from '@kontor/domain/wizard/fields';
import { type AddressSection, pathsOfSection, type RoleName, roleFlags } from '@kontor/domain/wizard/roles';
import { stepOf } from '@kontor/domain/wizard/steps';
import { formOf } from './addressSections.ts';

/** A section of an address with what somebody has entered otherwise. */
export interface ComplementedSection {
	readonly section: AddressSection;
	/** The role that the address gets with it; null where it has it. */
	readonly newFlag: AddressFlag | null;
	/** What is stored. */
	readonly own: AddressDraft;
	/** The entered fields that are stored otherwise. */
	readonly paths: readonly FieldPath[];
}

/** What was entered for a new address, seen from the address that was there already. */
export interface Complement {
	readonly sections: readonly ComplementedSection[];
	/** What the address would become beside. */
	readonly flags: readonly AddressFlag[];
	/** Code of the customer group it would join; '' for none. */
	readonly customerGroup: string;
	/** Entered, but this address cannot take it, or it is wrong as it stands. */
	readonly lost: readonly FieldPath[];
}

/** Compares what was entered for a new address with the one that was there already. */
export function complementing(
	known: AddressDraft,
	address: Model<'Address'>,
	{ withheld, today }: { withheld: AddressDraft['withheld']; today: string },
): Complement {
	const ownFlags = flagsOfAddress(address);
	const possible = known.flags.filter((flag) => flagsOf(address.person ? 'person' : 'organisation').includes(flag));
	const roles = possible.flatMap((flag): RoleName[] => {
		const role = roleOf(flag);
		if (role === null || (flag === 'isPatient' && withheld.includes('health'))) return [];
		return ownFlags.includes(flag) && address[role] === undefined ? [] : [role];
	});
	const entered = fieldPaths.filter((path) => isFilled(known, path) && stepOf(known, path) !== null);
	const fine = entered.filter((path) => checkField(known, path, { today }) === null);
	const taken = new Set<FieldPath>(['contact.customerGroup']);
	const sections = (['contactData', 'relations', ...roles] as const).map((section): ComplementedSection => {
		const own = formOf(address, withheld, section);
		const all = pathsOfSection(section, own).filter((path) => fine.includes(path));
		for (const path of all) taken.add(path);
		const flag = section === 'contactData' || section === 'relations' ? null : roleFlags[section];
		return {
			section,
			newFlag: flag === null || ownFlags.includes(flag) ? null : flag,
			own,
			paths: all.filter((path) => !isSameAt(known, own, path)),
		};
	});
	return {
		sections: sections.filter(({ newFlag, paths }) => newFlag !== null || paths.length > 0),
		flags: possible.filter(
			(flag) => roleOf(flag) === null && !ownFlags.includes(flag) && isFlagOpen(flag, [...ownFlags, ...known.flags]),
		),
		customerGroup: known.contact.customerGroup,
		lost: entered.filter((path) => !taken.has(path)),
	};
}

/** Whether nothing is stored in a field; a country always is. */
export function isLacking(own: AddressDraft, path: FieldPath): boolean {
	return path !== 'contact.country' && !isFilled(own, path);
}
