/** Breakpoints of the dashboard, narrowest first. */
export const breakpoints = ['xxs', 'xs', 'sm', 'md', 'lg'] as const;

/** The name of a breakpoint. */
export type GridBreakpoint = (typeof breakpoints)[number];

/** Columns of the dashboard's grid at each breakpoint. */
export const gridColumns: Readonly<Record<GridBreakpoint, number>> = { xxs: 2, xs: 4, sm: 6, md: 10, lg: 12 };

/** Width in columns and height in rows of the dashboard's grid. */
export interface GridSize {
	readonly width: number;
	readonly height: number;
}
