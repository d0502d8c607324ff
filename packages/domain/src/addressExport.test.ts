import { expect, test } from 'vitest';
import { addressExportColumns } from './addressExport.ts';

test('every column of a file has a name of its own', () => {
	expect(new Set(addressExportColumns.map(({ key }) => key)).size).toBe(addressExportColumns.length);
	expect(new Set(addressExportColumns.map(({ label }) => label)).size).toBe(addressExportColumns.length);
});

test('only the number of the social insurance and of the account need a right of their own', () => {
	const rights = addressExportColumns.filter(({ right }) => right !== null).map(({ key, right }) => [key, right]);
	expect(rights).toEqual([
		['svnr', 'health'],
		['iban', 'bank'],
	]);
});
