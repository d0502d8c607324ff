import { expect, test } from 'vitest';
import { fitsSalutation } from './salutations.ts';

test.each([
	['person', 'Frau', true],
	['person', 'Familie', true],
	['person', 'Firma', false],
	['organisation', 'Firma', true],
	['organisation', ' Herr ', false],
	['organisation', 'Sehr geehrte Damen und Herren', true],
] as const)('a %s can be addressed as %s: %s', (kind, salutation, fits) => {
	expect(fitsSalutation(kind, salutation)).toBe(fits);
});
