import { expect, test } from 'vitest';
import { fieldPaths } from './fields.ts';
import { isOfOthers } from './others.ts';

test('who somebody lives with, is represented, treated or insured by is told of others, everything else of the address', () => {
	expect(fieldPaths.filter(isOfOthers)).toEqual([
		'contact.residence',
		'contact.adultRepresentation',
		'patient.familyDoctor',
		'mainInsured.firstname',
		'mainInsured.lastname',
		'mainInsured.gender',
		'mainInsured.svnr',
		'mainInsured.healthInsuranceCompany',
		'company.association',
		'supplier.association',
		'insurer.association',
	]);
});
