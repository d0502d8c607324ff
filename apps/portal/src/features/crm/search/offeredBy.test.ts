import { emptyDraft } from '@kontor/domain/wizard/draft';
import { expect, test } from 'vitest';
import { withOffered } from '../newAddress/offered.ts';
import { offeredBy, offeredByNumber } from './offeredBy.ts';

test.each([
	['huber anna', 'Huber', 'Anna', ''],
	['Huber, Anna', 'Huber', 'Anna', ''],
	['HUBER anna', 'HUBER', 'anna', ''],
	['steinbacher-ünal', 'Steinbacher-Ünal', '', ''],
	['huber anna 6.7.1953', 'Huber', 'Anna', '1953-07-06'],
	['06071953 Huber', 'Huber', '', '1953-07-06'],
])('a search for %s begins an address of %s %s, born %s', (text, lastname, firstname, dateOfBirth) => {
	const draft = withOffered(emptyDraft(), offeredBy(text));
	expect(draft.person).toMatchObject({ lastname, firstname, dateOfBirth });
	expect(draft.contact).toEqual(emptyDraft().contact);
});

// Of a year of two digits nobody knows the century.
test.each(['8010', 'huber 6.7.53', 'h', 'anna@example.at', '6.7.1953'])('a search for %s offers nothing', (text) => {
	expect(offeredBy(text)).toEqual({});
	expect(withOffered(emptyDraft(), {})).toEqual(emptyDraft());
});

test('a number goes into the field of its kind', () => {
	expect(offeredBy('0664 123 45 67')).toEqual({ contact: { mobile: '0664 123 45 67' } });
	expect(offeredByNumber('+43 1 5223344')).toEqual({ contact: { tel: '+43 1 5223344' } });
});
