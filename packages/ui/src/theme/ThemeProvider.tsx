import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';
import { GlobalStyle } from './GlobalStyle.tsx';
import { type Density, kontorTheme, type Mode, type Theme } from './theme.ts';
import { themeCss } from './themeCss.ts';

export { type Breakpoint, below, breakpoints, from } from './breakpoints.ts';
export { type ContrastProblem, contrastProblems, contrastRatio } from './contrast.ts';
export {
	type ColorMode,
	type Colors,
	createTheme,
	type Density,
	kontorTheme,
	type Mode,
	type Shadows,
	type Theme,
	type ThemeOverrides,
} from './theme.ts';
export { useBelow } from './useBelow.ts';

/** Props of ThemeProvider. */
export interface ThemeProviderProps {
	/** Which colours to show; `system` (the default) follows the operating system while it changes. */
	mode?: Mode;
	/** How tightly to pack; `regular` by default, touch sizes below 600 px in any case. */
	density?: Density;
	/** The looks; Kontor's own by default, see `createTheme`. */
	theme?: Theme;
	children: ReactNode;
}

/**
 * Gives the whole document the `--k-*` properties and base styles of a theme; render it once, around the app.
 * Mode and density are attributes of the root element, so switching them re-renders no component and reaches overlays
 * too; an element with a `data-k-mode` of its own shows its part of the page in that mode.
 */
export function ThemeProvider({
	mode = 'system',
	density = 'regular',
	theme = kontorTheme,
	children,
}: ThemeProviderProps) {
	useInsertionEffect(() => {
		// A constructed sheet needs no exception in a strict Content-Security-Policy.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(themeCss(theme));
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		return () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		};
	}, [theme]);

	useLayoutEffect(() => document.documentElement.setAttribute('data-k-mode', mode), [mode]);
	useLayoutEffect(() => document.documentElement.setAttribute('data-k-density', density), [density]);

	return (
		<>
			<GlobalStyle />
			{children}
		</>
	);
}
