import { describe, expect, test } from 'vitest';
import {
	type ContactPersonField,
	checkContactPerson,
	contactPersonLengths,
	contactPersonWarnings,
} from './contactPerson.ts';

const person = {
	salutation: 'Frau',
	title: 'Mag.',
	firstname: 'Petra',
	lastname: 'Muster',
	tel: '01 234 56 78',
	mobile: '',
	email: 'petra.muster@example.at',
	note: '',
};

test('an ordinary contact person is neither wrong nor odd', () => {
	expect([checkContactPerson(person), contactPersonWarnings(person)]).toEqual([{}, {}]);
});

describe('what is wrong', () => {
	test.each<[ContactPersonField, string, string]>([
		['lastname', '', 'missing'],
		['lastname', ' \u200b ', 'missing'],
		['email', 'petra', 'emailAt'],
		...(Object.entries(contactPersonLengths) as [ContactPersonField, number][]).map(
			([field, max]): [ContactPersonField, string, string] => [field, 'x'.repeat(max + 1), 'tooLong'],
		),
	])('%s %j: %s', (field, value, problem) => {
		expect(checkContactPerson({ ...person, [field]: value })).toEqual({ [field]: problem });
	});

	test('no e-mail address at all is fine', () => {
		expect(checkContactPerson({ ...person, email: ' ' })).toEqual({});
	});
});

test.each<[ContactPersonField, string, string]>([
	['tel', 'Zentrale', 'phoneUnread'],
	['mobile', 'am Abend', 'phoneUnread'],
	['email', 'petra.muster@gmial.com', 'emailTypo'],
])('%s %j is odd: %s', (field, value, warning) => {
	expect(contactPersonWarnings({ ...person, [field]: value })).toEqual({ [field]: warning });
});
