import type { Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { type FieldPath, fieldPaths, type PartName, partOf } from '@kontor/domain/wizard/fields';
import { type RoleName, roleFlags } from '@kontor/domain/wizard/roles';
import { stepOf } from '@kontor/domain/wizard/steps';
import { draftOfAddress } from '@kontor/domain/wizard/storedAddress';
import type { AddressSection } from '../../../../data/addressWrites.ts';

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

/** The fields that a section changes. */
export function pathsOfSection(section: AddressSection, draft: AddressDraft): readonly FieldPath[] {
	const parts = partsOfSection(section, draft);
	return fieldPaths.filter((path) => {
		if (!parts.includes(partOf(path)) || stepOf(draft, path) === null || path === 'contact.customerGroup') return false;
		const isRelation = /^contact\.(residence|adultRepresentation|representation)/.test(path);
		return partOf(path) !== 'contact' || isRelation === (section === 'relations');
	});
}

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
