import { STEP_MINUTES } from './wallTime.ts';

/** A stretch of wall-clock minutes; the end does not belong to it. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Minutes kept free before and after an appointment, for preparing and clearing away. */
export interface Reserve {
	readonly before: number;
	readonly after: number;
}

/** The time an appointment takes from its resources: with its reserve on both sides. */
export function occupied({ start, end }: Span, { before, after }: Reserve): Span {
	return { start: start - before, end: end + after };
}

/** True if both take some of the same time; one that ends when the other begins does not. */
export function overlaps(a: Span, b: Span): boolean {
	return a.start < b.end && b.start < a.end;
}

/** The same time without overlaps, in order; spans that touch become one, empty ones are gone. */
export function union(spans: readonly Span[]): readonly Span[] {
	const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
	const merged: Span[] = [];
	for (const span of sorted) {
		const last = merged.at(-1);
		if (last === undefined || span.start > last.end) merged.push(span);
		else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
	}
	return merged;
}

/** The time that all of the lists have in common. */
export function intersection(lists: readonly (readonly Span[])[]): readonly Span[] {
	const [first = [], ...others] = lists.map(union);
	return others.reduce<readonly Span[]>(
		(common, list) =>
			common.flatMap((a) =>
				list
					.map((b) => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }))
					.filter(({ start, end }) => start < end),
			),
		first,
	);
}

/** For when an appointment is looked for. */
export interface SlotQuestion extends Reserve {
	/** When one may take place at all: working hours. The reserve may lie outside of them. */
	readonly open: readonly Span[];
	/** What takes time of any of the needed resources, its own reserve included. */
	readonly busy: readonly Span[];
	/** Length in minutes. */
	readonly length: number;
	/** Not before this minute. */
	readonly from: number;
	/** At most so many. */
	readonly count: number;
}

/**
 * The first times, on the grid and one after the other, at which all needed resources are free together: both sides'
 * reserves are kept, so that after one until 09:30 with 15 minutes behind it, one with 10 before it begins at 09:55.
 */
export function freeSlots({ open, busy, length, before, after, from, count }: SlotQuestion): readonly Span[] {
	const taken = union(busy);
	const found: Span[] = [];
	if (length <= 0) return found;
	for (const { start, end } of union(open)) {
		let begin = up(Math.max(start, from));
		while (begin + length <= end && found.length < count) {
			const wanted = occupied({ start: begin, end: begin + length }, { before, after });
			const inTheWay = taken.find((span) => overlaps(span, wanted));
			if (inTheWay === undefined) {
				found.push({ start: begin, end: begin + length });
				begin = up(begin + length + after + before);
			} else begin = up(inTheWay.end + before);
		}
	}
	return found;
}

function up(minute: number): number {
	return Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
}
