import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { selectionState, type TableSelection, withKeys } from './selection/tableSelection.ts';
import { Head, HeadCell, Heading, ResizeHandle, SelectCell, SortButton } from './TableHead.styles.ts';
import { columnWidthBounds, resizeColumn, type TableColumn, type TableSort, type TableView } from './tableColumns.ts';
import { nextInLine } from './tableKeyboard.ts';
import { nextSort } from './tableSort.ts';

interface TableHeadProps<Row> {
	columns: readonly TableColumn<Row>[];
	selection: TableSelection<Row> | undefined;
	/** All rows, or null where they are not all here. */
	rows: readonly Row[] | null;
	sort: TableSort | null;
	onSortChange: (sort: TableSort) => void;
	view: TableView;
	onViewChange: (view: TableView) => void;
	/** A column is being dragged to this width. */
	onDragWidth: (key: string, width: number) => void;
	/** Says something to screen readers. */
	onSpeak: (text: string) => void;
	/** Element that tells how the keys resize. */
	hintId: string;
}

/** Pixels by which Shift and an arrow key change a column. */
const widthStep = 16;

/** The headings: one stop for Tab, arrows from one to the next, Enter sorts, Shift with an arrow resizes. */
export function TableHead<Row>({
	columns,
	selection,
	rows,
	sort,
	onSortChange,
	view,
	onViewChange,
	onDragWidth,
	onSpeak,
	hintId,
}: TableHeadProps<Row>) {
	const head = useRef<HTMLDivElement>(null);
	const [stop, setStop] = useState(0);
	const tabStop = Math.min(stop, columns.length - 1);

	function resizeByKey(column: TableColumn<Row>, cell: Element, direction: 1 | -1): void {
		const next = resizeColumn(view, column.key, cell.getBoundingClientRect().width + direction * widthStep);
		onViewChange(next);
		onSpeak(messages.Table.width(column.header, next.widths[column.key] ?? 0));
	}

	function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		const cells = [...(head.current?.children ?? [])].filter((cell) => !cell.hasAttribute('data-select'));
		const index = cells.findIndex((cell) => cell.contains(document.activeElement));
		const column = columns[index];
		const cell = cells[index];
		const next = nextInLine(event.key, index, columns.length);
		if (next === null || !column || !cell) return;
		event.preventDefault();
		if (event.shiftKey) resizeByKey(column, cell, event.key === 'ArrowRight' ? 1 : -1);
		else cells[next]?.querySelector<HTMLElement>('[data-stop]')?.focus();
	}

	return (
		<Head ref={head} role="row" aria-rowindex={1} data-part="head" onKeyDown={onKeyDown}>
			{selection && (
				<SelectCell role="columnheader" data-select="">
					{rows ? (
						<SelectAll selection={selection} rows={rows} />
					) : (
						<VisuallyHidden>{messages.Table.selection}</VisuallyHidden>
					)}
				</SelectCell>
			)}
			{columns.map((column, index) => {
				const direction = sort?.column === column.key ? sort.direction : null;
				const stopProps = {
					'data-stop': '',
					tabIndex: index === tabStop ? 0 : -1,
					onFocus: () => setStop(index),
					'aria-describedby': hintId,
				};
				return (
					<HeadCell
						key={column.key}
						role="columnheader"
						aria-sort={column.sort ? (direction ?? 'none') : undefined}
						data-kind={column.kind}
					>
						{column.sort ? (
							<SortButton {...stopProps} type="button" onClick={() => onSortChange(nextSort(sort, column.key))}>
								<span>{column.header}</span>
								{direction === 'descending' ? <ArrowDown /> : <ArrowUp data-hidden={direction === null || undefined} />}
							</SortButton>
						) : (
							<Heading {...stopProps}>{column.header}</Heading>
						)}
						<Resizer
							onDrag={(width) => onDragWidth(column.key, width)}
							onDrop={(width) => onViewChange(resizeColumn(view, column.key, width))}
						/>
					</HeadCell>
				);
			})}
		</Head>
	);
}

function SelectAll<Row>({ selection, rows }: { selection: TableSelection<Row>; rows: readonly Row[] }) {
	const { selected, onChange } = selection;
	const keys = rows.map(selection.keyOf);
	const state = selectionState(selected, keys);
	return (
		<Checkbox
			label={messages.Table.selectAll}
			isLabelHidden
			checked={state === 'all'}
			isIndeterminate={state === 'some'}
			onCheckedChange={() => onChange(withKeys(selected, keys, state !== 'all'))}
		/>
	);
}

interface ResizerProps {
	onDrag: (width: number) => void;
	/** Let go at a width; null (a double click) takes the user's width back. */
	onDrop: (width: number | null) => void;
}

/** The edge to drag; for the pointer only, the keys have the heading. */
function Resizer({ onDrag, onDrop }: ResizerProps) {
	const drag = useRef<{ pointerX: number; width: number } | null>(null);

	function widthAt(event: PointerEvent): number | null {
		if (!drag.current) return null;
		const width = drag.current.width + event.clientX - drag.current.pointerX;
		return Math.min(columnWidthBounds.max, Math.max(columnWidthBounds.min, width));
	}

	function onPointerDown(event: PointerEvent<HTMLElement>): void {
		const cell = event.currentTarget.parentElement;
		if (!cell || event.button !== 0) return;
		event.preventDefault();
		event.currentTarget.setPointerCapture(event.pointerId);
		drag.current = { pointerX: event.clientX, width: cell.getBoundingClientRect().width };
	}

	return (
		<ResizeHandle
			aria-hidden="true"
			onPointerDown={onPointerDown}
			onPointerMove={(event) => {
				const width = widthAt(event);
				if (width !== null) onDrag(width);
			}}
			onPointerUp={(event) => {
				const width = widthAt(event);
				const hasMoved = drag.current?.pointerX !== event.clientX;
				drag.current = null;
				if (width !== null && hasMoved) onDrop(width);
			}}
			onDoubleClick={() => onDrop(null)}
		/>
	);
}
