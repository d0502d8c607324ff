import type { Task } from '../../../data/tasks.ts';
import { type TaskChange, useTaskWrites } from '../../../data/taskWrites.ts';
import type { InPlaceOptions } from '../../../kit/record/useInPlace.ts';

/** Edits one field of a task in place: `read` reads it, `changeOf` writes it. */
export function useTaskField<Value>(
	task: Task,
	field: TaskChange['field'],
	read: (task: Task) => Value,
	changeOf: (value: Value) => TaskChange,
): Pick<InPlaceOptions<Value>, 'place' | 'value' | 'version' | 'save'> {
	const writes = useTaskWrites();
	const { lfdnr, version } = task;
	return {
		place: `task/${lfdnr}/${field}`,
		value: read(task),
		version,
		// The number is the one the text was written for, whatever is on screen when it is answered.
		async save(value, from) {
			const outcome = await writes.change(lfdnr, from, changeOf(value));
			if (outcome.kind !== 'conflict') return outcome;
			return { ...outcome, stored: { value: read(outcome.stored), version: outcome.stored.version } };
		},
	};
}
