import { DAY_MINUTES, STEP_MINUTES, snap } from '@kontor/german/calendar/wallTime';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type CalendarEntry, type GridColumnKey, type GridSlot, HOUR_PIXELS, slotOf, startIn } from './entry.ts';

/** What a pointer is about to do. */
export type DragKind = 'move' | 'resize' | 'create';

/** What is drawn over the columns: an entry, or a new one, in minutes of the column's day. */
export interface Drawn {
	readonly entry: CalendarEntry | null;
	readonly column: number;
	readonly start: number;
	readonly end: number;
}

/** A drag with where it would end. */
export interface Dragged extends Drawn {
	readonly kind: DragKind;
	readonly from: number;
}

interface DragParts {
	/** Lies exactly over all columns. */
	readonly body: RefObject<HTMLElement | null>;
	/** Scrolls the body. */
	readonly scroller: RefObject<HTMLElement | null>;
	readonly columns: readonly GridColumnKey[];
	/** Draws what is dragged, without React; null takes it away. */
	readonly draw: (dragged: Drawn | null) => void;
	readonly onDrop: (dragged: Dragged, slot: GridSlot) => void;
}

interface Session {
	readonly pointerId: number;
	readonly first: Dragged;
	readonly x: number;
	readonly y: number;
	/** Minute of the day under the pointer when it went down. */
	readonly minute: number;
	isActive: boolean;
	/** By a finger or a pen. */
	readonly isTouch: boolean;
	last: Dragged;
	lastX: number;
	lastY: number;
	timer: number;
}

const LONG_PRESS_MS = 450;
const TOLERANCE = 5;
const EDGE = 32;

/**
 * Creating, moving and resizing by pointer. A mouse drags at once, a finger after a long press, so that a swipe scrolls;
 * nothing happens before another slot than the first is reached. What is stored is what is drawn.
 */
export function useGridDrag({ body, scroller, columns, draw, onDrop }: DragParts) {
	const session = useRef<Session | null>(null);
	const latest = useRef({ columns, draw, onDrop });
	latest.current = { columns, draw, onDrop };

	useEffect(() => {
		function end(): void {
			const held = session.current;
			if (held === null) return;
			window.clearTimeout(held.timer);
			session.current = null;
			latest.current.draw(null);
		}

		function follow(): void {
			const held = session.current;
			if (held === null || !held.isActive) return;
			const at = placeAt(body.current, held.lastX, held.lastY, latest.current.columns.length);
			if (at === null) return;
			const next = draggedTo(held, at);
			held.last = next;
			// A finger sees by the ghost that it has hold, also where it began.
			const isShown = held.isTouch || held.first.kind === 'create' || !isSame(next, held.first);
			latest.current.draw(isShown ? next : null);
		}

		function handleMove(event: globalThis.PointerEvent): void {
			const held = session.current;
			if (held === null || event.pointerId !== held.pointerId) return;
			held.lastX = event.clientX;
			held.lastY = event.clientY;
			const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > TOLERANCE;
			if (!held.isActive && isFar) {
				// A finger that moves before the long press is over means to scroll.
				if (event.pointerType !== 'mouse') {
					end();
					return;
				}
				held.isActive = true;
			}
			scrollAtEdge(scroller.current, event.clientY);
			follow();
		}

		function handleUp(event: globalThis.PointerEvent): void {
			const held = session.current;
			if (held === null || event.pointerId !== held.pointerId) return;
			const { isActive, last, first } = held;
			end();
			const column = latest.current.columns[last.column];
			if (!column) return;
			// A press on an entry without a drag opens it, which its click does.
			if (!isActive && first.kind !== 'create') return;
			if (isSame(last, first) && first.kind !== 'create') return;
			latest.current.onDrop(last, slotOf(column, last.start, last.end));
		}

		function handleKey(event: KeyboardEvent): void {
			if (event.key !== 'Escape' || session.current === null) return;
			event.preventDefault();
			event.stopPropagation();
			end();
		}

		function holdTouch(event: TouchEvent): void {
			if (session.current?.isActive) event.preventDefault();
		}

		const frame = scroller.current;
		window.addEventListener('pointermove', handleMove);
		window.addEventListener('pointerup', handleUp);
		window.addEventListener('pointercancel', end);
		window.addEventListener('keydown', handleKey, true);
		frame?.addEventListener('scroll', follow);
		frame?.addEventListener('touchmove', holdTouch, { passive: false });
		return () => {
			window.removeEventListener('pointermove', handleMove);
			window.removeEventListener('pointerup', handleUp);
			window.removeEventListener('pointercancel', end);
			window.removeEventListener('keydown', handleKey, true);
			frame?.removeEventListener('scroll', follow);
			frame?.removeEventListener('touchmove', holdTouch);
			end();
		};
	}, [body, scroller]);

	/** Begins with a pointer that went down; `first` is what it took hold of, null for an empty place. */
	function begin(event: PointerEvent, first: Dragged | null): void {
		if (event.button !== 0 || session.current !== null) return;
		const at = placeAt(body.current, event.clientX, event.clientY, columns.length);
		if (at === null) return;
		const start = Math.floor(at.minute / 15) * 15;
		const dragged: Dragged = first ?? {
			kind: 'create',
			entry: null,
			from: at.column,
			column: at.column,
			start,
			end: Math.min(start + 30, DAY_MINUTES),
		};
		const isMouse = event.pointerType === 'mouse';
		session.current = {
			pointerId: event.pointerId,
			first: dragged,
			x: event.clientX,
			y: event.clientY,
			minute: at.minute,
			isActive: false,
			isTouch: !isMouse,
			last: dragged,
			lastX: event.clientX,
			lastY: event.clientY,
			timer: isMouse ? 0 : window.setTimeout(takeHold, LONG_PRESS_MS),
		};
	}

	function takeHold(): void {
		if (session.current === null) return;
		session.current.isActive = true;
		latest.current.draw(session.current.last);
	}

	return { begin };
}

function isSame(a: Dragged, b: Dragged): boolean {
	return a.column === b.column && a.start === b.start && a.end === b.end;
}

interface Place {
	readonly column: number;
	readonly minute: number;
}

function placeAt(body: HTMLElement | null, x: number, y: number, count: number): Place | null {
	if (body === null || count === 0) return null;
	const box = body.getBoundingClientRect();
	if (box.width === 0) return null;
	const column = Math.min(Math.max(Math.floor(((x - box.left) / box.width) * count), 0), count - 1);
	// The box is measured after zooming, the minutes before.
	const minute = ((y - box.top) / box.height) * DAY_MINUTES * (60 / HOUR_PIXELS);
	return { column, minute: Math.min(Math.max(minute, 0), DAY_MINUTES) };
}

function draggedTo({ first, minute }: Session, at: Place): Dragged {
	if (first.kind === 'create') {
		const from = Math.min(first.start, snap(at.minute));
		const to = Math.max(first.start + STEP_MINUTES, snap(at.minute));
		return { ...first, start: from, end: from < first.start ? first.start : to };
	}
	const by = snap(at.minute - minute);
	if (first.kind === 'resize') return { ...first, end: Math.max(first.start + STEP_MINUTES, first.end + by) };
	const length = first.end - first.start;
	const start = startIn(first, by);
	return { ...first, column: at.column, start, end: start + length };
}

function scrollAtEdge(frame: HTMLElement | null, y: number): void {
	if (frame === null) return;
	const box = frame.getBoundingClientRect();
	if (y < box.top + EDGE) frame.scrollTop -= 8;
	else if (y > box.bottom - EDGE) frame.scrollTop += 8;
}
