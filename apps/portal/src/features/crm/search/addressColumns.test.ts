import { expect, test } from 'vitest';
import { viewOfColumns } from './addressColumns.tsx';

test("the columns of the user's settings are shown and all others hidden", () => {
	expect(viewOfColumns(['name', 'kdOrt', 'gone'], true).hidden).toEqual([
		'lfdnr',
		'addressTypes',
		'kdStrasse',
		'kdPlz',
		'dateOfBirth',
		'tel',
	]);
});

test('without settings all columns are shown, on a narrow screen those that fit', () => {
	expect(viewOfColumns(null, false).hidden).toEqual([]);
	expect(viewOfColumns(null, true).hidden).toEqual(['dateOfBirth']);
});
