import { expect, test } from 'vitest';
import { findByLetters, nextMenuIndex } from './menuKeyboard.ts';

test('arrows go round at both ends', () => {
	expect(nextMenuIndex('ArrowDown', 2, 3)).toBe(0);
	expect(nextMenuIndex('ArrowUp', 0, 3)).toBe(2);
	expect(nextMenuIndex('ArrowDown', -1, 3)).toBe(0);
	expect(nextMenuIndex('ArrowUp', -1, 3)).toBe(2);
});

test('Home and End go to the ends, other keys nowhere, an empty menu nowhere', () => {
	expect(nextMenuIndex('Home', 2, 3)).toBe(0);
	expect(nextMenuIndex('End', 0, 3)).toBe(2);
	expect(nextMenuIndex('Enter', 0, 3)).toBeNull();
	expect(nextMenuIndex('ArrowDown', -1, 0)).toBeNull();
});

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
