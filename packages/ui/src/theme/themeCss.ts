import { below } from './breakpoints.ts';
import type { ColorMode, Density, Theme } from './theme.ts';

const fixedTokens = `
	--k-space-0: 0px;
	--k-space-half: 2px;
	--k-space-1: 4px;
	--k-space-2: 8px;
	--k-space-3: 12px;
	--k-space-4: 16px;
	--k-space-5: 20px;
	--k-space-6: 24px;
	--k-space-8: 32px;
	--k-space-10: 40px;
	--k-space-12: 48px;
	--k-space-16: 64px;
	--k-font-size-xs: 0.75rem;
	--k-font-size-sm: 0.8125rem;
	--k-font-size-md: 0.875rem;
	--k-font-size-lg: 1.0625rem;
	--k-font-size-xl: 1.375rem;
	--k-line-height-xs: 1rem;
	--k-line-height-sm: 1.125rem;
	--k-line-height-md: 1.25rem;
	--k-line-height-lg: 1.5rem;
	--k-line-height-xl: 1.75rem;
	--k-font-weight-regular: 400;
	--k-font-weight-medium: 500;
	--k-font-weight-strong: 600;
	--k-icon-sm: 1rem;
	--k-icon-md: 1.25rem;
	--k-border-width: 1px;
	--k-focus-offset: 2px;
	--k-form-width: 640px;
	--k-text-width: 68ch;
	--k-layer-sticky: 10;
	--k-layer-overlay: 100;
	--k-layer-toast: 200;
`;

const densityTokens: Record<Density, string> = {
	regular: `
		--k-control-height: 2.25rem;
		--k-control-height-compact: 1.75rem;
		--k-control-padding: 12px;
		--k-control-font-size: var(--k-font-size-md);
		--k-row-height: 2.5rem;
		--k-row-padding: 12px;
	`,
	compact: `
		--k-control-height: 1.75rem;
		--k-control-height-compact: 1.75rem;
		--k-control-padding: 8px;
		--k-control-font-size: var(--k-font-size-md);
		--k-row-height: 1.75rem;
		--k-row-padding: 8px;
	`,
};

// Inputs under 16 px make iOS zoom into the page on focus, hence the larger text on phones.
const touchTokens = `
	--k-control-height: 2.75rem;
	--k-control-height-compact: 2.75rem;
	--k-control-padding: 12px;
	--k-control-font-size: 1rem;
	--k-row-height: 2.75rem;
	--k-row-padding: 12px;
`;

/** The style sheet that defines every `--k-*` property of a theme for each mode and density, chosen by attributes alone. */
export function themeCss(theme: Theme): string {
	const [light, dark, contrast] = (['light', 'dark', 'contrast'] as const).map((mode) => modeTokens(theme, mode));
	return `
:root {
	${fixedTokens}
	--k-font-family: ${theme.fontFamily};
	--k-font-family-mono: ${theme.fontFamilyMono};
	--k-radius: ${theme.radius};
	--k-radius-small: calc(${theme.radius} * 2 / 3);
	--k-radius-large: calc(${theme.radius} * 4 / 3);
	--k-radius-full: 999px;
	--k-duration: ${theme.duration};
}
:root, [data-k-mode='light'], [data-k-mode='system'] { ${light} }
@media screen { [data-k-mode='dark'] { ${dark} } }
@media screen and (prefers-color-scheme: dark) { [data-k-mode='system'] { ${dark} } }
@media screen { [data-k-mode='contrast'] { ${contrast} } }
@media screen and (prefers-contrast: more) { [data-k-mode='system'] { ${contrast} } }
:root, [data-k-density='regular'] { ${densityTokens.regular} }
[data-k-density='compact'] { ${densityTokens.compact} }
${below.sm} { :root, [data-k-density] { ${touchTokens} } }
@media (prefers-reduced-motion: reduce) { :root { --k-duration: 0ms; } }
:root[data-k-reduced-motion] { --k-duration: 0ms; }
`;
}

function modeTokens(theme: Theme, mode: ColorMode): string {
	const colors = Object.entries(theme.colors[mode]).map(([name, color]) => `--k-color-${kebab(name)}: ${color};`);
	const shadows = Object.entries(theme.shadows[mode]).map(([name, shadow]) => `--k-shadow-${kebab(name)}: ${shadow};`);
	const isContrast = mode === 'contrast';
	return [
		`color-scheme: ${mode === 'dark' ? 'dark' : 'light'};`,
		...colors,
		...shadows,
		`--k-focus-width: ${isContrast ? 3 : 2}px;`,
		`--k-link-decoration: ${isContrast ? 'underline' : 'none'};`,
		`--k-raised-border: ${theme.colors[mode][isContrast ? 'border' : 'separator']};`,
	].join('\n');
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
