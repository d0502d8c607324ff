import { gtinCheckDigit } from '@kontor/german/gtin';
import { expect, test } from 'vitest';
import { type OwnCodeRule, readOwnCode } from './ownCode.ts';

const rules: readonly OwnCodeRule[] = [
	{ prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 },
	{ prefix: '22', kind: 'price', articleDigits: 5, decimals: 2 },
	{ prefix: '28', kind: 'pieces', articleDigits: 5, decimals: 0 },
];
const whole = (digits: string) => digits + gtinCheckDigit(digits);

// K14
test.each([
	['2112345012506', { article: '12345', quantity: '1.25' }],
	['2812345000120', { article: '12345', quantity: '12.00' }],
	[whole('220001500999'), { article: '00015', quantity: '1.00' }],
	[whole('211234501255'), { article: '12345', quantity: '1.26' }],
	[whole('281234500000'), null],
])('the prefix says how %s is laid out', (code, read) => expect(readOwnCode(code, rules)).toEqual(read));

test('without a rule for its prefix, with a wrong check digit or another length a code has no parts', () => {
	expect(readOwnCode('2112345012506', [])).toBeNull();
	expect(readOwnCode('2000000001234', rules)).toBeNull();
	expect(readOwnCode('2112345012507', rules)).toBeNull();
	expect(readOwnCode('02112345012506', rules)).toBeNull();
});
