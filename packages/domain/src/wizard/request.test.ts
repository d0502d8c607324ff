import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { type AddressDraft, emptyDraft, type FieldValue, organisationFlags, personFlags, withValue } from './draft.ts';
import { type FieldPath, fieldPaths } from './fields.ts';
import { bodyPathOf, fieldOfBody, fieldOfSection, newNonPersonOf, newPersonOf, sectionPathOf } from './request.ts';
import { type AddressSection, pathsOfSection } from './roles.ts';
import { stepOf } from './steps.ts';

const person: AddressDraft = { ...emptyDraft(), flags: personFlags };
const organisation: AddressDraft = { ...emptyDraft(), kind: 'organisation', flags: organisationFlags };

function filled(draft: AddressDraft, values: Partial<Record<FieldPath, FieldValue>>): AddressDraft {
	return (Object.entries(values) as [FieldPath, FieldValue][]).reduce(
		(next, [path, value]) => withValue(next, path, value),
		draft,
	);
}

function pathsIn(body: object, prefix = ''): string[] {
	return Object.entries(body).flatMap(([key, value]) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? pathsIn(value, `${prefix}${key}.`)
			: [`${prefix}${key}`],
	);
}

test('an empty person is sent with nothing: empty texts, no codes, no parts', () => {
	expect(newPersonOf({ ...emptyDraft(), flags: ['isConsumer'] })).toEqual({
		isConsumer: true,
		isAdultRepresentation: false,
		isPatient: false,
		isRelative: false,
		isInterested: false,
		isEmployee: false,
		isDoctor: false,
		salutation: '',
		title: '',
		titleAfter: '',
		firstname: '',
		lastname: '',
		gender: null,
		dateOfBirth: null,
		address: { zip: '', city: '', street: '', country: 'AT' },
		tel: '',
		telNote: '',
		mobile: '',
		mobileNote: '',
		email: '',
		note: '',
		creditLimit: null,
		customerGroup: null,
		residence: null,
		adultRepresentation: null,
	});
});

test('numbers of records become numbers, blanks around texts fall away', () => {
	const body = newPersonOf(
		filled(
			{ ...person, flags: ['isPatient'] },
			{
				'person.lastname': ' Huber ',
				'person.gender': '1',
				'contact.residence': { key: '17', label: 'Heim Sonnenhof' },
				'contact.adultRepresentation': { key: '18', label: 'Moser' },
				'contact.representationValidTo': '2027-01-31',
				'patient.europeInsuranceCard': '8004 0000 0001 2345 6789',
				'patient.regojahr': '2026',
				'patient.familyDoctor': { key: '19', label: 'Dr. Gruber' },
				'patient.svnr': { svnr: '1237', svnrDat: '010180' },
				'mainInsured.lastname': 'Huber',
			},
		),
	);
	expect(body).toMatchObject({
		lastname: 'Huber',
		gender: 1,
		residence: 17,
		adultRepresentation: { key: 18, kind: null, scope: '', validTo: '2027-01-31' },
		patient: {
			europeInsuranceCard: '80040000000123456789',
			regojahr: 2026,
			familyDoctor: { key: 19 },
			svnr: '1237',
			svnrDat: '010180',
			mainInsuranceData: { lastname: 'Huber', firstname: '', gender: null, svnr: '', svnrDat: '' },
		},
	});
});

test('somebody insured in person has no main insured person', () => {
	expect(newPersonOf(person).patient?.mainInsuranceData).toBeNull();
});

test('lists keep their codes', () => {
	const body = newNonPersonOf(
		filled(organisation, {
			'insurer.vpNumbers': [
				{ code: '', text: ' 4711 ' },
				{ code: 'WIEN', text: '4712' },
			],
			'insurer.parameters': [{ code: 'FRIST', text: '30' }],
			'supplierPayment.paymentTypes': ['SEPA'],
			'contact.residence': { key: '17', label: 'Heim' },
		}),
	);
	expect(body.healthInsuranceCompany?.vpNumbers).toEqual([
		{ warehouse: null, number: '4711' },
		{ warehouse: 'WIEN', number: '4712' },
	]);
	expect(body.healthInsuranceCompany?.parameters).toEqual([{ name: 'FRIST', value: '30' }]);
	expect(body.supplier?.payment.paymentTypes).toEqual(['SEPA']);
	expect(body.residence).toBeNull();
});

test('what an address has only once is sent with every part that shows it', () => {
	const body = newNonPersonOf(
		filled(organisation, { 'supplier.uid': 'ATU13585627', 'insurer.iban': 'AT611904300234573201' }),
	);
	expect([body.company?.uid, body.supplier?.uid, body.healthInsuranceCompany?.uid]).toEqual(
		Array.from({ length: 3 }, () => 'ATU13585627'),
	);
	expect(body.supplier?.payment).toMatchObject({ iban: 'AT611904300234573201', bic: '' });
});

test('without the rights no insurance number, no patient and no account is sent', () => {
	const withheld = ['health', 'bank'] as const;
	const sent = JSON.stringify([newPersonOf({ ...person, withheld }), newNonPersonOf({ ...organisation, withheld })]);
	expect(sent).not.toMatch(/svnr|diseases|iban|bankDetail/);
});

test('a part is sent exactly where its flag is set', () => {
	fc.assert(
		fc.property(anyDraft, (draft) => {
			const body: object = draft.kind === 'person' ? newPersonOf(draft) : newNonPersonOf(draft);
			const parts = {
				patient: 'isPatient',
				employee: 'isEmployee',
				doctor: 'isDoctor',
				company: 'isCompany',
				supplier: 'isSupplier',
				healthInsuranceCompany: 'isHealthInsuranceCompany',
			} as const;
			for (const [part, flag] of Object.entries(parts)) expect(part in body).toBe(draft.flags.includes(flag));
		}),
		{ numRuns: 30 },
	);
});

describe('what a server refuses is found in the form', () => {
	const choices: AddressDraft[] = [
		{ ...person, flags: ['isPatient', 'isEmployee', 'isDoctor'] },
		{ ...organisation, flags: ['isCompany', 'isSupplier', 'isHealthInsuranceCompany'] },
	];

	test('every field that is asked stands somewhere in the body, and every value of the body has its field', () => {
		const representation = filled(person, { 'contact.adultRepresentation': { key: '1', label: '' } }).contact;
		const doctor = { key: '1', label: '' };
		const full = choices.map((draft) => ({
			...draft,
			contact: representation,
			patient: { ...draft.patient, familyDoctor: doctor },
			mainInsured: { ...draft.mainInsured, lastname: 'Huber' },
		}));
		for (const draft of full) {
			const body = draft.kind === 'person' ? newPersonOf(draft) : newNonPersonOf(draft);
			const found = pathsIn(body)
				.filter((path) => !/^is[A-Z]/.test(path))
				.map((path) => [path, fieldOfBody(draft, path)]);
			expect(found.filter(([, path]) => path === null)).toEqual([]);
			const asked = fieldPaths.filter((path) => stepOf(draft, path) !== null);
			expect(new Set(found.map(([, path]) => path))).toEqual(new Set(asked));
		}
	});

	test('where a field stands in the body it is found again', () => {
		for (const draft of choices) {
			const asked = fieldPaths.filter((path) => stepOf(draft, path) !== null);
			expect(asked.map((path) => fieldOfBody(draft, bodyPathOf(path)))).toEqual(asked);
		}
	});

	test('the body of a section is found in its fields, and holds each of them', () => {
		const sections: readonly (readonly [AddressSection, AddressDraft | undefined])[] = [
			['contactData', choices[0]],
			['relations', choices[0]],
			['patient', choices[0]],
			['employee', choices[0]],
			['doctor', choices[0]],
			['contactData', choices[1]],
			['company', choices[1]],
			['supplier', choices[1]],
			['healthInsuranceCompany', choices[1]],
		];
		for (const [section, draft = person] of sections) {
			const paths = pathsOfSection(section, draft);
			expect(paths.length).toBeGreaterThan(0);
			expect(paths.map((path) => fieldOfSection(section, draft, sectionPathOf(section, path)))).toEqual(paths);
		}
		expect(fieldOfSection('healthInsuranceCompany', organisation, 'vpNumbers.0.number')).toBe('insurer.vpNumbers');
		expect(fieldOfSection('contactData', person, 'nonsense')).toBeNull();
	});

	test.each([
		['healthInsuranceCompany.vpNumbers.0.number', 'insurer.vpNumbers'],
		['company.deliveryAndPayment.discount', 'companyDelivery.discount'],
		['nonsense', null],
		['firstname', null],
	])('%s: %s', (path, field) => {
		expect(fieldOfBody({ ...organisation, flags: ['isCompany', 'isHealthInsuranceCompany'] }, path)).toBe(field);
	});
});
