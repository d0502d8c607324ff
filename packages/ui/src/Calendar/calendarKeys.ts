import { addDays, type DateLimits, weekdayOf } from '@kontor/domain/date';
import { addMonths } from '@kontor/domain/dateMonth';

/**
 * The day a key leads to from the focused one (WAI-ARIA APG, date picker dialog): arrows by days and weeks, Home and End to
 * Monday and Sunday, PageUp and PageDown by months, with Shift by years; never beyond the bounds. `null` for other keys.
 */
export function dayOfKey(key: string, isShift: boolean, focused: string, limits: DateLimits): string | null {
	const day = target(key, isShift, focused);
	return day === null ? null : clampDate(day, limits);
}

/** The day itself, or the bound next to it. */
export function clampDate(date: string, { min, max }: DateLimits): string {
	if (min !== undefined && date < min) return min;
	return max !== undefined && date > max ? max : date;
}

function target(key: string, isShift: boolean, focused: string): string | null {
	const weekday = weekdayOf(focused) ?? 1;
	switch (key) {
		case 'ArrowLeft':
			return addDays(focused, -1);
		case 'ArrowRight':
			return addDays(focused, 1);
		case 'ArrowUp':
			return addDays(focused, -7);
		case 'ArrowDown':
			return addDays(focused, 7);
		case 'Home':
			return addDays(focused, 1 - weekday);
		case 'End':
			return addDays(focused, 7 - weekday);
		case 'PageUp':
			return addMonths(focused, isShift ? -12 : -1);
		case 'PageDown':
			return addMonths(focused, isShift ? 12 : 1);
		default:
			return null;
	}
}
