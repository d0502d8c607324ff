import { expect, test } from 'vitest';
import {
	type CountLine,
	countReasons,
	countStateOf,
	defaultLimits,
	isAboveLimits,
	mayPostCount,
	nextSessionStates,
	postBlockOf,
} from './review.ts';

const line: CountLine = {
	counted: '5',
	round: 1,
	hasConflict: false,
	difference: '0.00',
	isAboveLimits: false,
	reason: null,
	isCountedLater: false,
};

test('each reason has one name', () => {
	expect(new Set(countReasons.map(({ label }) => label)).size).toBe(countReasons.length);
});

test.each([
	['100', '-5', null, false],
	['100', '-5.01', null, true],
	['100', '11', null, true],
	['20', '2', null, false],
	['20', '2.01', null, true],
	['0', '4', null, false],
	['1000', '1', '100.00', false],
	['1000', '1', '-100.01', true],
])('book %s, difference %s worth %s is above the limits: %s', (book, difference, value, expected) => {
	expect(isAboveLimits({ book, difference, value }, defaultLimits)).toBe(expected);
});

test('without limits nothing is above them', () => {
	const none = { pieces: null, percent: null, value: null };
	expect(isAboveLimits({ book: '1', difference: '99', value: '9999' }, none)).toBe(false);
});

test.each([
	[{}, 'equal'],
	[{ difference: '-0.01' }, 'different'],
	[{ counted: null, difference: null }, 'untouched'],
	[{ counted: null, difference: null, round: 2 }, 'unknown'],
	[{ hasConflict: true }, 'unknown'],
	[{ difference: null }, 'unknown'],
] as const)('%o is %s', (more, state) => {
	expect(countStateOf({ ...line, ...more })).toBe(state);
});

test.each([
	[{}, null],
	[{ counted: null }, null],
	[{ counted: null, round: 2 }, 'recount'],
	[{ isCountedLater: true, hasConflict: true }, 'countedLater'],
	[{ hasConflict: true }, 'conflict'],
	[{ isAboveLimits: true }, 'recount'],
	[{ isAboveLimits: true, round: 2 }, 'reason'],
	[{ isAboveLimits: true, round: 2, reason: 'found' }, null],
] as const)('%o is kept from being posted by %s', (more, block) => {
	expect(postBlockOf({ ...line, ...more })).toBe(block);
});

test('what is posted or cancelled stays so, and only what is released is posted, by somebody else', () => {
	expect([nextSessionStates.posted, nextSessionStates.cancelled]).toEqual([[], []]);
	expect(mayPostCount('released', 1, 2)).toBe(true);
	expect(mayPostCount('released', 1, 1)).toBe(false);
	expect(mayPostCount('review', null, 2)).toBe(false);
});
