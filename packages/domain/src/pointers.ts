import { flagTypes } from './wizard/addressFlags.ts';
import { flagsOf } from './wizard/draft.ts';
import type { FieldPath } from './wizard/fields.ts';

type AddressType = Exclude<(typeof flagTypes)[keyof typeof flagTypes], null>;

/** The address a field may name: one of a type, or any that is no person. */
export type Pointed = AddressType | 'organisation';

/** Which address each field may name that names one; forms offer these, and the server takes no other. */
export const pointedAt = {
	'contact.residence': 'kd_heim',
	'contact.adultRepresentation': 'kd_sachwalter',
	'patient.healthInsuranceCompany': 'kd_krankenkasse',
	'patient.familyDoctor': 'kd_arzt',
	'mainInsured.healthInsuranceCompany': 'kd_krankenkasse',
	'employee.healthInsuranceCompany': 'kd_krankenkasse',
	'company.association': 'organisation',
	'companyDelivery.salesPerson': 'kd_verkaeufer',
	'supplier.association': 'organisation',
	'insurer.association': 'organisation',
} as const satisfies Partial<Record<FieldPath, Pointed>>;

/** A field that names an address. */
export type PointerPath = keyof typeof pointedAt;

/** The types an address has to have one of, so that a field may name it; none for a field that names no address. */
export function typesPointedAt(path: FieldPath): readonly AddressType[] {
	const pointed: Pointed | undefined = (pointedAt as Partial<Record<FieldPath, Pointed>>)[path];
	if (pointed === undefined) return [];
	if (pointed !== 'organisation') return [pointed];
	return flagsOf('organisation')
		.map((flag) => flagTypes[flag])
		.filter((type) => type !== null);
}
