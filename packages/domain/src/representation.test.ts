import { expect, test } from 'vitest';
import { endingRepresentation } from './representation.ts';

test.each([
	[null, null],
	['2027-01-27', 60],
	['2027-01-28', null],
	['2026-11-28', 0],
	['2026-11-27', -1],
	['nie', null],
])('on 28 November 2026 one that is valid to %j: %j', (validTo, days) => {
	expect(endingRepresentation(validTo, '2026-11-28')).toBe(days);
});
