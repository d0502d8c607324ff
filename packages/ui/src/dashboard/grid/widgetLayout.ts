import { breakpoints, type GridBreakpoint, type GridSize, gridColumns } from '@kontor/german/widgetGrid';
import { type LayoutItem, verticalCompactor } from 'react-grid-layout/core';

/** A widget's place, in columns and rows from the upper left. */
export interface PlacedWidget {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Where every widget stands at one breakpoint. */
export type WidgetLayout = readonly PlacedWidget[];

/** What a user has arranged, for each breakpoint where they have; `{}` for one who has arranged nothing. */
export type WidgetLayouts = Readonly<Partial<Record<GridBreakpoint, WidgetLayout>>>;

/** A widget the user may have, without its content. */
export interface WidgetDefinition {
	readonly id: string;
	readonly title: string;
	/** One sentence for the gallery. */
	readonly description?: string | undefined;
	/** What it looks like, for its picture in the gallery. */
	readonly shape?: 'list' | 'figure' | 'chart' | undefined;
	readonly minimum: Readonly<Record<GridBreakpoint, GridSize>>;
}

/** Everything a layout is made from. */
export interface DashboardModel {
	/** The widgets the user may have; any other id in a layout is not shown, but keeps its place for later. */
	readonly definitions: readonly WidgetDefinition[];
	/** The widgets of one who has arranged nothing, in reading order. */
	readonly defaultIds: readonly string[];
	/** Where they stand then; without it they are set into rows. */
	readonly defaultLayouts?: WidgetLayouts | undefined;
	readonly layouts: WidgetLayouts;
}

/**
 * The layout of a breakpoint: as arranged there, else derived from the next wider arranged one, else from the defaults.
 * Whatever was stored, the result is whole: known ids once each, within the columns, not below the minimum, no overlaps.
 */
export function layoutAt(breakpoint: GridBreakpoint, model: DashboardModel): WidgetLayout {
	const ids = shownIds(model);
	const stored = model.layouts[breakpoint];
	const columns = gridColumns[breakpoint];
	const sizeOf = (id: string) => minimumOf(id, breakpoint, model.definitions);
	if (stored) {
		const kept = stored.filter(
			({ id }, index) => ids.includes(id) && stored.findIndex((one) => one.id === id) === index,
		);
		const missing = ids.filter((id) => kept.every((one) => one.id !== id));
		const whole = kept.map((widget) => within(widget, columns, sizeOf(widget.id)));
		return missing.reduce((layout, id) => appended(layout, id, sizeOf(id)), compacted(whole));
	}
	const wider = breakpoints.slice(breakpoints.indexOf(breakpoint) + 1).find((one) => model.layouts[one]);
	const { defaultLayouts, ...rest } = model;
	if (!wider && defaultLayouts) return layoutAt(breakpoint, { ...rest, layouts: withOnly(defaultLayouts, ids) });
	if (!wider)
		return compacted(
			shelves(
				ids.map((id) => ({ id, ...sizeOf(id), least: sizeOf(id).width })),
				columns,
				'even',
			),
		);
	const source = layoutAt(wider, model);
	const sizes = readingOrder(source).map(({ id, width, height }) => {
		const minimum = sizeOf(id);
		const scaled = Math.round((width * columns) / gridColumns[wider]);
		return {
			id,
			width: Math.max(minimum.width, scaled),
			height: Math.max(minimum.height, height),
			least: minimum.width,
		};
	});
	return compacted(shelves(sizes, columns, 'mixed'));
}

function withOnly(layouts: WidgetLayouts, ids: readonly string[]): WidgetLayouts {
	const kept = Object.entries(layouts).map(([breakpoint, layout]) => [
		breakpoint,
		layout.filter(({ id }) => ids.includes(id)),
	]);
	return Object.fromEntries(kept);
}

/** The smallest size of a widget at a breakpoint, never wider than there are columns. */
export function minimumOf(id: string, breakpoint: GridBreakpoint, definitions: readonly WidgetDefinition[]): GridSize {
	const { width, height } = definitions.find((one) => one.id === id)?.minimum[breakpoint] ?? { width: 1, height: 1 };
	return { width: Math.min(width, gridColumns[breakpoint]), height };
}

/** The ids a user has on the dashboard: those of the widest arranged breakpoint, in reading order, else the defaults. */
export function shownIds({ definitions, defaultIds, layouts }: DashboardModel): string[] {
	const widest = breakpoints.toReversed().find((one) => layouts[one]);
	const ids = widest ? readingOrder(layouts[widest] ?? []).map(({ id }) => id) : defaultIds;
	return [...new Set(ids)].filter((id) => definitions.some((one) => one.id === id));
}

/** The layouts after the user arranged one breakpoint; the others, and ids that are not shown, stay as they are. */
export function withLayout({ layouts, definitions }: DashboardModel, breakpoint: GridBreakpoint, layout: WidgetLayout) {
	const hidden = (layouts[breakpoint] ?? []).filter(({ id }) => definitions.every((one) => one.id !== id));
	const shown = layout.map(({ id, x, y, width, height }) => ({ id, x, y, width, height }));
	return { ...layouts, [breakpoint]: [...shown, ...hidden] };
}

/**
 * The layouts with one more widget, at the first free place of each breakpoint; all others stay where they are, also at a
 * breakpoint that was derived from another one so far.
 */
export function withWidget(model: DashboardModel, id: string, breakpoint: GridBreakpoint): WidgetLayouts {
	if (shownIds(model).includes(id)) return model.layouts;
	const add = (layout: WidgetLayout, one: GridBreakpoint) =>
		layout.some((widget) => widget.id === id)
			? layout
			: [...layout, firstFree(layout, { id, ...minimumOf(id, one, model.definitions) }, gridColumns[one])];
	const arranged = atEachArranged(model, breakpoint, add);
	return breakpoints.reduce<WidgetLayouts>((layouts, one) => {
		if (layouts[one]) return layouts;
		const before = layoutAt(one, model);
		const derived = layoutAt(one, { ...model, layouts: arranged }).filter((widget) => widget.id !== id);
		return isSameLayout(before, derived) ? layouts : withLayout({ ...model, layouts }, one, add(before, one));
	}, arranged);
}

/** Whether two layouts place every widget the same. */
export function isSameLayout(one: WidgetLayout, other: WidgetLayout): boolean {
	return (
		one.length === other.length &&
		one.every((widget) => {
			const twin = other.find(({ id }) => id === widget.id);
			return (['x', 'y', 'width', 'height'] as const).every((side) => widget[side] === twin?.[side]);
		})
	);
}

/** The layouts without a widget, at every arranged breakpoint. */
export function withoutWidget(model: DashboardModel, id: string, breakpoint: GridBreakpoint): WidgetLayouts {
	return atEachArranged(model, breakpoint, (layout) => compacted(layout.filter((widget) => widget.id !== id)));
}

/** From the upper left to the lower right, as people read. */
export function readingOrder(layout: WidgetLayout): PlacedWidget[] {
	return layout.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Rows a layout is high. */
export function rowsOf(layout: WidgetLayout): number {
	return Math.max(0, ...layout.map(({ y, height }) => y + height));
}

/** Every widget moved up as far as it goes; what overlapped stands below what comes first. */
export function compacted(layout: WidgetLayout): WidgetLayout {
	return fromItems(verticalCompactor.compact(toItems(layout), Number.POSITIVE_INFINITY));
}

/** The layout as react-grid-layout's functions take it, each time anew since they write into it. */
export function toItems(layout: WidgetLayout): LayoutItem[] {
	return layout.map(({ id, x, y, width, height }) => ({ i: id, x, y, w: width, h: height }));
}

/** The layout from what react-grid-layout's functions return. */
export function fromItems(items: readonly LayoutItem[]): WidgetLayout {
	return items.map(({ i, x, y, w, h }) => ({ id: i, x, y, width: w, height: h }));
}

function atEachArranged(
	model: DashboardModel,
	current: GridBreakpoint,
	change: (layout: WidgetLayout, breakpoint: GridBreakpoint) => WidgetLayout,
): WidgetLayouts {
	return breakpoints
		.filter((one) => one === current || model.layouts[one])
		.reduce<WidgetLayouts>(
			(layouts, one) => withLayout({ ...model, layouts }, one, change(layoutAt(one, model), one)),
			model.layouts,
		);
}

/** A widget at the first place, read from the upper left, where it covers no other. */
function firstFree(layout: WidgetLayout, size: GridSize & { readonly id: string }, columns: number): PlacedWidget {
	const rows = rowsOf(layout);
	for (let y = 0; y < rows; y += 1) {
		for (let x = 0; x + size.width <= columns; x += 1) {
			const isFree = layout.every(
				(one) =>
					x >= one.x + one.width || one.x >= x + size.width || y >= one.y + one.height || one.y >= y + size.height,
			);
			if (isFree) return { ...size, x, y };
		}
	}
	return { ...size, x: 0, y: rows };
}

/** Stored places may come from anywhere, so none is believed. */
function within(widget: PlacedWidget, columns: number, minimum: GridSize): PlacedWidget {
	const width = Math.min(columns, Math.max(minimum.width, whole(widget.width)));
	return {
		id: widget.id,
		x: Math.min(whole(widget.x), columns - width),
		y: Math.min(whole(widget.y), mostRows),
		width,
		height: Math.min(mostRows, Math.max(minimum.height, whole(widget.height))),
	};
}

const mostRows = 500;

function whole(value: number): number {
	return Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
}

function appended(layout: WidgetLayout, id: string, size: GridSize): WidgetLayout {
	return compacted([...layout, { id, x: 0, y: rowsOf(layout), ...size }]);
}

interface ShelfWidget extends GridSize {
	readonly id: string;
	/** The width it can shrink to where that spares a row. */
	readonly least: number;
}

/**
 * Sets widgets into rows like words into lines, and gives the columns left over to the widgets of the row. `even` rows hold
 * one height only, so that no hole remains; `mixed` rows keep together what stood together.
 */
function shelves(widgets: readonly ShelfWidget[], columns: number, rowHeights: 'even' | 'mixed'): WidgetLayout {
	const rows: ShelfWidget[][] = [];
	for (const widget of widgets) {
		const row = rows.at(-1);
		const free = columns - (row?.reduce((sum, { width }) => sum + width, 0) ?? columns);
		const fits = widget.least <= free && (rowHeights === 'mixed' || row?.[0]?.height === widget.height);
		if (row && fits) row.push({ ...widget, width: Math.min(widget.width, free) });
		else rows.push([{ ...widget, width: Math.min(widget.width, columns) }]);
	}
	let y = 0;
	return rows.flatMap((row) => {
		const spare = columns - row.reduce((sum, { width }) => sum + width, 0);
		let x = 0;
		const placed = row.map((widget, index) => {
			const width = widget.width + Math.floor(spare / row.length) + (index < spare % row.length ? 1 : 0);
			const place = { id: widget.id, x, y, width, height: widget.height };
			x += width;
			return place;
		});
		y += Math.max(...row.map(({ height }) => height));
		return placed;
	});
}
