import { expect, test } from 'vitest';
import { activeItem, nextItem, onlyMatch } from './comboBoxItems.ts';

const items = [
	{ key: '1', label: 'Gesperrt', isDisabled: true },
	{ key: '2', label: 'Huber Anna' },
	{ key: '3', label: 'Müller Eva' },
	{ key: '4', label: 'Müller Eva' },
];

test('Enter would choose the wanted entry, else the first that can be chosen', () => {
	expect(activeItem(items, '3')?.key).toBe('3');
	expect(activeItem(items, 'gone')?.key).toBe('2');
	expect(activeItem(items, '1')?.key).toBe('2');
	expect(activeItem([], undefined)).toBeNull();
});

test('arrows pass entries that cannot be chosen and go round', () => {
	expect(nextItem(items, items[3] ?? null, 'ArrowDown')?.key).toBe('2');
	expect(nextItem(items, items[1] ?? null, 'ArrowUp')?.key).toBe('4');
	expect(nextItem(items, null, 'ArrowDown')?.key).toBe('2');
	expect(nextItem([], null, 'ArrowUp')).toBeNull();
});

test('a label typed in full means its entry, whatever case, blanks and composition of umlauts', () => {
	expect(onlyMatch(items, ' HUBER anna ')?.key).toBe('2');
	expect(onlyMatch([{ key: 'ö', label: 'Öller' }], 'o\u0308ller')?.key).toBe('ö');
});

test('a label that two entries share, a part of one, or a disabled one means none', () => {
	expect(onlyMatch(items, 'Müller Eva')).toBeNull();
	expect(onlyMatch(items, 'Huber')).toBeNull();
	expect(onlyMatch(items, 'Gesperrt')).toBeNull();
});
