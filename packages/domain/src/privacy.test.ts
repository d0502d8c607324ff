import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLabel, documentLabel, HIDDEN_MARK } from './privacy.ts';

test('hidden names leave no trace: two records with one number look the same', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), fc.nat(), (one, other, lfdnr) => {
			expect(addressLabel(one, lfdnr, true)).toBe(addressLabel(other, lfdnr, true));
			const document = { shortType: 'RE', number: String(lfdnr) };
			expect(documentLabel({ ...document, name: one }, true)).toBe(documentLabel({ ...document, name: other }, true));
		}),
	);
});

test('records stay findable by their number, and have their names where nothing is hidden', () => {
	expect(addressLabel('Huber Elisabeth', 1001, true)).toBe('Adresse 1001');
	expect(addressLabel('Huber Elisabeth', 1001, false)).toBe('Huber Elisabeth');
	expect(documentLabel({ shortType: 'RE', name: 'Verbandstoff', number: '4960' }, true)).toBe('RE 4960');
	expect(documentLabel({ shortType: 'RE', name: 'Verbandstoff', number: '4960' }, false)).toBe('RE Verbandstoff');
});

test('what stands for a value holds no letter and no digit', () => {
	expect(HIDDEN_MARK).not.toMatch(/[\p{L}\p{N}]/u);
});
