import { expect, test } from 'vitest';
import { addressDetails } from '../../../testing/addresses.ts';
import { differencesOf, proposedFields, sentFields } from './mergeFields.ts';

test('only what differs is asked, as people read it; two spellings of one number are no difference', () => {
	const other = { ...addressDetails, lfdnr: 1002, tel: '+43 3633 041234', email: '', note: 'Neu' };
	expect(differencesOf(addressDetails, other)).toEqual([
		{ field: 'email', label: 'E-Mail', own: addressDetails.email, other: '' },
		{ field: 'note', label: 'Notiz', own: addressDetails.note, other: 'Neu' },
	]);
});

test('what the one that stays lacks is proposed', () => {
	const bare = { ...addressDetails, email: '', mobile: '', mobileNote: '', gender: null };
	expect(proposedFields(differencesOf(bare, addressDetails))).toEqual(['mobile', 'email']);
	expect(proposedFields(differencesOf(addressDetails, bare))).toEqual([]);
	expect(proposedFields(differencesOf(addressDetails, { ...addressDetails, note: 'Neu' }))).toEqual([]);
	expect(sentFields(['email'], bare)).toEqual(['email', 'gender']);
	expect(sentFields(['email'], addressDetails)).toEqual(['email']);
	expect(sentFields(['salutation'], addressDetails)).toEqual(['salutation', 'gender']);
});
