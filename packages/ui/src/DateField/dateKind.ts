import { checkDate, type DateLimits, formatGermanDate, isCalendarDate, parseGermanDate } from '@kontor/german/date';
import { parseDateShorthand } from '@kontor/german/dateShorthand';
import { viennaToday } from '@kontor/german/dateTime';
import type { TypedKind } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';

/** What a form asks of a day. */
export interface DateRules extends DateLimits {
	/** None is an error too. */
	isRequired?: boolean;
}

/** The sentence for what is wrong with a day, or undefined; see DateField. */
export function dateError(value: string | null, { isRequired = false, ...limits }: DateRules = {}): string | undefined {
	if (value === null || value === '') return isRequired ? messages.DateField.dateMissing : undefined;
	const problem = checkDate(value, limits);
	switch (problem) {
		case null:
			return undefined;
		case 'dateInvalid':
			return messages.DateField.dateInvalid;
		case 'dateTooEarly':
			return messages.DateField.dateTooEarly(formatGermanDate(limits.min ?? ''));
		case 'dateTooLate':
			return messages.DateField.dateTooLate(formatGermanDate(limits.max ?? ''));
	}
}

/** How a day is typed and shown; a browser's autofill writes it as `YYYY-MM-DD`. */
export function dateKind(limits: DateLimits): TypedKind {
	return {
		read(text) {
			const parsed = parseGermanDate(text);
			return parsed.ok ? parsed.value : text.trim();
		},
		show: (value) => (isCalendarDate(value) ? formatGermanDate(value) : value),
		check: (value) => dateError(value, limits),
	};
}

/** A day typed in short (`heute`, `+2w`, `kw32`) as it is shown in full, or null for any other text. */
export function shorthandInFull(text: string, today: string | undefined): string | null {
	if (parseGermanDate(text).ok) return null;
	const parsed = parseDateShorthand(text, today ?? viennaToday(Date.now()));
	return parsed.ok ? formatGermanDate(parsed.value) : null;
}
