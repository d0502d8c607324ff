import { checkAppointmentTime, durationOf, startingAt } from '@kontor/german/calendar/appointmentTime';
import { dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { addDays } from '@kontor/german/date';
import { isBlank } from '@kontor/german/visibleText';
import type { GridSlot } from '@kontor/ui/appointments';
import { dateTimeError } from '@kontor/ui/DateTimeField';
import type { Appointment, AppointmentContent, CalendarLists, Recurrence } from '../../../data/calendar.ts';

/** What is entered of an appointment; times are texts as typed where they are none. */
export interface EditorValues
	extends Omit<AppointmentContent, 'addresses' | 'objects' | 'documents' | 'start' | 'end'> {
	readonly start: string | null;
	readonly end: string | null;
	readonly addresses: Appointment['addresses'];
	readonly objects: Appointment['objects'];
	readonly documents: Appointment['documents'];
	/** Null for one that does not come back. */
	readonly rule: Recurrence | null;
}

/** Where errors stand. */
export type EditorErrors = Partial<Record<keyof EditorValues, string>>;

/** What a new appointment begins with. */
export function newValues(slot: GridSlot, lists: CalendarLists): EditorValues {
	const type = lists.types.find(({ active }) => active);
	const resource = lists.resources.find(({ lfdnr }) => String(lfdnr) === slot.column);
	const own = lists.resources.find(({ isOwn }) => isOwn);
	const resources = resource?.lfdnr ?? (slot.column === null ? own?.lfdnr : undefined);
	const length = slot.start === slot.end ? (type?.minutes ?? 30) : 0;
	const end = length === 0 ? slot.end : dateTimeOfMinute(Number(minuteOf(slot.start)) + length);
	return {
		title: '',
		start: slot.start,
		end,
		allDay: false,
		type: type?.lfdnr ?? 0,
		state: lists.states[0]?.lfdnr ?? 0,
		scope: lists.scopes[0]?.lfdnr ?? 0,
		location: (resource ?? own)?.location ?? lists.locations[0]?.lfdnr ?? null,
		resources: resources === undefined ? [] : [resources],
		addresses: [],
		objects: [],
		documents: [],
		telNr: '',
		text: '',
		conflictResolution: 'none',
		overbookReason: '',
		rule: null,
	};
}

/** What a stored appointment begins with. */
export function valuesOf(appointment: Appointment): EditorValues {
	const { title, start, end, allDay, state, scope, location, resources, telNr, text } = appointment;
	const { addresses, objects, documents, conflictResolution, overbookReason } = appointment;
	const type = appointment.type ?? 0;
	const times = { title, start, end, allDay, type, state, scope, location, resources, telNr, text };
	return { ...times, addresses, objects, documents, conflictResolution, overbookReason, rule: null };
}

/** What goes to the server. */
export function contentOf(values: EditorValues): AppointmentContent {
	const { rule: _rule, addresses, objects, documents, start, end, ...rest } = values;
	return {
		...rest,
		title: values.title.trim(),
		start: start ?? '',
		end: end ?? '',
		resources: [...rest.resources],
		addresses: addresses.map(({ lfdnr }) => lfdnr),
		objects: objects.map(({ id }) => id),
		documents: documents.map(({ wf_cid }) => wf_cid),
	};
}

/** The same with another start: the end goes along, so that the length stays. */
export function withStart(values: EditorValues, start: string | null): EditorValues {
	const before = { start: values.start ?? '', end: values.end ?? '', allDay: values.allDay };
	const moved = start === null || durationOf(before) === 0 ? null : startingAt(before, start);
	return moved === null ? { ...values, start } : { ...values, start: moved.start, end: moved.end };
}

/** The same with another length in minutes. */
export function withDuration(values: EditorValues, minutes: number): EditorValues {
	const from = minuteOf(values.start ?? '');
	const end = from === null ? values.end : dateTimeOfMinute(from + minutes);
	return { ...values, end };
}

/** The same as a whole day, or not any more. */
export function withAllDay(values: EditorValues, allDay: boolean, minutes: number): EditorValues {
	const day = (values.start ?? '').slice(0, 10);
	const next = addDays(day, 1);
	if (next === null) return { ...values, allDay, start: null, end: null };
	if (allDay) return { ...values, allDay, start: `${day}T00:00:00`, end: `${next}T00:00:00` };
	return withDuration({ ...values, allDay, start: `${day}T09:00:00` }, minutes);
}

const timeSkipped = 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden.';

/** What is wrong before the server is asked. */
export function checkValues(values: EditorValues): EditorErrors {
	const errors: EditorErrors = {};
	if (isBlank(values.title)) errors.title = 'Bitte geben Sie einen Titel ein.';
	const start = dateTimeError(values.start, { isRequired: true });
	const end = dateTimeError(values.end, { isRequired: true });
	if (start !== undefined) errors.start = start;
	if (end !== undefined) errors.end = end;
	if (start !== undefined || end !== undefined) return errors;
	const problem = checkAppointmentTime({ start: values.start ?? '', end: values.end ?? '', allDay: values.allDay });
	if (problem === null) return errors;
	const texts = {
		dateInvalid: 'Kein gültiges Datum!',
		timeSkipped,
		invalid: 'Zeiten gehen in Schritten von 5 Minuten.',
		outOfRange: 'Das Ende muss nach dem Beginn liegen, höchstens 31 Tage später.',
	};
	return { ...errors, [problem.field]: texts[problem.code] };
}

const servedTexts: Readonly<Record<string, string>> = {
	notFound: 'Dieser Eintrag steht nicht mehr zur Auswahl.',
	timeSkipped,
	missing: 'Bitte füllen Sie dieses Feld aus.',
	'rule notAllowed': 'Die Termine der Serie würden einander überschneiden.',
};

/** The sentences for what the server refused, by field. */
export function servedErrors(fields: Readonly<Record<string, string>>): EditorErrors {
	const errors: Record<string, string> = {};
	for (const [path, code] of Object.entries(fields)) {
		const [field = ''] = path.replace(/^body\.(appointment\.)?/, '').split('.');
		errors[field] = servedTexts[`${field} ${code}`] ?? servedTexts[code] ?? 'Das ist hier nicht möglich.';
	}
	return errors;
}

/** A rule to begin with. */
export const usualRule: Recurrence = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: 10,
	until: null,
	holidays: 'skip',
};
