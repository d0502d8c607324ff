import { isBlank } from '@kontor/german/visibleText';
import {
	addressParts,
	type FieldFacts,
	type FieldPath,
	type FieldRight,
	type FieldValues,
	fieldPaths,
	type PartValues,
} from './fields.ts';

/** What a person can be, in the order it is asked. */
export const personFlags = [
	'isConsumer',
	'isPatient',
	'isInterested',
	'isRelative',
	'isEmployee',
	'isDoctor',
	'isAdultRepresentation',
] as const;

/** What a non-person can be, in the order it is asked. */
export const organisationFlags = [
	'isCompany',
	'isSupplier',
	'isHealthInsuranceCompany',
	'isResidence',
	'isAdultRepresentation',
] as const;

/** Something an address is; the names are those of the request. */
export type AddressFlag = (typeof personFlags)[number] | (typeof organisationFlags)[number];

/** Whether the new address is one of a person. */
export type AddressKind = 'person' | 'organisation';

/** A new address while it is being entered: also what has been chosen away keeps its place, empty. */
export interface AddressDraft extends PartValues {
	kind: AddressKind;
	flags: readonly AddressFlag[];
	/** The rights its user does not have. */
	withheld: readonly FieldRight[];
}

/** Any value of a field. */
export type FieldValue = FieldValues[keyof FieldValues];

const emptyValues: FieldValues = {
	text: '',
	lines: '',
	phone: '',
	email: '',
	uid: '',
	iban: '',
	bic: '',
	date: '',
	pastDate: '',
	decimal: '',
	integer: '',
	choice: '',
	choices: [],
	rows: [],
	flag: false,
	svnr: { svnr: '', svnrDat: '' },
	ref: null,
};

/** A new address with nothing entered: a person in Austria. */
export function emptyDraft(): AddressDraft {
	const parts = Object.fromEntries(
		Object.entries(addressParts).map(([part, fields]) => [
			part,
			Object.fromEntries(Object.entries<FieldFacts>(fields).map(([field, { kind }]) => [field, emptyValues[kind]])),
		]),
		// Made from the table whose type it has.
	) as unknown as PartValues;
	return { kind: 'person', flags: [], withheld: [], ...parts, contact: { ...parts.contact, country: 'AT' } };
}

const nothing = emptyDraft();

/** The flags an address of this kind can have. */
export function flagsOf(kind: AddressKind): readonly AddressFlag[] {
	return kind === 'person' ? personFlags : organisationFlags;
}

/** Whether a flag can be chosen beside the others: who has bought something is no prospect any more. */
export function isFlagOpen(flag: AddressFlag, flags: readonly AddressFlag[]): boolean {
	return flag !== 'isInterested' || !(flags.includes('isConsumer') || flags.includes('isPatient'));
}

/** The flags with one more or one less, and what follows from it: becoming a customer ends being a prospect. */
export function toggleFlag(flags: readonly AddressFlag[], flag: AddressFlag): readonly AddressFlag[] {
	const next = flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag];
	return next.filter((other) => isFlagOpen(other, next));
}

/** The value of one field. */
export function valueAt(draft: AddressDraft, path: FieldPath): FieldValue {
	const [part, field] = path.split('.') as [keyof PartValues, string];
	// A path names a field that is there.
	return (draft[part] as Record<string, FieldValue>)[field] as FieldValue;
}

/** The draft with another value in one field; the value must be of the field's kind. */
export function withValue(draft: AddressDraft, path: FieldPath, value: FieldValue): AddressDraft {
	const [part, field] = path.split('.') as [keyof PartValues, string];
	return { ...draft, [part]: { ...draft[part], [field]: value } };
}

/** Whether something is entered that an empty draft does not have. */
export function isFilled(draft: AddressDraft, path: FieldPath): boolean {
	const value = valueAt(draft, path);
	if (typeof value === 'string') return !isBlank(value) && value !== valueAt(nothing, path);
	if (typeof value === 'boolean') return value;
	if (value === null) return false;
	if (Array.isArray(value)) return value.length > 0;
	return 'svnr' in value ? value.svnr + value.svnrDat !== '' : true;
}

/** Whether anything at all is entered: only then there is something to lose. */
export function isBegun(draft: AddressDraft): boolean {
	return draft.kind !== 'person' || draft.flags.length > 0 || fieldPaths.some((path) => isFilled(draft, path));
}

/** Why the choice of what the address is cannot be taken. */
export type ChoiceProblem = 'typeMissing';

/** What is wrong with the choice of what the address is, or null. Being a relative alone is no type of address. */
export function checkChoice({ flags }: Pick<AddressDraft, 'flags'>): ChoiceProblem | null {
	return flags.some((flag) => flag !== 'isRelative') ? null : 'typeMissing';
}
