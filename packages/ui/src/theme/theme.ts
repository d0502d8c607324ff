import { type ChartColors, chartColors } from './chartColors.ts';
import { amber, brand, leaf, rose, sky, slate } from './palette.ts';

/** A looks mode a user can choose; `system` follows the operating system's colour scheme and contrast wish. */
export type Mode = 'light' | 'dark' | 'contrast' | 'system';

/** A mode that has colours of its own. */
export type ColorMode = Exclude<Mode, 'system'>;

/** How tightly controls and rows are packed; below 600 px touch sizes win over both. */
export type Density = 'regular' | 'compact';

/**
 * The semantic colours, each a CSS colour and each readable as `--k-color-<name-in-kebab-case>`.
 * `xText` is text-safe on every surface and on `xSurface`; `onX` is text on the fill `x`; `xBorder` bounds `xSurface`.
 */
export interface Colors extends ChartColors {
	/** The page behind everything. */
	background: string;
	/** Cards, inputs, tables. */
	surface: string;
	/** What floats: menus, dialogs, toasts. */
	surfaceRaised: string;
	/** Quiet strips: table heads, disabled and read-only inputs. */
	surfaceSunken: string;
	/** A row, menu entry or quiet button under the pointer. */
	surfaceHover: string;
	/** A button or entry while it is pressed or its menu is open. */
	surfaceActive: string;
	/** A selected row, the current navigation entry. */
	surfaceSelected: string;
	text: string;
	textMuted: string;
	textDisabled: string;
	/** Decorative hairlines between things; never the only boundary of a control. */
	separator: string;
	/** The boundary of a control, at least 3:1. */
	border: string;
	borderHover: string;
	/** The hairline of a secondary button, which its label already identifies. */
	borderButton: string;
	primary: string;
	primaryHover: string;
	primaryActive: string;
	onPrimary: string;
	primarySurface: string;
	primaryText: string;
	primaryBorder: string;
	error: string;
	errorHover: string;
	errorActive: string;
	onError: string;
	errorSurface: string;
	errorText: string;
	errorBorder: string;
	success: string;
	onSuccess: string;
	successSurface: string;
	successText: string;
	successBorder: string;
	warning: string;
	onWarning: string;
	warningSurface: string;
	warningText: string;
	warningBorder: string;
	/** The focus ring, visible on every surface. */
	focus: string;
	/** Behind a modal dialog. */
	scrim: string;
	/** Behind the matched part of a search hit; `text` is safe on it. */
	highlight: string;
	/** Placeholder shapes while loading. */
	skeleton: string;
	/** The brand colour untouched, for logos and large shapes only. */
	brand: string;
}

/** Box shadows of what floats, readable as `--k-shadow-<name>`. */
export interface Shadows {
	/** Popovers, menus. */
	popover: string;
	/** Dialogs, drawers, toasts. */
	dialog: string;
}

/** Everything a company may change about the looks; `createTheme` builds one from a few overrides. */
export interface Theme {
	/** CSS font-family list of all text. */
	fontFamily: string;
	/** CSS font-family list of codes and keys. */
	fontFamilyMono: string;
	/** Corner radius of controls and cards, a CSS length. */
	radius: string;
	/** The longest motion; 0 under reduced motion. */
	duration: string;
	colors: Record<ColorMode, Colors>;
	shadows: Record<ColorMode, Shadows>;
}

/** The part of a theme another app wants different. */
export interface ThemeOverrides extends Partial<Omit<Theme, 'colors' | 'shadows'>> {
	colors?: Partial<Record<ColorMode, Partial<Colors>>>;
	shadows?: Partial<Record<ColorMode, Partial<Shadows>>>;
}

const light: Colors = {
	...chartColors.light,
	background: slate[25],
	surface: slate[0],
	surfaceRaised: slate[0],
	surfaceSunken: slate[50],
	surfaceHover: slate[50],
	surfaceActive: slate[100],
	surfaceSelected: sky[50],
	text: slate[990],
	textMuted: slate[600],
	textDisabled: slate[500],
	separator: slate[200],
	border: slate[450],
	borderHover: slate[600],
	borderButton: slate[300],
	primary: sky[600],
	primaryHover: sky[650],
	primaryActive: sky[700],
	onPrimary: slate[0],
	primarySurface: sky[50],
	primaryText: sky[650],
	primaryBorder: sky[550],
	error: rose[600],
	errorHover: rose[650],
	errorActive: rose[700],
	onError: slate[0],
	errorSurface: rose[50],
	errorText: rose[650],
	errorBorder: rose[600],
	success: leaf[600],
	onSuccess: slate[0],
	successSurface: leaf[50],
	successText: leaf[700],
	successBorder: leaf[600],
	warning: brand.warning,
	onWarning: amber[950],
	warningSurface: amber[50],
	warningText: amber[700],
	warningBorder: amber[600],
	focus: sky[550],
	scrim: 'rgb(13 19 24 / 45%)',
	highlight: amber[200],
	skeleton: slate[100],
	brand: brand.primary,
};

const dark: Colors = {
	...chartColors.dark,
	background: slate[950],
	surface: slate[900],
	surfaceRaised: slate[825],
	surfaceSunken: slate[850],
	surfaceHover: slate[800],
	surfaceActive: slate[750],
	surfaceSelected: sky[900],
	text: slate[100],
	textMuted: '#a8b4c0',
	textDisabled: '#8794a1',
	separator: slate[750],
	border: '#6f7d8b',
	borderHover: slate[400],
	borderButton: slate[700],
	primary: brand.primary,
	primaryHover: sky[400],
	primaryActive: sky[300],
	onPrimary: sky[950],
	primarySurface: sky[900],
	primaryText: sky[400],
	primaryBorder: sky[550],
	error: rose[600],
	errorHover: rose[500],
	errorActive: rose[650],
	onError: slate[0],
	errorSurface: rose[950],
	errorText: rose[300],
	errorBorder: '#d9416f',
	success: leaf[400],
	onSuccess: '#141c02',
	successSurface: leaf[900],
	successText: leaf[300],
	successBorder: '#7f9f2a',
	warning: amber[400],
	onWarning: amber[950],
	warningSurface: amber[950],
	warningText: amber[300],
	warningBorder: '#b86f2a',
	focus: sky[400],
	scrim: 'rgb(0 0 0 / 60%)',
	highlight: '#5c4508',
	skeleton: slate[800],
	brand: brand.primary,
};

const contrast: Colors = {
	...chartColors.contrast,
	background: slate[0],
	surface: slate[0],
	surfaceRaised: slate[0],
	surfaceSunken: slate[50],
	surfaceHover: '#dcebf1',
	surfaceActive: '#c3dde8',
	surfaceSelected: '#d2e9f2',
	text: slate[1000],
	textMuted: '#1c242b',
	textDisabled: '#47525c',
	separator: slate[600],
	border: slate[1000],
	borderHover: sky.contrast,
	borderButton: slate[1000],
	primary: sky.contrast,
	primaryHover: '#00303f',
	primaryActive: slate[1000],
	onPrimary: slate[0],
	primarySurface: slate[0],
	primaryText: sky.contrast,
	primaryBorder: sky.contrast,
	error: rose.contrast,
	errorHover: '#660023',
	errorActive: slate[1000],
	onError: slate[0],
	errorSurface: slate[0],
	errorText: rose.contrast,
	errorBorder: rose.contrast,
	success: leaf.contrast,
	onSuccess: slate[0],
	successSurface: slate[0],
	successText: leaf.contrast,
	successBorder: leaf.contrast,
	warning: amber.contrast,
	onWarning: slate[0],
	warningSurface: slate[0],
	warningText: amber.contrast,
	warningBorder: amber.contrast,
	focus: slate[1000],
	scrim: 'rgb(0 0 0 / 70%)',
	highlight: '#ffe45c',
	skeleton: slate[300],
	brand: sky.contrast,
};

/** Kontor's own theme and the base of every other. */
export const kontorTheme: Theme = {
	fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
	fontFamilyMono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
	radius: '6px',
	duration: '120ms',
	colors: { light, dark, contrast },
	shadows: {
		light: {
			popover: '0 1px 2px rgb(13 19 24 / 6%), 0 4px 16px rgb(13 19 24 / 12%)',
			dialog: '0 2px 6px rgb(13 19 24 / 8%), 0 16px 48px rgb(13 19 24 / 20%)',
		},
		dark: {
			popover: '0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 50%)',
			dialog: '0 2px 6px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 60%)',
		},
		contrast: { popover: 'none', dialog: 'none' },
	},
};

/**
 * A full theme from the few values that differ from Kontor's:
 * `createTheme({ colors: { light: { primary: '#5b3df5', primaryText: '#4a2fd6' } } })`.
 * Run `contrastProblems` on the result in a test of your own.
 */
export function createTheme(overrides: ThemeOverrides): Theme {
	const { colors, shadows, ...rest } = overrides;
	return {
		...kontorTheme,
		...rest,
		colors: {
			light: { ...light, ...colors?.light },
			dark: { ...dark, ...colors?.dark },
			contrast: { ...contrast, ...colors?.contrast },
		},
		shadows: {
			light: { ...kontorTheme.shadows.light, ...shadows?.light },
			dark: { ...kontorTheme.shadows.dark, ...shadows?.dark },
			contrast: { ...kontorTheme.shadows.contrast, ...shadows?.contrast },
		},
	};
}
