import { type MergedEdits, mergeEdits } from '@kontor/domain/mergeEdits';
import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import type { CalendarLists } from '../../../data/calendar.ts';
import type { EditorValues } from './editorValues.ts';

/** Fields two editors of an appointment can disagree about; start, end and whole day count as one. */
export const mergedFields = [
	'title',
	'time',
	'type',
	'state',
	'scope',
	'location',
	'resources',
	'addresses',
	'telNr',
	'documents',
	'objects',
	'text',
	'overbookReason',
] as const;

/** One of them. */
export type MergedField = (typeof mergedFields)[number];

/** Labels of these fields. */
export const mergedLabels: Readonly<Record<MergedField, string>> = {
	title: 'Titel',
	time: 'Zeit',
	type: 'Art',
	state: 'Status',
	scope: 'Bereich',
	location: 'Standort',
	resources: 'Personen, Räume, Geräte',
	addresses: 'Patient oder Kunde',
	telNr: 'Telefon',
	documents: 'Dokumente',
	objects: 'Artikel',
	text: 'Notiz',
	overbookReason: 'Grund der Überbuchung',
};

/** Brings two edits of an appointment together, field by field. */
export function mergeAppointments(
	base: EditorValues,
	mine: EditorValues,
	stored: EditorValues,
): MergedEdits<EditorValues, MergedField> {
	const isSame = (one: EditorValues, other: EditorValues, field: MergedField) =>
		JSON.stringify(valueOfField(one, field)) === JSON.stringify(valueOfField(other, field));
	const { merged, conflicts } = mergeEdits(
		mergedFields,
		{ base, mine, stored },
		{ valueOf: valueOfField, isSame, take: takeField },
	);
	return { merged: { ...merged, rule: mine.rule }, conflicts };
}

/** An appointment with one field as another version has it. */
export function takeField(into: EditorValues, field: MergedField, from: EditorValues): EditorValues {
	if (field === 'time') return { ...into, start: from.start, end: from.end, allDay: from.allDay };
	if (field === 'overbookReason') {
		return { ...into, overbookReason: from.overbookReason, conflictResolution: from.conflictResolution };
	}
	return { ...into, [field]: from[field] };
}

function valueOfField(values: EditorValues, field: MergedField): unknown {
	switch (field) {
		case 'time':
			return [values.start, values.end, values.allDay];
		case 'overbookReason':
			return [values.overbookReason, values.conflictResolution];
		case 'resources':
			return [...values.resources].sort((a, b) => a - b);
		case 'addresses':
			return values.addresses.map(({ lfdnr }) => lfdnr);
		case 'documents':
			return values.documents.map(({ wf_cid }) => wf_cid);
		case 'objects':
			return values.objects.map(({ id }) => id);
		default:
			return values[field];
	}
}

/** A field as people read it; while names are hidden, nobody's stands in it. */
export function fieldInWords(
	values: EditorValues,
	field: MergedField,
	{ lists, isHidden }: { readonly lists: CalendarLists; readonly isHidden: boolean },
): string {
	const named = (list: readonly { readonly lfdnr: number; readonly bezeichnung: string }[], lfdnr: number | null) =>
		list.find((one) => one.lfdnr === lfdnr)?.bezeichnung ?? '';
	switch (field) {
		case 'time':
			return formatAppointmentTime({ start: values.start ?? '', end: values.end ?? '', allDay: values.allDay });
		case 'type':
			return named(lists.types, values.type);
		case 'state':
			return named(lists.states, values.state);
		case 'scope':
			return named(lists.scopes, values.scope);
		case 'location':
			return named(lists.locations, values.location);
		case 'resources':
			return values.resources.map((lfdnr) => named(lists.resources, lfdnr)).join(', ');
		case 'addresses':
			return values.addresses
				.map(({ lfdnr, name }) => (isHidden || name === null ? `Adresse ${lfdnr}` : name))
				.join(', ');
		case 'documents':
			return values.documents
				.map(({ wf_cid, name }) => (isHidden || name === null ? `Dokument ${wf_cid}` : name))
				.join(', ');
		case 'objects':
			return values.objects.map(({ name }) => name).join(', ');
		default:
			return values[field];
	}
}
