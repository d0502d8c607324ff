import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import type { Task } from '../../../../data/tasks.ts';
import { useTaskWrites } from '../../../../data/taskWrites.ts';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { addItem, type ItemsChange, moveItem, removeItem, renameItem, tickItem } from './checklistChanges.ts';

/** Changes of the steps of a task, each counting at once; they say whether they are stored. */
export interface ChecklistWrites {
	readonly isSaving: boolean;
	readonly add: (text: string) => Promise<boolean>;
	readonly tick: (index: number, isDone: boolean) => Promise<boolean>;
	readonly rename: (index: number, text: string) => Promise<boolean>;
	readonly remove: (index: number) => Promise<boolean>;
	readonly move: (index: number, to: number) => Promise<boolean>;
}

/** Writes the checklist of a task; what is renamed, moved or removed can be taken back. */
export function useChecklist({ lfdnr, checklist, version }: Task): ChecklistWrites {
	const writes = useTaskWrites();
	const toasts = useToast();
	const [isSaving, setSaving] = useState(false);

	/** Where somebody else was faster, the same is done to the list of now, once. Answers the task, null where it failed. */
	async function store(known: Pick<Task, 'checklist' | 'version'>, apply: ItemsChange): Promise<Task | null> {
		const next = apply(known.checklist);
		if (next === null) {
			toasts.show({ tone: 'error', text: failed, detail: 'Dieser Punkt ist nicht mehr in der Liste.' });
			return null;
		}
		setSaving(true);
		let outcome = await writes.change(lfdnr, known.version, { field: 'checklist', value: [...next] });
		if (outcome.kind === 'conflict') {
			const again = apply(outcome.stored.checklist);
			if (again !== null) {
				outcome = await writes.change(lfdnr, outcome.stored.version, { field: 'checklist', value: [...again] });
			}
		}
		setSaving(false);
		if (outcome.kind === 'saved') return outcome.record;
		const detail =
			outcome.kind === 'conflict' ? 'Jemand anderer hat sie inzwischen geändert.' : sentenceOf(outcome.problem);
		toasts.show({ tone: 'error', text: failed, detail });
		return null;
	}

	async function change(apply: ItemsChange): Promise<boolean> {
		if (isSaving) return false;
		return (await store({ checklist, version }, apply)) !== null;
	}

	/** `back` takes the change back from the list it has led to. */
	async function changeWithUndo(
		text: string,
		apply: ItemsChange,
		back: (stored: Task) => ItemsChange,
	): Promise<boolean> {
		if (isSaving) return false;
		const stored = await store({ checklist, version }, apply);
		if (stored === null) return false;
		const action = { label: 'Rückgängig', onAction: () => void store(stored, back(stored)) };
		toasts.show({ tone: 'success', text, action });
		return true;
	}

	return {
		isSaving,
		add: (text) => change(addItem({ text, done: false })),
		tick: (index, isDone) => change(tickItem(checklist, index, isDone)),
		async rename(index, text) {
			const before = checklist[index]?.text ?? '';
			if (text === before) return true;
			return changeWithUndo(`„${before}“ heißt jetzt „${text}“.`, renameItem(checklist, index, text), (stored) =>
				renameItem(stored.checklist, placeIn(stored, text), before),
			);
		},
		async remove(index) {
			const item = checklist[index];
			if (item === undefined) return false;
			return changeWithUndo(`„${item.text}“ entfernt.`, removeItem(checklist, index), () => addItem(item, index));
		},
		async move(index, to) {
			const text = checklist[index]?.text ?? '';
			if (to === index) return true;
			return changeWithUndo(`„${text}“ verschoben.`, moveItem(checklist, index, to), (stored) =>
				moveItem(stored.checklist, stored.checklist[to]?.text === text ? to : placeIn(stored, text), index),
			);
		},
	};
}

const failed = 'Die Checkliste wurde nicht geändert.';

function placeIn({ checklist }: Task, text: string): number {
	return checklist.findIndex((item) => item.text === text);
}
