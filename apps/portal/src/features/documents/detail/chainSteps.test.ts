import { expect, test } from 'vitest';
import { entriesOf, neighbourOf, stepsOf } from './chainSteps.ts';

const node = (wf_cid: string, ...from: string[]) => ({ wf_cid, from });

test('each document stands below those it follows from', () => {
	const chain = [node('4', '2', '3'), node('1'), node('2', '1'), node('3', '1'), node('5', '99')];
	expect(stepsOf(chain).map((nodes) => nodes.map(({ wf_cid }) => wf_cid))).toEqual([['1', '5'], ['2', '3'], ['4']]);
	expect(stepsOf([])).toEqual([]);
});

test('a payment stands below the document it came in for', () => {
	const chain = [
		{ ...node('1'), payments: [] },
		{ ...node('2', '1'), payments: [{ id: 7 }, { id: 8 }] },
		{ ...node('3', '2'), payments: [] },
	];
	const steps = stepsOf(entriesOf(chain));
	expect(steps.map((entries) => entries.map(({ wf_cid }) => wf_cid))).toEqual([
		['1'],
		['2'],
		['payment 7', 'payment 8', '3'],
	]);
	expect(steps[2]?.map(({ document, payment }) => [document.wf_cid, payment?.id])).toEqual([
		['2', 7],
		['2', 8],
		['3', undefined],
	]);
});

test('a circle ends', () => {
	expect(stepsOf([node('1', '2'), node('2', '1')]).flat()).toHaveLength(2);
});

test.each([
	['ArrowDown', 0, 1],
	['ArrowDown', 1, 3],
	['ArrowDown', 2, 3],
	['ArrowDown', 3, null],
	['ArrowUp', 3, 1],
	['ArrowUp', 2, 0],
	['ArrowUp', 0, null],
	['ArrowRight', 1, 2],
	['ArrowRight', 2, null],
	['ArrowLeft', 2, 1],
	['ArrowLeft', 1, null],
	['Enter', 1, null],
	['ArrowDown', -1, null],
	['ArrowDown', 9, null],
])('%s leads from place %i to %o', (key, place, expected) => {
	expect(neighbourOf([1, 2, 1], place, key)).toBe(expected);
});
