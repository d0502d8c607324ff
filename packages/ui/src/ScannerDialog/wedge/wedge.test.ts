import { describe, expect, test } from 'vitest';
import { emptyWedge, nextWedge, type WedgeStep } from './wedge.ts';

function typed(keys: readonly string[], gap: number, isControl = (_key: string) => false): WedgeStep[] {
	const steps: WedgeStep[] = [];
	keys.forEach((key, index) => {
		steps.push(nextWedge(steps.at(-1)?.wedge ?? emptyWedge, { key, isControl: isControl(key) }, index * gap));
	});
	return steps;
}

describe('a hardware scanner is told from a hand by its speed', () => {
	test.each([
		['Enter ends a code', [...'9012345678906', 'Enter'], 8, '9012345678906'],
		['Tab ends a code', [...'9012345678906', 'Tab'], 8, '9012345678906'],
		['at 50 ms a key it is still a scanner', [...'9012345678906', 'Enter'], 50, '9012345678906'],
		['Shift between letters is passed over', ['Shift', 'A', 'Shift', 'B', '-', '1', 'Enter'], 5, 'AB-1'],
		['at 51 ms a key it is a hand', [...'9012345678906', 'Enter'], 51, null],
		['three characters are too few', [...'901', 'Enter'], 8, null],
		['Enter alone is an Enter', ['Enter'], 8, null],
	])('%s', (_, keys, gap, code) => expect(typed(keys, gap).at(-1)?.code ?? null).toBe(code));
});

test('what a hand typed before the scanner is no part of the code', () => {
	const byHand = typed(['7', '7'], 300).at(-1)?.wedge ?? emptyWedge;
	let step: WedgeStep = { wedge: byHand, code: null, isMachine: false };
	[...'96385074', 'Enter'].forEach((key, index) => {
		step = nextWedge(step.wedge, { key, isControl: false }, 2000 + index * 6);
	});
	expect(step.code).toBe('96385074');
});

test('an Enter long after the characters is pressed by hand', () => {
	const { wedge } = typed([...'96385074'], 6).at(-1) ?? { wedge: emptyWedge };
	expect(nextWedge(wedge, { key: 'Enter', isControl: false }, 1000)).toMatchObject({ code: null, isMachine: false });
});

test('from its second character on a scanner presses no button', () => {
	expect(typed(['1', ' ', '2', 'Enter'], 6).map(({ isMachine }) => isMachine)).toEqual([false, true, true, false]);
	expect(typed([...'12 4', 'Enter'], 6).at(-1)?.isMachine).toBe(true);
	expect(typed(['1', ' ', '2', 'Enter'], 200).map(({ isMachine }) => isMachine)).toEqual([false, false, false, false]);
});

test('the separator of GS1 codes, sent as Ctrl+], is kept, other shortcuts are none of the code', () => {
	const steps = typed(['0', '1', 'c', 'x', ']', '7', 'Enter'], 6, (key) => key === ']' || key === 'c');
	expect(steps.at(-1)?.code).toBe('01x\u001d7');
});
