import type { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { useToast } from '@kontor/ui/Toast';
import { useLayoutEffect, useRef, useState } from 'react';
import { type SeriesReach, takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import { type Appointment, type CalendarLists, type TakenTime, useCalendarSearches } from '../../../data/calendar.ts';
import { saveOutcome } from '../../../data/saveOutcome.ts';
import type { FreedTime } from '../../../data/waiting.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { leftBy, useFreed } from '../waiting/freed.tsx';
import { type MergedField, mergeAppointments, takeField } from './editorMerge.ts';
import {
	checkValues,
	contentOf,
	type EditorErrors,
	type EditorValues,
	servedErrors,
	valuesOf,
} from './editorValues.ts';

interface FormParts {
	readonly appointment: Appointment | null;
	readonly start: EditorValues;
	readonly lists: CalendarLists;
	/** The entry of the waiting list that is booked with it. */
	readonly waiting?: number | null;
	readonly onSaved: () => void;
}

/** The form of an appointment. */
export interface AppointmentFormState {
	readonly values: EditorValues;
	readonly errors: EditorErrors;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	readonly isRestored: boolean;
	/** Rises with each attempt that fields have stopped. */
	readonly refusals: number;
	/** Why the last attempt failed, or what came in between. */
	readonly notice: { readonly tone: 'error' | 'warning'; readonly text: string } | null;
	/** Fields that somebody else has changed too; the user has to choose. */
	readonly conflicts: readonly MergedField[];
	/** Values stored meanwhile, once they are known. */
	readonly stored: EditorValues | null;
	/** Conflict that blocks its time. */
	readonly taken: TakenTime | null;
	/** The appointments of its series, once they were asked for. */
	readonly preview: Model<'SerialPreview'> | null;
	readonly reach: SeriesReach;
	readonly submitLabel: string;
	setReach(reach: SeriesReach): void;
	set(change: Partial<EditorValues>): void;
	/** Takes the stored value of a conflict, or keeps one's own. */
	choose(field: MergedField, side: 'mine' | 'stored'): void;
	submit(): Promise<void>;
	remove(): Promise<void>;
	forget(): void;
}

/** Keeps what is entered of an appointment until it is saved; a series is looked at before it is made. */
export function useAppointmentForm({
	appointment,
	start,
	lists,
	waiting = null,
	onSaved,
}: FormParts): AppointmentFormState {
	const writes = useAppointmentWrites();
	const searches = useCalendarSearches();
	const toasts = useToast();
	const freed = useFreed();
	const lfdnr = appointment?.key.lfdnr ?? null;
	const entry = useKeptEntry(`appointment/${lfdnr ?? 'new'}`, readValues);
	const [typed, setTyped] = useState<EditorValues | null>(null);
	const [base, setBase] = useState(start);
	const [conflicts, setConflicts] = useState<readonly MergedField[]>([]);
	const [stored, setStored] = useState<EditorValues | null>(null);
	const [version, setVersion] = useState(appointment?.version ?? 0);
	const [reach, setReach] = useState<SeriesReach>('this');
	const [isSaving, setSaving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const [served, setServed] = useState<EditorErrors>({});
	const [notice, setNotice] = useState<AppointmentFormState['notice']>(null);
	const [taken, setTaken] = useState<TakenTime | null>(null);
	const [preview, setPreview] = useState<Model<'SerialPreview'> | null>(null);
	const attempt = useRef({ content: '', key: '' });
	const values = typed ?? entry.restored ?? base;
	const isDirty = JSON.stringify(values) !== JSON.stringify(base);

	const latest = useRef(values);
	useLayoutEffect(() => {
		latest.current = values;
	});

	function set(change: Partial<EditorValues>): void {
		const next = { ...latest.current, ...change };
		latest.current = next;
		setTyped(next);
		setServed({});
		if (conflicts.length === 0) setNotice(null);
		setPreview(null);
		entry.keep(JSON.stringify(next) === JSON.stringify(base) ? null : next);
	}

	function fail(problem: ApiProblem): void {
		const found = takenOf(problem);
		const fields = problem.problem?.fields;
		if (found !== null) setTaken(found);
		else if (fields) {
			setServed(servedErrors(fields));
			setRefusals((count) => count + 1);
		} else setNotice({ tone: 'error', text: `${sentenceOf(problem)} Ihre Eingabe ist noch da.` });
		if (problem.problem?.code === 'previewOutdated') setPreview(null);
	}

	function keyOf(content: unknown): string {
		const text = JSON.stringify(content);
		if (attempt.current.content !== text) attempt.current = { content: text, key: newAttempt() };
		return attempt.current.key;
	}

	async function submit(): Promise<void> {
		if (isSaving || conflicts.length > 0) return;
		const current = latest.current;
		if (Object.keys(checkValues(current)).length > 0) {
			setRefusals((count) => count + 1);
			return;
		}
		setSaving(true);
		setNotice(null);
		try {
			await (current.rule === null ? saveOne(current) : saveSeries(current));
		} finally {
			setSaving(false);
		}
	}

	async function saveOne(current: EditorValues): Promise<void> {
		const content = contentOf(current);
		const outcome =
			lfdnr === null
				? await writes.create(content, keyOf(content), waiting)
				: await writes.change(lfdnr, version, content, reach);
		if (outcome.kind === 'saved') {
			if (appointment !== null) tellGivenUp(appointment, outcome.record);
			return done(lfdnr === null ? 'Termin angelegt.' : 'Termin gespeichert.');
		}
		if (outcome.kind !== 'conflict') return fail(outcome.problem);
		bringTogether(outcome.stored);
	}

	function tellGivenUp(before: Appointment, after: Appointment): void {
		if (isCancelled(before, lists)) return;
		if (isCancelled(after, lists)) freed(freedBy(before, reach));
		else if (isElsewhere(before, after)) freed(leftBy(before, after, reach));
	}

	/** Somebody else was faster: what does not contradict goes together, the rest is asked, field by field. */
	function bringTogether(now: Appointment): void {
		const theirs = valuesOf(now);
		const { merged, conflicts: fields } = mergeAppointments(base, latest.current, theirs);
		const mine = latest.current;
		const next = fields.reduce((all, field) => takeField(all, field, mine), merged);
		latest.current = next;
		setTyped(next);
		entry.keep(next);
		setBase(theirs);
		setStored(theirs);
		setVersion(now.version);
		setConflicts(fields);
		setNotice({
			tone: 'warning',
			text:
				fields.length > 0
					? 'Jemand anderer hat diesen Termin inzwischen geändert. Bitte wählen Sie, was gelten soll.'
					: 'Jemand anderer hat diesen Termin inzwischen geändert; beide Änderungen stehen jetzt hier. Bitte prüfen und speichern Sie.',
		});
	}

	function choose(field: MergedField, side: 'mine' | 'stored'): void {
		const left = conflicts.filter((known) => known !== field);
		if (side === 'stored' && stored !== null) {
			const next = takeField(latest.current, field, stored);
			latest.current = next;
			setTyped(next);
			entry.keep(next);
		}
		setConflicts(left);
		if (left.length === 0) setNotice(null);
	}

	async function saveSeries(current: EditorValues): Promise<void> {
		const { rule } = current;
		if (rule === null) return;
		const content = contentOf(current);
		if (preview === null) {
			const outcome = await saveOutcome(
				() => searches.previewSeries(content, rule),
				() => null,
			);
			if (outcome.kind === 'saved') setPreview(outcome.record);
			else fail(outcome.problem);
			return;
		}
		const outcome = await writes.createSeries(content, rule, preview.hash, keyOf([content, rule]));
		if (outcome.kind === 'saved') return done(`${outcome.record.count} Termine angelegt.`);
		fail(outcome.problem);
	}

	function done(text: string): void {
		entry.forget();
		toasts.show({ tone: 'success', text });
		onSaved();
	}

	async function remove(): Promise<void> {
		if (lfdnr === null || isSaving) return;
		setSaving(true);
		const outcome = await writes.remove(lfdnr, version, reach);
		setSaving(false);
		if (outcome.kind !== 'saved') return fail(outcome.problem);
		entry.forget();
		if (appointment !== null) freed(freedBy(appointment, reach));
		const lfdnrs = outcome.record;
		toasts.show({
			tone: 'success',
			text: lfdnrs.length === 1 ? 'Termin gelöscht.' : `${lfdnrs.length} Termine gelöscht.`,
			action: { label: 'Rückgängig', onAction: () => void restore(lfdnrs) },
		});
		onSaved();
	}

	async function restore(lfdnrs: readonly number[]): Promise<void> {
		const outcome = await writes.restore(lfdnrs);
		if (outcome.kind !== 'saved') toasts.show({ tone: 'error', text: sentenceOf(outcome.problem) });
	}

	const local = refusals > 0 ? checkValues(values) : {};
	return {
		values,
		errors: { ...served, ...local },
		isDirty,
		isSaving,
		isRestored: typed === null && entry.restored != null,
		refusals,
		notice,
		conflicts,
		stored,
		taken,
		preview,
		reach,
		submitLabel: labelOf(values, preview),
		setReach,
		set,
		choose,
		submit,
		remove,
		forget: entry.forget,
	};
}

function freedBy({ start, end, location, resources, serialNumber }: Appointment, reach: SeriesReach): FreedTime {
	return { start, end, location, resources, series: reach === 'this' ? null : serialNumber };
}

function isCancelled({ state }: Appointment, { states }: CalendarLists): boolean {
	return states.find(({ lfdnr }) => lfdnr === state)?.blocks === false;
}

/** True where others may have some of the time that an appointment had. */
function isElsewhere(before: Appointment, after: Appointment): boolean {
	const isMoved = before.start !== after.start || before.end !== after.end;
	return isMoved || before.resources.some((lfdnr) => !after.resources.includes(lfdnr));
}

function labelOf({ rule }: EditorValues, preview: Model<'SerialPreview'> | null): string {
	if (rule === null) return 'Speichern';
	return preview === null ? 'Termine prüfen' : `${preview.count} Termine anlegen`;
}

function readValues(stored: unknown): EditorValues | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { title, type, resources, addresses, objects, documents } = stored as Partial<EditorValues>;
	if (typeof title !== 'string' || typeof type !== 'number') return null;
	const isWhole = [resources, addresses, objects, documents].every((list) => Array.isArray(list));
	return isWhole ? (stored as EditorValues) : null;
}
