import { memo, type ReactNode, type Ref, useLayoutEffect } from 'react';
import { Box } from '../Checkbox/Checkbox.styles.ts';
import { useInnerRef } from '../Field/Field.tsx';
import { Anchor } from '../Link/Link.tsx';
import { messages } from '../messages/messages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
	Card,
	CardCorner,
	CardFacts,
	CardLabel,
	CardLine,
	CardTitle,
	PrimaryButton,
	Row,
	SelectCell,
	SelectLabel,
} from './TableRow.styles.ts';
import type { TableColumn } from './tableColumns.ts';

interface TableRowProps<R> {
	ref?: Ref<HTMLDivElement> | undefined;
	columns: readonly TableColumn<R>[];
	/** Undefined while it is loading. */
	row: R | undefined;
	index: number;
	/** Pixels from the top of the body. */
	top: number;
	/** Its number among all rows, head included. */
	rowIndex: number;
	isCard: boolean;
	/** Tab leads to this row. */
	isTabStop: boolean;
	href: string | undefined;
	onOpen: ((row: R, index: number) => void) | undefined;
	onFocus: (index: number) => void;
	/** Undefined in a table whose rows cannot be selected. */
	isSelected: boolean | undefined;
	/** Its checkbox was pressed, with Shift as the end of a range. */
	onToggle: (index: number, isRange: boolean) => void;
}

/**
 * One row or card; its first cell holds the link or button that opens it and reaches over the whole row. Scrolling renders
 * only the rows that come into sight: the others have the same columns, row and handlers as before.
 */
// `memo` forgets the type parameter of what it wraps.
export const TableRow = memo(OneRow) as typeof OneRow;

function OneRow<R>({
	ref,
	columns,
	row,
	index,
	top,
	rowIndex,
	isCard,
	isTabStop,
	href,
	onOpen,
	onFocus,
	isSelected,
	onToggle,
}: TableRowProps<R>) {
	const [own, setOwn] = useInnerRef(ref);
	const isOpenable = row !== undefined && (href !== undefined || onOpen !== undefined);

	// A row that was focused while it loaded hands the focus to its link.
	useLayoutEffect(() => {
		if (isOpenable && document.activeElement === own.current) {
			own.current?.querySelector<HTMLElement>('[data-primary]')?.focus();
		}
	}, [isOpenable, own]);

	// Only one stop per table for Tab; the other links of a row are reached by the arrow keys.
	useLayoutEffect(() => {
		for (const stop of own.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []) {
			if (!stop.hasAttribute('data-primary')) stop.tabIndex = -1;
		}
	});

	const rowProps = {
		ref: setOwn,
		role: 'row',
		'aria-rowindex': rowIndex,
		'aria-selected': isSelected,
		'aria-busy': row === undefined || undefined,
		'data-index': index,
		'data-openable': isOpenable || undefined,
		// Never without one: taking it away while the row has the focus would lose the focus before the link gets it.
		tabIndex: isTabStop && !isOpenable ? 0 : -1,
		style: { top },
		onFocus: () => onFocus(index),
	};
	// Dragging selects text, which a link that can be dragged itself would not let happen.
	const primary = { tabIndex: isTabStop ? 0 : -1, 'data-primary': '', draggable: false };

	function opened(content: ReactNode): ReactNode {
		if (row === undefined || !isOpenable) return content;
		if (href !== undefined) {
			return (
				<Anchor {...primary} href={href} onClick={() => onOpen?.(row, index)}>
					{content}
				</Anchor>
			);
		}
		return (
			<PrimaryButton {...primary} type="button" onClick={() => onOpen?.(row, index)}>
				{content}
			</PrimaryButton>
		);
	}

	function contentOf(column: TableColumn<R>, position: number): ReactNode {
		if (row === undefined) return <Skeleton width={`${placeholderWidth(index, position)}%`} />;
		return position === 0 ? opened(column.cell(row, index)) : column.cell(row, index);
	}

	const checkbox = isSelected !== undefined && (
		<SelectCell role="gridcell">
			{row !== undefined && (
				<SelectLabel>
					<Box
						type="checkbox"
						tabIndex={-1}
						aria-label={messages.Table.selectRow}
						checked={isSelected}
						onChange={(event) => onToggle(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
					/>
				</SelectLabel>
			)}
		</SelectCell>
	);
	if (!isCard) {
		return (
			<Row {...rowProps}>
				{checkbox}
				{columns.map((column, position) => (
					<div key={column.key} {...cellProps} data-kind={column.kind}>
						{contentOf(column, position)}
					</div>
				))}
			</Row>
		);
	}
	const [title, ...others] = columns;
	const corner = others.find(({ card }) => card === 'corner');
	const facts = others.filter(({ card }) => card === 'fact');
	return (
		<Card
			{...rowProps}
			data-selectable={isSelected !== undefined || undefined}
			data-corner={corner !== undefined || undefined}
		>
			{checkbox}
			{title && <CardTitle role="gridcell">{contentOf(title, 0)}</CardTitle>}
			{facts.length > 0 && (
				<CardFacts>
					{facts.map((column, position) => (
						<span key={column.key} {...cellProps}>
							{contentOf(column, position + 1)}
						</span>
					))}
				</CardFacts>
			)}
			{others.map(
				(column, position) =>
					(column.card ?? 'line') === 'line' && (
						<CardLine key={column.key} role="gridcell">
							<CardLabel>{column.header}</CardLabel>
							<span>{contentOf(column, position + 1)}</span>
						</CardLine>
					),
			)}
			{corner && <CardCorner role="gridcell">{row !== undefined && corner.cell(row, index)}</CardCorner>}
		</Card>
	);
}

// A row is the stop of the keys, its cells are none.
const cellProps = { role: 'gridcell' };

/** Uneven widths that look like words, the same each time. */
function placeholderWidth(index: number, position: number): number {
	return 45 + ((index * 31 + position * 17) % 5) * 10;
}
