import { type GridBreakpoint, gridColumns } from '@kontor/german/widgetGrid';
import { calcGridItemPosition, calcWHRaw, calcXYRaw } from 'react-grid-layout/core';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { PlacedWidget } from './widgetLayout.ts';

/** A rectangle in pixels from the upper left of the grid. */
export interface GridBox {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Translates between places and pixels for a grid of a width. */
export interface GridGeometry {
	readonly breakpoint: GridBreakpoint;
	readonly columns: number;
	readonly boxOf: (widget: PlacedWidget) => GridBox;
	readonly heightOf: (rows: number) => number;
	/** The nearest column and row of an upper left corner. */
	readonly placeAt: (left: number, top: number) => { x: number; y: number };
	/** The nearest number of columns and rows of a size. */
	readonly sizeOf: (width: number, height: number) => { width: number; height: number };
}

const rowHeight = 52;

/** The geometry for the measured width of a dashboard; its breakpoint is that of the dashboard, not of the window. */
export function gridGeometry(width: number): GridGeometry {
	const breakpoint = breakpointOf(width);
	const columns = gridColumns[breakpoint];
	const gap = breakpoint === 'xxs' || breakpoint === 'xs' ? 12 : 16;
	const grid = {
		margin: [gap, gap],
		containerPadding: [0, 0],
		containerWidth: width,
		cols: columns,
		rowHeight,
		maxRows: Number.POSITIVE_INFINITY,
	} as const;
	return {
		breakpoint,
		columns,
		boxOf: ({ x, y, width: w, height: h }) => calcGridItemPosition(grid, x, y, w, h),
		heightOf: (rows) => Math.max(0, rows * (rowHeight + gap) - gap),
		placeAt: (left, top) => calcXYRaw(grid, top, left),
		sizeOf: (pixelWidth, pixelHeight) => {
			const { w, h } = calcWHRaw(grid, pixelWidth, pixelHeight);
			return { width: w, height: h };
		},
	};
}

function breakpointOf(width: number): GridBreakpoint {
	if (width >= breakpoints.lg) return 'lg';
	if (width >= breakpoints.md) return 'md';
	if (width >= breakpoints.sm) return 'sm';
	return width >= breakpoints.xs ? 'xs' : 'xxs';
}
