import { intersection, type Span } from '@kontor/german/calendar/slots';
import { DAY_MINUTES } from '@kontor/german/calendar/wallTime';
import { dayNumberOf } from '@kontor/german/date';

/** The parts of a day that somebody may wait for: mornings end, and afternoons begin, at noon. */
export const dayTimes = ['any', 'morning', 'afternoon'] as const;

/** One of them. */
export type DayTime = (typeof dayTimes)[number];

/** When somebody who waits could come: days `YYYY-MM-DD`, the last one included, null for ever. */
export interface WaitingWish {
	readonly from: string;
	readonly until: string | null;
	readonly dayTime: DayTime;
	/** Length in minutes. */
	readonly minutes: number;
}

/** The times in which somebody who waits could come while something is free; none where it is too short. */
export function wishedTimes({ from, until, dayTime, minutes }: WaitingWish, free: Span): readonly Span[] {
	const first = dayNumberOf(from);
	const last = until === null ? null : dayNumberOf(until);
	if (first === null) return [];
	const days: Span[] = [];
	const end = Math.min(free.end, last === null ? free.end : (last + 1) * DAY_MINUTES);
	for (let day = Math.floor(Math.max(free.start, first * DAY_MINUTES) / DAY_MINUTES); day * DAY_MINUTES < end; day++) {
		const midnight = day * DAY_MINUTES;
		days.push({
			start: midnight + (dayTime === 'afternoon' ? DAY_MINUTES / 2 : 0),
			end: midnight + (dayTime === 'morning' ? DAY_MINUTES / 2 : DAY_MINUTES),
		});
	}
	return intersection([[free], days]).filter((span) => span.end - span.start >= minutes);
}
