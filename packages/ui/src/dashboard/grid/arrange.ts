import type { GridSize } from '@kontor/german/widgetGrid';
import { moveElement } from 'react-grid-layout/core';
import {
	compacted,
	fromItems,
	isSameLayout,
	type PlacedWidget,
	readingOrder,
	rowsOf,
	toItems,
	type WidgetLayout,
} from './widgetLayout.ts';

/** Where to: a move of the whole widget. */
export type MoveDirection = 'left' | 'right' | 'up' | 'down';

/** What becomes of its size. */
export type SizeChange = 'wider' | 'narrower' | 'taller' | 'lower';

/** The layout after a widget was put to a place; the others make room. The same layout if nothing changes. */
export function movedTo(layout: WidgetLayout, id: string, x: number, y: number, columns: number): WidgetLayout {
	const items = toItems(layout);
	const item = items.find(({ i }) => i === id);
	if (!item) return layout;
	const column = Math.max(0, Math.min(x, columns - item.w));
	const row = Math.max(0, Math.min(y, rowsOf(layout)));
	const moved = moveElement(items, item, column, row, true, false, 'vertical', columns, false);
	return changed(layout, compacted(fromItems(moved)));
}

/** The layout after a widget was given a size, within its minimum and the columns; the others make room. */
export function resizedTo(
	layout: WidgetLayout,
	id: string,
	size: GridSize,
	minimum: GridSize,
	columns: number,
): WidgetLayout {
	const next = layout.map((widget) => {
		if (widget.id !== id) return widget;
		const width = Math.max(minimum.width, Math.min(size.width, columns - widget.x));
		return { ...widget, width, height: Math.max(minimum.height, size.height) };
	});
	return changed(layout, compacted(next));
}

/**
 * The layout after one press of an arrow: a column to the side, or past the next widget above or below, since a single row
 * would be taken back by the widgets moving up. The same layout where there is no way on.
 */
export function movedBy(layout: WidgetLayout, id: string, direction: MoveDirection, columns: number): WidgetLayout {
	const widget = find(layout, id);
	if (!widget) return layout;
	if (direction === 'left' || direction === 'right') {
		const x = widget.x + (direction === 'left' ? -1 : 1);
		return x < 0 || x + widget.width > columns ? layout : movedTo(layout, id, x, widget.y, columns);
	}
	const rows = rowsOf(layout);
	for (let step = 1; step <= rows; step += 1) {
		const y = widget.y + (direction === 'up' ? -step : step);
		if (y < 0) return layout;
		const next = movedTo(layout, id, widget.x, y, columns);
		const after = find(next, id);
		if (after && (direction === 'up' ? after.y < widget.y : after.y > widget.y)) return next;
	}
	return layout;
}

/** The layout after one press for the size: a column or a row more or less. The same layout at the limits. */
export function resizedBy(
	layout: WidgetLayout,
	id: string,
	change: SizeChange,
	minimum: GridSize,
	columns: number,
): WidgetLayout {
	const widget = find(layout, id);
	if (!widget) return layout;
	// At the right edge a widget grows to the left.
	if (change === 'wider' && widget.x > 0 && widget.x + widget.width === columns) {
		const grown = layout.map((one) => (one.id === id ? { ...one, width: one.width + 1 } : one));
		return movedTo(grown, id, widget.x - 1, widget.y, columns);
	}
	const size = {
		width: widget.width + (change === 'wider' ? 1 : change === 'narrower' ? -1 : 0),
		height: widget.height + (change === 'taller' ? 1 : change === 'lower' ? -1 : 0),
	};
	return resizedTo(layout, id, size, minimum, columns);
}

function changed(before: WidgetLayout, after: WidgetLayout): WidgetLayout {
	return isSameLayout(before, after) ? before : after;
}

function find(layout: WidgetLayout, id: string): PlacedWidget | undefined {
	return readingOrder(layout).find((widget) => widget.id === id);
}
