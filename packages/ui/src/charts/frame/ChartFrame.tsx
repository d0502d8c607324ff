import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { chartMessages } from '../../messages/messages.ts';
import type { ChartFigures } from '../figures/chartData.ts';
import { ExportMenu } from '../files/ExportMenu.tsx';
import { Area, Figure, Head, Legend, Title, Tools } from './ChartFrame.styles.ts';
import { ChartTable } from './ChartTable.tsx';
import { type PlotArea, usePlotArea } from './usePlotArea.ts';

/** What every chart takes. */
export interface ChartProps {
	/** Says what is shown: "Umsatz 2026, netto". Names the chart for everyone, its table and its files. */
	title: string;
	/** The title stands above already, as in a Widget or Card; it stays the chart's name. */
	isTitleHidden?: boolean | undefined;
	/** Height of the drawing in pixels, or `fill` for the rest of a parent with a height of its own. Default 280. */
	height?: number | 'fill' | undefined;
}

/** A sample and what it stands for. */
export interface LegendEntry {
	readonly label: string;
	readonly swatch: ReactNode;
}

/** Props of ChartFrame. */
interface ChartFrameProps extends ChartProps {
	/** The same as a table and file; without rows or values the chart says that there are no data. */
	figures: ChartFigures;
	legend: readonly LegendEntry[];
	/** The drawing for an area; asked only once that is known and large enough. */
	children: (area: PlotArea) => ReactNode;
}

/** Around every chart: title, legend, the switch to its table, its files, and what stands there without data. */
export function ChartFrame({ title, isTitleHidden = false, height = 280, figures, legend, children }: ChartFrameProps) {
	const [isTable, setTable] = useState(false);
	const figure = useRef<HTMLElement>(null);
	const areaRef = useRef<HTMLDivElement>(null);
	const area = usePlotArea(areaRef);
	const titleId = useId();
	const hasData = figures.rows.some(({ values }) => values.some((value) => value !== null));

	return (
		<Figure ref={figure} aria-labelledby={titleId} data-fill={height === 'fill' || undefined}>
			<Head>
				<Title id={titleId} data-hidden={isTitleHidden || undefined}>
					{title}
				</Title>
				{hasData && !isTable && (
					<Legend>
						{legend.map((entry) => (
							<li key={entry.label} data-legend>
								{entry.swatch}
								{entry.label}
							</li>
						))}
					</Legend>
				)}
				{hasData && (
					<Tools>
						<Button
							variant="quiet"
							size="compact"
							icon={isTable ? <ChartColumn /> : <Table />}
							label={isTable ? chartMessages.asChart : chartMessages.asTable}
							onClick={() => setTable(!isTable)}
						/>
						<ExportMenu title={title} figures={figures} figure={figure} hasPicture={!isTable && area !== null} />
					</Tools>
				)}
			</Head>
			<Area ref={areaRef} style={height === 'fill' ? undefined : { height }}>
				{!hasData && <EmptyState>{chartMessages.empty}</EmptyState>}
				{hasData && isTable && <ChartTable title={title} figures={figures} />}
				{hasData && !isTable && area && children(area)}
			</Area>
		</Figure>
	);
}
