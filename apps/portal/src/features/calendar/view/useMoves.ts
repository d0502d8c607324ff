import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { useToast } from '@kontor/ui/Toast';
import { useRef, useState } from 'react';
import { takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import type { AppointmentPreview } from '../../../data/calendar.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { useFreed } from '../waiting/freed.tsx';
import type { PendingTime } from './entries.ts';
import { takenInWords } from './takenInWords.ts';

/** Moves under way: what the grids show of them, and how to make one. */
export interface Moves {
	readonly pending: ReadonlyMap<number, PendingTime>;
	move(appointment: AppointmentPreview, time: PendingTime): void;
}

/**
 * Moves appointments at once and asks the server then: each appointment's moves go one after the other, with the version
 * of the answer before. A refused one returns to where the server holds it, with the reason.
 */
export function useMoves(): Moves {
	const writes = useAppointmentWrites();
	const toasts = useToast();
	const freed = useFreed();
	const [pending, setPending] = useState<ReadonlyMap<number, PendingTime>>(new Map());
	const queue = useRef(new Map<number, Promise<number | null>>());

	function show(lfdnr: number, time: PendingTime | null): void {
		setPending((before) => {
			const next = new Map(before);
			if (time === null) next.delete(lfdnr);
			else next.set(lfdnr, time);
			return next;
		});
	}

	async function send(
		appointment: AppointmentPreview,
		time: PendingTime,
		version: number | null,
	): Promise<number | null> {
		const { lfdnr, title, start, end, allDay, resources } = appointment;
		// One before was refused, so where this one begins is not known.
		if (version === null) return null;
		const outcome = await writes.move(lfdnr, version, time);
		if (outcome.kind === 'saved') {
			freed(appointment);
			toasts.show({
				tone: 'success',
				text: `${title} verschoben: ${formatAppointmentTime(time)}.`,
				action: {
					label: 'Rückgängig',
					onAction: () => move({ ...appointment, version: outcome.record.version }, { start, end, allDay, resources }),
				},
			});
			return outcome.record.version;
		}
		const taken = takenOf(outcome.problem);
		const reason = taken === null ? sentenceOf(outcome.problem) : takenInWords(taken);
		toasts.show({ tone: 'error', text: `${title} wurde nicht verschoben.`, detail: reason });
		return null;
	}

	function move(appointment: AppointmentPreview, time: PendingTime): void {
		const { lfdnr } = appointment;
		show(lfdnr, time);
		const before = queue.current.get(lfdnr) ?? Promise.resolve(appointment.version);
		const next = before.then((version) => send(appointment, time, version));
		queue.current.set(lfdnr, next);
		void next.finally(() => {
			if (queue.current.get(lfdnr) !== next) return;
			queue.current.delete(lfdnr);
			show(lfdnr, null);
		});
	}

	return { pending, move };
}
