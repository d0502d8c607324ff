import { describe, expect, test } from 'vitest';
import { heatStep, heatSteps } from './heatSteps.ts';

describe('steps are equal, start at zero and end at the highest value', () => {
	test.each([
		[
			[0, 50],
			[0, 10, 20, 30, 40],
		],
		[
			[3, 58],
			[0, 12, 24, 35, 47],
		],
		[
			[-50, 50],
			[-50, -30, -10, 10, 30],
		],
		[
			[0.5, 1],
			[0, 0.2, 0.4, 0.6, 0.8],
		],
	])('%j', (values, bounds) => {
		expect(heatSteps(values)).toEqual(bounds.map((bound) => expect.closeTo(bound)));
	});
});

test('whole values have whole bounds, each once', () => {
	expect(heatSteps([0, 1, 2])).toEqual([0, 1, 2]);
});

test.each([[[]], [[null]], [[0, 0]]])('without a spread (%j) there is one step', (values) => {
	expect(heatSteps(values)).toEqual([0]);
});

test.each([
	[0, 1],
	[9, 1],
	[10, 2],
	[50, 5],
	[null, null],
])('of steps of ten, %s lies in step %s', (value, step) => {
	expect(heatStep(value, [0, 10, 20, 30, 40])).toBe(step);
});
