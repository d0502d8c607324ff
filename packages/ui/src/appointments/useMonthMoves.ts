import { formatAppointmentTime, shiftedByDays } from '@kontor/german/calendar/appointmentTime';
import { dayNumberOf } from '@kontor/german/date';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import type { CalendarEntry, GridSlot } from './entry.ts';

/** An entry that was taken up by keys, and by how many days it would go. */
export interface LiftedDays {
	readonly entry: CalendarEntry;
	readonly days: number;
}

interface MonthMoveParts {
	/** Its days are elements with `data-day`. */
	readonly month: RefObject<HTMLElement | null>;
	readonly speak: (text: string) => void;
	readonly onMove: ((entry: CalendarEntry, slot: GridSlot, from: null) => void) | undefined;
}

interface Held {
	readonly entry: CalendarEntry;
	readonly pointerId: number;
	readonly x: number;
	readonly y: number;
	/** The day it was taken from, of an entry of several days one of them. */
	readonly from: string;
	isActive: boolean;
	over: HTMLElement | null;
	timer: number;
}

const LONG_PRESS_MS = 450;
const TOLERANCE = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moving by whole days: with a mouse at once, with a finger after a long press, by keys after Space; times stay as they are. */
export function useMonthMoves({ month, speak, onMove }: MonthMoveParts) {
	const [lifted, setLifted] = useState<LiftedDays | null>(null);
	const held = useRef<Held | null>(null);
	/** The click that ends a drag opens nothing. */
	const wasDragged = useRef(false);
	const latest = useRef({ onMove });
	latest.current = { onMove };

	useEffect(() => {
		function end(): void {
			const now = held.current;
			if (now === null) return;
			window.clearTimeout(now.timer);
			now.over?.removeAttribute('data-over');
			held.current = null;
		}

		function handleMove(event: globalThis.PointerEvent): void {
			const now = held.current;
			if (now === null || event.pointerId !== now.pointerId) return;
			if (!now.isActive && Math.hypot(event.clientX - now.x, event.clientY - now.y) > TOLERANCE) {
				// A finger that moves before the long press is over means to scroll.
				if (event.pointerType === 'mouse') now.isActive = true;
				else end();
			}
			if (!now.isActive || held.current === null) return;
			const over = dayAt(month.current, event.clientX, event.clientY);
			if (over === now.over) return;
			now.over?.removeAttribute('data-over');
			over?.setAttribute('data-over', '');
			now.over = over;
		}

		function handleUp(event: globalThis.PointerEvent): void {
			const now = held.current;
			if (now === null || event.pointerId !== now.pointerId) return;
			const { isActive, over, entry, from } = now;
			end();
			if (!isActive) return;
			wasDragged.current = true;
			// The click that ends the drag comes before this.
			setTimeout(() => {
				wasDragged.current = false;
			});
			const day = over?.getAttribute('data-day');
			if (day) moveBy(latest.current.onMove, entry, (dayNumberOf(day) ?? 0) - (dayNumberOf(from) ?? 0));
		}

		function handleKey(event: globalThis.KeyboardEvent): void {
			if (event.key !== 'Escape' || held.current === null) return;
			event.preventDefault();
			event.stopPropagation();
			end();
		}

		function holdTouch(event: TouchEvent): void {
			if (held.current?.isActive) event.preventDefault();
		}

		const element = month.current;
		window.addEventListener('pointermove', handleMove);
		window.addEventListener('pointerup', handleUp);
		window.addEventListener('pointercancel', end);
		window.addEventListener('keydown', handleKey, true);
		element?.addEventListener('touchmove', holdTouch, { passive: false });
		return () => {
			window.removeEventListener('pointermove', handleMove);
			window.removeEventListener('pointerup', handleUp);
			window.removeEventListener('pointercancel', end);
			window.removeEventListener('keydown', handleKey, true);
			element?.removeEventListener('touchmove', holdTouch);
			end();
		};
	}, [month]);

	function begin(event: PointerEvent, entry: CalendarEntry, from: string): void {
		if (!onMove || entry.isFixed || event.button !== 0 || held.current !== null) return;
		const isMouse = event.pointerType === 'mouse';
		const timer = isMouse ? 0 : window.setTimeout(takeHold, LONG_PRESS_MS);
		const { pointerId, clientX: x, clientY: y } = event;
		held.current = { entry, pointerId, x, y, from, isActive: false, over: null, timer };
	}

	function takeHold(): void {
		if (held.current === null) return;
		held.current.isActive = true;
		held.current.over = dayAt(month.current, held.current.x, held.current.y);
		held.current.over?.setAttribute('data-over', '');
	}

	function handleKeyDown(event: KeyboardEvent, entry: CalendarEntry): void {
		if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
		if (!onMove || entry.isFixed) return;
		if (lifted === null || lifted.entry.id !== entry.id) {
			if (event.key !== ' ') return;
			event.preventDefault();
			setLifted({ entry, days: 0 });
			speak(texts.liftedDays(entry.title));
			return;
		}
		const step = steps[event.key];
		if (step !== undefined) {
			const days = lifted.days + step;
			const time = shiftedByDays(entry, days);
			if (time !== null) {
				setLifted({ entry, days });
				speak(formatAppointmentTime({ ...time, allDay: entry.allDay }));
			}
		} else if (event.key === 'Enter' || event.key === ' ') {
			setLifted(null);
			const time = shiftedByDays(entry, lifted.days) ?? entry;
			speak(texts.dropped(entry.title, formatAppointmentTime({ ...time, allDay: entry.allDay })));
			moveBy(onMove, entry, lifted.days);
		} else if (event.key === 'Escape' || event.key === 'Tab') {
			setLifted(null);
			speak(texts.cancelled(entry.title));
			if (event.key === 'Tab') return;
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return { lifted, begin, handleKeyDown, isClick: () => !wasDragged.current };
}

function moveBy(onMove: MonthMoveParts['onMove'], entry: CalendarEntry, days: number): void {
	const time = days === 0 ? null : shiftedByDays(entry, days);
	if (time !== null) onMove?.(entry, { start: time.start, end: time.end, column: null }, null);
}

function dayAt(month: HTMLElement | null, x: number, y: number): HTMLElement | null {
	const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]') ?? null;
	return found !== null && month?.contains(found) ? found : null;
}
