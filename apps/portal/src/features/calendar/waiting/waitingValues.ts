import { isCalendarDate } from '@kontor/german/date';
import { isBlank } from '@kontor/german/visibleText';
import type { Appointment, CalendarLists } from '../../../data/calendar.ts';
import type { WaitingContent, WaitingEntry } from '../../../data/waiting.ts';
import { type EditorValues, newValues, withDuration } from '../editor/editorValues.ts';

/** Form values of an entry of the waiting list. */
export interface WaitingValues extends Omit<WaitingContent, 'address' | 'from'> {
	readonly from: string | null;
	/** Address of the person who waits; at most one. */
	readonly addresses: Appointment['addresses'];
}

/** Where errors stand. */
export type WaitingErrors = Partial<Record<keyof WaitingValues, string>>;

/** Initial form values of an entry. */
export function waitingValues(entry: WaitingEntry | null, lists: CalendarLists, today: string): WaitingValues {
	if (entry === null) {
		const type = lists.types.find(({ active }) => active);
		return {
			title: '',
			addresses: [],
			type: type?.lfdnr ?? 0,
			location: lists.resources.find(({ isOwn }) => isOwn)?.location ?? null,
			resources: [],
			minutes: type?.minutes ?? 30,
			from: today,
			until: null,
			dayTime: 'any',
			telNr: '',
			text: '',
		};
	}
	const { address, ...rest } = contentOfEntry(entry);
	return { ...rest, addresses: addressOf(entry) };
}

/** Request body of the form values. */
export function contentOfValues({ addresses, from, ...values }: WaitingValues): WaitingContent {
	return {
		...values,
		title: values.title.trim(),
		from: from ?? '',
		resources: [...values.resources],
		address: addresses[0]?.lfdnr ?? null,
	};
}

/** An entry as it would be written again. */
export function contentOfEntry(entry: WaitingEntry): WaitingContent {
	const { title, address, type, location, resources, minutes, from, until, dayTime, telNr, text } = entry;
	return { title, address, type, location, resources: [...resources], minutes, from, until, dayTime, telNr, text };
}

/** The appointment that an entry is booked with, at a time or at one that is still looked for. */
export function bookedValues(
	entry: WaitingEntry,
	at: { readonly start: string; readonly end: string; readonly resources: readonly number[] } | null,
	lists: CalendarLists,
	usualStart: string,
): EditorValues {
	const start = at?.start ?? (usualStart.slice(0, 10) < entry.from ? `${entry.from}T09:00:00` : usualStart);
	const blank = newValues({ start, end: at?.end ?? start, column: null }, lists);
	const values = {
		...blank,
		title: entry.title,
		type: entry.type,
		location: entry.location ?? blank.location,
		resources: at?.resources.slice() ?? (entry.resources.length > 0 ? [...entry.resources] : blank.resources),
		addresses: addressOf(entry),
		telNr: entry.telNr,
		text: entry.text,
	};
	return at === null ? withDuration(values, entry.minutes) : values;
}

function addressOf({ address, addressName, telNr }: WaitingEntry): Appointment['addresses'] {
	return address === null ? [] : [{ lfdnr: address, name: addressName, tel: telNr }];
}

/** Errors found before the server is asked. */
export function checkWaiting({ title, from, until }: WaitingValues): WaitingErrors {
	const errors: WaitingErrors = {};
	if (isBlank(title)) errors.title = 'Bitte geben Sie einen Titel ein.';
	if (from === null) errors.from = 'Kein Datum angegeben!';
	else if (!isCalendarDate(from)) errors.from = 'Kein gültiges Datum!';
	if (until !== null && !isCalendarDate(until)) errors.until = 'Kein gültiges Datum!';
	else if (until !== null && from !== null && until < from) errors.until = 'Dieser Tag liegt vor dem ersten.';
	return errors;
}
