import { chartMessages } from '../messages/messages.ts';
import type { ChartFigures } from './figures/chartData.ts';
import { rankedShares, type Share, type ShareItem } from './figures/shares.ts';
import { decimalOf, formatValue, type ValueFormat } from './figures/values.ts';
import { ChartFrame, type ChartProps } from './frame/ChartFrame.tsx';
import { Points } from './frame/Points.tsx';
import { columnKeys } from './frame/pointKeys.ts';
import { TooltipRow, TooltipTitle } from './frame/Tooltip.tsx';
import { fittingText, type PlotArea } from './frame/usePlotArea.ts';

/** Props of ShareChart. */
export interface ShareChartProps extends Omit<ChartProps, 'height'> {
	/** What the parts are: "Warengruppe"; heads the first column of the table. */
	itemTitle: string;
	/** What the values are: "Umsatz". */
	valueTitle: string;
	items: readonly ShareItem[];
	format?: ValueFormat | undefined;
	/** `fill` for the rest of a parent with a height of its own: as many parts as have room, the others as one rest. */
	height?: 'fill' | undefined;
	/** Beyond so many parts the smallest are one rest. Default 8. */
	most?: number | undefined;
}

/** Height of a part: a line of text, its bar, and space. */
const barHeight = 8;

/** Parts of a whole as bars from the largest to the smallest, with value and share; in the place of a pie. */
export function ShareChart({
	itemTitle,
	valueTitle,
	items,
	format = 'count',
	height,
	most = 8,
	...frame
}: ShareChartProps) {
	const all = rankedShares(items, items.length, chartMessages.rest);
	const figures: ChartFigures = {
		rowTitle: itemTitle,
		columns: [
			{ title: valueTitle, format },
			{ title: chartMessages.share, format: 'percent' },
		],
		rows: all.map(({ label, value, share }) => ({ name: label, values: [decimalOf(value), share] })),
	};

	function draw(area: PlotArea) {
		const rowHeight = area.lineHeight + barHeight + 20;
		const room = Math.max(1, Math.floor((area.height + 12) / rowHeight));
		const shares = rankedShares(items, Math.max(2, Math.min(most, room)), chartMessages.rest).slice(0, room);
		return (
			<>
				<svg data-chart width={area.width} height={area.height} aria-hidden="true">
					{shares.map((share, index) => (
						<Row
							key={share.label}
							share={share}
							format={format}
							area={area}
							y={index * rowHeight}
							length={(share.share ?? 0) / 100}
						/>
					))}
				</svg>
				<Points
					label={chartMessages.pointsInColumn(frame.title, shares.length)}
					width={area.width}
					height={area.height}
					targets={shares.map((share, index) => ({
						x: 0,
						y: index * rowHeight,
						width: area.width,
						height: rowHeight - 8,
						label: spoken(share, index, format),
					}))}
					keys={columnKeys(shares.length)}
					tooltip={(index) => {
						const share = shares[index];
						if (!share) return null;
						return (
							<>
								<TooltipTitle>{share.label}</TooltipTitle>
								<TooltipRow label={valueTitle} value={formatValue(share.value, format)} />
								<TooltipRow label={chartMessages.share} value={formatValue(share.share, 'percent')} />
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
			height={height ?? Math.min(most, Math.max(1, items.length)) * 44 + 4}
			figures={figures}
			legend={[]}
		>
			{draw}
		</ChartFrame>
	);
}

/** Props of Row. */
interface RowProps {
	share: Share;
	format: ValueFormat;
	area: PlotArea;
	y: number;
	/** Part of the full length, 0 to 1: the track is the whole. */
	length: number;
}

function Row({ share, format, area, y, length }: RowProps) {
	const value = formatValue(share.value, format);
	const percent = share.share === null ? '' : formatValue(share.share, 'percent');
	const percentWidth = Math.max(area.textWidth(percent, 600), area.textWidth('100,0\u00a0%', 600));
	const labelWidth = area.width - percentWidth - area.textWidth(value) - 32;
	const barTop = y + area.lineHeight + 4;
	const textY = y + area.lineHeight / 2;
	return (
		<g>
			<text x={0} y={textY} dominantBaseline="central" style={{ fill: 'var(--k-color-text)' }}>
				{fittingText(share.label, Math.max(24, labelWidth), area.textWidth)}
			</text>
			<text x={area.width - percentWidth - 12} y={textY} textAnchor="end" dominantBaseline="central">
				{value}
			</text>
			<text
				x={area.width}
				y={textY}
				textAnchor="end"
				dominantBaseline="central"
				style={{ fill: 'var(--k-color-text)', fontWeight: 600 }}
			>
				{percent}
			</text>
			<rect
				x={0}
				y={barTop}
				width={area.width}
				height={barHeight}
				rx={2}
				style={{ fill: 'var(--k-color-surface-sunken)' }}
			/>
			<rect
				x={0}
				y={barTop}
				width={length === 0 ? 0 : Math.max(2, length * area.width)}
				height={barHeight}
				rx={2}
				style={{ fill: `var(--k-color-${share.count > 1 ? 'series-comparison' : 'series1'})` }}
			/>
		</g>
	);
}

function spoken(share: Share, index: number, format: ValueFormat): string {
	const value = share.value === null ? chartMessages.noValue : formatValue(share.value, format);
	const percent = share.share === null ? '' : `, ${formatValue(share.share, 'percent')}`;
	return `${index + 1}. ${share.label}: ${value}${percent}`;
}
