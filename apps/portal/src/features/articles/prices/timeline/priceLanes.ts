import type { Model } from '@kontor/api-client/types';
import { addDays, daysBetween } from '@kontor/german/date';

/** A price with its days. */
export interface LanedPrice {
	readonly id: number;
	readonly validFrom: string | null;
	readonly validTo: string | null;
	readonly validity: Model<'Validity'>;
}

/** A price on the line of its kind; places in percent of the time shown. */
export interface LaneBar<Price> {
	readonly price: Price;
	readonly start: number;
	readonly width: number;
	/** It goes on beyond what is shown. */
	readonly isOpenBefore: boolean;
	readonly isOpenAfter: boolean;
}

/** All prices of one kind, which never overlap. */
export interface PriceLane<Price> {
	readonly label: string;
	readonly bars: readonly LaneBar<Price>[];
}

/** Prices over time. */
export interface PriceLanes<Price> {
	/** Days, `yyyy-mm-dd`. */
	readonly from: string;
	readonly to: string;
	/** Where today is, in percent. */
	readonly today: number;
	readonly lanes: readonly PriceLane<Price>[];
}

const BEFORE = 365;
const AFTER = 120;

/** Prices by kind over time: from the first day that is named, at least a year back, to the last, at least some months on. */
export function lanesOf<Price extends LanedPrice>(
	prices: readonly Price[],
	labelOf: (price: Price) => string,
	today: string,
): PriceLanes<Price> {
	const named = prices.flatMap(({ validFrom, validTo }) => [validFrom, validTo]).filter((day) => day !== null);
	const from = [...named, shifted(today, -BEFORE)].toSorted()[0] ?? today;
	const to = [...named.map((day) => shifted(day, 30)), shifted(today, AFTER)].toSorted().at(-1) ?? today;
	const length = distance(from, to) + 1;
	const place = (day: string) => (distance(from, day) / length) * 100;
	const lanes = new Map<string, LaneBar<Price>[]>();
	for (const price of prices) {
		const { validFrom, validTo } = price;
		const start = place(validFrom ?? from);
		// Both days belong to it.
		const end = validTo === null ? 100 : place(shifted(validTo, 1));
		const bar = {
			price,
			start,
			width: end - start,
			isOpenBefore: validFrom === null,
			isOpenAfter: validTo === null,
		};
		const label = labelOf(price);
		lanes.set(label, [...(lanes.get(label) ?? []), bar]);
	}
	return {
		from,
		to,
		today: place(today),
		lanes: [...lanes].map(([label, bars]) => ({ label, bars: bars.toSorted((one, other) => one.start - other.start) })),
	};
}

function shifted(day: string, days: number): string {
	return addDays(day, days) ?? day;
}

function distance(from: string, to: string): number {
	return daysBetween(from, to) ?? 0;
}
