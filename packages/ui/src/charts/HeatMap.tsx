import { chartMessages } from '../messages/messages.ts';
import { type ChartCategory, tickOf } from './figures/categories.ts';
import type { ChartFigures } from './figures/chartData.ts';
import { heatStep, heatSteps } from './figures/heatSteps.ts';
import { type ChartValue, decimalOf, formatValue, plottedValue, type ValueFormat } from './figures/values.ts';
import { ChartFrame, type ChartProps } from './frame/ChartFrame.tsx';
import { Points } from './frame/Points.tsx';
import { gridKeys } from './frame/pointKeys.ts';
import { TooltipRow, TooltipTitle } from './frame/Tooltip.tsx';
import type { PlotArea } from './frame/usePlotArea.ts';

/** Props of HeatMap. */
export interface HeatMapProps extends ChartProps {
	/** What the rows are: "Wochentag"; heads the first column of the table. */
	rowTitle: string;
	/** `weekdayCategories` for a week. */
	rows: readonly ChartCategory[];
	/** `hourCategories(8, 18)` for opening hours. */
	columns: readonly ChartCategory[];
	/** A row of values for each of `rows`, a value for each of `columns`. */
	values: readonly (readonly ChartValue[])[];
	/** What the values are: "Kunden"; stands in the tooltip. */
	valueTitle: string;
	format?: ValueFormat | undefined;
}

/** Shows when much happens, as five steps of one colour over two categories; the figure stands in a cell that has room. */
export function HeatMap({ rowTitle, rows, columns, values, valueTitle, format = 'count', ...frame }: HeatMapProps) {
	const cells = rows.map((_, row) => columns.map((_, column) => values[row]?.[column] ?? null));
	const steps = heatSteps(cells.flat().map(plottedValue));
	const figures: ChartFigures = {
		rowTitle,
		columns: columns.map(({ label }) => ({ title: label, format })),
		rows: rows.map(({ label }, row) => ({ name: label, values: (cells[row] ?? []).map(decimalOf) })),
	};

	function spoken(row: number, column: number): string {
		const value = cells[row]?.[column] ?? null;
		const text = decimalOf(value) === null ? chartMessages.noValue : formatValue(value, format);
		return `${rows[row]?.label}, ${columns[column]?.label}: ${text}`;
	}

	function draw(area: PlotArea) {
		const layout = heatLayout(area, rows, columns);
		const places = cells.flatMap((line, row) => line.map((value, column) => ({ value, row, column })));
		return (
			<>
				<svg data-chart width={area.width} height={area.height} aria-hidden="true">
					{rows.map((row, index) => (
						<text
							key={row.label}
							x={layout.left - 8}
							y={(index + 0.5) * layout.height}
							textAnchor="end"
							dominantBaseline="central"
						>
							{tickOf(row)}
						</text>
					))}
					{columns.map(
						(column, index) =>
							index % layout.every === 0 && (
								<text
									key={column.label}
									x={layout.left + (index + 0.5) * layout.width}
									y={area.height - 4}
									textAnchor="middle"
								>
									{tickOf(column)}
								</text>
							),
					)}
					{places.map(({ value, row, column }) => (
						<Cell
							key={`${row} ${column}`}
							x={layout.left + column * layout.width}
							y={row * layout.height}
							width={layout.width - 1}
							height={layout.height - 1}
							step={heatStep(plottedValue(value), steps)}
							text={decimalOf(value) === null ? '' : formatValue(value, format)}
							textWidth={area.textWidth}
							lineHeight={area.lineHeight}
						/>
					))}
				</svg>
				<Points
					label={chartMessages.pointsInGrid(frame.title, rows.length, columns.length)}
					width={area.width}
					height={area.height}
					targets={places.map(({ row, column }) => ({
						x: layout.left + column * layout.width,
						y: row * layout.height,
						width: layout.width,
						height: layout.height,
						label: spoken(row, column),
					}))}
					keys={gridKeys(columns.length, rows.length)}
					tooltip={(index) => {
						const place = places[index];
						if (!place) return null;
						return (
							<>
								<TooltipTitle>
									{rows[place.row]?.label}, {columns[place.column]?.label}
								</TooltipTitle>
								<TooltipRow label={valueTitle} value={formatValue(place.value, format)} />
							</>
						);
					}}
				/>
			</>
		);
	}

	return (
		<ChartFrame
			{...frame}
			figures={figures}
			legend={steps.map((from, index) => ({
				label:
					index === 0
						? chartMessages.heatFirst(formatValue(steps[1] ?? from, format))
						: chartMessages.heatFrom(formatValue(from, format)),
				swatch: (
					<svg width={12} height={12} aria-hidden="true">
						<rect width={12} height={12} rx={2} style={{ fill: `var(--k-color-heat${index + 1})` }} />
					</svg>
				),
			}))}
		>
			{draw}
		</ChartFrame>
	);
}

/** Props of Cell. */
interface CellProps {
	x: number;
	y: number;
	width: number;
	height: number;
	/** 1 to 5, or `null` for no value. */
	step: number | null;
	text: string;
	textWidth: PlotArea['textWidth'];
	lineHeight: number;
}

function Cell({ x, y, width, height, step, text, textWidth, lineHeight }: CellProps) {
	if (step === null)
		return (
			<rect
				x={x + 0.5}
				y={y + 0.5}
				width={Math.max(0, width - 1)}
				height={Math.max(0, height - 1)}
				rx={2}
				style={{ fill: 'none', stroke: 'var(--k-color-separator)' }}
			/>
		);
	const hasRoom = textWidth(text) + 6 <= width && lineHeight + 2 <= height;
	return (
		<>
			<rect x={x} y={y} width={width} height={height} rx={2} style={{ fill: `var(--k-color-heat${step})` }} />
			{hasRoom && (
				<text
					x={x + width / 2}
					y={y + height / 2}
					textAnchor="middle"
					dominantBaseline="central"
					style={{ fill: step > 3 ? 'var(--k-color-on-heat)' : 'var(--k-color-text)' }}
				>
					{text}
				</text>
			)}
		</>
	);
}

function heatLayout(area: PlotArea, rows: readonly ChartCategory[], columns: readonly ChartCategory[]) {
	const left = Math.ceil(Math.max(0, ...rows.map((row) => area.textWidth(tickOf(row))))) + 8;
	const width = (area.width - left) / Math.max(1, columns.length);
	const widest = Math.max(0, ...columns.map((column) => area.textWidth(tickOf(column)))) + 6;
	return {
		left,
		width,
		height: (area.height - area.lineHeight - 8) / Math.max(1, rows.length),
		every: Math.max(1, Math.ceil(widest / width)),
	};
}
