import type { ChartValue, ValueFormat } from './values.ts';

/** One line, row of bars or area. */
export interface ChartSeries {
	/** Unique in its chart. */
	readonly id: string;
	readonly label: string;
	/** One value for each category, in their order; missing ones count as `null`. */
	readonly values: readonly ChartValue[];
	/** What the others are compared with, such as the year before: drawn quieter and never in a series colour. */
	readonly isComparison?: boolean;
}

/** What a chart shows as rows and columns: its table, its CSV file and what is spoken say the same. */
export interface ChartFigures {
	/** The head of the first column. */
	readonly rowTitle: string;
	readonly columns: readonly { readonly title: string; readonly format: ValueFormat }[];
	readonly rows: readonly { readonly name: string; readonly values: readonly ChartValue[] }[];
}
