import { expect, test } from 'vitest';
import { pastedRange } from './pastedRange.ts';

const august = { from: '2026-08-01', to: '2026-08-31' };

test.each([
	['1.8.2026 bis 31.8.2026', august],
	['01.08.2026–31.08.2026', august],
	['01.08.2026 - 31.08.2026', august],
	['vom 01082026 bis 31082026', august],
	['2026-08-01/2026-08-31', august],
	['01.08.2026\t31.08.2026', august],
	['\u200e01.08.2026 bis 31.08.2026', august],
	['1.8.2026', null],
	['31.02.2026 bis 1.3.2026', null],
	['1.8.2026 bis 31.8.2026 bis 1.9.2026', null],
	['', null],
])('%j pasted: %j', (text, range) => {
	expect(pastedRange(text)).toEqual(range);
});
