import { checkDate, type DateProblem } from '@kontor/german/date';
import { clockOddity } from '@kontor/german/dateTime';
import { checkTime, type TimeProblem } from '@kontor/german/time';
import { isBlank } from '@kontor/german/visibleText';
import { isTooLong } from '../wizard/checks.ts';

/** An interaction as it is typed: a day `YYYY-MM-DD` and a time `HH:mm` in Vienna, '' where there is none. */
export interface InteractionTexts {
	readonly subject: string;
	readonly text: string;
	readonly date: string;
	readonly time: string;
}

/** A field of an interaction. */
export type InteractionField = keyof InteractionTexts;

/** Why a field of an interaction cannot be taken; `timeSkipped` = the clocks are put forward over it on that day. */
export type InteractionProblem = 'missing' | 'tooLong' | 'timeSkipped' | DateProblem | TimeProblem;

/** What is odd about a field that is taken all the same: a time that the day has twice. */
export type InteractionWarning = 'timeTwice';

/** Most characters of each text. */
export const interactionLengths = { subject: 200, text: 10_000 } as const;

/** What is wrong with an interaction: field → problem. It was on a day up to `today` (`YYYY-MM-DD`). */
export function checkInteraction(
	{ subject, text, date, time }: InteractionTexts,
	{ today }: { readonly today: string },
): Partial<Record<InteractionField, InteractionProblem>> {
	const dateProblem = date === '' ? 'missing' : checkDate(date, { max: today });
	const skipped = clockOddity(date, time) === 'timeSkipped' ? 'timeSkipped' : null;
	const timeProblem = time === '' ? 'missing' : (checkTime(time) ?? skipped);
	return {
		...(isTooLong(subject, interactionLengths.subject) ? { subject: 'tooLong' } : {}),
		...(isBlank(subject) ? { subject: 'missing' } : {}),
		...(isTooLong(text, interactionLengths.text) ? { text: 'tooLong' } : {}),
		...(dateProblem === null ? {} : { date: dateProblem }),
		...(timeProblem === null ? {} : { time: timeProblem }),
	};
}

/** What is odd about an interaction and never blocks: field → warning. */
export function interactionWarnings({
	date,
	time,
}: InteractionTexts): Partial<Record<InteractionField, InteractionWarning>> {
	return clockOddity(date, time) === 'timeTwice' ? { time: 'timeTwice' } : {};
}
