import type { Model } from '@kontor/api-client/types';
import { formatCount } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type TaskRow, useTaskSearch } from '../../../data/tasks.ts';
import { ListProblem } from '../../../kit/list/ListProblem.tsx';
import { keepTrail } from '../../../kit/list/resultTrail.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { filterOfList, type TaskListFilter } from '../list/taskFilter.ts';
import { BoardCard } from './BoardCard.tsx';
import { targetsOf } from './boardTargets.ts';
import type { BoardMoves } from './useBoardMoves.ts';
import type { usePointerDrag } from './usePointerDrag.ts';

/** Props of BoardColumn. */
export interface BoardColumnProps {
	state: Model<'TaskState'>;
	/** All columns, in their order. */
	states: readonly Model<'TaskState'>[];
	filter: TaskListFilter;
	moves: BoardMoves;
	onPress: ReturnType<typeof usePointerDrag>;
	/** The card Tab leads to; null while none has had the focus. */
	active: number | null;
	onActive: (lfdnr: number) => void;
}

/** So many cards come into sight at once. */
const STEP = 15;

/** One state of the board: how many tasks are in it, and the first of them. */
export function BoardColumn({ state, states, filter, moves, onPress, active, onActive }: BoardColumnProps) {
	const id = useId();
	const [shown, setShown] = useState(STEP);
	const list = useTaskSearch({
		...filterOfList(filter),
		...(filter.due !== '' && { due: filter.due }),
		states: [state.lfdnr],
		...(state.done && { sort: 'lfdnr', direction: 'desc' }),
	});
	const { first } = list;
	const { held, moving } = moves;
	const target = held?.targets.find((one) => one.state === state.lfdnr);
	const total = first.status === 'ready' ? first.data.total : 0;
	const loaded = Array.from({ length: Math.min(shown, total) }, (_, index) => list.rowAt(index));
	const own = loaded.flatMap((row) => row ?? []);
	const cards = cardsOf(own, moving, state.lfdnr);
	const count = total + cards.length - own.length;
	const tabStop = cards.some(({ lfdnr }) => lfdnr === active) ? active : (cards[0]?.lfdnr ?? null);
	const rest = total - shown;

	function showMore(): void {
		list.onRangeNeeded(shown, Math.min(shown + STEP, total));
		setShown(shown + STEP);
	}

	return (
		<Column
			data-state={state.lfdnr}
			data-over={held?.over === state.lfdnr || undefined}
			data-closed={(target !== undefined && target.closed !== null) || undefined}
			aria-labelledby={id}
		>
			<Head>
				<h2 id={id}>
					{state.bezeichnung} <small>{count >= 50_000 ? 'über 50.000' : formatCount(count)}</small>
				</h2>
				{target !== undefined && target.closed !== null && <Closed>{target.closed}</Closed>}
			</Head>
			<ListProblem list={list} />
			{first.status === 'failed' && <Failure {...first} />}
			{first.status === 'loading' && (
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			)}
			<Cards aria-label={state.bezeichnung}>
				{cards.map((row) => (
					<BoardCard
						key={row.lfdnr}
						row={row}
						targets={targetsOf(row, states)}
						isHeld={held?.row.lfdnr === row.lfdnr}
						isTabStop={row.lfdnr === tabStop}
						onMove={(to) => void moves.move(row, to)}
						onPress={(event) => onPress(row, event)}
						onFocus={() => onActive(row.lfdnr)}
						onOpen={() => {
							// The way to the next one leads through this column.
							const ofColumn = { ...filter, states: [String(state.lfdnr)], view: 'list' as const };
							keepTrail('tasks', { filter: ofColumn, record: row.lfdnr, index: own.indexOf(row) });
						}}
					/>
				))}
			</Cards>
			{first.status === 'ready' && count === 0 && <Empty>Keine Aufgaben.</Empty>}
			{rest > 0 && (
				<Button variant="quiet" size="compact" onClick={showMore}>
					{`Weitere ${Math.min(STEP, rest)} laden`}
				</Button>
			)}
		</Column>
	);
}

/** The cards of a column, with those that are on their way here and without those that leave. */
function cardsOf(own: readonly TaskRow[], moving: BoardMoves['moving'], state: number): TaskRow[] {
	const isElsewhere = ({ lfdnr }: TaskRow) => moving.some(({ row, to }) => row.lfdnr === lfdnr && to !== state);
	const arriving = moving.filter(({ row, to }) => to === state && !own.some(({ lfdnr }) => lfdnr === row.lfdnr));
	return [...arriving.map(({ row }) => row), ...own.filter((row) => !isElsewhere(row))];
}

const Column = styled.section`
	display: flex;
	min-width: min(18rem, 82vw);
	flex: 1 0 0;
	flex-direction: column;
	gap: var(--k-space-2);
	padding: var(--k-space-3);
	border: var(--k-border-width) solid transparent;
	border-radius: var(--k-radius);
	background: var(--k-color-surface-sunken);
	overflow: visible;
	scroll-snap-align: start;

	&[data-over] {
		border-color: var(--k-color-focus);
	}

	&[data-closed] {
		border-color: var(--k-color-separator);
		border-style: dashed;
	}

	&[data-closed] > ul {
		opacity: 0.6;
	}
`;

const Head = styled.header`
	h2 {
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
	}

	small {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-regular);
	}
`;

const Closed = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;

const Cards = styled.ul`
	display: grid;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	list-style: none;
`;

const Empty = styled.p`
	color: var(--k-color-text-muted);
`;
