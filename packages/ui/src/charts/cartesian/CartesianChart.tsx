import { type ReactNode, useId } from 'react';
import { chartMessages } from '../../messages/messages.ts';
import type { ChartCategory } from '../figures/categories.ts';
import type { ChartFigures, ChartSeries } from '../figures/chartData.ts';
import { decimalOf, formatChange, formatValue, plottedValue, type ValueFormat } from '../figures/values.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Points } from '../frame/Points.tsx';
import { rowKeys } from '../frame/pointKeys.ts';
import { TooltipRow, TooltipTitle } from '../frame/Tooltip.tsx';
import type { PlotArea } from '../frame/usePlotArea.ts';
import { Patterns } from '../looks/Patterns.tsx';
import { Swatch } from '../looks/Swatch.tsx';
import { type SeriesLook, seriesLooks } from '../looks/seriesLook.ts';
import { Axes } from './Axes.tsx';
import { type PlotLayout, plotLayout } from './layout.ts';
import { PlotScales } from './PlotScales.tsx';

/** What charts with a horizontal axis of categories and a vertical axis of values take. */
export interface CartesianProps extends ChartProps {
	/** What the categories are: "Monat", "Tag"; heads the first column of the table. */
	categoryTitle: string;
	categories: readonly ChartCategory[];
	/** At most six beside those that are comparisons; more cannot be told apart. */
	series: readonly ChartSeries[];
	/** How the values are written. Default `count`. */
	format?: ValueFormat | undefined;
}

/** A series ready to draw: places instead of texts. */
export interface PlotSeries {
	readonly id: string;
	readonly look: SeriesLook;
	/** One for each category. */
	readonly values: readonly (number | null)[];
}

/** What a kind of chart draws, and what it adds to the scale. */
interface CartesianChartProps extends CartesianProps {
	kind: 'line' | 'bar';
	/** How comparisons are drawn, where that differs. */
	comparisonKind?: 'line' | 'bar' | undefined;
	baseline?: 'zero' | 'data' | undefined;
	/** The values the scale has to hold, where that is not just those of the series: sums of a stack. */
	scaled?: (series: readonly PlotSeries[]) => number[];
	marks: (layout: PlotLayout, series: readonly PlotSeries[], patternId: string) => ReactNode;
	/** Marks at the pointed category, drawn over the rest. */
	highlight?: (layout: PlotLayout, series: readonly PlotSeries[], index: number) => ReactNode;
}

/** The common part of line, bar and area charts: axes, pointing, spoken values, legend, table. */
export function CartesianChart(props: CartesianChartProps) {
	const { title, categoryTitle, categories, series, format = 'count', kind, comparisonKind = kind, marks } = props;
	const patternId = useId();
	const looks = seriesLooks(series);
	const hasMarkers = kind === 'line' && looks.filter((look) => !look.isComparison).length > 1;
	const plotted = series.map(({ id, values }, place): PlotSeries => {
		const look = looks[place] ?? looks[0];
		if (!look) throw new RangeError('A series has a look');
		return { id, look, values: categories.map((_, index) => plottedValue(values[index] ?? null)) };
	});
	const figures: ChartFigures = {
		rowTitle: categoryTitle,
		columns: series.map(({ label }) => ({ title: label, format })),
		rows: categories.map(({ label }, index) => ({
			name: label,
			values: series.map(({ values }) => decimalOf(values[index] ?? null)),
		})),
	};
	const swatches = looks.map((look) => (
		<Swatch
			key={look.color}
			look={look}
			kind={look.isComparison ? comparisonKind : kind}
			patternId={patternId}
			hasMarker={hasMarkers}
		/>
	));

	function tooltip(index: number) {
		return (
			<>
				<TooltipTitle>{categories[index]?.label}</TooltipTitle>
				{series.map(({ id, label, values }, place) => (
					<TooltipRow
						key={id}
						swatch={swatches[place]}
						label={label}
						value={formatValue(values[index] ?? null, format)}
					/>
				))}
				{changeAt(series, index) && <TooltipRow label={chartMessages.change} value={changeAt(series, index) ?? ''} />}
			</>
		);
	}

	function draw(area: PlotArea) {
		const all = props.scaled?.(plotted) ?? plotted.flatMap(({ values }) => values.filter((value) => value !== null));
		const layout = plotLayout(area, categories, all, format, props.baseline ?? 'zero');
		return (
			<>
				<PlotScales layout={layout} area={area} categories={categories.length}>
					<svg data-chart width={area.width} height={area.height} aria-hidden="true">
						<Patterns id={patternId} looks={looks} />
						<Axes layout={layout} areaHeight={area.height} />
						{marks(layout, plotted, patternId)}
					</svg>
				</PlotScales>
				<Points
					label={chartMessages.pointsInRow(title, categories.length)}
					width={area.width}
					height={area.height}
					targets={categories.map((_, index) => ({
						x: layout.middle(index) - layout.step / 2,
						y: layout.top,
						width: layout.step,
						height: layout.height,
						label: spoken(categories, series, index, format),
					}))}
					keys={rowKeys(categories.length)}
					tooltip={tooltip}
					highlight={(index) => props.highlight?.(layout, plotted, index)}
				/>
			</>
		);
	}

	return (
		<ChartFrame
			title={title}
			isTitleHidden={props.isTitleHidden}
			height={props.height}
			figures={figures}
			legend={series.map(({ label }, place) => ({ label, swatch: swatches[place] }))}
		>
			{draw}
		</ChartFrame>
	);
}

function spoken(
	categories: readonly ChartCategory[],
	series: readonly ChartSeries[],
	index: number,
	format: ValueFormat,
): string {
	const parts = series.map(({ label, values }) => {
		const value = values[index] ?? null;
		const text = decimalOf(value) === null ? chartMessages.noValue : formatValue(value, format);
		return series.length === 1 ? text : `${label} ${text}`;
	});
	const change = changeAt(series, index);
	if (change) parts.push(`${chartMessages.change} ${change}`);
	return `${categories[index]?.label}: ${parts.join('; ')}`;
}

/** Only of one series against one comparison there is one change to speak of. */
function changeAt(series: readonly ChartSeries[], index: number): string | null {
	const [one, ...others] = series.filter(({ isComparison }) => !isComparison);
	const [base, ...bases] = series.filter(({ isComparison }) => isComparison);
	if (!one || !base || others.length > 0 || bases.length > 0) return null;
	return formatChange(one.values[index] ?? null, base.values[index] ?? null);
}
