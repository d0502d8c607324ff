export { AreaChart, type AreaChartProps } from './AreaChart.tsx';
export { BarChart, type BarChartProps } from './BarChart.tsx';
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
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { ShareChart, type ShareChartProps } from './ShareChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
