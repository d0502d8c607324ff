import { lazy, type ReactNode, Suspense } from 'react';
import type { AreaChartProps } from './AreaChart.tsx';
import type { BarChartProps } from './BarChart.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { ChartProps } from './frame/ChartFrame.tsx';
import type { LineChartProps } from './LineChart.tsx';

export type { AreaChartProps, BarChartProps, LineChartProps };

// These stand on xychart, which is loaded where the first of them is shown.
const Area = lazy(async () => ({ default: (await import('./AreaChart.tsx')).AreaChart }));
const Bars = lazy(async () => ({ default: (await import('./BarChart.tsx')).BarChart }));
const Lines = lazy(async () => ({ default: (await import('./LineChart.tsx')).LineChart }));

/** Shows how a whole and its parts run over time: the areas of several series lie on each other. */
export function AreaChart(props: AreaChartProps) {
	return (
		<Coming height={props.height}>
			<Area {...props} />
		</Coming>
	);
}

/** Compares amounts between categories. */
export function BarChart(props: BarChartProps) {
	return (
		<Coming height={props.height}>
			<Bars {...props} />
		</Coming>
	);
}

/** Shows how something runs over time. */
export function LineChart(props: LineChartProps) {
	return (
		<Coming height={props.height}>
			<Lines {...props} />
		</Coming>
	);
}

function Coming({ height, children }: { height: ChartProps['height']; children: ReactNode }) {
	return <Suspense fallback={<ChartSkeleton height={height} />}>{children}</Suspense>;
}
