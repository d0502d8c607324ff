import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import type { TakenTime } from '../../../data/calendar.ts';

/** What is in the way of an appointment, in a sentence: the first one by name and time, the others by their number. */
export function takenInWords({ conflicts }: TakenTime): string {
	const [first] = conflicts;
	if (first === undefined) return 'Diese Zeit ist bereits vergeben.';
	const others = new Set(conflicts.map(({ lfdnr }) => lfdnr)).size - 1;
	const more = others === 0 ? '' : others === 1 ? ' und ein weiterer Termin' : ` und ${others} weitere Termine`;
	return `Belegt durch „${first.title}“ (${formatAppointmentTime(first)})${more}.`;
}
