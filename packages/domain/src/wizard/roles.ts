import type { AddressDraft, AddressFlag } from './draft.ts';
import { type FieldPath, fieldPaths, type PartName, partOf } from './fields.ts';
import { stepOf } from './steps.ts';

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

/** A part of an address that is read and changed by itself. */
export type AddressSection = 'contactData' | 'relations' | RoleName;

const roleParts: Readonly<Record<RoleName, readonly PartName[]>> = {
	patient: ['patient', 'mainInsured'],
	employee: ['employee'],
	doctor: ['doctor'],
	company: ['company', 'companyDelivery'],
	supplier: ['supplier', 'supplierDelivery', 'supplierPayment'],
	healthInsuranceCompany: ['insurer', 'insurerAccounting', 'insurerControl'],
};

/** The parts whose fields a section changes. */
export function partsOfSection(section: AddressSection, { kind }: Pick<AddressDraft, 'kind'>): readonly PartName[] {
	if (section === 'contactData') return [kind, 'contact'];
	return section === 'relations' ? ['contact'] : roleParts[section];
}

/** The fields that a section changes, as far as an address of this choice is asked for them. */
export function pathsOfSection(section: AddressSection, draft: AddressDraft): readonly FieldPath[] {
	const parts = partsOfSection(section, draft);
	return fieldPaths.filter((path) => {
		if (!parts.includes(partOf(path)) || stepOf(draft, path) === null || path === 'contact.customerGroup') return false;
		const isRelation = /^contact\.(residence|adultRepresentation|representation)/.test(path);
		return partOf(path) !== 'contact' || isRelation === (section === 'relations');
	});
}
