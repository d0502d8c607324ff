import { fieldPaths, partOf } from '@kontor/domain/wizard/fields';
import { expect, test } from 'vitest';
import { fieldLabelOf } from './fieldLabels.ts';

test('no two parts that an address can have both call a field the same', () => {
	const person = ['organisation', 'company', 'supplier', 'insurer'];
	const isOfPerson = (part: string) => !person.some((start) => part.startsWith(start));
	for (const isPerson of [true, false]) {
		const own = fieldPaths.filter((path) => partOf(path) === 'contact' || isOfPerson(partOf(path)) === isPerson);
		const labels = own.map((path) => fieldLabelOf(path));
		expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
	}
});
