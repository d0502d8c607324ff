import { expect, test } from 'vitest';
import { checkFile, type FileRules, formatFileSize, formatTypes } from './fileRules.ts';

const rules: FileRules = { accept: ['.pdf', 'image/*'], maxSize: 1000, isMultiple: true };

test.each([
	['rezept.pdf', 'application/pdf', 10, null],
	['REZEPT.PDF', '', 1000, null],
	['foto.heic', 'image/heic', 10, null],
	['rezept.pdf.exe', 'application/x-msdownload', 10, 'wrongType'],
	['ohne', '', 10, 'wrongType'],
	['rezept.pdf', 'application/pdf', 1001, 'tooLarge'],
	['rezept.pdf', 'application/pdf', 0, 'empty'],
] as const)('%s of type "%s" with %i bytes: %s', (name, type, size, problem) => {
	expect(checkFile({ name, type, size }, rules)).toBe(problem);
});

test('without types and limit every file with content is taken', () => {
	const open: FileRules = { accept: [], maxSize: undefined, isMultiple: false };
	expect(checkFile({ name: 'x', type: '', size: 1e12 }, open)).toBeNull();
});

test.each([
	[0, '0 B'],
	[999, '999 B'],
	[1000, '1 kB'],
	[1540, '1,5 kB'],
	[12_345, '12 kB'],
	[999_700, '1 MB'],
	[5_000_000, '5 MB'],
	[3_200_000_000, '3,2 GB'],
])('%i bytes read %s', (bytes, text) => {
	expect(formatFileSize(bytes).replace('\u00a0', ' ')).toBe(text);
});

test('types are named once, as people say them', () => {
	expect(formatTypes(['.pdf', 'application/pdf', 'image/*', '.jpg'])).toBe('PDF, Bilder, JPG');
});
