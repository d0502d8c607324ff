import { type HolidayRule, nextWorkday, type RecurrenceRule } from '@kontor/german/calendar/recurrence';
import { addDays, dayNumberOf, weekdayOf } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';

// Every month has these days.
const EVERY_MONTH = 28;

/**
 * The rule whose days are those of a rule, all of them `days` later; null where no rule names them, such as the day after
 * the third Monday, or weekdays that would come to lie in another of two weeks.
 */
export function shiftedRule(rule: RecurrenceRule, firstDay: string, days: number): RecurrenceRule | null {
	if (days === 0) return rule;
	const until = rule.until === null ? null : addDays(rule.until, days);
	if (rule.until !== null && until === null) return null;
	if (rule.frequency === 'daily') return { ...rule, until };
	if (rule.frequency === 'weekly') {
		const shifted = rule.weekdays.map((weekday) => weekday - 1 + days);
		// Weeks are counted from that of the first day.
		const weeks = new Set([...shifted, Number(weekdayOf(firstDay)) - 1 + days].map((day) => Math.floor(day / 7)));
		if (rule.interval > 1 && weeks.size > 1) return null;
		return { ...rule, until, weekdays: shifted.map((weekday) => (((weekday % 7) + 7) % 7) + 1) };
	}
	const day = Number(firstDay.slice(8)) + days;
	const stays = rule.monthRule === 'day' && day - days <= EVERY_MONTH && day >= 1 && day <= EVERY_MONTH;
	return stays ? { ...rule, until } : null;
}

/** A day of a series after it was shifted. */
export interface ShiftedDay {
	/** The day its rule names now. */
	readonly originalDay: string;
	/** The day it takes place on; null where the holiday rule leaves none. */
	readonly day: string | null;
	/** The public holiday in its way. */
	readonly holiday: string | null;
}

/** The days a rule names, all of them `days` later, with public holidays treated as a new series would treat them. */
export function shiftedDays(originals: readonly string[], days: number, holidays: HolidayRule): readonly ShiftedDay[] {
	const named = originals.map((day) => addDays(day, days) ?? day);
	const taken = new Set(named);
	return named.map((originalDay) => {
		const holiday = holidayName(originalDay);
		if (holiday === null || holidays === 'keep') return { originalDay, day: originalDay, holiday };
		const moved = holidays === 'skip' ? null : nextWorkday(originalDay);
		if (moved === null || taken.has(moved)) return { originalDay, day: null, holiday };
		taken.add(moved);
		return { originalDay, day: moved, holiday };
	});
}

/** Number of days between two wall-clock times. */
export function daysBetween(from: string, to: string): number {
	return (dayNumberOf(to.slice(0, 10)) ?? 0) - (dayNumberOf(from.slice(0, 10)) ?? 0);
}
