import { type AddressFlag, flagsOf } from './draft.ts';
import { type RoleName, roleFlags } from './roles.ts';

/** The type of address that each flag stands for; being a relative is none of its own. */
export const flagTypes = {
	isConsumer: 'kd_konsument',
	isPatient: 'kd_patient',
	isInterested: 'kd_interessent',
	isRelative: null,
	isEmployee: 'kd_verkaeufer',
	isDoctor: 'kd_arzt',
	isAdultRepresentation: 'kd_sachwalter',
	isCompany: 'kd_kunde',
	isSupplier: 'kd_lieferant',
	isHealthInsuranceCompany: 'kd_krankenkasse',
	isResidence: 'kd_heim',
} as const satisfies Record<AddressFlag, string | null>;

/** What a stored address is, whether its reader may see the data of it or not. */
export function flagsOfAddress(address: {
	readonly person: boolean;
	readonly addressTypes: readonly string[];
	readonly isRelative: boolean;
}): readonly AddressFlag[] {
	return flagsOf(address.person ? 'person' : 'organisation').filter((flag) => {
		const type = flagTypes[flag];
		return type === null ? address.isRelative : address.addressTypes.includes(type);
	});
}

/** The role whose data a flag brings; null for a flag without data of its own. */
export function roleOf(flag: AddressFlag): RoleName | null {
	return (Object.keys(roleFlags) as RoleName[]).find((role) => roleFlags[role] === flag) ?? null;
}
