import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { TaskRow } from '../../../data/tasks.ts';
import type { BoardMoves } from './useBoardMoves.ts';

/** Pixels a pointer moves before a press becomes a drag. */
const SLOP = 6;
/** A finger rests so long before it lifts a card; until then it scrolls. */
const REST_MS = 350;
/** So near to an edge the board scrolls along. */
const EDGE = 48;

interface Press {
	readonly row: TaskRow;
	readonly card: HTMLElement;
	readonly pointerId: number;
	readonly x: number;
	readonly y: number;
	readonly isTouch: boolean;
	isDragging: boolean;
	timer: ReturnType<typeof setTimeout> | undefined;
}

/** Drags cards by mouse, pen and finger; answers what a card does when it is pressed. */
export function usePointerDrag(
	board: RefObject<HTMLElement | null>,
	moves: BoardMoves,
): (row: TaskRow, event: PointerEvent<HTMLElement>) => void {
	const press = useRef<Press | null>(null);
	const latest = useRef(moves);
	useEffect(() => {
		latest.current = moves;
	});

	useEffect(() => {
		const signals = new AbortController();
		const options = { signal: signals.signal };

		function begin(current: Press): void {
			current.isDragging = true;
			current.card.dataset.dragged = '';
			latest.current.lift(current.row, 'pointer');
		}

		function end(): Press | null {
			const current = press.current;
			press.current = null;
			if (current === null) return null;
			clearTimeout(current.timer);
			delete current.card.dataset.dragged;
			current.card.style.translate = '';
			return current;
		}

		function follow(event: globalThis.PointerEvent): void {
			const current = press.current;
			if (current === null || event.pointerId !== current.pointerId) return;
			const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
			if (!current.isDragging) {
				if (Math.hypot(dx, dy) < SLOP) return;
				// A finger that moves before it has rested scrolls.
				if (current.isTouch) end();
				else begin(current);
				return;
			}
			event.preventDefault();
			current.card.style.translate = `${dx}px ${dy}px`;
			scrollAlong(board.current, event.clientX);
			latest.current.hold(columnAt(event.clientX, event.clientY));
		}

		function drop(event: globalThis.PointerEvent): void {
			if (event.pointerId !== press.current?.pointerId) return;
			const current = end();
			if (!current?.isDragging) return;
			latest.current.drop();
			// The press that ends a drag opens nothing.
			window.addEventListener('click', stop, { capture: true, once: true });
			setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
		}

		function giveUp(): void {
			if (end()?.isDragging) latest.current.cancel();
		}

		document.addEventListener('pointermove', follow, { ...options, passive: false });
		document.addEventListener('pointerup', drop, options);
		document.addEventListener('pointercancel', giveUp, options);
		document.addEventListener('keydown', (event) => event.key === 'Escape' && giveUp(), options);
		// While a card is held the finger that holds it must not scroll.
		document.addEventListener('touchmove', (event) => press.current?.isDragging && event.preventDefault(), {
			...options,
			passive: false,
		});
		// A long press of a finger lifts; it opens no menu of the link.
		document.addEventListener('contextmenu', (event) => press.current?.isTouch && event.preventDefault(), options);
		board.current?.addEventListener('begin-drag', () => press.current && begin(press.current), options);
		return () => {
			signals.abort();
			end();
		};
	}, [board]);

	return (row, event) => {
		if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
		const isTouch = event.pointerType === 'touch';
		press.current = {
			row,
			card: event.currentTarget,
			pointerId: event.pointerId,
			x: event.clientX,
			y: event.clientY,
			isTouch,
			isDragging: false,
			timer: isTouch ? setTimeout(() => board.current?.dispatchEvent(new Event('begin-drag')), REST_MS) : undefined,
		};
	};
}

function stop(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/** `lfdnr` of the state whose column is there; null beside all columns. */
function columnAt(x: number, y: number): number | null {
	const column = document
		.elementsFromPoint(x, y)
		.map((element) => element.closest<HTMLElement>('[data-state]'))
		.find((found) => found !== null);
	return column?.dataset.state === undefined ? null : Number(column.dataset.state);
}

function scrollAlong(board: HTMLElement | null, x: number): void {
	if (board === null) return;
	const { left, right } = board.getBoundingClientRect();
	if (x < left + EDGE) board.scrollLeft -= 12;
	else if (x > right - EDGE) board.scrollLeft += 12;
}
