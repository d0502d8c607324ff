import { dayInWords } from '@kontor/german/calendar/appointmentTime';
import type { SeriesReach } from '../../../data/appointmentWrites.ts';
import type { Appointment } from '../../../data/calendar.ts';

/** Names those of a series that were changed alone and so stay as they are; '' where none would be meant. */
export function deviatingInWords({ start, deviating }: Pick<Appointment, 'start' | 'deviating'>, reach: SeriesReach) {
	const meant = deviating.filter((other) => reach === 'all' || (reach === 'following' && other >= start));
	if (meant.length === 0) return '';
	const days = meant.map((other) => `${dayInWords(other.slice(0, 10))}, ${other.slice(11, 16)}`).join('; ');
	return meant.length === 1
		? `Einzeln geändert wurde ${days}. Dieser Termin behält seine eigenen Angaben.`
		: `Einzeln geändert wurden ${days}. Diese Termine behalten ihre eigenen Angaben.`;
}

/** Which appointments of a series can be meant. */
export const reaches: readonly { readonly value: SeriesReach; readonly label: string }[] = [
	{ value: 'this', label: 'Nur dieser Termin' },
	{ value: 'following', label: 'Dieser und alle folgenden' },
	{ value: 'all', label: 'Alle Termine der Serie' },
];
