import { Filler } from './Table.styles.ts';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './tableColumns.ts';

const indexes = Array.from({ length: 12 }, (_, index) => index);

function nothing(): void {}

interface SkeletonRowsProps<Row> {
	columns: readonly TableColumn<Row>[];
	isCards: boolean;
	isSelectable: boolean;
}

/** Rows to come, in the shape of rows. */
export function SkeletonRows<Row>({ columns, isCards, isSelectable }: SkeletonRowsProps<Row>) {
	return (
		<Filler role="rowgroup">
			{indexes.map((index) => (
				<TableRow
					key={index}
					columns={columns}
					row={undefined}
					index={index}
					top={0}
					rowIndex={index + (isCards ? 1 : 2)}
					isCard={isCards}
					isTabStop={index === 0}
					href={undefined}
					onOpen={undefined}
					onFocus={nothing}
					isSelected={isSelectable ? false : undefined}
					onToggle={nothing}
				/>
			))}
		</Filler>
	);
}
