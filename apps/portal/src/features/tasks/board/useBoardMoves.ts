import type { Model } from '@kontor/api-client/types';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import type { TaskRow } from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { useTaskName } from '../parts/TaskTitle.tsx';
import { type BoardTarget, spokenTarget, targetBeside, targetsOf } from './boardTargets.ts';

/** A card that is held, by keys or by a pointer, and the column it is held over. */
export interface HeldCard {
	readonly row: TaskRow;
	readonly targets: readonly BoardTarget[];
	/** `lfdnr` of the state; null beside all columns. */
	readonly over: number | null;
}

/** A card on its way: it stands in its new column before the lists have been read anew. */
export interface MovingCard {
	readonly row: TaskRow;
	readonly to: number;
}

/** Moving cards between the columns of the board. */
export interface BoardMoves {
	readonly held: HeldCard | null;
	readonly moving: readonly MovingCard[];
	/** Text for the live region. */
	readonly spoken: string;
	readonly lift: (row: TaskRow, by: 'keys' | 'pointer') => void;
	/** Holds it over a column, or beside all of them. */
	readonly hold: (state: number | null) => void;
	/** Holds it over the column before or after. */
	readonly step: (by: 1 | -1) => void;
	/** Puts it where it is held; a closed column gives it back and says why. */
	readonly drop: () => void;
	readonly cancel: () => void;
	/** Puts a card into a column at once, as the menu of a card does. */
	readonly move: (row: TaskRow, target: BoardTarget) => Promise<void>;
}

/** Keeps which card is held and which are on their way; each move is one change on the server, and is told. */
export function useBoardMoves(states: readonly Model<'TaskState'>[]): BoardMoves {
	const writes = useTaskWrites();
	const toasts = useToast();
	const nameOf = useTaskName();
	const [held, setHeld] = useState<HeldCard | null>(null);
	const [moving, setMoving] = useState<readonly MovingCard[]>([]);
	const [spoken, setSpoken] = useState('');

	async function move(row: TaskRow, { state, name, closed }: BoardTarget): Promise<void> {
		if (closed !== null) {
			setSpoken(`„${nameOf(row.title)}“ bleibt in ${row.status.bezeichnung}. ${closed}`);
			return;
		}
		if (state === row.status.lfdnr) {
			setSpoken(`„${nameOf(row.title)}“ bleibt in ${name}.`);
			return;
		}
		setMoving((before) => [...before, { row, to: state }]);
		const outcome = await writes.change(row.lfdnr, row.version, { field: 'state', value: state });
		setMoving((before) => before.filter((card) => card.row !== row));
		if (outcome.kind === 'saved') {
			setSpoken(`„${nameOf(row.title)}“ nach ${name} verschoben.`);
			return;
		}
		const why =
			outcome.kind === 'conflict'
				? `Jemand anderer hat sie inzwischen nach ${outcome.stored.status.bezeichnung} verschoben.`
				: sentenceOf(outcome.problem);
		setSpoken(`„${nameOf(row.title)}“ wurde nicht verschoben. ${why}`);
		toasts.show({ tone: 'error', text: `„${nameOf(row.title)}“ wurde nicht verschoben.`, detail: why });
	}

	function drop(): void {
		if (held === null) return;
		const target = held.targets.find(({ state }) => state === held.over);
		setHeld(null);
		if (target === undefined) setSpoken(`„${nameOf(held.row.title)}“ bleibt in ${held.row.status.bezeichnung}.`);
		else void move(held.row, target);
	}

	function hold(state: number | null): void {
		if (held === null || held.over === state) return;
		setHeld({ ...held, over: state });
		const target = held.targets.find((one) => one.state === state);
		if (target !== undefined) setSpoken(spokenTarget(target));
	}

	return {
		held,
		moving,
		spoken,
		lift(row, by) {
			// Until it has arrived, only the server knows where it may go next.
			if (moving.some((card) => card.row.lfdnr === row.lfdnr)) {
				setSpoken(`„${nameOf(row.title)}“ wird noch verschoben.`);
				return;
			}
			setHeld({ row, targets: targetsOf(row, states), over: row.status.lfdnr });
			const keys = by === 'keys' ? ' Pfeile links und rechts wählen die Spalte, Enter legt ab, Escape bricht ab.' : '';
			setSpoken(`„${nameOf(row.title)}“ aufgenommen, Spalte ${row.status.bezeichnung}.${keys}`);
		},
		hold,
		step(by) {
			const target = held?.over == null ? null : targetBeside(held.targets, held.over, by);
			if (target === null) setSpoken('Hier ist keine Spalte mehr.');
			else hold(target.state);
		},
		drop,
		cancel() {
			if (held === null) return;
			setHeld(null);
			setSpoken(`Abgebrochen. „${nameOf(held.row.title)}“ bleibt in ${held.row.status.bezeichnung}.`);
		},
		move,
	};
}
