import { checkDate, type DateLimits, formatGermanDate, isCalendarDate, parseGermanDate } from '@kontor/domain/date';
import type { TypedKind } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';

/** The sentence for what is wrong with a day, or undefined; see DateField. */
export function dateError(value: string | null, limits: DateLimits = {}): string | undefined {
	const problem = value === null || value === '' ? null : checkDate(value, limits);
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
