import { describe, expect, test } from 'vitest';
import { code128Of } from './code128.ts';

describe('a text as Code 128', () => {
	test('begins with set B, ends with a check symbol and the stop', () => {
		// "A": start B 104, value 33, check (104 + 33) mod 103 = 34.
		expect(code128Of('A')?.modules).toBe(`11010010000${'10100011000'}${'10001011000'}1100011101011`);
	});

	test('has 11 modules for each character beside start, check and the 13 of the stop', () => {
		const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
		const symbols = all.map((character) => code128Of(character)?.modules.slice(11, 22));
		expect(new Set(symbols).size).toBe(95);
		for (const symbol of symbols) expect(symbol).toMatch(/^1[01]{9}0$/);
		expect(code128Of('RO100030')?.modules).toHaveLength(11 * 10 + 13);
	});

	test('the separator of GS1 codes becomes FNC1, the symbol 411131', () => {
		expect(code128Of('\u001d01')?.modules.slice(11, 22)).toBe('11110101110');
	});

	test.each(['', 'Ü-100', 'a\tb', 'x'.repeat(41), '日本'])('%o has no bars', (text) => {
		expect(code128Of(text)).toBeNull();
	});
});
