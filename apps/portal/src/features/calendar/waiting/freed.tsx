import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import { useToast } from '@kontor/ui/Toast';
import { createContext, type ReactNode, useContext } from 'react';
import type { SeriesReach } from '../../../data/appointmentWrites.ts';
import type { Appointment } from '../../../data/calendar.ts';
import { type FreedTime, useWaitingWrites, type WaitingProposal } from '../../../data/waiting.ts';
import { useClock } from '../../../host/clock.tsx';

/** Somebody at the counter finishes a sentence first. */
const STAYS_MS = 60_000;

const FreedContext = createContext<(free: FreedTime) => void>(() => {});

/** Told of a time that an appointment has given up, so that whom it suits can be offered it. */
export function useFreed(): (free: FreedTime) => void {
	return useContext(FreedContext);
}

/** The time an appointment has left by moving; where its series went with it, the times of the others as well. */
export function leftBy(
	{ start, end, location, resources }: Appointment,
	after: Appointment,
	reach: SeriesReach,
): FreedTime {
	const free = { start, end, location, resources };
	// From one on a series has a number of its own.
	return reach === 'this' ? free : { ...free, series: after.serialNumber, movedTo: after.start };
}

/** Asks the waiting list about each time that becomes free, and says whom it would suit. */
export function FreedProvider({
	onShow,
	children,
}: {
	onShow: (proposals: readonly WaitingProposal[]) => void;
	children: ReactNode;
}) {
	const { propose } = useWaitingWrites();
	const toasts = useToast();
	const clock = useClock();

	async function tell(free: FreedTime): Promise<void> {
		const now = clock();
		const isSeries = free.series != null;
		if (!isSeries && free.end <= `${viennaToday(now)}T${viennaTime(now)}:00`) return;
		// Without an answer nobody is told; the list itself is there as before.
		const proposals = await propose(free).catch(() => []);
		if (proposals.length === 0) return;
		const count = proposals.length === 1 ? 'passt ein Eintrag' : `passen ${proposals.length} Einträge`;
		toasts.show({
			tone: 'info',
			text: `Für die ${isSeries ? 'frei gewordenen Zeiten' : 'frei gewordene Zeit'} ${count} der Warteliste.`,
			action: { label: 'Ansehen', onAction: () => onShow(proposals) },
			duration: STAYS_MS,
		});
	}

	return <FreedContext value={(free) => void tell(free)}>{children}</FreedContext>;
}
