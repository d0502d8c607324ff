import { formatGermanDate, weekdayName } from '@kontor/domain/date';
import { weeksOfMonth } from '@kontor/domain/dateMonth';
import { holidayName } from '@kontor/domain/holidays';
import { useMemo, useState } from 'react';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { toneColor } from './EntryBox.styles.ts';
import { type CalendarEntry, columnsOf, type EntryPiece, piecesOf, spokenEntry, timed } from './entry.ts';
import { DayButton, Entries, Entry, Month, More, Week } from './MonthGrid.styles.ts';

/** Props of MonthGrid. */
export interface MonthGridProps {
	label: string;
	/** Any day `YYYY-MM-DD` of the month. */
	month: string;
	entries: readonly CalendarEntry[];
	today: string;
	onOpen: (entry: CalendarEntry) => void;
	onShowDay: (day: string) => void;
}

const SHOWN = 3;

/** A month in weeks from Monday, with the number of each week; days with more than three entries open in their place. */
export function MonthGrid({ label, month, entries, today, onOpen, onShowDay }: MonthGridProps) {
	const [opened, setOpened] = useState<string | null>(null);
	const known = useMemo(() => timed(entries), [entries]);
	const weeks = weeksOfMonth(month);

	function entriesOf(day: string): EntryPiece[] {
		const [column] = columnsOf([day], undefined);
		return column ? [...piecesOf(known, column, true), ...piecesOf(known, column, false)] : [];
	}

	return (
		<Month aria-label={label}>
			<thead>
				<tr>
					<Week scope="col">KW</Week>
					{weeks[0]?.days.map((day) => (
						<th key={day} scope="col" abbr={weekdayName(day ?? '')}>
							{weekdayName(day ?? '').slice(0, 2)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map(({ week = 0, days }) => (
					<tr key={days.join()}>
						<Week scope="row" aria-label={texts.week(week)}>
							{week}
						</Week>
						{days.map((day) =>
							day === null ? (
								<td key={week} />
							) : (
								<td key={day} data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}>
									<DayButton
										type="button"
										data-today={day === today || undefined}
										data-holiday={holidayName(day) !== null || undefined}
										title={holidayName(day) ?? undefined}
										aria-label={dayLabel(day, entriesOf(day).length, today)}
										onClick={() => onShowDay(day)}
									>
										{Number(day.slice(8))}
									</DayButton>
									<DayEntries
										day={day}
										pieces={entriesOf(day)}
										isOpened={opened === day}
										onToggle={() => setOpened(opened === day ? null : day)}
										onOpen={onOpen}
									/>
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</Month>
	);
}

interface DayEntriesProps {
	day: string;
	pieces: readonly EntryPiece[];
	isOpened: boolean;
	onToggle: () => void;
	onOpen: (entry: CalendarEntry) => void;
}

function DayEntries({ day, pieces, isOpened, onToggle, onOpen }: DayEntriesProps) {
	const hidden = pieces.length > SHOWN ? pieces.length - SHOWN + 1 : 0;
	const shown = hidden > 0 && !isOpened ? pieces.slice(0, SHOWN - 1) : pieces;
	return (
		<>
			<Entries>
				{shown.map((piece) => (
					<li key={piece.entry.id}>
						<Entry
							type="button"
							style={{ '--k-entry': toneColor(piece.entry.tone) } as object}
							data-pattern={piece.entry.pattern}
							onClick={() => onOpen(piece.entry)}
						>
							<VisuallyHidden>{spokenEntry(piece.entry, piece)}</VisuallyHidden>
							<span aria-hidden>
								{piece.entry.allDay ? '' : `${piece.entry.start.slice(11, 16)} `}
								{piece.entry.title}
							</span>
						</Entry>
					</li>
				))}
			</Entries>
			{hidden > 0 && (
				<More
					type="button"
					aria-expanded={isOpened}
					aria-label={isOpened ? texts.less : texts.more(hidden, `${weekdayName(day)}, ${dayAndMonth(day)}`)}
					onClick={onToggle}
				>
					{isOpened ? texts.less : texts.moreShort(hidden)}
				</More>
			)}
		</>
	);
}

function dayAndMonth(day: string): string {
	return formatGermanDate(day, 'long').replace(/ \d+$/, '');
}

function dayLabel(day: string, count: number, today: string): string {
	const name = `${weekdayName(day)}, ${formatGermanDate(day, 'long')}`;
	return [texts.showDay(name), day === today ? texts.today : '', holidayName(day), texts.count(count)]
		.filter(Boolean)
		.join(', ');
}
