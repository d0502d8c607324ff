import type { ColorMode, Colors, Theme } from './theme.ts';

/** Two colours of one mode that meet in the library: text or line before its ground. */
export interface ContrastFigure {
	mode: ColorMode;
	foreground: keyof Colors;
	background: keyof Colors;
	/** WCAG 2 contrast ratio, 1 to 21. */
	ratio: number;
	/** 4.5 for text, 3 for borders, fills and focus rings. */
	required: number;
}

/** A pair of colours of one mode that is too close to read or to see. */
export interface ContrastProblem extends ContrastFigure {}

const surfaces = [
	'background',
	'surface',
	'surfaceRaised',
	'surfaceSunken',
	'surfaceHover',
	'surfaceSelected',
] as const satisfies readonly (keyof Colors)[];

const pairs: readonly (readonly [foreground: keyof Colors, background: keyof Colors, required: number])[] = [
	...surfaces.flatMap((surface) =>
		(['text', 'textMuted', 'textDisabled', 'primaryText', 'errorText', 'successText', 'warningText'] as const).map(
			(text) => [text, surface, 4.5] as const,
		),
	),
	...surfaces.flatMap((surface) =>
		(['border', 'borderHover', 'primary', 'primaryBorder', 'errorBorder', 'focus'] as const).map(
			(line) => [line, surface, 3] as const,
		),
	),
	...(['text', 'textMuted', 'primaryText', 'errorText'] as const).map((text) => [text, 'surfaceActive', 4.5] as const),
	...(['primary', 'primaryHover', 'primaryActive'] as const).map((fill) => ['onPrimary', fill, 4.5] as const),
	...(['error', 'errorHover', 'errorActive'] as const).map((fill) => ['onError', fill, 4.5] as const),
	...(['background', 'surface', 'surfaceRaised', 'surfaceHover'] as const).flatMap((surface) =>
		(['series1', 'series2', 'series3', 'series4', 'series5', 'series6', 'seriesComparison'] as const).map(
			(graphic) => [graphic, surface, 3] as const,
		),
	),
	...(['heat1', 'heat2', 'heat3'] as const).map((step) => ['text', step, 4.5] as const),
	...(['heat4', 'heat5'] as const).map((step) => ['onHeat', step, 4.5] as const),
	['onSuccess', 'success', 4.5],
	['onWarning', 'warning', 4.5],
	...(['primarySurface', 'errorSurface', 'successSurface', 'warningSurface', 'highlight'] as const).map(
		(tint) => ['text', tint, 4.5] as const,
	),
	...(['primary', 'error', 'success', 'warning'] as const).flatMap(
		(tone) =>
			[
				[`${tone}Text`, `${tone}Surface`, 4.5],
				[`${tone}Border`, `${tone}Surface`, 3],
				[`${tone}Border`, 'surface', 3],
				['focus', `${tone}Surface`, 3],
			] as const,
	),
];

/** Every text below 4.5:1 and every border, fill or focus ring below 3:1 in any mode; empty for a sound theme. */
export function contrastProblems(theme: Theme): ContrastProblem[] {
	return contrastFigures(theme).filter(({ ratio, required }) => ratio < required);
}

/** Every pair of colours that may meet, in each mode. */
export function contrastFigures(theme: Theme): ContrastFigure[] {
	return (['light', 'dark', 'contrast'] as const).flatMap((mode) =>
		pairs.map(([foreground, background, required]) => {
			const ratio = contrastRatio(theme.colors[mode][foreground], theme.colors[mode][background]);
			return { mode, foreground, background, ratio, required };
		}),
	);
}

/** WCAG 2 contrast ratio (1 to 21) of two colours written `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
	const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
	if (!match) throw new RangeError(`Colour "${color}" is not written #rrggbb`);
	const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
