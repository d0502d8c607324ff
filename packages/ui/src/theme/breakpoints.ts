/** Lower bounds of the five widths in CSS pixels; navigation is permanent from `lg`, a drawer below. */
export const breakpoints = { xxs: 0, xs: 480, sm: 600, md: 960, lg: 1280 } as const;

/** One of the five widths. */
export type Breakpoint = keyof typeof breakpoints;

/** Media queries for widths at or above a breakpoint: `${from.lg} { … }` in a static template. */
export const from = {
	xs: '@media (width >= 480px)',
	sm: '@media (width >= 600px)',
	md: '@media (width >= 960px)',
	lg: '@media (width >= 1280px)',
} as const;

/** Media queries for widths below a breakpoint: `${below.sm} { … }` is the phone. */
export const below = {
	xs: '@media (width < 480px)',
	sm: '@media (width < 600px)',
	md: '@media (width < 960px)',
	lg: '@media (width < 1280px)',
} as const;
