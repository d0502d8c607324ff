import { formatGermanDate, weekdayName } from '@kontor/german/date';
import { weeksOfMonth } from '@kontor/german/dateMonth';
import { holidayName } from '@kontor/german/holidays';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { toneColor } from './EntryBox.styles.ts';
import {
	type CalendarEntry,
	columnsOf,
	type EntryPiece,
	type GridSlot,
	piecesOf,
	spokenEntry,
	timed,
} from './entry.ts';
import { DayButton, Entries, Entry, Month, More, Week } from './MonthGrid.styles.ts';
import { useMonthMoves } from './useMonthMoves.ts';

/** Props of MonthGrid. */
export interface MonthGridProps {
	label: string;
	/** Any day `YYYY-MM-DD` of the month. */
	month: string;
	entries: readonly CalendarEntry[];
	today: string;
	onOpen: (entry: CalendarEntry) => void;
	onShowDay: (day: string) => void;
	/** An entry was moved by days; its times of the clock are the same. */
	onMove?: ((entry: CalendarEntry, slot: GridSlot, from: null) => void) | undefined;
}

const SHOWN = 3;

/**
 * A month in weeks from Monday, with the number of each week; days with more than three entries open in their place.
 * Entries go to other days by pointer, and by keys after Space took them up.
 */
export function MonthGrid({ label, month, entries, today, onOpen, onShowDay, onMove }: MonthGridProps) {
	const hintId = useId();
	const table = useRef<HTMLTableElement>(null);
	const wantsFocus = useRef<number | null>(null);
	const [spoken, setSpoken] = useState('');
	const moves = useMonthMoves({
		month: table,
		speak: (text) => setSpoken((before) => (before === text ? `${text}\u00a0` : text)),
		onMove:
			onMove &&
			((entry, slot, from) => {
				wantsFocus.current = entry.id;
				onMove(entry, slot, from);
			}),
	});
	const [opened, setOpened] = useState<string | null>(null);
	const known = useMemo(() => timed(entries), [entries]);
	const weeks = weeksOfMonth(month);

	function entriesOf(day: string): EntryPiece[] {
		const [column] = columnsOf([day], undefined);
		return column ? [...piecesOf(known, column, true), ...piecesOf(known, column, false)] : [];
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the entry to its new day
	useLayoutEffect(() => {
		if (wantsFocus.current === null) return;
		const moved = table.current?.querySelector<HTMLElement>(`[data-entry="${wantsFocus.current}"]`);
		if (moved && document.activeElement !== moved) moved.focus();
		wantsFocus.current = null;
	}, [entries]);

	return (
		<>
			<VisuallyHidden id={hintId}>{texts.keys}</VisuallyHidden>
			<VisuallyHidden role="status">{spoken}</VisuallyHidden>
			<Month ref={table} aria-label={label}>
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
									<td key={day} data-day={day} data-outside={day.slice(0, 7) !== month.slice(0, 7) || undefined}>
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
											moves={moves}
											hintId={onMove ? hintId : undefined}
										/>
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</Month>
		</>
	);
}

interface DayEntriesProps {
	day: string;
	pieces: readonly EntryPiece[];
	isOpened: boolean;
	onToggle: () => void;
	onOpen: (entry: CalendarEntry) => void;
	moves: ReturnType<typeof useMonthMoves>;
	hintId: string | undefined;
}

function DayEntries({ day, pieces, isOpened, onToggle, onOpen, moves, hintId }: DayEntriesProps) {
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
							data-entry={piece.entry.id}
							data-pattern={piece.entry.pattern}
							data-pending={piece.entry.isPending || undefined}
							data-lifted={moves.lifted?.entry.id === piece.entry.id || undefined}
							aria-describedby={piece.entry.isFixed ? undefined : hintId}
							onClick={() => moves.isClick() && moves.lifted === null && onOpen(piece.entry)}
							onKeyDown={(event) => moves.handleKeyDown(event, piece.entry)}
							onPointerDown={(event) => moves.begin(event, piece.entry, day)}
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
					{isOpened ? (
						texts.less
					) : (
						<>
							+ {hidden} <span>{texts.moreWord}</span>
						</>
					)}
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
