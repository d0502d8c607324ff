import { addDays, weekdayOf } from '@kontor/german/date';
import { parseDateShorthand } from '@kontor/german/dateShorthand';

/** By when a task is due, in the order in which lists show them. */
export const taskDues = ['overdue', 'today', 'week', 'later', 'none'] as const;

/** By when a task is due. */
export type TaskDue = (typeof taskDues)[number];

/** The last day of the week a day lies in; weeks end on Sunday. */
export function endOfWeek(day: string): string {
	return addDays(day, 7 - (weekdayOf(day) ?? 7)) ?? day;
}

/** By when a task is due that is due on a day (`YYYY-MM-DD`, null for none): one rule for list, board, widget and query. */
export function taskDueOf(day: string | null, today: string): TaskDue {
	if (day === null) return 'none';
	if (day <= today) return day === today ? 'today' : 'overdue';
	return day <= endOfWeek(today) ? 'week' : 'later';
}

/** Minutes in which a comment can be changed by who has written it. */
export const COMMENT_EDIT_MINUTES = 15;

/** The users a text mentions: `@[7]` is the user 7. Mentions are chosen from a list, never read from typed names. */
export function mentionsOf(text: string): number[] {
	const found = [...text.matchAll(/@\[([1-9][0-9]{0,8})\]/g)].map(([, userId]) => Number(userId));
	return [...new Set(found)];
}

/** The proposal of one typed line for a new task. */
export interface QuickTask {
	readonly title: string;
	/** `YYYY-MM-DD`; null where no word is a day. */
	readonly dueDate: string | null;
	/** Names after an `@`, as they were typed. */
	readonly names: readonly string[];
}

/**
 * Reads `Rückruf Huber morgen @verkauf`: the last word that is a day is when it is due, `@` names who does it, the rest is
 * the title. Four digits are no day here, they are a number of something.
 */
export function readQuickTask(line: string, today: string): QuickTask {
	const words = line
		.trim()
		.split(/\s+/)
		.filter((word) => word !== '');
	const names = words.flatMap((word) => (/^@\S/.test(word) ? [word.slice(1)] : []));
	const others = words.filter((word) => !/^@\S/.test(word));
	const dates = others.map((word) => dayOf(word, today));
	const place = dates.findLastIndex((date) => date !== null);
	const dueDate = dates[place] ?? null;
	const title = others.filter((_, index) => index !== place);
	// A day alone is a title, not a task without one.
	if (title.length === 0) return { title: others.join(' '), dueDate: null, names };
	return { title: title.join(' '), dueDate, names };
}

function dayOf(word: string, today: string): string | null {
	if (!/^(\+\d{1,3}[tw]?|\p{L}{2,10}|kw\d{1,2}|\d{1,2}\.\d{1,2}\.\d{2,4})$/iu.test(word)) return null;
	const day = parseDateShorthand(word, today);
	return day.ok ? day.value : null;
}
