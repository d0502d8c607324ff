export { ChartSkeleton, type ChartSkeletonProps } from './ChartSkeleton.tsx';
export {
	type ChartCategory,
	dayCategories,
	hourCategories,
	monthCategories,
	weekdayCategories,
} from './figures/categories.ts';
export type { ChartSeries } from './figures/chartData.ts';
export type { ShareItem } from './figures/shares.ts';
export type { ChartValue, ValueFormat } from './figures/values.ts';
export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
export {
	AreaChart,
	type AreaChartProps,
	BarChart,
	type BarChartProps,
	LineChart,
	type LineChartProps,
} from './lazyCharts.tsx';
export { ShareChart, type ShareChartProps } from './ShareChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
