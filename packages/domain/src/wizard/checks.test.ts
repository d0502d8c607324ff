import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { brokenFields, wholeDrafts } from '../../testing/brokenFields.ts';
import {
	checkField,
	checkFields,
	checkStep,
	type FieldProblem,
	isYear,
	limitsOf,
	newWarnings,
	warningsOf,
} from './checks.ts';
import { type AddressDraft, type AddressFlag, checkChoice, emptyDraft, type FieldValue, withValue } from './draft.ts';
import { type FieldPath, factsOf, fieldPaths } from './fields.ts';
import { stepOf, stepsOf } from './steps.ts';

const context = { today: '2026-11-28' };
const wholePerson: AddressDraft = {
	...emptyDraft(),
	flags: ['isConsumer', 'isPatient', 'isEmployee', 'isDoctor'],
};
const wholeOrganisation: AddressDraft = {
	...emptyDraft(),
	kind: 'organisation',
	flags: ['isCompany', 'isSupplier', 'isHealthInsuranceCompany'],
};

function wholeWith(path: FieldPath, value: FieldValue): AddressDraft {
	const isOfPerson = stepOf(wholePerson, path) !== null;
	return withValue(isOfPerson ? wholePerson : wholeOrganisation, path, value);
}

describe('each field is checked by its kind', () => {
	test.each<[FieldPath, FieldValue, FieldProblem | null]>([
		['person.lastname', '', 'missing'],
		['person.lastname', '  ', 'missing'],
		['person.lastname', ' \u200b', 'missing'],
		['person.lastname', 'H'.repeat(100), null],
		['person.lastname', 'H'.repeat(101), 'tooLong'],
		['contact.telNote', 'n'.repeat(201), 'tooLong'],
		['organisation.name', '', 'missing'],
		['organisation.name', '\u200b', 'missing'],
		['person.firstname', '', null],
		['person.firstname', '😀'.repeat(80), null],
		['person.firstname', 'H'.repeat(81), 'tooLong'],
		['person.dateOfBirth', '1980-01-01', null],
		['person.dateOfBirth', '2026-11-28', null],
		['person.dateOfBirth', '2026-11-29', 'dateTooLate'],
		['person.dateOfBirth', '31.02.1980', 'dateInvalid'],
		['contact.tel', 'gibt es keines', null],
		['contact.tel', '1'.repeat(65), 'tooLong'],
		['contact.email', 'anna.huber@example.at', null],
		['contact.email', 'anna.huber', 'emailAt'],
		['contact.country', 'DE', null],
		['patient.svnr', { svnr: '1237', svnrDat: '010180' }, null],
		['patient.svnr', { svnr: '1238', svnrDat: '010180' }, 'svnrCheckDigit'],
		['patient.svnr', { svnr: '0000', svnrDat: '010180' }, null],
		['patient.svnr', { svnr: '123', svnrDat: '7010180' }, 'svnrFormat'],
		['patient.svnr', { svnr: '1237', svnrDat: '' }, 'svnrFormat'],
		['patient.regojahr', '2026', null],
		['patient.regojahr', '1999', 'numberTooSmall'],
		['patient.regojahr', '2026.5', 'numberDecimals'],
		['patient.europeInsuranceCard', '8004 0000 0001 2345 6789', null],
		['patient.europeInsuranceCard', '8004 0000', 'cardFormat'],
		['patient.allergies', 'L'.repeat(2001), 'tooLong'],
		['patient.diabetes', true, null],
		['employee.exitDate', '2026-13-01', 'dateInvalid'],
		['company.uid', 'ATU13585627', null],
		['company.uid', 'ATU13585626', 'uidCheckDigit'],
		['companyDelivery.discount', '100', null],
		['companyDelivery.discount', '100.01', 'numberTooLarge'],
		['supplierDelivery.minimumOrderValue', '-1', 'numberTooSmall'],
		['supplierDelivery.decimalPlaces', '5', 'numberTooLarge'],
		['supplierPayment.iban', 'AT611904300234573201', null],
		['supplierPayment.iban', 'AT611904300234573202', 'ibanChecksum'],
		['supplierPayment.bic', 'GIBAATWW', null],
		['supplierPayment.bic', 'GIBAAT', 'bicLength'],
		['insurer.vpNumbers', [{ code: '', text: '4711' }], null],
		['insurer.vpNumbers', [{ code: '', text: '4'.repeat(21) }], 'tooLong'],
		['insurer.vpNumbers', [{ code: 'WIEN', text: ' ' }], 'missing'],
		['insurer.parameters', [{ code: 'X', text: '1' }], null],
		['insurer.parameters', [{ code: '', text: '1' }], 'missing'],
		['doctor.hvnr', '123 456', null],
		['doctor.hvnr', '12345', 'hvnrFormat'],
		['insurer.association', { key: '7', label: 'Verband' }, null],
	])('%s %j: %s', (path, value, problem) => {
		expect(checkField(wholeWith(path, value), path, context)).toBe(problem);
	});

	test('the exit may not be before the entry', () => {
		const entered = withValue(wholePerson, 'employee.entryDate', '2026-05-01');
		const exits = (day: string) =>
			checkField(withValue(entered, 'employee.exitDate', day), 'employee.exitDate', context);
		expect([exits('2026-04-30'), exits('2026-05-01')]).toEqual(['exitBeforeEntry', null]);
	});

	test('what is said of a representation belongs to a representative', () => {
		const limited = withValue(wholePerson, 'contact.representationScope', 'Gesundheit');
		expect(checkField(limited, 'contact.adultRepresentation', context)).toBe('missing');
		expect(checkField(wholePerson, 'contact.adultRepresentation', context)).toBeNull();
	});

	test('a main insured person that is named at all needs a last name', () => {
		const named = withValue(wholePerson, 'mainInsured.firstname', 'Franz');
		expect(checkField(named, 'mainInsured.lastname', context)).toBe('missing');
		expect(checkField(wholePerson, 'mainInsured.lastname', context)).toBeNull();
	});

	test('numbers tell their limits to their inputs', () => {
		expect(limitsOf('patient.regojahr')).toEqual({ min: '2008', max: '2100', decimals: 0 });
		expect(limitsOf('supplierPayment.discount')).toEqual({ min: '0', max: '100', decimals: 2 });
		expect(limitsOf('supplierDelivery.minimumOrderValue').min).toBe('0');
	});
});

describe('a step is checked as a whole', () => {
	test('an empty general step misses only the name', () => {
		expect(checkStep(wholePerson, 'general', context)).toEqual([{ path: 'person.lastname', code: 'missing' }]);
		expect(checkStep(wholeOrganisation, 'general', context)).toEqual([{ path: 'organisation.name', code: 'missing' }]);
	});

	test('fields nobody is asked for are never wrong', () => {
		fc.assert(
			fc.property(anyDraft, (draft) => {
				const found = stepsOf(draft).flatMap((step) => checkStep(draft, step, context).map(({ path }) => path));
				for (const path of fieldPaths) {
					expect(checkField(draft, path, context) !== null).toBe(found.includes(path));
					if (stepOf(draft, path) === null) expect(found).not.toContain(path);
				}
			}),
			{ numRuns: 40 },
		);
		// Every field of every draft, one by one.
	}, 30_000);
});

describe('an address is of some type', () => {
	test.each<[AddressFlag[], string | null]>([
		[[], 'typeMissing'],
		[['isRelative'], 'typeMissing'],
		[['isRelative', 'isInterested'], null],
		[['isResidence'], null],
	])('%j: %s', (flags, problem) => {
		expect(checkChoice({ flags })).toBe(problem);
	});
});

describe('warnings never block', () => {
	const withAll = (draft: AddressDraft, values: Partial<Record<FieldPath, FieldValue>>) =>
		(Object.entries(values) as [FieldPath, FieldValue][]).reduce(
			(next, [path, value]) => withValue(next, path, value),
			draft,
		);
	const quiet = withAll(wholePerson, {
		'contact.email': 'anna.huber@example.at',
		'contact.zip': '8010',
		'contact.city': 'Graz',
		'patient.healthInsuranceCompany': '9',
	});
	const quietOrganisation = withAll(wholeOrganisation, {
		'contact.tel': '01 234 56 78',
		'contact.zip': '1010',
		'contact.city': 'Wien',
	});

	test('an ordinary address has none', () => {
		expect(warningsOf(quiet, context)).toEqual([]);
	});

	test.each<[FieldPath, FieldValue, string | null]>([
		['contact.zip', '8010', null],
		['contact.zip', '80100', 'zipFormat'],
		['contact.zip', '0810', 'zipFormat'],
		['contact.zip', '99', 'zipFormat'],
		['contact.zip', 'abc', 'zipFormat'],
		['contact.zip', ' 80\u200b10 ', null],
		['contact.zip', 'A-8010', null],
		['contact.zip', '', 'zipMissing'],
		['contact.city', '', 'cityMissing'],
		['contact.email', '', 'contactMissing'],
		['contact.email', 'anna.huber@gmial.com', 'emailTypo'],
		['contact.email', 'anna.huber@', null],
		['contact.tel', '0316 12 34 56', null],
		['contact.tel', 'gibt es keines', 'phoneUnread'],
		['contact.mobile', 'am Abend', 'phoneUnread'],
		['mainInsured.svnr', { svnr: '1232', svnrDat: '310280' }, 'svnrDay'],
		['patient.svnr', { svnr: '1237', svnrDat: '010180' }, null],
		['patient.svnr', { svnr: '1232', svnrDat: '310280' }, 'svnrDay'],
		['patient.healthInsuranceCompany', '', 'insurerMissing'],
		['employee.svnr', { svnr: '1232', svnrDat: '310280' }, 'svnrDay'],
		['contact.representationValidTo', '2026-11-28', null],
		['contact.representationValidTo', '2026-11-27', 'representationEnded'],
	])('%s %j: %s', (path, value, code) => {
		expect(warningsOf(withValue(quiet, path, value), context).map((warning) => warning.code, context)).toEqual(
			code ? [code] : [],
		);
	});

	test('an insurance number of another day than the birth date', () => {
		const born = withValue(quiet, 'person.dateOfBirth', '1980-01-02');
		const numbered = withValue(born, 'patient.svnr', { svnr: '1237', svnrDat: '010180' });
		expect(warningsOf(numbered, context)).toEqual([{ path: 'patient.svnr', code: 'svnrBirthDate' }]);
		const employed = withValue(born, 'employee.svnr', { svnr: '1237', svnrDat: '010180' });
		expect(warningsOf(employed, context)).toEqual([{ path: 'employee.svnr', code: 'svnrBirthDate' }]);
	});

	test('without any part of a place only the place is missing', () => {
		const nowhere = withValue(withValue(quiet, 'contact.zip', ''), 'contact.city', '');
		expect(warningsOf(nowhere, context)).toEqual([{ path: 'contact.city', code: 'cityMissing' }]);
	});

	test('a postcode is odd only for its own country', () => {
		const inCountry = (country: string, zip: string) =>
			warningsOf(withValue(withValue(quiet, 'contact.country', country), 'contact.zip', zip), context).length;
		expect([inCountry('DE', '10115'), inCountry('DE', '1011'), inCountry('GB', '1')]).toEqual([0, 1, 0]);
	});

	test('an IBAN of a length its country does not have, and a BIC of another country', () => {
		const filled = quietOrganisation;
		const paying = withValue(filled, 'supplierPayment.iban', 'AT71370400440532013000');
		expect(warningsOf(paying, context)).toEqual([{ path: 'supplierPayment.iban', code: 'ibanCountryLength' }]);
		const abroad = withValue(
			withValue(filled, 'supplierPayment.iban', 'AT611904300234573201'),
			'supplierPayment.bic',
			'COBADEFF',
		);
		expect(warningsOf(abroad, context)).toEqual([{ path: 'supplierPayment.bic', code: 'bicAbroad' }]);
		const strange = withValue(
			withValue(filled, 'insurer.iban', 'DE89370400440532013000'),
			'insurer.bic',
			'GIBAATWWXXX',
		);
		expect(warningsOf(strange, context)).toEqual([{ path: 'insurer.bic', code: 'bicAbroad' }]);
		const billed = withValue(filled, 'insurer.iban', 'AT71370400440532013000');
		expect(warningsOf(billed, context)).toEqual([{ path: 'insurer.iban', code: 'ibanCountryLength' }]);
	});

	test.each<FieldPath>(['company.uid', 'supplier.uid', 'insurer.uid'])('%s of another country that is odd', (path) => {
		const odd = withValue(quietOrganisation, path, 'DE136695977');
		expect(warningsOf(odd, context)).toEqual([{ path, code: 'uidCheckDigit' }]);
	});
});

describe('what has become odd is asked about, what was odd before is not', () => {
	const paths: FieldPath[] = ['contact.zip', 'contact.city', 'contact.tel'];
	const before = withValue(withValue(wholePerson, 'contact.zip', '99'), 'contact.tel', '0316 12 34 56');

	test.each<[FieldPath, FieldValue, readonly FieldPath[]]>([
		['contact.tel', '0316 12 34 57', []],
		['contact.tel', 'Zentrale', ['contact.tel']],
		['contact.zip', '98', ['contact.zip']],
		['contact.zip', '8010', []],
		['contact.country', 'DE', []],
		['contact.email', 'anna@', []],
	])('%s %j: %j', (path, value, odd) => {
		const found = newWarnings(before, withValue(before, path, value), context, paths);
		expect(found.map((warning) => warning.path)).toEqual(odd);
	});
});

describe('what an address has only once is the same in all its parts', () => {
	const one = withValue(wholeOrganisation, 'company.uid', 'ATU13585627');
	const two = (uid: string) => withValue(one, 'supplier.uid', uid);

	test.each([
		['ATU13585627', null],
		['atu 13585627', null],
		['', null],
		['ATU00000024', 'sharedDiffers'],
	])('a second UID %j of a new address: %s', (uid, problem) => {
		expect(checkField(two(uid), 'supplier.uid', { ...context, isNew: true })).toBe(problem);
	});

	test('a field that no other part shows is like no other', () => {
		const draft = withValue(one, 'contact.street', 'Hauptstraße 1');
		expect(checkField(draft, 'contact.street', { ...context, isNew: true })).toBeNull();
	});

	test('of one that is stored each part may change it', () => {
		expect(checkField(two('ATU00000024'), 'supplier.uid', context)).toBeNull();
	});

	test('a part that is not chosen has no say', () => {
		const draft = { ...two('ATU00000024'), flags: ['isSupplier'] as const };
		expect(checkFields(draft, ['company.uid', 'supplier.uid'], { ...context, isNew: true })).toEqual([]);
	});
});

test('a year has no groups', () => {
	expect(fieldPaths.filter(isYear)).toEqual(['patient.regojahr']);
});

describe('every field that can be wrong is among those that each way in is tried with', () => {
	test.each(brokenFields)('$path $value: $code', ({ path, value, code }) => {
		const codes = wholeDrafts
			.filter((draft) => stepOf(draft, path) !== null)
			.map((draft) => checkField(withValue(draft, path, value), path, context));
		expect(new Set(codes)).toEqual(new Set([code]));
	});

	test('only choices, flags and names of others cannot be wrong by themselves', () => {
		const tried = new Set(brokenFields.map(({ path }) => path));
		const kinds = new Set(fieldPaths.filter((path) => !tried.has(path)).map((path) => factsOf(path).kind));
		expect([...kinds].sort()).toEqual(['choice', 'choices', 'flag', 'ref']);
	});
});
