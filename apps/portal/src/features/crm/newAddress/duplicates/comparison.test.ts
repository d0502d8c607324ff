import type { Model } from '@kontor/api-client/types';
import { type AddressDraft, emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import { describe, expect, test } from 'vitest';
import type { DuplicateCandidate } from '../../../../data/newAddress.ts';
import { comparisonOf } from './comparison.ts';
import { duplicateReasons } from './duplicateReasons.ts';

type Reason = Model<'DuplicateReason'>;

/** The row that shows what made each reason. */
const rowOf: Readonly<Record<Reason, string>> = {
	...{ sameSvnr: 'SVNR', sameUid: 'UID', sameIban: 'IBAN', sameEmail: 'E-Mail', samePhone: 'Telefon' },
	...{ sameName: 'Name', swappedName: 'Name', soundsAlike: 'Name', similarName: 'Name', partOfName: 'Name' },
	...{ otherLastname: 'Name', sameLastname: 'Name', sameAddress: 'Straße', sameStreet: 'Straße' },
	...{ samePlace: 'PLZ und Ort', sameBirthDate: 'Geburtsdatum', swappedBirthDate: 'Geburtsdatum' },
	similarBirthDate: 'Geburtsdatum',
};

const values = {
	...{ 'person.lastname': 'Huber', 'person.firstname': 'Elisabeth', 'person.dateOfBirth': '1953-07-06' },
	...{ 'organisation.name': 'Huber GmbH', 'contact.street': 'Dorfstraße 11', 'contact.zip': '8931' },
	...{ 'contact.city': 'Landl', 'contact.tel': '03633 4 12 34', 'contact.email': 'e.huber@example.at' },
	...{ 'patient.svnr': { svnr: '9002', svnrDat: '060753' }, 'supplier.uid': 'ATU13585627' },
	'supplierPayment.iban': 'AT469999912345678901',
} as const;

function draftOf(kind: AddressDraft['kind'], more: Readonly<Record<string, string>> = {}): AddressDraft {
	const all = Object.entries({ ...values, ...more }) as [keyof typeof values, never][];
	return all.reduce((draft, [path, value]) => withValue(draft, path, value), { ...emptyDraft(), kind });
}

const known: DuplicateCandidate = {
	...{ lfdnr: 1001, name: 'Huber Elisabeth', addressTypes: [], kdStrasse: 'Dorfstraße 11', kdPlz: '8931' },
	...{ kdOrt: 'Landl', tel: '+43 3633 41234', email: 'e.huber@example.at', dateOfBirth: '1953-07-06' },
	...{ score: 88, reasons: [] },
};

function valuesAt(term: string, draft: AddressDraft, candidate: DuplicateCandidate): string[] {
	return comparisonOf(draft, candidate).flatMap((row) => (row.term === term ? [row.own, row.known] : []));
}

describe('each reason has one row with the two values that made it', () => {
	test.each(Object.keys(duplicateReasons) as Reason[])('%s', (reason) => {
		const isBusiness = reason === 'sameUid' || reason === 'sameIban';
		const draft = draftOf(isBusiness ? 'organisation' : 'person');
		const [own = '', other = ''] = valuesAt(rowOf[reason], draft, { ...known, reasons: [reason] });
		expect(own).not.toBe('');
		expect(other).not.toBe('');
	});

	test('a number that is one as the telephone and the other as the mobile number', () => {
		const draft = draftOf('person', { 'contact.tel': '0664 123 45 67' });
		const other = { ...known, mobile: '+436641234567', reasons: ['samePhone' as const] };
		expect(valuesAt('Telefon wie Mobil', draft, other)).toEqual(['0664 123 45 67', '0664 123 45 67']);
		const mine = draftOf('person', { 'contact.tel': '', 'contact.mobile': '03633 41234' });
		expect(valuesAt('Mobil wie Telefon', mine, { ...known, reasons: ['samePhone'] })).toHaveLength(2);
		expect(valuesAt('Mobil wie Telefon', draftOf('person'), known)).toEqual([]);
	});

	test('who has a mobile number only has no telephone number as well', () => {
		const other = { ...known, tel: '0664 123 45 67', mobile: '0664 123 45 67' };
		expect(valuesAt('Telefon', draftOf('person'), other)).toEqual(['03633 412 34', '']);
	});
});
