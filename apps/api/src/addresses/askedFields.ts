import type { Model } from '@kontor/api-client/types';
import { checkFields } from '@kontor/domain/wizard/checks';
import { fieldPaths } from '@kontor/domain/wizard/fields';
import { bodyPathOf, sectionPathOf } from '@kontor/domain/wizard/request';
import { type AddressSection, pathsOfSection } from '@kontor/domain/wizard/roles';
import { draftOfAddress, type StoredAddress } from '@kontor/domain/wizard/storedAddress';
import type { Asking } from './fields.ts';

/** A section of an address as it is sent. */
export interface SentSection {
	readonly section: AddressSection;
	readonly isPerson: boolean;
	readonly body: object;
}

const nothing: StoredAddress = {
	person: true,
	addressTypes: [],
	isRelative: false,
	residence: null,
	adultRepresentation: null,
	references: [],
	salutation: '',
	titleBefore: '',
	titleAfter: '',
	firstname: '',
	lastname: '',
	gender: null,
	dateOfBirth: null,
	address: { zip: '', city: '', street: '', country: '' },
	tel: '',
	telNote: '',
	mobile: '',
	mobileNote: '',
	email: '',
	note: '',
	creditLimit: null,
};

/** Asks the rules that forms ask too about a section of an address, whose fields begin with `field` in the request. */
export function askSection({ rules, today }: Asking, field: string, { section, isPerson, body }: SentSection): void {
	const isRole = section !== 'contactData' && section !== 'relations';
	// The contract has seen to it that the body is one of its section.
	const sent = (isRole ? { [section]: { ...body, references: [] } } : body) as Partial<StoredAddress>;
	const draft = draftOfAddress({ ...nothing, ...sent, person: isPerson });
	for (const { path, code } of checkFields(draft, pathsOfSection(section, draft), { today })) {
		rules.refuse(`${field}.${sectionPathOf(section, path)}`, code);
	}
}

/** Asks the rules that the wizard asks too about a new address with all its parts. */
export function askNew({ rules, today }: Asking, body: Model<'NewPerson'> | Model<'NewNonPerson'>): void {
	const draft = draftOfAddress('lastname' in body ? personOf(body) : nonPersonOf(body));
	for (const { path, code } of checkFields(draft, fieldPaths, { today, isNew: true })) {
		rules.refuse(`body.${bodyPathOf(path)}`, code);
	}
}

function personOf(body: Model<'NewPerson'>): StoredAddress {
	const { patient, employee, doctor } = body;
	return {
		...nothing,
		...body,
		person: true,
		titleBefore: body.title,
		patient: unnamed(patient),
		employee: unnamed(employee),
		doctor,
	};
}

function nonPersonOf(body: Model<'NewNonPerson'>): StoredAddress {
	const { company, supplier, healthInsuranceCompany } = body;
	return {
		...nothing,
		...body,
		person: false,
		lastname: body.name,
		company: unnamed(company),
		supplier: unnamed(supplier),
		healthInsuranceCompany: unnamed(healthInsuranceCompany),
	};
}

/** A part whose pointers have no names: no rule asks for them. */
function unnamed<Part extends object>(part: Part | undefined): (Part & { references: [] }) | undefined {
	return part && { ...part, references: [] };
}
