import { type AddressDraft, emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import { describe, expect, test } from 'vitest';
import { addressDetails, patientDetails } from '../../../../testing/addresses.ts';
import { complementing, isLacking } from './complementing.ts';

const mayAll = { withheld: [], today: '2026-11-28' } as const;
const entered: AddressDraft = withValue({ ...emptyDraft(), flags: ['isPatient'] }, 'person.lastname', 'Huber');

describe('what was entered for an address that is there already', () => {
	test('is compared in every part, and what is stored the same is not asked about', () => {
		const draft = withValue(withValue(entered, 'contact.tel', '01 99'), 'patient.allergies', 'Penizillin');
		const { sections, lost } = complementing(draft, patientDetails, mayAll);
		expect(sections.map(({ section, paths }) => [section, paths])).toEqual([
			['contactData', ['contact.tel']],
			['patient', ['patient.allergies']],
		]);
		expect(lost).toEqual([]);
	});

	test('is stored already where a phone number is only written in other groups', () => {
		const draft = withValue(entered, 'contact.tel', patientDetails.tel.replaceAll(' ', ''));
		expect(complementing(draft, patientDetails, mayAll).sections).toEqual([]);
	});

	test('brings a role that the address does not have, even without data', () => {
		const { sections } = complementing({ ...entered, flags: ['isDoctor'] }, addressDetails, mayAll);
		expect(sections.map(({ section, newFlag }) => [section, newFlag])).toEqual([['doctor', 'isDoctor']]);
	});

	test('is named as lost where it is wrong as it stands or the address cannot have it', () => {
		const wrong = withValue(entered, 'contact.email', 'keine Adresse');
		expect(complementing(wrong, patientDetails, mayAll).lost).toEqual(['contact.email']);
		const company = withValue({ ...emptyDraft(), kind: 'organisation', flags: [] }, 'organisation.name', 'Huber GmbH');
		expect(complementing(company, patientDetails, mayAll).lost).toEqual(['organisation.name']);
	});

	test('never adds to what its user may not read', () => {
		const consumer = { ...addressDetails, addressTypes: ['kd_konsument' as const] };
		const { sections } = complementing(entered, consumer, { ...mayAll, withheld: ['health'] });
		expect(sections).toEqual([]);
	});

	test('is added by itself only where nothing is stored', () => {
		const { sections } = complementing(withValue(entered, 'contact.country', 'DE'), patientDetails, mayAll);
		const own = sections[0]?.own ?? entered;
		expect([isLacking(own, 'contact.mobileNote'), isLacking(own, 'contact.tel')]).toEqual([true, false]);
		expect([sections[0]?.paths, isLacking(own, 'contact.country')]).toEqual([['contact.country'], false]);
	});
});
