import { addDays, formatGermanDate, monthName, partsOf, weekdayName } from '@kontor/german/date';

/** One place on the axis of a chart. */
export interface ChartCategory {
	/** As spoken, in the tooltip and in the table: `Jänner 2026`. */
	readonly label: string;
	/** As short as it can be, under the axis: `Jän`; the label if missing, nothing if empty. */
	readonly tick?: string;
}

/** The twelve months, Jänner to Dezember, of a year or (without one) of any. */
export function monthCategories(year?: number): ChartCategory[] {
	return Array.from({ length: 12 }, (_, index) => {
		const name = monthName(index + 1);
		return { label: year === undefined ? name : `${name} ${year}`, tick: name.slice(0, 3) };
	});
}

/** So many days from `from` (`YYYY-MM-DD`) on; over more than nine weeks only the first of a month has a mark. */
export function dayCategories(from: string, days: number): ChartCategory[] {
	return Array.from({ length: days }, (_, index) => {
		const date = addDays(from, index) ?? from;
		return { label: `${weekdayName(date)}, ${formatGermanDate(date)}`, tick: dayTick(date, days) };
	});
}

/** Montag to Sonntag. */
export const weekdayCategories: readonly ChartCategory[] = [1, 2, 3, 4, 5, 6, 7].map((day) => {
	// 2024 began on a Monday.
	const label = weekdayName(`2024-01-0${day}`);
	return { label, tick: label.slice(0, 2) };
});

/** Full hours of the day, both ends included; the whole day by default. */
export function hourCategories(first = 0, last = 23): ChartCategory[] {
	return Array.from({ length: last - first + 1 }, (_, index) => {
		const hour = first + index;
		return { label: `${hour} bis ${hour + 1} Uhr`, tick: String(hour) };
	});
}

/** What stands under the axis. */
export function tickOf(category: ChartCategory): string {
	return category.tick ?? category.label;
}

function dayTick(date: string, days: number): string {
	const parts = partsOf(date);
	if (!parts) return '';
	if (days <= 63) return `${parts.day}.${parts.month}.`;
	return parts.day === 1 ? monthName(parts.month).slice(0, 3) : '';
}
