import { useToast } from '@kontor/ui/Toast';
import { useRef, useState } from 'react';
import { type TaskRow, useKnownTasks } from '../../../data/tasks.ts';
import { type OneChange, type TaskChange, type TaskOutcome, useTaskWrites } from '../../../data/taskWrites.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { blockSentence, dueDayOf } from '../parts/taskWords.ts';

/** More than that is not changed at once: nobody would take it back one by one. */
export const MOST_AT_ONCE = 500;

/** The number of chosen tasks that are changed. */
export interface BulkProgress {
	readonly done: number;
	readonly of: number;
}

/** Changes of several tasks at once. */
export interface BulkChanges {
	/** Progress of a change under way; null when none is. */
	readonly progress: BulkProgress | null;
	/** Sends no more of the change under way; what was sent stays, and can be taken back. */
	readonly stop: () => void;
	/** Changes them, says what came of it and offers to take it back. */
	readonly run: (lfdnrs: readonly number[], changeOf: (row: TaskRow) => TaskChange) => Promise<void>;
}

/** Changes several tasks of the lists that were read. */
export function useBulkChanges(): BulkChanges {
	const known = useKnownTasks();
	const writes = useTaskWrites();
	const toasts = useToast();
	const [progress, setProgress] = useState<BulkProgress | null>(null);
	const stopper = useRef<AbortController>(null);

	async function send(changes: readonly OneChange[]): Promise<TaskOutcome[]> {
		const controller = new AbortController();
		stopper.current = controller;
		setProgress({ done: 0, of: changes.length });
		const onDone = (done: number) => setProgress({ done, of: changes.length });
		const outcomes = await writes.changeMany(changes, onDone, controller.signal);
		setProgress(null);
		return outcomes;
	}

	async function takeBack(changes: readonly OneChange[]): Promise<void> {
		const outcomes = await send(changes);
		const failed = outcomes.filter(({ kind }) => kind !== 'saved');
		if (failed.length === 0) {
			toasts.show({ tone: 'success', text: `${tasksOf(changes.length)} wie vorher.` });
		} else {
			toasts.show({
				tone: 'warning',
				text: `${tasksOf(failed.length)} nicht zurückgesetzt.`,
				detail: reasonOf(failed[0]),
			});
		}
	}

	async function run(lfdnrs: readonly number[], changeOf: (row: TaskRow) => TaskChange): Promise<void> {
		if (progress !== null) return;
		const rows = known(lfdnrs).slice(0, MOST_AT_ONCE);
		const changes = rows.map((row) => ({ lfdnr: row.lfdnr, version: row.version, change: changeOf(row) }));
		const outcomes = await send(changes);
		const undo = rows.flatMap((row, index): OneChange[] => {
			const outcome = outcomes[index];
			const change = changes[index]?.change;
			if (outcome?.kind !== 'saved' || change === undefined || outcome.record.version === row.version) return [];
			return [{ lfdnr: row.lfdnr, version: outcome.record.version, change: valueBefore(row, change) }];
		});
		const saved = outcomes.filter(({ kind }) => kind === 'saved').length;
		if (saved > 0) {
			toasts.show({
				tone: 'success',
				text: `${tasksOf(saved)} geändert.`,
				...(undo.length > 0 && { action: { label: 'Rückgängig', onAction: () => void takeBack(undo) } }),
			});
		}
		const missing = lfdnrs.length - saved;
		if (missing > 0) {
			const first = outcomes.findIndex(({ kind }) => kind !== 'saved');
			const detail =
				first < 0 && stopper.current?.signal.aborted
					? 'Sie haben angehalten.'
					: (blockOf(rows[first], changes[first]?.change) ?? reasonOf(outcomes[first]));
			toasts.show({ tone: 'warning', text: `${tasksOf(missing)} nicht geändert.`, detail });
		}
	}

	return { progress, run, stop: () => stopper.current?.abort() };
}

/** The change that takes a change back. */
function valueBefore(row: TaskRow, { field }: TaskChange): TaskChange {
	if (field === 'dueDate') return { field, value: dueDayOf(row.dueDate) };
	if (field === 'assignees') return { field, value: row.assignees.map(({ type, id }) => ({ type, id })) };
	return { field: 'state', value: row.status.lfdnr };
}

/** Why a task may not go into a state, as far as the list knows. */
function blockOf(row: TaskRow | undefined, change: TaskChange | undefined): string | null {
	if (change?.field !== 'state') return null;
	const blocked = row?.nextStates.find(({ lfdnr }) => lfdnr === change.value)?.blocked ?? null;
	return blocked === null ? null : blockSentence(blocked);
}

/** Why tasks were not changed, by the first of them. */
function reasonOf(outcome: TaskOutcome | undefined): string {
	if (outcome === undefined) return `Höchstens ${MOST_AT_ONCE} auf einmal.`;
	switch (outcome.kind) {
		case 'conflict':
			return 'Jemand anderer hat dasselbe inzwischen geändert.';
		case 'gone':
			return 'Sie wurden inzwischen gelöscht.';
		case 'saved':
			return '';
		case 'refused':
			return outcome.problem.problem?.fields?.['body.value'] === 'inUse'
				? blockSentence('openItems')
				: outcome.problem.problem?.fields?.['body.value'] === 'notAllowed'
					? 'Dieser Status ist von hier aus nicht möglich.'
					: sentenceOf(outcome.problem);
		case 'failed':
			return sentenceOf(outcome.problem);
	}
}

function tasksOf(count: number): string {
	return count === 1 ? '1 Aufgabe' : `${count} Aufgaben`;
}
