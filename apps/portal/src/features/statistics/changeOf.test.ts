import { expect, test } from 'vitest';
import { changeOf } from './changeOf.ts';

test.each([
	[110, 100, '+10,0 %', 'up', 'good'],
	[90.5, 100, '−9,5 %', 'down', 'bad'],
	[100.01, 100, '±0,0 %', 'same', undefined],
	[99.99, 100, '±0,0 %', 'same', undefined],
	[5, 0, 'neu', 'same', undefined],
	[0, 0, '–', 'same', undefined],
	[5, -10, '–', 'same', undefined],
])('%f after %f is %s', (now, before, text, direction, meaning) => {
	const change = changeOf(now, before, 'ggü. Vormonat');
	expect([change.text, change.direction, change.meaning, change.comparedWith]).toEqual([
		text,
		direction,
		meaning,
		'ggü. Vormonat',
	]);
});
