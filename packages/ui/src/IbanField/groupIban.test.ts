import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupIban } from './groupIban.ts';

/** The caret is drawn as a bar. */
function drawn(text: string) {
	return { text: text.replace('|', ''), caret: text.indexOf('|') };
}

function typed(text: string, before: string, inputType?: string): string | null {
	const grouped = groupIban(drawn(text), before, inputType);
	return grouped && `${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`;
}

test.each([
	['AT611|', 'AT61', 'AT61 1|'],
	['AT61 19045|', 'AT61 1904', 'AT61 1904 5|'],
	['AT611904300234573201|', '', 'AT61 1904 3002 3457 3201|'],
	// In the middle the digits behind the caret move on, the caret stays behind what was typed.
	['AT61 9|1904 3002', 'AT61 1904 3002', 'AT61 9|190 4300 2'],
	['AT6|61 1904', 'AT61 1904', 'AT6|6 1190 4'],
	['AT61 190|04 3002', 'AT61 1904 3002', 'AT61 190|0 4300 2'],
	['AT61 777719|04', 'AT61 1904', 'AT61 7777 19|04'],
	// Deleted in the middle the rest closes up.
	['AT61 9|04 3002', 'AT61 1904 3002', 'AT61 9|043 002'],
	['AT6| 1904', 'AT61 1904', 'AT6|1 904'],
	// Small letters stay as typed.
	['at611|', 'at61', 'at61 1|'],
])('%s becomes %s → %s', (text, before, result) => {
	expect(typed(text, before, 'insertText')).toBe(result);
});

test('deleting the blank between groups deletes the character beyond it', () => {
	expect(typed('AT61|1904', 'AT61 1904', 'deleteContentBackward')).toBe('AT6|1 904');
	expect(typed('AT61|1904', 'AT61 1904', 'deleteContentForward')).toBe('AT61| 904');
});

test.each(['AT61 1904|', 'AT61 |', '|', 'AT61-1904|', 'IBAN: AT611904|', 'ÄT611904|'])('%s stays as it is', (text) => {
	expect(typed(text, 'AT61 190', 'insertText')).toBeNull();
});

test('grouping keeps every character and the one before the caret, and is done at once', () => {
	const letters = fc.string({ unit: fc.constantFrom('A', 't', '0', '7', ' ') });
	fc.assert(
		fc.property(letters, letters, letters, (before, text, more) => {
			const grouped = groupIban({ text: text + more, caret: text.length }, before, 'insertText');
			if (!grouped) return;
			const plain = (part: string) => part.replaceAll(' ', '');
			expect(plain(grouped.text)).toBe(plain(text + more));
			expect(plain(grouped.text.slice(0, grouped.caret))).toBe(plain(text));
			expect(groupIban(grouped, before, 'insertText')).toBeNull();
		}),
	);
});
