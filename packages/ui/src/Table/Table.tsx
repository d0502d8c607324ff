import { formatCount } from '@kontor/german/number';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import type { TableSelection } from './selection/tableSelection.ts';
import { noteOf, TableSheet } from './sheet/TableSheet.tsx';
import { useTableSheet } from './sheet/useTableSheet.ts';
import { useTextSelection } from './sheet/useTextSelection.ts';
import { Bar, BarEnd, Count, Frame, Grid, Progress, Scroller } from './Table.styles.ts';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { SkeletonRows } from './TableSkeleton.tsx';
import { TableViewMenu } from './TableViewMenu.tsx';
import {
	defaultTableView,
	gridLayout,
	resizeColumn,
	type TableColumn,
	type TableSort,
	type TableView,
	visibleColumns,
} from './tableColumns.ts';
import type { TableContent, TableGroup } from './tableContent.ts';
import { sortRows } from './tableSort.ts';
import { useHiddenColumns, useTableSize } from './useTableSize.ts';

export type { TableSelection } from './selection/tableSelection.ts';
export { defaultTableView, type SortValue, type TableColumn, type TableSort, type TableView } from './tableColumns.ts';
export type { TableContent, TableGroup } from './tableContent.ts';
export { sortRows } from './tableSort.ts';

/** Props of Table. */
export interface TableProps<Row> {
	/** Names the table for screen readers. */
	label: string;
	/**
	 * In the order they are shown; the first one holds the row's link and is the title of its card on phones. Keep them
	 * outside of the component or in `useMemo`: other columns render every row anew.
	 */
	columns: readonly TableColumn<Row>[];
	content: TableContent<Row>;
	/** Where a row leads: the whole row becomes a link. */
	rowHref?: (row: Row) => string;
	/** A row was opened, with its place among all rows from 0: in place of a link, or beside it to remember what was opened. */
	onRowOpen?: (row: Row, index: number) => void;
	/**
	 * The Space bar was pressed on a row, to look into it without leaving the list; where rows can be selected, only until
	 * one is: Shift and Space select the first. */
	onRowPeek?: (row: Row, index: number) => void;
	/** The focus came to a row or something in it. */
	onRowFocus?: (row: Row, index: number) => void;
	/** How the rows are sorted; null as they come. Left out, the table remembers the choice itself. */
	sort?: TableSort | null;
	onSortChange?: (sort: TableSort) => void;
	/** Columns, widths and density as the user set them before. Left out, the table remembers the choice itself. */
	view?: TableView;
	onViewChange?: (view: TableView) => void;
	/** Headings between the rows, for a list that comes in the order of its groups; none where the user sorts otherwise. */
	groups?: readonly TableGroup[];
	/** Names the list: another value (other filters, another search) starts at the top again. */
	listKey?: string;
	/** Rows can be selected: by their checkbox, the Space bar, a range with Shift, all with Ctrl+A. */
	selection?: TableSelection<Row>;
	/**
	 * Offers the list as a CSV file: a title for the file, and what is shown or selected of a list that is all here is
	 * saved in its order and columns; or a function, where only the caller has all rows.
	 */
	csv?: string | (() => void);
	/** Newer rows are under way; the ones shown stay. */
	isRefreshing?: boolean;
	/** Filter chips and the like, left of the number of entries. */
	toolbar?: ReactNode;
	/** The one thing to do about an empty list. */
	emptyAction?: ReactNode;
	/** Without a frame of its own, inside a flush Card. */
	isFlush?: boolean;
	/** Pixels scrolled when the first rows appear: what `onScrollOffset` last told before the user left. */
	initialScrollOffset?: number;
	/** Told at every scroll; keep it in a ref, not in state. */
	onScrollOffset?: (offset: number) => void;
}

/**
 * A list of up to some 50 000 rows with sortable, resizable, hideable columns. Arrow keys, Home, End, Page Up and Page
 * Down walk through the rows, Left and Right through the links of a row, Enter opens, Ctrl+Enter in a new tab. It takes
 * the height its container leaves and scrolls inside; below 600 px of width each row is a card.
 */
export function Table<Row>(props: TableProps<Row>) {
	const { label, columns, content, selection, isFlush = false, isRefreshing = false } = props;
	const [ownSort, setOwnSort] = useState<TableSort | null>(null);
	const [ownView, setOwnView] = useState(defaultTableView);
	const [spokenWidth, setSpokenWidth] = useState('');
	const hintId = useId();
	const sort = props.sort === undefined ? ownSort : props.sort;
	const view = props.view ?? ownView;
	const frame = useRef<HTMLDivElement>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const grid = useRef<HTMLDivElement>(null);
	const hasRestored = useRef(false);
	const { isCards, rowHeight } = useTableSize(frame, grid);
	useHiddenColumns(scroller, grid);

	const shown = useMemo(() => visibleColumns(columns, view), [columns, view]);
	const layout = gridLayout(shown, view, selection !== undefined);
	const rowCount = countOf(content);
	const sorted = useMemo(
		() => (content.status === 'ready' ? sortRows(content.rows, columns, sort) : null),
		[content, columns, sort],
	);
	const rowAt = content.status === 'paged' ? content.rowAt : (index: number) => sorted?.[index];
	const selected = selection?.selected.size ?? 0;
	const groupCount = props.groups?.filter(({ count }) => count > 0).length ?? 0;
	const sheet = useTableSheet<Row>({
		grid,
		rowCount: rowCount ?? 0,
		rowAt,
		onRangeNeeded: content.status === 'paged' ? content.onRangeNeeded : undefined,
		isSelected: selection && ((row) => selection.selected.has(selection.keyOf(row))),
	});
	useTextSelection(grid);

	useEffect(() => {
		if (rowCount) hasRestored.current = true;
	}, [rowCount]);

	function changeSort(next: TableSort): void {
		setOwnSort(next);
		props.onSortChange?.(next);
	}

	function changeView(next: TableView): void {
		setOwnView(next);
		props.onViewChange?.(next);
	}

	/** While a column is dragged only two properties change; rows are not rendered until it is let go. */
	function showWidth(key: string, width: number): void {
		const { template, minimumWidth } = gridLayout(shown, resizeColumn(view, key, width), selection !== undefined);
		grid.current?.style.setProperty('--table-columns', template);
		grid.current?.style.setProperty('--table-width', `${minimumWidth}px`);
	}

	async function saveCsv(): Promise<void> {
		if (typeof props.csv === 'function') props.csv();
		if (typeof props.csv !== 'string' || !sorted) return;
		const [{ tableCsv }, { saveFile }] = await Promise.all([
			import('./tableCsv.ts'),
			import('../charts/files/saveFile.ts'),
		]);
		const rows =
			selected > 0 && selection ? sorted.filter((row) => selection.selected.has(selection.keyOf(row))) : sorted;
		saveFile(new Blob([tableCsv(shown, rows)], { type: 'text/csv' }), props.csv, 'csv');
	}

	return (
		<Frame ref={frame} data-flush={isFlush || undefined}>
			<Bar>
				{selection && selected > 0 ? <SelectionBar selection={selection} rows={sorted} /> : props.toolbar}
				<BarEnd>
					<Count>
						{sheet.isWaiting
							? messages.Table.preparingSheet
							: rowCount !== null && messages.Table.count(formatCount(rowCount))}
					</Count>
					<TableViewMenu
						columns={columns}
						view={view}
						onViewChange={changeView}
						sort={sort}
						onSortChange={changeSort}
						isCards={isCards}
						onPrint={sheet.print}
						onCsv={
							props.csv === undefined || (typeof props.csv === 'string' && !sorted) ? undefined : () => void saveCsv()
						}
					/>
				</BarEnd>
			</Bar>
			<VisuallyHidden role="status">{spokenContent(content, isRefreshing)}</VisuallyHidden>
			<VisuallyHidden role="status">{spokenWidth}</VisuallyHidden>
			<VisuallyHidden role="status">{selected > 0 && messages.Table.selected(formatCount(selected))}</VisuallyHidden>
			<VisuallyHidden role="status">
				{sheet.isWaiting && messages.Table.preparingSheet}
				{sheet.copied > 0 && messages.Table.copied(formatCount(sheet.copied))}
			</VisuallyHidden>
			<span id={hintId} hidden>
				{messages.Table.resizeHint}
			</span>
			<span id={`${hintId}-select`} hidden>
				{props.onRowPeek === undefined ? messages.Table.selectHint : messages.Table.peekOrSelectHint}
			</span>
			<Scroller
				ref={scroller}
				data-k-density={view.density}
				style={{ ['--table-height' as string]: heightOf(rowCount && rowCount + groupCount, isCards) }}
				onScroll={(event) => props.onScrollOffset?.(event.currentTarget.scrollTop)}
			>
				<Grid
					ref={grid}
					role="grid"
					aria-label={label}
					aria-multiselectable={selection ? true : undefined}
					aria-describedby={selection ? `${hintId}-select` : undefined}
					aria-rowcount={rowCount === null ? -1 : rowCount + (isCards ? 0 : 1)}
					aria-busy={content.status === 'loading' || isRefreshing || undefined}
					{...sheet.handlers}
					data-layout={isCards ? 'cards' : 'rows'}
					style={{
						['--table-columns' as string]: layout.template,
						['--table-width' as string]: `${layout.minimumWidth}px`,
					}}
				>
					{!isCards && (
						<TableHead
							columns={shown}
							selection={selection}
							rows={sorted}
							sort={sort}
							onSortChange={changeSort}
							view={view}
							onViewChange={changeView}
							onDragWidth={showWidth}
							onSpeak={setSpokenWidth}
							hintId={hintId}
						/>
					)}
					{isRefreshing && <Progress role="presentation" />}
					{content.status === 'loading' && (
						<SkeletonRows columns={shown} isCards={isCards} isSelectable={selection !== undefined} />
					)}
					{rowCount !== null && rowCount > 0 && (
						<TableRows
							key={[props.listKey, sort?.column, sort?.direction, isCards].join('|')}
							columns={shown}
							rows={rowAt}
							selection={selection}
							isComplete={sorted !== null}
							rowCount={rowCount}
							groups={props.groups ?? noGroups}
							rowHref={props.rowHref}
							onRowOpen={props.onRowOpen}
							onRowPeek={props.onRowPeek}
							onRowFocus={props.onRowFocus}
							onRangeNeeded={content.status === 'paged' ? content.onRangeNeeded : undefined}
							isCards={isCards}
							rowHeight={rowHeight}
							scroller={scroller}
							initialOffset={hasRestored.current ? 0 : (props.initialScrollOffset ?? 0)}
						/>
					)}
				</Grid>
				{rowCount === 0 && <EmptyState action={props.emptyAction}>{messages.Table.empty}</EmptyState>}
				{content.status === 'failed' && (
					<ErrorState onRetry={content.onRetry}>{content.text ?? messages.Table.failed}</ErrorState>
				)}
			</Scroller>
			{sheet.rows && (
				<TableSheet
					ref={sheet.table}
					columns={shown}
					rows={sheet.rows}
					note={noteOf(sheet.rows.length, rowCount ?? 0)}
					isWide={content.status === 'paged'}
				/>
			)}
		</Frame>
	);
}

const noGroups: readonly TableGroup[] = [];

function countOf<Row>(content: TableContent<Row>): number | null {
	if (content.status === 'ready') return content.rows.length;
	return content.status === 'paged' ? content.rowCount : null;
}

function spokenContent<Row>(content: TableContent<Row>, isRefreshing: boolean): string {
	const texts = messages.Table;
	if (content.status === 'loading') return texts.loading;
	if (content.status === 'failed') return '';
	if (isRefreshing) return texts.refreshing;
	const count = countOf(content) ?? 0;
	return count === 0 ? texts.empty : texts.count(formatCount(count));
}

/** As CSS, where rows are of one height; with the hairlines around them. */
function heightOf(rowCount: number | null, isCards: boolean): string | undefined {
	return isCards || !rowCount ? undefined : `calc(${rowCount + 1} * var(--k-row-height) + 2px)`;
}
