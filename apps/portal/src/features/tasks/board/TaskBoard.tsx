import type { Model } from '@kontor/api-client/types';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKnownTasks, useTaskStates } from '../../../data/tasks.ts';
import { Failure } from '../../../screen/Failure.tsx';
import type { TaskListFilter } from '../list/taskFilter.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useBoardMoves } from './useBoardMoves.ts';
import { usePointerDrag } from './usePointerDrag.ts';

/** The tasks of a filter in columns, one for each state the server knows. */
export function TaskBoard({ filter }: { filter: TaskListFilter }) {
	const states = useTaskStates();
	if (states.status === 'failed') return <Failure {...states} />;
	if (states.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={8} />
			</Loading>
		);
	}
	return <Columns filter={filter} states={states.data} />;
}

/**
 * Arrows walk from card to card, Space lifts one; then the arrows choose a column, Enter puts it there and Escape gives it
 * back. Each step is spoken, and the focus stays on the card wherever it comes to stand.
 */
function Columns({ filter, states }: { filter: TaskListFilter; states: readonly Model<'TaskState'>[] }) {
	const board = useRef<HTMLDivElement>(null);
	const moves = useBoardMoves(states);
	const press = usePointerDrag(board, moves);
	const known = useKnownTasks();
	const [active, setActive] = useState<number | null>(null);
	/** The card whose focus is kept while it changes its column. */
	const kept = useRef<number | null>(null);
	const columns =
		filter.states.length === 0 ? states : states.filter(({ lfdnr }) => filter.states.includes(`${lfdnr}`));

	// After each rendering: lists that were read anew may have built the card of the focus anew.
	useLayoutEffect(() => {
		if (kept.current === null || (document.activeElement !== document.body && document.activeElement !== null)) return;
		linkOf(board.current, kept.current)?.focus();
	});

	// A press elsewhere takes the focus for good.
	useEffect(() => {
		const forget = () => {
			kept.current = null;
		};
		document.addEventListener('pointerdown', forget);
		return () => document.removeEventListener('pointerdown', forget);
	}, []);

	function handleKeyDown(event: KeyboardEvent): void {
		const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
		const isOnLink = event.target instanceof Element && event.target.hasAttribute('data-primary');
		if (card === null || !isOnLink || event.altKey || event.ctrlKey || event.metaKey) return;
		const lfdnr = Number(card.dataset.task);
		if (moves.held === null ? !walk(event.key, card, lfdnr) : !steer(event.key)) return;
		event.preventDefault();
	}

	function walk(key: string, card: HTMLElement, lfdnr: number): boolean {
		if (key === ' ') {
			const [row] = known([lfdnr]);
			if (row !== undefined) moves.lift(row, 'keys');
			return true;
		}
		const next = cardBeside(board.current, card, key);
		next?.querySelector<HTMLElement>('[data-primary]')?.focus();
		return next !== null;
	}

	function steer(key: string): boolean {
		if (key === 'ArrowLeft') moves.step(-1);
		else if (key === 'ArrowRight') moves.step(1);
		else if (key === 'Enter' || key === ' ') moves.drop();
		else if (key === 'Escape') moves.cancel();
		else return key === 'ArrowUp' || key === 'ArrowDown' || key === 'Tab';
		return true;
	}

	return (
		<>
			<VisuallyHidden role="status">{moves.spoken}</VisuallyHidden>
			<span id="board-keys" hidden>
				Leertaste nimmt die Karte auf.
			</span>
			<Board
				ref={board}
				role="group"
				aria-label="Tafel"
				onKeyDown={handleKeyDown}
				onFocus={(event) => {
					kept.current = Number(event.target.closest<HTMLElement>('[data-task]')?.dataset.task ?? 0) || null;
				}}
			>
				{columns.map((state) => (
					<BoardColumn
						key={`${state.lfdnr} ${JSON.stringify(filter)}`}
						state={state}
						states={states}
						filter={filter}
						moves={moves}
						onPress={press}
						active={active}
						onActive={setActive}
					/>
				))}
			</Board>
		</>
	);
}

function linkOf(board: HTMLElement | null, lfdnr: number): HTMLElement | null {
	return board?.querySelector<HTMLElement>(`[data-task="${lfdnr}"] [data-primary]`) ?? null;
}

/** The card an arrow leads to: above or below in its column, or at the same height of the nearest column with cards. */
function cardBeside(board: HTMLElement | null, card: HTMLElement, key: string): HTMLElement | null {
	const columns = [...(board?.querySelectorAll<HTMLElement>('[data-state]') ?? [])].map((column) => [
		...column.querySelectorAll<HTMLElement>('[data-task]'),
	]);
	const column = columns.findIndex((cards) => cards.includes(card));
	const place = columns[column]?.indexOf(card) ?? -1;
	if (key === 'ArrowDown') return columns[column]?.[place + 1] ?? null;
	if (key === 'ArrowUp') return columns[column]?.[place - 1] ?? null;
	if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
	const others = key === 'ArrowLeft' ? columns.slice(0, column).reverse() : columns.slice(column + 1);
	const cards = others.find((some) => some.length > 0);
	return cards === undefined ? null : (cards[Math.min(place, cards.length - 1)] ?? null);
}

const Board = styled.div`
	display: flex;
	min-height: 0;
	flex: 1 1 0;
	align-items: stretch;
	gap: var(--k-space-3);
	margin-block-start: var(--k-space-3);
	overflow: auto;
`;
