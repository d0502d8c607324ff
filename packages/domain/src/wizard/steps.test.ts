import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import {
	type AddressDraft,
	type AddressFlag,
	emptyDraft,
	flagsOf,
	isBegun,
	isFilled,
	isFlagOpen,
	organisationFlags,
	personFlags,
	toggleFlag,
	valueAt,
	withValue,
} from './draft.ts';
import { factsOf, fieldPaths, partOf } from './fields.ts';
import { lostBy, nextStep, partsOfStep, pathsOfStep, previousStep, rechosen, stepOf, stepsOf } from './steps.ts';

function personWith(...flags: AddressFlag[]): AddressDraft {
	return { ...emptyDraft(), flags };
}

function organisationWith(...flags: AddressFlag[]): AddressDraft {
	return { ...emptyDraft(), kind: 'organisation', flags };
}

describe('steps appear only when chosen', () => {
	test.each<[AddressFlag[], string]>([
		[[], 'type general summary'],
		[['isConsumer', 'isInterested', 'isRelative', 'isAdultRepresentation'], 'type general summary'],
		[['isPatient'], 'type general patient summary'],
		[['isDoctor', 'isEmployee', 'isPatient'], 'type general patient employee doctor summary'],
		[['isSupplier', 'isCompany', 'isResidence'], 'type general company supplier summary'],
		[['isHealthInsuranceCompany'], 'type general healthInsurance summary'],
	])('%j', (flags, steps) => {
		expect(
			stepsOf({
				...emptyDraft(),
				kind: flags.some((flag) => personFlags.includes(flag as never)) ? 'person' : 'organisation',
				flags,
			}).join(' '),
		).toBe(steps);
	});

	test('the way leads through all of them and stops at both ends', () => {
		const draft = personWith('isPatient', 'isDoctor');
		const steps = stepsOf(draft);
		expect(steps.map((step) => nextStep(draft, step))).toEqual([...steps.slice(1), 'summary']);
		expect(steps.map((step) => previousStep(draft, step))).toEqual(['type', ...steps.slice(0, -1)]);
	});

	test('a step that is no longer chosen leads back to the first', () => {
		expect(nextStep(personWith(), 'patient')).toBe('type');
	});
});

describe('fields belong to steps', () => {
	test('a person has a last name, anything else a name', () => {
		expect(partsOfStep({ kind: 'person' }, 'general')).toEqual(['person', 'contact']);
		expect(partsOfStep({ kind: 'person' }, 'patient')).toEqual(['patient', 'mainInsured']);
		expect(partsOfStep({ kind: 'person' }, 'summary')).toEqual([]);
		const paths = pathsOfStep(organisationWith('isCompany'), 'general');
		expect(paths).toContain('organisation.name');
		expect(paths).not.toContain('person.lastname');
	});

	test('what is itself a residence or a representative has none', () => {
		expect(stepOf(organisationWith('isResidence'), 'contact.residence')).toBeNull();
		expect(stepOf(personWith('isAdultRepresentation'), 'contact.adultRepresentation')).toBeNull();
		expect(stepOf(personWith(), 'contact.residence')).toBe('general');
	});

	test('with all flags every field is asked in exactly one step', () => {
		const asked = [personWith(...personFlags), organisationWith(...organisationFlags)].flatMap((draft) =>
			stepsOf(draft).flatMap((step) => pathsOfStep(draft, step)),
		);
		expect(new Set([...asked, ...fieldPaths.filter((path) => /residence|epresentation/.test(path))])).toEqual(
			new Set(fieldPaths),
		);
	});

	test('who may not see health or bank data is not asked for them', () => {
		const patient = { ...personWith('isPatient', 'isEmployee'), withheld: ['health' as const] };
		expect(stepsOf(patient)).toEqual(['type', 'general', 'employee', 'summary']);
		expect(pathsOfStep(patient, 'employee')).not.toContain('employee.svnr');
		const supplier = { ...organisationWith('isSupplier'), withheld: ['bank' as const] };
		expect(pathsOfStep(supplier, 'supplier')).toContain('supplierPayment.discount');
		expect(pathsOfStep(supplier, 'supplier')).not.toContain('supplierPayment.iban');
	});

	test('insurance numbers, diseases and bank accounts need a right of their own', () => {
		const paths = fieldPaths.filter((path) => /svnr|allerg|iban|bic$/.test(path));
		expect(paths.length).toBeGreaterThan(7);
		expect(paths.filter((path) => factsOf(path).right === undefined)).toEqual([]);
		expect(fieldPaths.filter((path) => factsOf(path).right !== undefined).map(partOf)).not.toContain('contact');
	});
});

describe('flags', () => {
	test('each kind of address has its own', () => {
		expect(flagsOf('person')).toBe(personFlags);
		expect(flagsOf('organisation')).toBe(organisationFlags);
	});

	test('becoming a consumer or patient ends being a prospect, and nobody becomes one again', () => {
		expect(toggleFlag(['isInterested'], 'isPatient')).toEqual(['isPatient']);
		expect(toggleFlag(['isConsumer'], 'isInterested')).toEqual(['isConsumer']);
		expect(isFlagOpen('isInterested', ['isRelative'])).toBe(true);
	});

	test('choosing twice takes the choice back', () => {
		expect(toggleFlag(toggleFlag([], 'isDoctor'), 'isDoctor')).toEqual([]);
	});
});

describe('what would be lost', () => {
	const patient = withValue(personWith('isPatient'), 'patient.allergies', 'Latex');

	test('unticking a flag loses what was entered in its step, and nothing else', () => {
		expect(lostBy(patient, { kind: 'person', flags: [] })).toEqual(['patient.allergies']);
		expect(lostBy(patient, { kind: 'person', flags: ['isPatient', 'isDoctor'] })).toEqual([]);
	});

	test('another kind loses the name', () => {
		const named = withValue(personWith(), 'person.lastname', 'Huber');
		expect(lostBy(named, { kind: 'organisation', flags: [] })).toEqual(['person.lastname']);
	});

	test('what is lost is empty afterwards, what is still asked for stays', () => {
		fc.assert(
			fc.property(anyDraft, anyDraft, (draft, { kind, flags }) => {
				const lost = lostBy(draft, { kind, flags });
				const next = rechosen(draft, { kind, flags });
				for (const path of fieldPaths) {
					if (lost.includes(path)) expect(isFilled(next, path)).toBe(false);
					else if (stepOf(next, path) !== null) expect(valueAt(next, path)).toEqual(valueAt(draft, path));
				}
			}),
			{ numRuns: 40 },
		);
	});
});

describe('an empty draft', () => {
	test('has nothing filled and nothing begun; its country is Austria', () => {
		const draft = emptyDraft();
		expect(fieldPaths.filter((path) => isFilled(draft, path))).toEqual([]);
		expect(isBegun(draft)).toBe(false);
		expect(draft.contact.country).toBe('AT');
	});

	test.each([
		['a kind', organisationWith()],
		['a flag', personWith('isDoctor')],
		['a text', withValue(emptyDraft(), 'contact.tel', '0664 1')],
		['a number of two parts', withValue(emptyDraft(), 'patient.svnr', { svnr: '', svnrDat: '01' })],
		['a yes', withValue(emptyDraft(), 'patient.diabetes', true)],
		['a list', withValue(emptyDraft(), 'insurer.vpNumbers', [{ code: '', text: '4711' }])],
		['another address', withValue(emptyDraft(), 'contact.residence', { key: '7', label: 'Heim' })],
	])('is begun with %s', (_, draft) => {
		expect(isBegun(draft)).toBe(true);
	});

	test('blanks are nothing', () => {
		expect(isFilled(withValue(emptyDraft(), 'contact.tel', ' \u00a0'), 'contact.tel')).toBe(false);
	});
});
