import { expect, test } from 'vitest';
import { viewOfColumns } from './addressColumns.tsx';

test("the columns of the user's settings are shown and all others hidden", () => {
	expect(viewOfColumns(['name', 'kdOrt', 'gone']).hidden).toEqual([
		'lfdnr',
		'addressTypes',
		'kdStrasse',
		'kdPlz',
		'tel',
	]);
});

test('without settings all columns are shown', () => {
	expect(viewOfColumns(null).hidden).toEqual([]);
});
