import { describe, expect, test } from 'vitest';
import { type ChartColors, chartColors } from './chartColors.ts';
import { contrastRatio } from './contrast.ts';
import { kontorTheme } from './theme.ts';

type Triple = readonly [number, number, number];

/** How people see, as matrices on linear RGB (Machado, Oliveira, Fernandes 2009, severity 1). */
const visions: Record<string, readonly [Triple, Triple, Triple]> = {
	'all colours': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	'no red (protanopia)': [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	'no green (deuteranopia)': [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	'no blue (tritanopia)': [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

const modes = ['light', 'dark', 'contrast'] as const;
const seriesNames = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;
const heatNames = ['heat1', 'heat2', 'heat3', 'heat4', 'heat5'] as const;

describe.each(modes)('in mode %s', (mode) => {
	const colors: ChartColors = kontorTheme.colors[mode];

	test.each(Object.keys(visions))('any two series are clearly apart for people who see %s', (vision) => {
		for (const [place, one] of seriesNames.entries())
			for (const other of seriesNames.slice(place + 1))
				expect(distance(colors[one], colors[other], vision), `${one} and ${other}`).toBeGreaterThan(9);
	});

	test('each step of heat is visibly stronger than the one before, seen as grey too', () => {
		for (const [place, step] of heatNames.slice(1).entries())
			expect(contrastRatio(colors[step], colors[heatNames[place] ?? 'heat1']), step).toBeGreaterThan(1.25);
		const fromSurface = heatNames.map((step) => contrastRatio(colors[step], kontorTheme.colors[mode].surface));
		expect(fromSurface).toEqual(fromSurface.toSorted((a, b) => a - b));
		expect(fromSurface.at(-1)).toBeGreaterThan(3);
	});
});

test('the theme carries the chart colours', () => {
	expect(kontorTheme.colors.dark).toMatchObject(chartColors.dark);
});

/** Distance in OKLab times 100, about 2 being the least a trained eye sees. */
function distance(one: string, other: string, vision: string): number {
	const [a, b] = [seen(one, vision), seen(other, vision)].map(okLab);
	if (!a || !b) throw new Error('two colours');
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 100;
}

function seen(color: string, vision: string): Triple {
	const [r, g, b] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
	const matrix = visions[vision];
	if (r === undefined || g === undefined || b === undefined || !matrix) throw new Error(color);
	const [red, green, blue] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
	return [red ?? 0, green ?? 0, blue ?? 0];
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function okLab([r, g, b]: Triple): Triple {
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}
