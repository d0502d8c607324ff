import type { Span } from './slots.ts';
import { DAY_MINUTES, STEP_MINUTES } from './wallTime.ts';

/** A piece of an appointment on one day, in minutes of that day. */
export interface DayPiece extends Span {
	/** It began on a day before. */
	readonly fromBefore: boolean;
	/** It goes on after midnight. */
	readonly goesOn: boolean;
}

/** Where an entry stands in the column of a day; `column` and `width` are shares of its breadth. */
export interface DayBox<Entry> {
	readonly entry: Entry;
	readonly start: number;
	/** At least the least length after the start, and never beyond the day. */
	readonly end: number;
	readonly column: number;
	readonly width: number;
}

/**
 * The piece of an appointment (minutes since 1970) on the day with this number, or `null`. One that ends at midnight has no
 * piece on the next day.
 */
export function pieceOn({ start, end }: Span, dayNumber: number): DayPiece | null {
	const dayStart = dayNumber * DAY_MINUTES;
	const from = Math.max(start, dayStart) - dayStart;
	const to = Math.min(end, dayStart + DAY_MINUTES) - dayStart;
	if (from >= to) return null;
	return { start: from, end: to, fromBefore: start < dayStart, goesOn: end > dayStart + DAY_MINUTES };
}

/**
 * Puts the entries of a day beside each other. Short ones are stretched to the least length first, so that nothing drawn
 * covers another. Entries that overlap in a chain share the breadth; each takes the first free lane and the empty ones
 * beside it, and one that stands alone takes all of it.
 */
export function layoutDay<Entry extends Span>(
	entries: readonly Entry[],
	leastMinutes: number,
): readonly DayBox<Entry>[] {
	const stretched = entries.map((entry) => stretch(entry, leastMinutes));
	stretched.sort((a, b) => a.start - b.start || b.end - a.end);
	return clustersOf(stretched).flatMap(layoutCluster);
}

interface Stretched<Entry> extends Span {
	readonly entry: Entry;
}

function stretch<Entry extends Span>(entry: Entry, least: number): Stretched<Entry> {
	const end = Math.min(DAY_MINUTES, Math.max(entry.end, entry.start + least));
	return { entry, start: Math.min(entry.start, Math.max(0, end - least)), end };
}

function clustersOf<Entry>(sorted: readonly Stretched<Entry>[]): Stretched<Entry>[][] {
	const clusters: Stretched<Entry>[][] = [];
	let until = Number.NEGATIVE_INFINITY;
	for (const box of sorted) {
		if (box.start >= until) clusters.push([]);
		clusters.at(-1)?.push(box);
		until = Math.max(until, box.end);
	}
	return clusters;
}

function layoutCluster<Entry>(cluster: readonly Stretched<Entry>[]): DayBox<Entry>[] {
	const lanes: Stretched<Entry>[][] = [];
	const laneOf = new Map<Stretched<Entry>, number>();
	for (const box of cluster) {
		const free = lanes.findIndex((lane) => lane.every((other) => other.end <= box.start));
		const lane = free === -1 ? lanes.length : free;
		lanes[lane] = [...(lanes[lane] ?? []), box];
		laneOf.set(box, lane);
	}
	return [...laneOf].map(([box, lane]) => {
		const beside = lanes.findIndex(
			(others, index) => index > lane && others.some((other) => other.start < box.end && box.start < other.end),
		);
		const right = beside === -1 ? lanes.length : beside;
		return { ...box, column: lane / lanes.length, width: (right - lane) / lanes.length };
	});
}

/** Moved by minutes, as long as before. */
export function moved({ start, end }: Span, minutes: number): Span {
	return { start: start + minutes, end: end + minutes };
}

/** With its end moved by minutes, never shorter than one step of the grid. */
export function resized({ start, end }: Span, minutes: number): Span {
	return { start, end: Math.max(start + STEP_MINUTES, end + minutes) };
}
