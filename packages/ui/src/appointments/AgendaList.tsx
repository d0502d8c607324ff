import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { formatGermanDate, weekdayName } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Actions, Day, Days, Line, Mark, Row, Rows } from './AgendaList.styles.ts';
import { toneColor } from './EntryBox.styles.ts';
import { type CalendarEntry, columnsOf, piecesOf, spokenEntry, timed } from './entry.ts';

/** Props of AgendaList. */
export interface AgendaListProps {
	label: string;
	/** `YYYY-MM-DD`, in order; days without an entry are left out. */
	days: readonly string[];
	entries: readonly CalendarEntry[];
	today: string;
	onOpen: (entry: CalendarEntry) => void;
	/** What stands at the end of a row, such as buttons for its state. */
	renderActions?: ((entry: CalendarEntry) => ReactNode) | undefined;
	/** A key was pressed on a row that has the focus; true where it did something. */
	onKey?: ((entry: CalendarEntry, key: string) => boolean) | undefined;
}

/** Appointments day by day as a list: for a phone, the counter, and who reads rather than looks. */
export function AgendaList(props: AgendaListProps) {
	const { label, days, entries, today, onOpen, renderActions, onKey } = props;
	const known = timed(entries);
	const shown = columnsOf(days, undefined)
		.map((column) => ({
			day: column.day,
			pieces: [...piecesOf(known, column, true), ...piecesOf(known, column, false)],
		}))
		.filter(({ pieces }) => pieces.length > 0);
	if (shown.length === 0) return <EmptyState>{texts.none}</EmptyState>;
	return (
		<Days role="region" aria-label={label}>
			{shown.map(({ day, pieces }) => (
				<section key={day}>
					<Day data-today={day === today || undefined}>
						{weekdayName(day)}, {formatGermanDate(day, 'long')}
						{day === today ? ` (${texts.today})` : ''}
						{holidayName(day) !== null && <small> {holidayName(day)}</small>}
					</Day>
					<Rows>
						{pieces.map((piece) => {
							const { entry } = piece;
							return (
								<Row key={entry.id} data-pattern={entry.pattern}>
									<Line
										type="button"
										data-entry={entry.id}
										onClick={() => onOpen(entry)}
										onKeyDown={(event) => {
											if (event.ctrlKey || event.metaKey || event.altKey) return;
											if (onKey?.(entry, event.key)) event.preventDefault();
										}}
									>
										<VisuallyHidden>{spokenEntry(entry, piece)}</VisuallyHidden>
										<time aria-hidden>
											{entry.allDay ? texts.allDay : clockOf(formatAppointmentTime(entry), entry)}
										</time>
										<Mark aria-hidden style={{ background: toneColor(entry.tone) }} />
										<b aria-hidden>{entry.title}</b>
										<span aria-hidden>{[entry.detail, entry.state].filter(Boolean).join(' · ')}</span>
									</Line>
									{renderActions && <Actions>{renderActions(entry)}</Actions>}
								</Row>
							);
						})}
					</Rows>
				</section>
			))}
		</Days>
	);
}

function clockOf(words: string, { start, end }: CalendarEntry): string {
	if (start.slice(0, 10) === end.slice(0, 10) || end.endsWith('T00:00:00')) {
		return `${start.slice(11, 16)}–${end.slice(11, 16)}`;
	}
	return words.slice(words.indexOf(',') + 1).trim();
}
