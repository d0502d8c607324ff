import { styled } from 'styled-components';
import type { ChartFigures } from '../figures/chartData.ts';
import { formatValue } from '../figures/values.ts';

/** Props of ChartTable. */
interface ChartTableProps {
	title: string;
	figures: ChartFigures;
}

const Scroll = styled.div`
	position: absolute;
	inset: 0;
	overflow: auto;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius);
`;

const Grid = styled.table`
	width: 100%;
	border-collapse: separate;
	border-spacing: 0;
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	font-variant-numeric: tabular-nums;

	th, td {
		padding: var(--k-space-2) var(--k-space-3);
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
		text-align: end;
		white-space: nowrap;
	}
	th:first-child {
		min-width: 7rem;
		text-align: start;
		white-space: normal;
	}
	thead th {
		position: sticky;
		top: 0;
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text-muted);
		font-weight: var(--k-font-weight-medium);
	}
	tbody th {
		font-weight: var(--k-font-weight-regular);
	}
	tbody tr:last-child > * {
		border-bottom: 0;
	}
`;

/** The figures of a chart as a table, scrolling in the place of the chart. */
export function ChartTable({ title, figures }: ChartTableProps) {
	return (
		<Scroll role="region" aria-label={title} tabIndex={0}>
			<Grid aria-label={title}>
				<thead>
					<tr>
						<th scope="col">{figures.rowTitle}</th>
						{figures.columns.map((column) => (
							<th key={column.title} scope="col">
								{column.title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{figures.rows.map((row) => (
						<tr key={row.name}>
							<th scope="row">{row.name}</th>
							{figures.columns.map((column, index) => (
								<td key={column.title}>{formatValue(row.values[index] ?? null, column.format)}</td>
							))}
						</tr>
					))}
				</tbody>
			</Grid>
		</Scroll>
	);
}
