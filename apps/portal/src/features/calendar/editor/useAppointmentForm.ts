import type { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { useToast } from '@kontor/ui/Toast';
import { useLayoutEffect, useRef, useState } from 'react';
import { type SeriesReach, takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import { type Appointment, type CalendarLists, type TakenTime, useCalendarSearches } from '../../../data/calendar.ts';
import { saveOutcome } from '../../../data/saveOutcome.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { checkValues, contentOf, type EditorErrors, type EditorValues, servedErrors } from './editorValues.ts';

interface FormParts {
	readonly appointment: Appointment | null;
	readonly start: EditorValues;
	readonly lists: CalendarLists;
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
	/** Why the last attempt failed. */
	readonly failure: string | null;
	/** What is in the way of its time. */
	readonly taken: TakenTime | null;
	/** The appointments of its series, once they were asked for. */
	readonly preview: Model<'SerialPreview'> | null;
	readonly reach: SeriesReach;
	readonly submitLabel: string;
	setReach(reach: SeriesReach): void;
	set(change: Partial<EditorValues>): void;
	submit(): Promise<void>;
	remove(): Promise<void>;
	forget(): void;
}

/** Keeps what is entered of an appointment until it is saved; a series is looked at before it is made. */
export function useAppointmentForm({ appointment, start, onSaved }: FormParts): AppointmentFormState {
	const writes = useAppointmentWrites();
	const searches = useCalendarSearches();
	const toasts = useToast();
	const lfdnr = appointment?.key.lfdnr ?? null;
	const entry = useKeptEntry(`appointment/${lfdnr ?? 'new'}`, readValues);
	const [typed, setTyped] = useState<EditorValues | null>(null);
	const [base] = useState(start);
	const [version, setVersion] = useState(appointment?.version ?? 0);
	const [reach, setReach] = useState<SeriesReach>('this');
	const [isSaving, setSaving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const [served, setServed] = useState<EditorErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
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
		setFailure(null);
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
		} else setFailure(sentenceOf(problem));
		if (problem.problem?.code === 'previewOutdated') setPreview(null);
	}

	function keyOf(content: unknown): string {
		const text = JSON.stringify(content);
		if (attempt.current.content !== text) attempt.current = { content: text, key: newAttempt() };
		return attempt.current.key;
	}

	async function submit(): Promise<void> {
		if (isSaving) return;
		const current = latest.current;
		if (Object.keys(checkValues(current)).length > 0) {
			setRefusals((count) => count + 1);
			return;
		}
		setSaving(true);
		setFailure(null);
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
				? await writes.create(content, keyOf(content))
				: await writes.change(lfdnr, version, content, reach);
		if (outcome.kind === 'saved') return done(lfdnr === null ? 'Termin angelegt.' : 'Termin gespeichert.');
		if (outcome.kind !== 'conflict') return fail(outcome.problem);
		setVersion(outcome.stored.version);
		setFailure(
			`Jemand anderer hat diesen Termin inzwischen geändert (${outcome.stored.title}). Speichern Sie noch einmal, um Ihre Angaben zu behalten.`,
		);
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
		failure,
		taken,
		preview,
		reach,
		submitLabel: labelOf(values, preview),
		setReach,
		set,
		submit,
		remove,
		forget: entry.forget,
	};
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
