import { expect, test } from 'vitest';
import { contrastProblems, contrastRatio } from './contrast.ts';
import { brand } from './palette.ts';
import { createTheme, kontorTheme } from './theme.ts';

test('every text is at least 4.5:1 and every border, fill and focus ring at least 3:1 in all three modes', () => {
	expect(contrastProblems(kontorTheme)).toEqual([]);
});

test('a theme whose link text is too pale is reported with mode, pair and ratio', () => {
	const pale = createTheme({ colors: { light: { primaryText: brand.primary } } });
	expect(contrastProblems(pale)).toContainEqual(
		expect.objectContaining({ mode: 'light', foreground: 'primaryText', background: 'surface', required: 4.5 }),
	);
});

test('overrides change only what they name', () => {
	const theme = createTheme({ radius: '2px', colors: { dark: { primary: '#ff0000' } } });
	expect(theme.radius).toBe('2px');
	expect(theme.colors.dark).toEqual({ ...kontorTheme.colors.dark, primary: '#ff0000' });
	expect(theme.colors.light).toEqual(kontorTheme.colors.light);
});

test('the brand colours are those of the specification', () => {
	expect(brand).toEqual({ primary: '#13a0cb', error: '#eb0050', success: '#78a000', warning: '#ff8c28' });
});

test('contrast follows WCAG 2: black on white is 21, white on the brand primary only about 3', () => {
	expect(contrastRatio('#000000', '#ffffff')).toBe(21);
	expect(contrastRatio('#ffffff', brand.primary)).toBeCloseTo(3.02, 1);
});
