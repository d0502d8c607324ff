import { expect, test } from 'vitest';
import { acceptOf, isOfType, nameOfType } from './fileKinds.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
	['Kunden.csv', 'text/csv', 'text/csv'],
	['Kunden.csv', 'application/vnd.ms-excel', 'text/csv'],
	['Kunden.CSV', '', 'text/csv'],
	['Kunden.csv', 'text/plain', '.csv'],
	['IMG_0815.HEIC', '', 'image/*'],
	['IMG_0815.HEIC', '', 'image/heic'],
	['IMG_0815.heif', 'image/heif', '.heic'],
	['IMG_0815.HEIC', 'application/octet-stream', 'image/*'],
	['Fuß.JPEG', '', 'image/jpeg'],
	['Fuß.JPEG', '', '.jpg'],
	['Fuß.jpg', 'image/jpg', 'image/jpeg'],
	['Fuß.jpg', 'image/pjpeg', 'image/*'],
	['Fuß.jfif', 'image/jpeg', '.jpg'],
	['Fax.tif', '', 'image/tiff'],
	['Fax.tif', 'image/tiff', '.tiff'],
	['Fax.TIF', '', 'image/*'],
	['Bilder.zip', 'application/x-zip-compressed', 'application/zip'],
	['Bilder.zip', '', 'application/x-zip-compressed'],
	['Brief.docx', '', word],
	['Brief.docx', 'application/octet-stream', '.docx'],
	['ohne Endung', 'application/pdf', '.pdf'],
	['ohne Endung', 'image/png', 'image/*'],
	['Modell.xyz', 'chemical/x-xyz', 'CHEMICAL/X-XYZ'],
	['Modell.xyz', '', '.XYZ'],
])('%s of type "%s" is a %s', (name, type, pattern) => {
	expect(isOfType({ name, type }, pattern)).toBe(true);
});

test.each([
	['rezept.pdf.exe', 'application/x-msdownload', '.pdf'],
	['rezept.pdf.exe', '', 'application/pdf'],
	['Kunden.csv', 'application/vnd.ms-excel', 'image/*'],
	['Kunden.xlsx', '', 'text/csv'],
	['csv', '', 'text/csv'],
	['ohne Endung', '', 'application/pdf'],
	['ohne Endung', '', 'image/*'],
	['Brief.docx', '', 'application/msword'],
	['Modell', '', 'chemical/x-xyz'],
])('%s of type "%s" is no %s', (name, type, pattern) => {
	expect(isOfType({ name, type }, pattern)).toBe(false);
});

test('the dialog of the browser is told the endings of named types, and no more of a family', () => {
	expect(acceptOf(['text/csv', '.PDF', 'image/*', 'chemical/x-xyz'])).toBe(
		'text/csv,.csv,.PDF,.pdf,image/*,chemical/x-xyz',
	);
	expect(acceptOf([])).toBe('');
});

test.each([
	['text/csv', 'CSV'],
	['.JPEG', 'JPG'],
	[word, 'DOCX'],
	['image/*', 'Bilder'],
	['.xyz', 'XYZ'],
	['chemical/x-xyz', 'X-XYZ'],
])('%s is named %s', (pattern, name) => {
	expect(nameOfType(pattern)).toBe(name);
});
