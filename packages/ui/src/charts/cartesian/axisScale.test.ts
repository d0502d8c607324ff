import { describe, expect, test } from 'vitest';
import { valueScale } from './axisScale.ts';

function texts(...parameters: Parameters<typeof valueScale>): string[] {
	return valueScale(...parameters).ticks.map(({ text }) => text);
}

describe('marks are German, round, and only the highest carries the unit', () => {
	test('money', () => {
		expect(texts([12_340, 38_200], 220, 'money')).toEqual(['0', '10.000', '20.000', '30.000', '€\u00a040.000']);
	});

	test('millions are written as such, with as many decimals as the step has', () => {
		expect(texts([2_400_000], 220, 'money')).toEqual([
			'0',
			'0,5\u00a0Mio.',
			'1,0\u00a0Mio.',
			'1,5\u00a0Mio.',
			'2,0\u00a0Mio.',
			'€\u00a02,5\u00a0Mio.',
		]);
		expect(texts([3e9], 132, 'count')).toEqual(['0', '1\u00a0Mrd.', '2\u00a0Mrd.', '3\u00a0Mrd.']);
	});

	test('percent and prices', () => {
		expect(texts([0.4], 132, 'percent')).toEqual(['0', '0,1', '0,2', '0,3', '0,4\u00a0%']);
		expect(texts([1.25], 132, 'price')).toEqual(['0', '0,5', '1,0', '€\u00a01,5']);
	});

	test('a negative mark has a real minus', () => {
		expect(texts([-30, 40], 132, 'count')).toEqual(['\u221240', '\u221220', '0', '20', '40']);
	});
});

test('a low chart has marks at its ends alone, so that no two texts overlap', () => {
	expect(texts([171_000], 24, 'money')).toEqual(['0', '€\u00a0200.000']);
});

test('counts have no mark between whole numbers', () => {
	expect(texts([1], 400, 'count')).toEqual(['0', '1']);
});

describe('the axis begins at zero, since the length of a bar says so', () => {
	test('for values above', () => {
		expect(valueScale([90, 100], 200, 'count')).toMatchObject({ min: 0, max: 100 });
	});

	test('and ends there for values below', () => {
		expect(valueScale([-90, -100], 200, 'count')).toMatchObject({ min: -100, max: 0 });
	});

	test('unless a line asks for its own range', () => {
		expect(valueScale([90, 100], 200, 'count', 'data').min).toBe(90);
	});
});

describe('no value makes a scale of NaN', () => {
	test.each([
		['nothing', []],
		['zeros', [0, 0]],
		['one value', [5]],
		['one negative value', [-5]],
		['the largest numbers', [Number.MAX_SAFE_INTEGER]],
	])('%s', (_, values) => {
		for (const baseline of ['zero', 'data'] as const) {
			const scale = valueScale(values, 200, 'money', baseline);
			expect(scale.max).toBeGreaterThan(scale.min);
			expect(scale.y(scale.min)).toBeCloseTo(200);
			expect(scale.y(scale.max)).toBeCloseTo(0);
			expect(scale.ticks.length).toBeGreaterThan(1);
		}
	});
});
