import type { FieldProblem } from '../src/wizard/checks.ts';
import {
	type AddressDraft,
	type AddressFlag,
	emptyDraft,
	type FieldValue,
	organisationFlags,
	personFlags,
} from '../src/wizard/draft.ts';
import { type FieldKind, type FieldPath, factsOf, fieldPaths } from '../src/wizard/fields.ts';

/** A field of an address with a value that no way into the records may take, and why. */
export interface BrokenField {
	readonly path: FieldPath;
	readonly value: FieldValue;
	readonly code: FieldProblem;
}

/** A person and an organisation that are asked for everything. */
export const wholeDrafts: readonly AddressDraft[] = [
	{ ...emptyDraft(), flags: personFlags.filter(isAskedMore) },
	{ ...emptyDraft(), kind: 'organisation', flags: organisationFlags.filter(isAskedMore) },
];

/** A residence lives in none, and who represents others is not represented. */
function isAskedMore(flag: AddressFlag): boolean {
	return flag !== 'isResidence' && flag !== 'isAdultRepresentation';
}

const tooLong = (max: number) => [['x'.repeat(max + 1), 'tooLong']] as const;

const ofKind: { readonly [K in FieldKind]: (max: number) => readonly (readonly [FieldValue, FieldProblem])[] } = {
	text: tooLong,
	lines: tooLong,
	phone: (max) => [['1'.repeat(max + 1), 'tooLong']],
	email: () => [['anna.huber', 'emailAt']],
	uid: () => [['ATU13585626', 'uidCheckDigit']],
	iban: () => [['AT611904300234573202', 'ibanChecksum']],
	bic: () => [['GIBAAT', 'bicLength']],
	date: () => [['2026-02-30', 'dateInvalid']],
	pastDate: () => [
		['2026-02-30', 'dateInvalid'],
		['9999-12-31', 'dateTooLate'],
	],
	decimal: () => [['-1', 'numberTooSmall']],
	integer: () => [['-1', 'numberTooSmall']],
	svnr: () => [
		[{ svnr: '1238', svnrDat: '010180' }, 'svnrCheckDigit'],
		[{ svnr: '1237', svnrDat: '' }, 'svnrFormat'],
	],
	rows: () => [[[{ code: 'WIEN', text: ' ' }], 'missing']],
	choice: () => [],
	choices: () => [],
	flag: () => [],
	ref: () => [],
};

const ofField: Partial<Record<FieldPath, readonly (readonly [FieldValue, FieldProblem])[]>> = {
	'person.lastname': [
		['', 'missing'],
		[' \u200b', 'missing'],
		['x'.repeat(101), 'tooLong'],
	],
	'organisation.name': [
		['', 'missing'],
		['x'.repeat(201), 'tooLong'],
	],
	'patient.europeInsuranceCard': [['8004 0000', 'cardFormat']],
	'patient.regojahr': [
		['2007', 'numberTooSmall'],
		['2101', 'numberTooLarge'],
	],
	'doctor.hvnr': [['12345', 'hvnrFormat']],
	'companyDelivery.discount': [['100.01', 'numberTooLarge']],
	'supplierPayment.discount': [['100.01', 'numberTooLarge']],
	'supplierDelivery.decimalPlaces': [['5', 'numberTooLarge']],
	'contact.creditLimit': [['0.001', 'numberDecimals']],
	'supplierDelivery.minimumOrderValue': [['0.00001', 'numberDecimals']],
};

/** Every field that can be wrong by itself, with each way of being so. */
export const brokenFields: readonly BrokenField[] = fieldPaths.flatMap((path) => {
	const { kind, max = 200 } = factsOf(path);
	return (ofField[path] ?? ofKind[kind](max)).map(([value, code]) => ({ path, value, code }));
});
