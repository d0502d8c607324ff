import { formatCount } from '@kontor/german/number';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
	Fragment,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import { indexRange, type TableSelection, withKeys } from './selection/tableSelection.ts';
import { Body, GroupHead } from './Table.styles.ts';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './tableColumns.ts';
import { groupStarts, missingRange, type TableGroup } from './tableContent.ts';
import { nextInLine, nextRow } from './tableKeyboard.ts';

interface TableRowsProps<Row> {
	columns: readonly TableColumn<Row>[];
	/** A row that is here, else undefined. */
	rows: (index: number) => Row | undefined;
	rowCount: number;
	groups: readonly TableGroup[];
	selection: TableSelection<Row> | undefined;
	/** All rows are here, so all of them can be selected at once. */
	isComplete: boolean;
	rowHref: ((row: Row) => string) | undefined;
	onRowOpen: ((row: Row, index: number) => void) | undefined;
	onRowPeek: ((row: Row, index: number) => void) | undefined;
	onRowFocus: ((row: Row, index: number) => void) | undefined;
	onRangeNeeded: ((from: number, to: number) => void) | undefined;
	isCards: boolean;
	rowHeight: number;
	scroller: RefObject<HTMLDivElement | null>;
	initialOffset: number;
}

/** Milliseconds between two calls of `onRangeNeeded` while the user scrolls. */
const rangePause = 80;

function isFact<Row>({ card }: TableColumn<Row>): boolean {
	return card === 'fact';
}

/** Only the rows in sight (and the focused one), with the keys that walk through all of them. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
	const { columns, rows, rowCount, groups, selection, isCards, rowHeight, scroller } = props;
	/** Where a range with Shift starts. */
	const rangeStart = useRef<number | null>(null);
	const body = useRef<HTMLDivElement>(null);
	/** The rows of the last rendering: after a jump none of them is left, and those in sight come first. */
	const shown = useRef({ from: 0, to: 0 });
	const [active, setActive] = useState(0);
	const [hasFocus, setFocus] = useState(false);
	const headHeight = isCards ? 0 : rowHeight;
	const starts = useMemo(() => groupStarts(groups, rowCount), [groups, rowCount]);
	const lines = columns.filter(({ card = 'line' }) => card === 'line').length + (columns.some(isFact) ? 1 : 0);

	const virtualizer = useVirtualizer({
		count: rowCount,
		getScrollElement: () => scroller.current,
		estimateSize: (index) => (isCards ? 28 + lines * 22 : rowHeight) + groupHeightAt(index),
		measureElement: (row) => row.getBoundingClientRect().height + groupHeightAt(Number(row.getAttribute('data-index'))),
		overscan: 6,
		paddingStart: headHeight,
		scrollPaddingStart: headHeight,
		initialOffset: props.initialOffset,
		// The focused row stays in the document wherever the list is scrolled, or the focus would be lost.
		rangeExtractor: (range) => {
			const isJump = range.startIndex > shown.current.to || range.endIndex < shown.current.from;
			const indexes = defaultRangeExtractor(isJump ? { ...range, overscan: 0 } : range);
			if (!hasFocus || active >= range.count || indexes.includes(active)) return indexes;
			return active < range.startIndex ? [active, ...indexes] : [...indexes, active];
		},
	});

	useLayoutEffect(() => {
		const range = virtualizer.range;
		if (range) shown.current = { from: range.startIndex, to: range.endIndex };
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: heights kept by the virtualizer are stale when these change
	useLayoutEffect(() => virtualizer.measure(), [rowHeight, isCards, starts]);

	const items = virtualizer.getVirtualItems();
	useRangeNeeded(
		missingRange(
			items.map((item) => item.index),
			(index) => rows(index) !== undefined,
		),
		props.onRangeNeeded,
	);

	const firstInSight = virtualizer.range?.startIndex ?? 0;
	const tabStop = items.some((item) => item.index === active) ? active : firstInSight;

	function groupHeightAt(index: number): number {
		return starts.has(index) ? rowHeight : 0;
	}

	function focusRow(index: number): void {
		flushSync(() => {
			setFocus(true);
			setActive(index);
		});
		const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
		(row?.querySelector<HTMLElement>('[data-primary]') ?? row)?.focus({ preventScroll: true });
		virtualizer.scrollToIndex(index);
	}

	function isSelectedAt(index: number): boolean {
		const row = rows(index);
		return selection !== undefined && row !== undefined && selection.selected.has(selection.keyOf(row));
	}

	function select(indexes: readonly number[], isSelected: boolean): void {
		if (!selection) return;
		const keys = indexes.flatMap((index) => {
			const row = rows(index);
			return row === undefined ? [] : [selection.keyOf(row)];
		});
		selection.onChange(withKeys(selection.selected, keys, isSelected));
	}

	function toggle(index: number, isRange: boolean): void {
		const isSelected = !isSelectedAt(index);
		select(isRange && rangeStart.current !== null ? indexRange(rangeStart.current, index) : [index], isSelected);
		rangeStart.current = index;
	}

	/** True when the key looked into a row; on another button of the row it presses that. */
	function peekByKey(event: KeyboardEvent<HTMLDivElement>, index: number): boolean {
		const row = rows(index);
		const isOnRow =
			event.target instanceof Element && event.target.closest('button:not([data-primary]), input') === null;
		if (!props.onRowPeek || event.key !== ' ' || !isOnRow || row === undefined) return false;
		props.onRowPeek(row, index);
		return true;
	}

	function noteFocus(index: number): void {
		setActive(index);
		const row = rows(index);
		if (row !== undefined) props.onRowFocus?.(row, index);
	}

	/** True when the key selected something. */
	function selectByKey(event: KeyboardEvent, index: number): boolean {
		if (!selection) return false;
		const isControl = event.ctrlKey || event.metaKey;
		// Where a row can be looked into, the Space bar does that until something is selected.
		const isPeek = props.onRowPeek !== undefined && selection.selected.size === 0 && !event.shiftKey;
		if (event.key === ' ' && isPeek) return false;
		if (event.key === ' ' && !isControl) toggle(index, event.shiftKey && selection.selected.size > 0);
		else if (event.key.toLowerCase() === 'a' && isControl && props.isComplete) {
			select(indexRange(0, rowCount - 1), true);
		} else if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
			const next = nextRow(event.key, index, rowCount, 1) ?? index;
			select([index, next], true);
			rangeStart.current = next;
			focusRow(next);
		} else return false;
		return true;
	}

	function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
		if (!row || event.altKey) return;
		const index = Number(row.dataset.index);
		if (selectByKey(event, index) || peekByKey(event, index)) {
			event.preventDefault();
			return;
		}
		if (event.shiftKey) return;
		const height = scroller.current?.clientHeight ?? 0;
		const page = Math.floor((height - headHeight) / (items[0]?.size ?? rowHeight));
		const next = nextRow(event.key, index, rowCount, page);
		if (next !== null) {
			event.preventDefault();
			focusRow(next);
			return;
		}
		const stops = [...row.querySelectorAll<HTMLElement>('a[href], button, input')];
		const stop = nextInLine(event.key, stops.indexOf(event.target as HTMLElement), stops.length);
		if (stop === null) return;
		event.preventDefault();
		stops[stop]?.focus();
	}

	const handlers = useSteadyHandlers({ toggle, focus: noteFocus, open: props.onRowOpen });

	return (
		<Body
			ref={body}
			role="rowgroup"
			style={{ height: virtualizer.getTotalSize() - headHeight }}
			onKeyDown={onKeyDown}
			onFocus={() => setFocus(true)}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
			}}
		>
			{items.map((item) => {
				const row = rows(item.index);
				const group = starts.get(item.index);
				const top = item.start - headHeight;
				return (
					<Fragment key={item.key}>
						{group !== undefined && (
							<GroupHead role="row" data-cards={isCards || undefined} style={{ top, height: rowHeight }}>
								<span {...groupCell(columns.length + (selection ? 1 : 0))}>
									{group.label} <small>{formatCount(group.count)}</small>
								</span>
							</GroupHead>
						)}
						<TableRow
							ref={isCards ? virtualizer.measureElement : undefined}
							columns={columns}
							row={row}
							index={item.index}
							top={top + groupHeightAt(item.index)}
							rowIndex={item.index + (isCards ? 1 : 2)}
							isCard={isCards}
							isTabStop={item.index === tabStop}
							href={row === undefined ? undefined : props.rowHref?.(row)}
							onOpen={props.onRowOpen && handlers.open}
							isSelected={selection ? isSelectedAt(item.index) : undefined}
							onToggle={handlers.toggle}
							onFocus={handlers.focus}
						/>
					</Fragment>
				);
			})}
		</Body>
	);
}

// It spans the columns, but is nothing to be walked to.
const groupCell = (columns: number) => ({ role: 'gridcell', 'aria-colspan': columns });

interface RowHandlers<Row> {
	toggle: (index: number, isRange: boolean) => void;
	focus: (index: number) => void;
	open: ((row: Row, index: number) => void) | undefined;
}

/** The same functions as long as the table lives, each calling the newest one: new ones would render every row anew. */
function useSteadyHandlers<Row>(newest: RowHandlers<Row>) {
	const latest = useRef(newest);
	useLayoutEffect(() => {
		latest.current = newest;
	});
	const [steady] = useState(() => ({
		toggle: (index: number, isRange: boolean) => latest.current.toggle(index, isRange),
		focus: (index: number) => latest.current.focus(index),
		open: (row: Row, index: number) => latest.current.open?.(row, index),
	}));
	return steady;
}

/** Tells the caller which rows are missing, at most once per pause and always the latest. */
function useRangeNeeded(missing: [number, number] | null, onRangeNeeded?: (from: number, to: number) => void): void {
	const latest = useRef({ missing, onRangeNeeded });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isNeeded = missing !== null && onRangeNeeded !== undefined;
	const from = missing?.[0];
	const to = missing?.[1];

	useEffect(() => {
		latest.current = { missing, onRangeNeeded };
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: another range asks again
	useEffect(() => {
		if (!isNeeded || timer.current !== undefined) return;
		timer.current = setTimeout(() => {
			timer.current = undefined;
			const { missing: range, onRangeNeeded: tell } = latest.current;
			if (range) tell?.(...range);
		}, rangePause);
	}, [isNeeded, from, to]);

	useEffect(
		() => () => {
			clearTimeout(timer.current);
			timer.current = undefined;
		},
		[],
	);
}
