import { expect, test } from 'vitest';
import { isSankt, otherSankt, shortSankt } from './sankt.ts';

test.each([
	['sankt polten', 'st polten'],
	['st. polten', 'st polten'],
	['skt polten', 'st polten'],
	['markt st.-veit', 'markt st-veit'],
	['steiner sanktus', 'steiner sanktus'],
])('%s is %s in short', (folded, short) => {
	expect(shortSankt(folded)).toBe(short);
});

test('a word is "Sankt" by itself only', () => {
	expect(['sankt', 'st', 'st.', 'skt.'].map(isSankt)).toEqual([true, true, true, true]);
	expect(['sankt polten', 'stein', ''].map(isSankt)).toEqual([false, false, false]);
});

test('the other writings are those that the text has not', () => {
	expect(otherSankt('sankt')).toEqual(['st', 'skt']);
	expect(otherSankt('st veit')).toEqual(['sankt veit', 'skt veit']);
	expect(otherSankt('steiner')).toEqual([]);
});
