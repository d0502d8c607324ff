import { expect, test } from 'vitest';
import { findByLetters } from './findByLetters.ts';

const labels = ['Bearbeiten', 'Öffnen', 'Drucken', 'Beleg anlegen', 'Löschen'];

test('letters find the next label that starts with them, whatever case and accents', () => {
	expect(findByLetters('d', labels, 0)).toBe(2);
	expect(findByLetters('o', labels, 0)).toBe(1);
	expect(findByLetters('LÖ', labels, 0)).toBe(4);
	expect(findByLetters('x', labels, 0)).toBe(-1);
});

test('the same letter again goes on to the next label with it and round', () => {
	expect(findByLetters('b', labels, 0)).toBe(3);
	expect(findByLetters('bb', labels, 3)).toBe(0);
});

test('more letters stay on a label that still fits', () => {
	expect(findByLetters('bel', labels, 3)).toBe(3);
});
