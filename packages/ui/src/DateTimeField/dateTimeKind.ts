import { isCalendarDate } from '@kontor/german/date';
import {
	type DateTimeValue,
	dateTimeOfWire,
	dateTimeWarning,
	formatDateTimeValue,
	noDateTime,
	parseGermanDateTime,
	wireOfDateTime,
} from '@kontor/german/dateTimeValue';
import type { TypedKind } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';
import { timeOddity } from '../TimeField/timeKind.ts';

/** What a form asks of a day with time. */
export interface DateTimeRules {
	/** None is an error too. */
	isRequired?: boolean;
	/** A whole day, `2026-07-15`, is taken too. */
	isAllDayAllowed?: boolean;
}

/** The sentence for what is wrong with a day with time, or undefined; see DateTimeField. */
export function dateTimeError(
	value: string | null,
	{ isRequired = false, isAllDayAllowed = false }: DateTimeRules = {},
): string | undefined {
	const { problem } = messages.DateTimeDialog;
	if (value === null || value === '') return isRequired ? problem.dateMissing : undefined;
	const parsed = parseGermanDateTime(showDateTime(value));
	if (!parsed.ok) return problem[parsed.code];
	return parsed.value.isAllDay && !isAllDayAllowed ? problem.dateTimeTimeInvalid : undefined;
}

/** The sentence for what is odd about a day with time that is taken as it is, or undefined. */
export function dateTimeOddity(value: DateTimeValue): string | undefined {
	const oddity = dateTimeWarning(value);
	return oddity === null ? undefined : timeOddity(oddity);
}

/** How a day with time is typed and shown. */
export function dateTimeKind(rules: DateTimeRules): TypedKind {
	return {
		read(text) {
			const parsed = parseGermanDateTime(text);
			return parsed.ok ? textOf(parsed.value) : text.trim();
		},
		show: showDateTime,
		check: (value) => dateTimeError(value, rules),
	};
}

/** The value of a text of the field: a wall clock text, a day for a whole one, or neither. */
export function dateTimeOf(value: string): DateTimeValue {
	if (isCalendarDate(value)) return { date: value, time: null, isAllDay: true };
	return dateTimeOfWire(value) ?? noDateTime;
}

/** The text of a chosen value. */
export function textOf(value: DateTimeValue): string {
	return value.isAllDay ? (value.date ?? '') : (wireOfDateTime(value) ?? '');
}

function showDateTime(value: string): string {
	const read = dateTimeOf(value);
	return read.date === null ? value : formatDateTimeValue(read);
}
