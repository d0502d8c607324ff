import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { type AddressDraft, emptyDraft, withValue } from './draft.ts';
import {
	companyOf,
	contactDataOf,
	doctorOf,
	employeeOf,
	insurerOf,
	patientOf,
	relationsOf,
	supplierOf,
} from './request.ts';
import { rolesOf } from './roles.ts';
import { draftOfAddress, type StoredAddress } from './storedAddress.ts';

const references = [{ lfdnr: 7, name: 'Heim Sonnenhof' }];

/** What a server would give back for what was sent. */
function stored(draft: AddressDraft): StoredAddress {
	const has = (flag: AddressDraft['flags'][number]) => draft.flags.includes(flag);
	return {
		person: draft.kind === 'person',
		addressTypes: [
			...(has('isResidence') ? ['kd_heim'] : []),
			...(has('isAdultRepresentation') ? ['kd_sachwalter'] : []),
		],
		...contactDataOf(draft),
		...relationsOf(draft),
		references,
		...(has('isPatient') ? { patient: { ...patientOf(draft), references } } : {}),
		...(has('isEmployee') ? { employee: { ...employeeOf(draft), references } } : {}),
		...(has('isDoctor') ? { doctor: doctorOf(draft) } : {}),
		...(has('isCompany') ? { company: { ...companyOf(draft), references } } : {}),
		...(has('isSupplier') ? { supplier: { ...supplierOf(draft), references } } : {}),
		...(has('isHealthInsuranceCompany') ? { healthInsuranceCompany: { ...insurerOf(draft), references } } : {}),
	};
}

test('what is sent comes back as the same: the body of a read address is the body it was made with', () => {
	fc.assert(
		fc.property(anyDraft, (draft) => {
			const once = stored(draft);
			expect(stored(draftOfAddress(once))).toEqual(once);
		}),
		{ numRuns: 60 },
	);
});

test('what is not stored is empty', () => {
	const draft: AddressDraft = { ...emptyDraft(), flags: ['isPatient'] };
	expect(draftOfAddress(stored(draft))).toEqual(draft);
});

test('what its reader may not see is empty', () => {
	const draft: AddressDraft = { ...emptyDraft(), flags: ['isEmployee'], withheld: ['health'] };
	expect(draftOfAddress(stored(draft)).employee.svnr).toEqual({ svnr: '', svnrDat: '' });
	const firm: AddressDraft = {
		...emptyDraft(),
		kind: 'organisation',
		flags: ['isSupplier', 'isHealthInsuranceCompany'],
		withheld: ['bank'],
	};
	expect(draftOfAddress(stored(firm)).supplierPayment.iban).toBe('');
	expect(draftOfAddress(stored(firm)).insurer.iban).toBe('');
});

test('its roles are those it has data of', () => {
	expect(rolesOf(stored({ ...emptyDraft(), flags: ['isDoctor', 'isPatient', 'isConsumer'] }))).toEqual([
		'patient',
		'doctor',
	]);
});

test('an address that is pointed to has its name, or at least its number', () => {
	const with7 = withValue(emptyDraft(), 'contact.residence', { key: '7', label: '?' });
	expect(draftOfAddress(stored(with7)).contact.residence).toEqual({ key: '7', label: 'Heim Sonnenhof' });
	const with8 = withValue(emptyDraft(), 'contact.residence', { key: '8', label: '?' });
	expect(draftOfAddress(stored(with8)).contact.residence).toEqual({ key: '8', label: 'Kundennr. 8' });
});
