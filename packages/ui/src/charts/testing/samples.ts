import type { ChartSeries } from '../figures/chartData.ts';
import type { ShareItem } from '../figures/shares.ts';

/** Net revenue by month, as the API sends money. */
export const revenue: ChartSeries = {
	id: 'now',
	label: '2026',
	values: [
		'118420.50',
		'109310.00',
		'131075.25',
		'127990.80',
		'142310.10',
		'138640.00',
		'121505.40',
		'117830.00',
		'149220.75',
		'156410.30',
		'162980.00',
		'171245.60',
	],
};

/** The same a year before. */
export const revenueBefore: ChartSeries = {
	id: 'before',
	label: '2025',
	values: [
		'104200.00',
		'101870.40',
		'119430.00',
		'124100.75',
		'126890.00',
		'131200.00',
		'118440.10',
		'109600.00',
		'131050.00',
		'144720.80',
		'149300.00',
		'158110.00',
	],
	isComparison: true,
};

/** Revenue by group of goods, by month. */
export const groups: ChartSeries[] = ['Mobilität', 'Inkontinenz', 'Bandagen', 'Pflegebetten', 'Reha', 'Sonstiges'].map(
	(label, place) => ({
		id: label,
		label,
		values: Array.from({ length: 12 }, (_, month) => 42_000 - place * 5_500 + wave(month * 3 + place * 5) * 9_000),
	}),
);

/** Counts of customers by day. */
export function customersByDay(days: number): ChartSeries {
	return {
		id: 'customers',
		label: 'Kunden',
		values: Array.from({ length: days }, (_, day) => (day % 7 === 6 ? 0 : Math.round(46 + wave(day) * 28))),
	};
}

/** Customers by weekday and hour. */
export function customersByHour(hours: number): number[][] {
	return Array.from({ length: 7 }, (_, day) =>
		Array.from({ length: hours }, (_, hour) =>
			day === 6
				? 0
				: Math.max(
						0,
						Math.round(
							(day === 5 ? 18 : 34) * Math.sin(((hour + 1) / (hours + 1)) * Math.PI) + wave(day * 7 + hour) * 9,
						),
					),
		),
	);
}

/** Revenue by group of goods in a year. */
export const shares: ShareItem[] = [
	{ label: 'Rollstühle und Gehhilfen', value: '412380.40' },
	{ label: 'Inkontinenzversorgung', value: '366120.90' },
	{ label: 'Bandagen und Orthesen', value: '241005.00' },
	{ label: 'Pflegebetten', value: '198440.00' },
	{ label: 'Kompressionsstrümpfe nach Maß', value: '121730.55' },
	{ label: 'Blutzuckermessung', value: '88210.30' },
	{ label: 'Wundversorgung', value: '71400.00' },
	{ label: 'Sauerstoff', value: '39870.00' },
	{ label: 'Bücher und Ratgeber', value: '4210.80' },
	{ label: 'Geschenkkarten', value: '1890.00' },
];

/** A wave without a pattern one sees, between -1 and 1, the same each time. */
function wave(step: number): number {
	return (Math.sin(step * 1.7) + Math.sin(step * 0.6 + 1)) / 2;
}
