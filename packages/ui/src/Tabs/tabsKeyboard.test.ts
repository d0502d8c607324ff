import { expect, test } from 'vitest';
import { nextTab } from './tabsKeyboard.ts';

const tabs = [{ key: 'a' }, { key: 'b', isDisabled: true }, { key: 'c' }, { key: 'd', isDisabled: true }];

test('arrows skip disabled tabs and go round', () => {
	expect(nextTab('ArrowRight', 'a', tabs)).toBe('c');
	expect(nextTab('ArrowRight', 'c', tabs)).toBe('a');
	expect(nextTab('ArrowLeft', 'a', tabs)).toBe('c');
	expect(nextTab('ArrowLeft', 'c', tabs)).toBe('a');
});

test('Home and End go to the outermost enabled tabs, other keys nowhere', () => {
	expect(nextTab('Home', 'c', tabs)).toBe('a');
	expect(nextTab('End', 'a', tabs)).toBe('c');
	expect(nextTab('ArrowDown', 'a', tabs)).toBeNull();
});

test('from a tab that became disabled the arrows still lead on', () => {
	expect(nextTab('ArrowRight', 'b', tabs)).toBe('c');
	expect(nextTab('ArrowLeft', 'b', tabs)).toBe('a');
});
