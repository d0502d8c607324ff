import { describe, expect, test } from 'vitest';
import { addItem, type Items, MOST_ITEMS, moveItem, removeItem, renameItem, tickItem } from './checklistChanges.ts';

const item = (text: string, done = false) => ({ text, done });
const read: Items = [item('a'), item('b'), item('c'), item('a')];
const texts = (items: Items | null) => items?.map(({ text }) => text).join('') ?? null;

describe('a change of a checklist', () => {
	test('is made to the list that was read', () => {
		expect(texts(moveItem(read, 0, 2)(read))).toBe('bcaa');
		expect(texts(moveItem(read, 3, 0)(read))).toBe('aabc');
		expect(texts(renameItem(read, 1, 'B')(read))).toBe('aBca');
		expect(texts(removeItem(read, 3)(read))).toBe('abc');
		expect(texts(addItem(item('d'))(read))).toBe('abcad');
		expect(texts(addItem(item('d'), 1)(read))).toBe('adbca');
		expect(tickItem(read, 2, true)(read)?.map(({ done }) => done)).toEqual([false, false, true, false]);
	});

	test('follows its step to where somebody else has moved it', () => {
		const now: Items = [item('x'), item('c'), item('b')];
		expect(texts(renameItem(read, 1, 'B')(now))).toBe('xcB');
		expect(texts(removeItem(read, 2)(now))).toBe('xb');
		expect(texts(moveItem(read, 1, 0)(now))).toBe('bxc');
	});

	test('means nothing where its step is gone, or there is no more room', () => {
		const now: Items = [item('x')];
		for (const change of [
			renameItem(read, 1, 'B'),
			removeItem(read, 1),
			moveItem(read, 1, 0),
			tickItem(read, 1, true),
		]) {
			expect(change(now)).toBeNull();
		}
		expect(addItem(item('d'))(Array.from({ length: MOST_ITEMS }, () => item('voll')))).toBeNull();
	});

	test('taken back leaves the list as it was', () => {
		const moved = moveItem(read, 0, 2)(read) ?? [];
		expect(moveItem(moved, 2, 0)(moved)).toEqual(read);
		const removed = removeItem(read, 1)(read) ?? [];
		expect(addItem(item('b'), 1)(removed)).toEqual(read);
	});
});
