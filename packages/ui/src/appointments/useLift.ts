import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { resized } from '@kontor/german/calendar/dayLayout';
import { DAY_MINUTES, STEP_MINUTES } from '@kontor/german/calendar/wallTime';
import { type KeyboardEvent, useState } from 'react';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import {
	type CalendarEntry,
	type GridColumnKey,
	type GridSlot,
	isFree,
	slotOf,
	startIn,
	type TimedEntry,
} from './entry.ts';

/** An entry that was taken up by keys: where it would be put. */
export interface Lifted {
	readonly entry: CalendarEntry;
	/** Index of the column it came from, and of the one it is over. */
	readonly from: number;
	readonly column: number;
	/** Minutes of the column's day. */
	readonly start: number;
	readonly end: number;
}

interface LiftParts {
	readonly columns: readonly GridColumnKey[];
	readonly entries: readonly TimedEntry[];
	readonly speak: (text: string) => void;
	readonly onDrop: (lifted: Lifted, slot: GridSlot) => void;
}

/** Moving by keys: Space takes an entry up, arrows move it, with Shift its end, Enter puts it down, Esc lets it be. */
export function useLift({ columns, entries, speak, onDrop }: LiftParts) {
	const [lifted, setLifted] = useState<Lifted | null>(null);

	function lift(entry: CalendarEntry, column: number): void {
		const key = columns[column];
		const found = entries.find((timed) => timed.entry.id === entry.id);
		if (!key || !found || entry.isFixed) return;
		const midnight = key.dayNumber * DAY_MINUTES;
		setLifted({ entry, from: column, column, start: found.start - midnight, end: found.end - midnight });
		speak(texts.lifted(entry.title));
	}

	function placed(next: Lifted): void {
		const key = columns[next.column];
		if (!key) return;
		setLifted(next);
		const slot = slotOf(key, next.start, next.end);
		const time = formatAppointmentTime({ ...slot, allDay: next.entry.allDay });
		speak(texts.place(time, key.resource?.label ?? '', isFree(entries, slot, next.entry)));
	}

	/** Handles a key while an entry is up; true if it was one of the mode's. */
	function handleKey(event: KeyboardEvent): boolean {
		if (lifted === null) return false;
		if (event.key === 'Tab') {
			cancel();
			return false;
		}
		const next = moveOf(event, lifted, columns.length);
		if (next !== null) placed(next);
		else if (event.key === 'Escape') cancel();
		else if (event.key === 'Enter' || event.key === ' ') drop();
		else return false;
		event.preventDefault();
		event.stopPropagation();
		return true;
	}

	function drop(): void {
		const key = lifted === null ? undefined : columns[lifted.column];
		if (lifted === null || !key) return;
		const slot = slotOf(key, lifted.start, lifted.end);
		setLifted(null);
		speak(texts.dropped(lifted.entry.title, formatAppointmentTime({ ...slot, allDay: lifted.entry.allDay })));
		onDrop(lifted, slot);
	}

	function cancel(): void {
		if (lifted === null) return;
		setLifted(null);
		speak(texts.cancelled(lifted.entry.title));
	}

	return { lifted, lift, handleKey, cancel };
}

function moveOf(event: KeyboardEvent, lifted: Lifted, count: number): Lifted | null {
	const { start, end, column, entry } = lifted;
	const vertical = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES }[event.key];
	if (vertical !== undefined) {
		if (entry.allDay) return lifted;
		if (event.shiftKey) return { ...lifted, ...resized({ start, end }, vertical) };
		const from = startIn({ start, end }, vertical);
		return { ...lifted, start: from, end: from + end - start };
	}
	const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (sideways === undefined) return null;
	return { ...lifted, column: Math.min(Math.max(column + sideways, 0), count - 1) };
}
