import type { AddressFlag } from './draft.ts';

/** The data of roles that an address has, and the flag each stands for. */
export const roleFlags = {
	patient: 'isPatient',
	employee: 'isEmployee',
	doctor: 'isDoctor',
	company: 'isCompany',
	supplier: 'isSupplier',
	healthInsuranceCompany: 'isHealthInsuranceCompany',
} as const satisfies Record<string, AddressFlag>;

/** The name of the data of a role. */
export type RoleName = keyof typeof roleFlags;

/** The roles of which an address has data that its reader may see, in their order. */
export function rolesOf(address: { readonly [Role in RoleName]?: object | undefined }): readonly RoleName[] {
	return (Object.keys(roleFlags) as RoleName[]).filter((role) => address[role] !== undefined);
}
