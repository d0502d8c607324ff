import { expect, test } from 'vitest';
import { documentExportColumns } from './documentExport.ts';

test('each column of a file of documents has a key and a head of its own', () => {
	for (const property of ['key', 'label'] as const) {
		const texts = documentExportColumns.map((column) => column[property]);
		expect(new Set(texts).size).toBe(texts.length);
	}
});

test('what tells of health or of a carrier needs the right to data of patients', () => {
	const guarded = documentExportColumns
		.filter(({ rights }) => rights.some((right) => right === 'health'))
		.map(({ key }) => key);
	expect(guarded).toEqual(['insurance', 'prescriptionState', 'careType', 'patientShare', 'carrierShare']);
});

test('what tells prices needs the right to them', () => {
	const guarded = documentExportColumns.filter(({ rights }) => rights.some((right) => right === 'prices'));
	expect(guarded.map(({ key }) => key)).toEqual(['net', 'vat', 'gross', 'open', 'patientShare', 'carrierShare']);
});
