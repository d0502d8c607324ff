import type { ClockOddity } from '@kontor/german/dateTime';
import {
	checkTime,
	formatGermanTime,
	isTime,
	parseGermanTime,
	roundUpToStep,
	type TimeLimits,
} from '@kontor/german/time';
import type { TypedKind } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';

/** What a form asks of a time. */
export interface TimeRules extends TimeLimits {
	/** None is an error too. */
	isRequired?: boolean;
}

/** The sentence for what is wrong with a time, or undefined; see TimeField. */
export function timeError(value: string | null, { isRequired = false, ...limits }: TimeRules = {}): string | undefined {
	if (value === null || value === '') return isRequired ? messages.TimeField.timeMissing : undefined;
	const problem = checkTime(value, limits);
	if (problem === null) return undefined;
	if (problem === 'timeInvalid') return messages.TimeField.timeInvalid;
	return messages.TimeField.range(limits.min ?? '00:00', limits.max ?? '23:59');
}

/** The sentence for a time of a day on which the clocks are changed; `clockOddity` of the domain finds it. */
export function timeOddity(oddity: ClockOddity): string {
	return messages.TimeField[oddity];
}

/** How a time is typed and shown; rounded up to the grid as soon as it stands for one. */
export function timeKind(limits: TimeLimits): TypedKind {
	return {
		read(text) {
			const parsed = parseGermanTime(text);
			return parsed.ok ? roundUpToStep(parsed.value, limits) : text.trim();
		},
		show: (value) => (isTime(value) ? formatGermanTime(value) : value),
		check: (value) => timeError(value, limits),
	};
}
