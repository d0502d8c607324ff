import { formatCount } from '@kontor/german/number';
import type { Ref } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { messages } from '../../messages/messages.ts';
import type { TableColumn } from '../tableColumns.ts';

interface TableSheetProps<Row> {
	ref: Ref<HTMLTableElement>;
	columns: readonly TableColumn<Row>[];
	rows: readonly Row[];
	/** Said where the sheet does not hold all entries. */
	note: string | null;
	/** The list is a screen of its own: it is printed across the paper. */
	isWide: boolean;
}

/** The rows as one plain table: what is printed, each page with its head, and what is copied. On the screen it is not seen. */
export function TableSheet<Row>({ ref, columns, rows, note, isWide }: TableSheetProps<Row>) {
	const printed = columns.filter(({ isOnlyForScreen }) => !isOnlyForScreen);
	return (
		<Paper aria-hidden="true">
			{isWide && <Landscape />}
			{note !== null && <p>{note}</p>}
			<table ref={ref} data-k-sheet="">
				<thead>
					<tr>
						{printed.map(({ key, header, kind }) => (
							<th key={key} data-kind={kind}>
								{header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a sheet is made once and never changed
						<tr key={index}>
							{printed.map(({ key, kind, cell }) => (
								<td key={key} data-kind={kind}>
									{cell(row, index)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Paper>
	);
}

/** What a sheet says about the entries it does not hold; null where it holds all. */
export function noteOf(held: number, total: number): string | null {
	return held < total ? messages.Table.partlyPrinted(formatCount(held), formatCount(total)) : null;
}

/* While there is a sheet, it is on paper in place of the list. */
const Landscape = createGlobalStyle`
	@page {
		size: a4 landscape;
		margin: 12mm;
	}
`;

const Paper = styled.div`
	display: none;

	@media print {
		display: block;
	}

	table {
		width: 100%;
		border-collapse: collapse;
		font-size: 8.5pt;
	}
	thead {
		display: table-header-group;
	}
	tr {
		break-inside: avoid;
	}
	th,
	td {
		padding: 1mm 2mm 1mm 0;
		border-bottom: 0.2mm solid currentColor;
		overflow-wrap: anywhere;
		text-align: start;
		vertical-align: top;
	}
	[data-kind='number'] {
		font-variant-numeric: tabular-nums;
		text-align: end;
	}
`;
