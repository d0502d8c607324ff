import type { Model } from '@kontor/api-client/types';
import type { TaskRow } from '../../../data/tasks.ts';
import { blockSentence } from '../parts/taskWords.ts';

/** A column of the board as a place to put a card. */
export interface BoardTarget {
	/** `lfdnr` of the state. */
	readonly state: number;
	readonly name: string;
	/** Why the card cannot be put there; null where it can. */
	readonly closed: string | null;
}

/** Where a card can be put: the server says which states follow, and what is in the way of those. */
export function targetsOf(row: TaskRow, states: readonly Model<'TaskState'>[]): BoardTarget[] {
	return states.map(({ lfdnr, bezeichnung }) => ({ state: lfdnr, name: bezeichnung, closed: closedOf(row, lfdnr) }));
}

function closedOf({ status, nextStates }: TaskRow, state: number): string | null {
	if (state === status.lfdnr) return null;
	const next = nextStates.find(({ lfdnr }) => lfdnr === state);
	if (next === undefined) return `Von „${status.bezeichnung}“ aus nicht möglich.`;
	return next.blocked === null ? null : blockSentence(next.blocked);
}

/** The column an arrow leads to, from one column of the row to the other; the ends stop. */
export function targetBeside(targets: readonly BoardTarget[], state: number, by: 1 | -1): BoardTarget | null {
	const at = targets.findIndex((target) => target.state === state);
	return targets[at + by] ?? null;
}

/** The sentence about a column while a card is held over it. */
export function spokenTarget({ name, closed }: BoardTarget): string {
	return closed === null ? `Spalte ${name}.` : `Spalte ${name}: geschlossen. ${closed}`;
}
