import { expect, test } from 'vitest';
import { stepsOf } from './chainSteps.ts';

const node = (wf_cid: string, ...from: string[]) => ({ wf_cid, from });

test('each document stands below those it follows from', () => {
	const chain = [node('4', '2', '3'), node('1'), node('2', '1'), node('3', '1'), node('5', '99')];
	expect(stepsOf(chain).map((nodes) => nodes.map(({ wf_cid }) => wf_cid))).toEqual([['1', '5'], ['2', '3'], ['4']]);
	expect(stepsOf([])).toEqual([]);
});

test('a circle ends', () => {
	expect(stepsOf([node('1', '2'), node('2', '1')]).flat()).toHaveLength(2);
});
