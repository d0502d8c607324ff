import { code128Of } from '@kontor/german/code128';
import { findGs1 } from '@kontor/german/gs1';
import { expect, test } from 'vitest';
import { checkScanner, scannerTestCode, scannerTestText } from './scannerCheck.ts';

// K11
test.each([
	['10AB-12Y"\u001d21z7/', { layout: 'right', separator: 'right', substitute: '' }],
	[']C110AB-12Y"\u001d21z7/', { layout: 'right', separator: 'right', substitute: '' }],
	['10AB-12Y"21z7/', { layout: 'right', separator: 'lost', substitute: '' }],
	['10AB-12Y"~21z7/', { layout: 'right', separator: 'replaced', substitute: '~' }],
	['10ABß12ZÄ21y7-', { layout: 'american', separator: 'lost', substitute: '' }],
	['10ABß12ZÄ\u001d21y7-', { layout: 'american', separator: 'right', substitute: '' }],
	['10ab-12y"<GS>21Z7/', { layout: 'swappedCase', separator: 'replaced', substitute: '<GS>' }],
	['10AB-12Y"     21z7/', null],
	['4006381333931', null],
	['', null],
])('%o shows how the scanner is set', (read, finding) => expect(checkScanner(read)).toEqual(finding));

test('the test code has bars, and is a GS1 code with the lot and serial number printed below them', () => {
	expect(code128Of(scannerTestCode)?.modules.slice(11, 22)).toBe('11110101110');
	expect(findGs1(scannerTestCode, 2026)).toMatchObject({ batch: 'AB-12Y"', serial: 'z7/' });
	expect(scannerTestText).toBe('(10)AB-12Y"(21)z7/');
});
