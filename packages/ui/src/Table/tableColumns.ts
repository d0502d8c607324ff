import type { CsvCell } from '@kontor/german/csv';
import type { ReactNode } from 'react';
import type { Density } from '../theme/theme.ts';

/** What a column is sorted by in the client: text in German order, numbers by value, null always last. */
export type SortValue = string | number | null;

/** One column of a table over rows of type `Row`. */
export interface TableColumn<Row> {
	/** Names the column for sorting and in the remembered view; unique in the table. */
	key: string;
	/** The column's heading, also its label in the card layout. */
	header: string;
	/** The content of the column's cell, `index` its place among all rows; text that does not fit is cut with an ellipsis. */
	cell: (row: Row, index: number) => ReactNode;
	/** `number` aligns right with tabular numerals. Default `text`. */
	kind?: 'text' | 'number';
	/** Pixels before the user changes it; also the least a growing column shrinks to. Default 128. */
	width?: number;
	/** The column's share of spare width; 0 keeps `width`. Default 0. */
	grow?: number;
	/** Makes the heading sort: `true` where the caller sorts, else the value rows are sorted by here. */
	sort?: true | ((row: Row) => SortValue);
	/** What stands in a CSV file; the value the column is sorted by here by default, and without one it is left out. */
	csv?: (row: Row) => CsvCell;
	/** The column cannot be hidden. The first column never can: it holds the row's link. */
	isPermanent?: boolean;
	/** Neither printed nor copied, such as a column of buttons. */
	isOnlyForScreen?: boolean;
	/**
	 * The column's place below 600 px: a labelled line, a part of the one line under the title that needs no label, the
	 * upper right corner (one column with a button), or nothing. The first column is always the card's title.
	 */
	card?: 'line' | 'fact' | 'corner' | 'hidden';
}

/** A column and a direction. */
export interface TableSort {
	column: string;
	direction: 'ascending' | 'descending';
}

/** What a user may change about a table's looks; plain data to be remembered per user and table. */
export interface TableView {
	/** Keys of hidden columns; unknown keys are ignored. */
	hidden: readonly string[];
	/** Pixels per column key, only of columns the user resized. */
	widths: Readonly<Record<string, number>>;
	density: Density;
}

/** The view of a user who has changed nothing. */
export const defaultTableView: TableView = { hidden: [], widths: {}, density: 'regular' };

/** The least and most pixels a column can be dragged to. */
export const columnWidthBounds = { min: 64, max: 720 } as const;

const defaultWidth = 128;

/** Whether the user may hide the column at `index`. */
export function canHide<Row>(column: TableColumn<Row>, index: number): boolean {
	return index > 0 && !column.isPermanent;
}

/** The columns to show, in their own order. */
export function visibleColumns<Row>(
	columns: readonly TableColumn<Row>[],
	view: TableView,
): readonly TableColumn<Row>[] {
	return columns.filter((column, index) => !canHide(column, index) || !view.hidden.includes(column.key));
}

/** The view with one column shown or hidden. */
export function toggleColumn(view: TableView, key: string): TableView {
	const hidden = view.hidden.includes(key) ? view.hidden.filter((other) => other !== key) : [...view.hidden, key];
	return { ...view, hidden };
}

/** The pixels a column takes at least. */
export function columnWidth<Row>(column: TableColumn<Row>, view: TableView): number {
	return view.widths[column.key] ?? column.width ?? defaultWidth;
}

/** The view with a column at `width` pixels (kept within bounds), or back at its own width with null. */
export function resizeColumn(view: TableView, key: string, width: number | null): TableView {
	const { [key]: _previous, ...others } = view.widths;
	if (width === null) return { ...view, widths: others };
	const { min, max } = columnWidthBounds;
	return { ...view, widths: { ...others, [key]: Math.round(Math.min(max, Math.max(min, width))) } };
}

/** Pixels of the column that holds the checkboxes of selectable rows. */
export const selectWidth = 40;

/** `grid-template-columns` of header and rows, and the pixels below which the table scrolls sideways. */
export function gridLayout<Row>(columns: readonly TableColumn<Row>[], view: TableView, isSelectable = false) {
	const tracks = columns.map((column) => {
		const width = columnWidth(column, view);
		const isFree = column.grow && view.widths[column.key] === undefined;
		return isFree ? `minmax(${width}px, ${column.grow}fr)` : `${width}px`;
	});
	// Without a growing column the rest of the line stays empty instead of stretching the last one.
	const hasGrowing = tracks.some((track) => track.endsWith('fr)'));
	if (!hasGrowing) tracks.push('minmax(0, 1fr)');
	if (isSelectable) tracks.unshift(`${selectWidth}px`);
	const width = columns.reduce((sum, column) => sum + columnWidth(column, view), 0);
	return { template: tracks.join(' '), minimumWidth: width + (isSelectable ? selectWidth : 0) };
}
