import type { ApiProblem } from '@kontor/api-client/problem';
import { isBlank } from '@kontor/german/visibleText';
import { dateError } from '@kontor/ui/DateField';
import { useLayoutEffect, useRef, useState } from 'react';
import { type DocumentRow, useKnownDocuments } from '../../../data/documents.ts';
import { saveOutcome } from '../../../data/saveOutcome.ts';
import {
	type Task,
	type TaskAssignee,
	type TaskObject,
	useTaskAddresses,
	useTaskAppointments,
} from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { objectsOfKeys } from '../list/taskFilter.ts';

/** The entry of a new task. */
export interface NewTaskValues {
	readonly title: string;
	readonly description: string;
	/** `YYYY-MM-DD` or the text as typed; null for none. */
	readonly dueDate: string | null;
	readonly assignees: readonly TaskAssignee[];
	readonly objects: readonly TaskObject[];
}

/** Where errors of a new task stand. */
export type NewTaskErrors = Partial<Record<'title' | 'dueDate' | 'assignees' | 'objects', string>>;

/** The form of a new task. */
export interface NewTaskForm {
	readonly values: NewTaskValues;
	readonly isDirty: boolean;
	readonly isRestored: boolean;
	readonly isSaving: boolean;
	readonly errors: NewTaskErrors;
	/** Rises with each attempt that fields have stopped. */
	readonly refusals: number;
	/** Why the last attempt failed. */
	readonly failure: string | null;
	readonly set: (change: Partial<NewTaskValues>) => void;
	/** Null where it is not made yet. */
	readonly submit: () => Promise<Task | null>;
	readonly forget: () => void;
}

/** Keeps a new task until it is made; title and objects (`ADDRESS:1001,DOCUMENT:8000`) come with the link that has led here. */
export function useNewTask(title: string, object: string): NewTaskForm {
	const about = objectsOfKeys(object);
	const writes = useTaskWrites();
	const start: NewTaskValues = {
		title,
		description: '',
		dueDate: null,
		assignees: [],
		objects: about.map((key) => ({ ...key, name: null, addressLfdnr: null })),
	};
	// One link does not bring back what was begun from another.
	const entry = useKeptEntry(`task/new/${object}`, readValues);
	const [typed, setTyped] = useState<NewTaskValues | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const [served, setServed] = useState<NewTaskErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const attempt = useRef({ content: '', key: '' });
	const idsOf = (type: TaskObject['type']) => about.flatMap((key) => (key.type === type ? [Number(key.id)] : []));
	const addresses = useTaskAddresses(idsOf('ADDRESS'));
	const documents = useKnownDocuments(idsOf('DOCUMENT'));
	const appointments = useTaskAppointments(idsOf('APPOINTMENT'));
	const named = [
		...(addresses.status === 'ready' ? addresses.data : []),
		...documents.map(objectOfDocument),
		...appointments,
	];
	const values = withNames(typed ?? entry.restored ?? start, named);

	// A field that is left while the form is sent changes them after the form was rendered.
	const latest = useRef(values);
	useLayoutEffect(() => {
		latest.current = values;
	});

	function set(change: Partial<NewTaskValues>): void {
		const next = { ...values, ...change };
		setTyped(next);
		setServed({});
		setFailure(null);
		entry.keep(isSame(next, start) ? null : next);
	}

	async function submit(): Promise<Task | null> {
		if (isSaving) return null;
		const values = latest.current;
		if (Object.keys(checkNewTask(values)).length > 0) {
			setRefusals(refusals + 1);
			return null;
		}
		const content = {
			title: values.title.trim(),
			description: values.description,
			dueDate: values.dueDate === null ? null : `${values.dueDate}T00:00:00`,
			assignees: values.assignees.map(({ type, id }) => ({ type, id })),
			objects: values.objects.map(({ type, id }) => ({ type, id })),
		};
		const written = JSON.stringify(content);
		if (attempt.current.content !== written) attempt.current = { content: written, key: newAttempt() };
		setSaving(true);
		const outcome = await saveOutcome(
			() => writes.create(content, attempt.current.key),
			() => null,
		);
		setSaving(false);
		if (outcome.kind === 'saved') {
			entry.forget();
			return outcome.record;
		}
		const fields = refusedFields(outcome.problem);
		setServed(fields);
		if (Object.keys(fields).length > 0) setRefusals(refusals + 1);
		else setFailure(`${sentenceOf(outcome.problem)} Ihre Eingabe ist noch da.`);
		return null;
	}

	return {
		values,
		isDirty: !isSame(values, start),
		isRestored: typed === null && entry.restored != null,
		isSaving,
		errors: refusals > 0 ? { ...served, ...checkNewTask(values) } : {},
		refusals,
		failure,
		set,
		submit,
		forget: entry.forget,
	};
}

function objectOfDocument({ wf_cid, shortType, name, addressLfdnr }: DocumentRow): TaskObject {
	return { type: 'DOCUMENT', id: wf_cid, name: `${shortType} ${name}`, addressLfdnr };
}

function checkNewTask({ title, dueDate }: NewTaskValues): NewTaskErrors {
	const due = dateError(dueDate);
	return {
		...(isBlank(title) && { title: 'Bitte geben Sie einen Titel ein.' }),
		...(due !== undefined && { dueDate: due }),
	};
}

function refusedFields({ problem }: ApiProblem): NewTaskErrors {
	const paths = Object.keys(problem?.fields ?? {});
	const isAt = (field: string) => paths.some((path) => path.startsWith(`body.${field}`));
	return {
		...(isAt('title') && { title: 'Dieser Titel kann so nicht gespeichert werden.' }),
		...(isAt('dueDate') && { dueDate: 'Dieser Tag kann so nicht gespeichert werden.' }),
		...(isAt('assignees') && { assignees: 'Jemandem davon kann die Aufgabe nicht zugewiesen werden.' }),
		...(isAt('objects') && { objects: 'Etwas davon gibt es nicht mehr, oder Sie dürfen es nicht sehen.' }),
	};
}

/** Names of objects that came by their number alone. */
function withNames(values: NewTaskValues, named: readonly TaskObject[]): NewTaskValues {
	const objects = values.objects.map((object) => {
		const known = named.find(({ type, id }) => type === object.type && id === object.id);
		return object.name === null && known !== undefined ? known : object;
	});
	return { ...values, objects };
}

function isSame(one: NewTaskValues, other: NewTaskValues): boolean {
	const bare = ({ assignees, objects, ...rest }: NewTaskValues) =>
		JSON.stringify([rest, [...assignees, ...objects].map(({ type, id }) => `${type}:${id}`)]);
	return bare(one) === bare(other);
}

function readValues(stored: unknown): NewTaskValues | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { title, description, dueDate, assignees, objects } = stored as Partial<NewTaskValues>;
	if (typeof title !== 'string' || typeof description !== 'string') return null;
	if (!Array.isArray(assignees) || !Array.isArray(objects)) return null;
	return { title, description, dueDate: dueDate ?? null, assignees, objects };
}
