import { expect, test } from 'vitest';
import { articleExportColumns } from './articleExport.ts';

test('a file names each column once, and costs need their right', () => {
	expect(new Set(articleExportColumns.map(({ label }) => label)).size).toBe(articleExportColumns.length);
	expect(articleExportColumns.filter(({ right }) => right === 'costs').map(({ key }) => key)).toEqual(['dep']);
});
