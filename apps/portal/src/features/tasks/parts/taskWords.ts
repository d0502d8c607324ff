import type { Model } from '@kontor/api-client/types';
import type { TaskDue } from '@kontor/domain/tasks';
import { addDays, daysBetween, formatGermanDate } from '@kontor/german/date';
import { dateOf } from '@kontor/german/dateTime';
import type { TaskObject } from '../../../data/tasks.ts';

/** Labels of the groups of a list. */
export const dueLabels: Readonly<Record<TaskDue, string>> = {
	overdue: 'Überfällig',
	today: 'Heute',
	week: 'Diese Woche',
	later: 'Später',
	none: 'Ohne Termin',
};

/** Labels of the kinds of objects. */
export const objectLabels: Readonly<Record<TaskObject['type'], string>> = {
	ADDRESS: 'Adresse',
	DOCUMENT: 'Dokument',
	ARTICLE: 'Artikel',
	APPOINTMENT: 'Termin',
};

const blockLabels: Readonly<Record<Model<'TaskBlock'>, string>> = {
	openItems: 'Die Checkliste hat noch offene Punkte.',
	notConcerned: 'Das dürfen nur Ersteller und Zuständige.',
};

/** Why a task cannot go into a state, in a sentence. */
export function blockSentence(block: Model<'TaskBlock'>): string {
	return blockLabels[block];
}

/** The day of a due date on the wire. */
export function dueDayOf(dueDate: string | null): string | null {
	return dueDate === null ? null : dateOf(dueDate);
}

/** A due day in a word or two: `heute`, `morgen`, `seit 3 Tagen`, else the date. */
export function dueWords(day: string, today: string): string {
	if (day === today) return 'heute';
	if (day === addDays(today, 1)) return 'morgen';
	const late = daysBetween(day, today) ?? 0;
	if (late === 1) return 'seit gestern';
	return late > 1 && late <= 30 ? `seit ${late} Tagen` : formatGermanDate(day);
}
