import type { CalendarEntry, EntryPattern, EntryTone } from '../entry.ts';

/** An entry of the stories; `day` counts from Monday, 11 May 2026. */
export function entry(
	id: number,
	title: string,
	day: number,
	from: string,
	to: string,
	more: Partial<CalendarEntry> = {},
) {
	const date = (offset: number) => `2026-05-${String(11 + offset).padStart(2, '0')}`;
	const end = to === '24:00' ? `${date(day + 1)}T00:00:00` : `${date(to < from ? day + 1 : day)}T${to}:00`;
	return {
		id,
		title,
		start: `${date(day)}T${from}:00`,
		end,
		allDay: false,
		tone: 'blue',
		pattern: 'plain',
		state: 'Geplant',
		columns: ['1'],
		...more,
	} satisfies CalendarEntry as CalendarEntry;
}

const tones: readonly EntryTone[] = ['blue', 'green', 'teal', 'orange', 'brown', 'purple', 'pink', 'grey'];
const patterns: readonly EntryPattern[] = ['plain', 'striped', 'dotted', 'faded', 'struck'];

/** The days of the stories: Monday to Sunday. */
export const week: readonly string[] = Array.from({ length: 7 }, (_, index) => `2026-05-${11 + index}`);

/** A week with everything that happens in one. */
export const busyWeek: readonly CalendarEntry[] = [
	entry(1, 'Anprobe Einlagen', 0, '09:00', '09:45', {
		detail: 'Huber Elisabeth',
		tone: 'green',
		before: 10,
		after: 15,
	}),
	entry(2, 'Beratung', 0, '09:15', '09:45', { detail: 'Gruber Karl' }),
	entry(3, 'Kurz', 0, '09:20', '09:25', { tone: 'teal' }),
	entry(4, 'Hausbesuch', 1, '13:00', '14:30', { tone: 'orange', before: 30, after: 30 }),
	entry(5, 'Nachtdienst', 2, '23:30', '00:30', { tone: 'purple' }),
	entry(6, 'Urlaub', 3, '00:00', '24:00', { allDay: true, tone: 'grey' }),
	entry(7, 'Beschäftigt', 4, '08:00', '10:00', { isFixed: true, tone: 'grey' }),
	...patterns.map((pattern, index) =>
		entry(10 + index, `Muster ${pattern}`, 2, `${8 + index}:00`.padStart(5, '0'), `${8 + index}:50`.padStart(5, '0'), {
			pattern,
			tone: tones[index] ?? 'blue',
		}),
	),
	...tones.map((tone, index) =>
		entry(
			20 + index,
			`Farbe ${tone}`,
			1,
			`${String(8 + (index >> 1)).padStart(2, '0')}:00`,
			`${String(8 + (index >> 1)).padStart(2, '0')}:45`,
			{
				tone,
			},
		),
	),
];
