import type { DayBox } from '@kontor/german/calendar/dayLayout';
import { clockOf, DAY_MINUTES } from '@kontor/german/calendar/wallTime';
import { isoWeek, partsOf, weekdayName } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import {
	type KeyboardEvent,
	type PointerEvent,
	useEffect,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { appointmentMessages as texts } from '../messages/appointmentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
	AllDay,
	Body,
	Closed,
	Column,
	Corner,
	Ghost,
	Head,
	Heads,
	Hours,
	NowLine,
	Scroller,
	Sheet,
} from './DayGrid.styles.ts';
import { Entries, LaneBox, toneColor } from './EntryBox.styles.ts';
import { EntryBox } from './EntryBox.tsx';
import {
	boxesOf,
	type CalendarEntry,
	columnInWords,
	columnsOf,
	type EntryPiece,
	type GridColumnKey,
	type GridResource,
	type GridSlot,
	HOUR_PIXELS,
	piecesOf,
	spokenEntry,
	timed,
} from './entry.ts';
import { type Drawn, useGridDrag } from './useGridDrag.ts';
import { useLift } from './useLift.ts';

/** A stretch of working hours in minutes of the day. */
export interface OpenHours {
	readonly start: number;
	readonly end: number;
}

/** Props of DayGrid; all times are wall clock without a zone. */
export interface DayGridProps {
	/** Name of the whole grid. */
	label: string;
	/** `YYYY-MM-DD`, in order. */
	days: readonly string[];
	/** Columns of each day; days alone by default. */
	resources?: readonly GridResource[] | undefined;
	entries: readonly CalendarEntry[];
	/** The present, `YYYY-MM-DDTHH:mm`; marks today and draws the line of now. */
	now: string;
	/** Working hours of a day; the rest is shaded. Without it nothing is. */
	openOn?: ((day: string) => readonly OpenHours[]) | undefined;
	/** The hour that is on top at first. */
	firstHour?: number;
	onOpen: (entry: CalendarEntry) => void;
	/** An empty time was chosen. */
	onCreate?: ((slot: GridSlot) => void) | undefined;
	/** An entry was moved or resized; `from` is the resource of the column it was taken from. */
	onMove?: ((entry: CalendarEntry, slot: GridSlot, from: string | null) => void) | undefined;
	/** A day's heading was chosen. */
	onShowDay?: ((day: string) => void) | undefined;
}

/**
 * Days with their appointments on the wall clock, 24 hours each, whatever the clocks do: a day, a week, or people and rooms
 * beside each other. Entries are moved, made and resized by pointer, moved and resized by keys after Space took them up.
 */
export function DayGrid(props: DayGridProps) {
	const { label, days, resources, entries, now, openOn, firstHour = 7, onOpen, onCreate, onMove, onShowDay } = props;
	const hintId = useId();
	const headId = useId();
	const scroller = useRef<HTMLDivElement>(null);
	const body = useRef<HTMLDivElement>(null);
	const ghost = useRef<HTMLDivElement>(null);
	const suppressed = useRef(false);
	const wantsFocus = useRef<number | null>(null);
	const [spoken, setSpoken] = useState('');
	const columns = useMemo(() => columnsOf(days, resources), [days, resources]);
	const known = useMemo(() => timed(entries), [entries]);
	const boxes = useMemo(() => columns.map((column) => boxesOf(known, column)), [columns, known]);
	const narrowest = Math.min(1, ...boxes.flat().map(({ width }) => width));

	// The same place on other days: what is drawn there is changed and not made anew.
	function placeOf({ day, resource }: GridColumnKey): string {
		return `${days.indexOf(day)} ${resource?.id}`;
	}

	function speak(text: string): void {
		setSpoken((before) => (before === text ? `${text}\u00a0` : text));
	}

	function draw(dragged: Drawn | null): void {
		const element = ghost.current;
		if (element === null) return;
		element.style.display = dragged === null ? 'none' : 'block';
		if (dragged === null) return;
		const top = (dragged.start * HOUR_PIXELS) / 60;
		element.style.transform = `translate(${dragged.column * 100}%, ${top}px)`;
		element.style.height = `${Math.max(((dragged.end - dragged.start) * HOUR_PIXELS) / 60, 24)}px`;
		const text = `${clockOf(dragged.start)}–${clockOf(dragged.end % DAY_MINUTES || DAY_MINUTES)} ${dragged.entry?.title ?? ''}`;
		if (element.textContent !== text) element.textContent = text;
	}

	const drag = useGridDrag({
		body,
		scroller,
		columns,
		draw,
		onDrop: (dragged, slot) => {
			suppressed.current = true;
			// The click that ends the drag comes before this.
			setTimeout(() => {
				suppressed.current = false;
			});
			if (dragged.entry === null) onCreate?.(slot);
			else onMove?.(dragged.entry, slot, columns[dragged.from]?.resource?.id ?? null);
		},
	});

	const lift = useLift({
		columns,
		entries: known,
		speak,
		onDrop: ({ entry, from }, slot) => {
			wantsFocus.current = entry.id;
			onMove?.(entry, slot, columns[from]?.resource?.id ?? null);
		},
	});

	// What a pointer drags is drawn by it alone, however often the grid is rendered meanwhile.
	const wasLifted = useRef(false);
	useEffect(() => {
		if (!lift.lifted && !wasLifted.current) return;
		wasLifted.current = lift.lifted !== null;
		draw(lift.lifted);
		if (lift.lifted) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the entry to its new place
	useLayoutEffect(() => {
		if (wantsFocus.current === null) return;
		const moved = body.current?.querySelector<HTMLElement>(`[data-entry="${wantsFocus.current}"]`);
		if (moved && document.activeElement !== moved) moved.focus();
		if (moved) wantsFocus.current = null;
	}, [entries]);

	useLayoutEffect(() => {
		if (scroller.current) scroller.current.scrollTop = firstHour * HOUR_PIXELS - 8;
	}, [firstHour]);

	function handleOpen(entry: CalendarEntry): void {
		if (suppressed.current || lift.lifted) return;
		onOpen(entry);
	}

	function handleGrip(event: PointerEvent, box: DayBox<EntryPiece>, kind: 'move' | 'resize'): void {
		event.stopPropagation();
		const { entry } = box.entry;
		if (!onMove || entry.isFixed) return;
		const column = Number(event.currentTarget.closest('[data-column]')?.getAttribute('data-column'));
		const timing = known.find((other) => other.entry.id === entry.id);
		const key = columns[column];
		if (!timing || !key) return;
		const midnight = key.dayNumber * DAY_MINUTES;
		drag.begin(event, {
			kind,
			entry,
			from: column,
			column,
			start: timing.start - midnight,
			end: timing.end - midnight,
		});
	}

	function handleKeyDown(event: KeyboardEvent, entry: CalendarEntry, column: number): void {
		if (event.ctrlKey || event.metaKey || event.altKey || lift.handleKey(event)) return;
		if (event.key === ' ' && onMove && !entry.isFixed) {
			event.preventDefault();
			lift.lift(entry, column);
		}
	}

	return (
		<Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
			<VisuallyHidden id={hintId}>{texts.keys}</VisuallyHidden>
			<VisuallyHidden role="status">{spoken}</VisuallyHidden>
			<Sheet
				style={
					{
						'--k-columns': columns.length,
						'--k-lanes': Math.round(1 / narrowest),
						'--k-hour': `${HOUR_PIXELS}px`,
					} as object
				}
			>
				<Corner>{texts.week(isoWeek(days[0] ?? '')?.week ?? 0)}</Corner>
				<Heads>
					{columns.map((column, index) => (
						<ColumnHead
							key={placeOf(column)}
							id={`${headId}${index}`}
							column={column}
							index={index}
							isToday={now.startsWith(column.day)}
							isDayShown={resources === undefined || days.length > 1}
							pieces={piecesOf(known, column, true)}
							hintId={hintId}
							liftedId={lift.lifted?.entry.id ?? null}
							onOpen={handleOpen}
							onKeyDown={handleKeyDown}
							onShowDay={onShowDay}
						/>
					))}
				</Heads>
				<Hours aria-hidden>
					{Array.from({ length: 23 }, (_, hour) => (
						<span key={clockOf((hour + 1) * 60)} style={{ top: (hour + 1) * HOUR_PIXELS }}>
							{clockOf((hour + 1) * 60)}
						</span>
					))}
				</Hours>
				<Body ref={body}>
					{columns.map((column, index) => (
						<Column
							key={placeOf(column)}
							aria-labelledby={`${headId}${index}`}
							onPointerDown={onCreate ? (event) => drag.begin(event, null) : undefined}
						>
							{openOn && <ClosedTimes open={openOn(column.day)} />}
							<Entries>
								{boxes[index]?.map((box) => (
									<EntryBox
										key={box.entry.entry.id}
										box={box}
										column={index}
										hintId={hintId}
										isLifted={lift.lifted?.entry.id === box.entry.entry.id}
										onOpen={handleOpen}
										onGrip={handleGrip}
										onKeyDown={handleKeyDown}
									/>
								))}
							</Entries>
							{now.startsWith(column.day) && <NowLine style={{ top: minutesOfClock(now) }} data-now />}
						</Column>
					))}
					<Ghost ref={ghost} data-ghost aria-hidden />
				</Body>
			</Sheet>
		</Scroller>
	);
}

interface ColumnHeadProps {
	id: string;
	column: GridColumnKey;
	index: number;
	isToday: boolean;
	isDayShown: boolean;
	pieces: readonly EntryPiece[];
	hintId: string;
	liftedId: number | null;
	onOpen: (entry: CalendarEntry) => void;
	onKeyDown: (event: KeyboardEvent, entry: CalendarEntry, column: number) => void;
	onShowDay: ((day: string) => void) | undefined;
}

function ColumnHead(props: ColumnHeadProps) {
	const { id, column, index, isToday, isDayShown, pieces, hintId, liftedId, onOpen, onKeyDown } = props;
	const { day, resource } = column;
	const holiday = holidayName(day);
	const parts = partsOf(day);
	return (
		<Head data-today={(isToday && isDayShown) || undefined} data-holiday={holiday !== null || undefined}>
			<h3 id={id} aria-label={[columnInWords(column), isToday ? texts.today : '', holiday].filter(Boolean).join(', ')}>
				{isDayShown && (
					<>
						{weekdayName(day).slice(0, 2)} <b>{parts?.day}.</b>
					</>
				)}
				{resource && (isDayShown ? ` ${resource.label}` : resource.label)}
			</h3>
			{holiday !== null && <small aria-hidden>{holiday}</small>}
			{pieces.length > 0 && (
				<AllDay>
					{pieces.map((piece) => (
						<li key={piece.entry.id}>
							<LaneBox
								type="button"
								style={{ '--k-entry': toneColor(piece.entry.tone) } as object}
								data-entry={piece.entry.id}
								data-pattern={piece.entry.pattern}
								data-lifted={piece.entry.id === liftedId || undefined}
								aria-describedby={piece.entry.isFixed ? undefined : hintId}
								onClick={() => onOpen(piece.entry)}
								onKeyDown={(event) => onKeyDown(event, piece.entry, index)}
							>
								<VisuallyHidden>{spokenEntry(piece.entry, piece)}</VisuallyHidden>
								<span aria-hidden>
									{piece.entry.title}
									{piece.entry.detail ? ` · ${piece.entry.detail}` : ''}
								</span>
							</LaneBox>
						</li>
					))}
				</AllDay>
			)}
		</Head>
	);
}

function ClosedTimes({ open }: { open: readonly OpenHours[] }) {
	const edges = [0, ...open.flatMap(({ start, end }) => [start, end]), DAY_MINUTES];
	return edges.map((edge, index) => {
		const next = edges[index + 1];
		if (index % 2 === 1 || next === undefined || next <= edge) return null;
		return <Closed key={edge} style={{ top: edge, height: next - edge }} />;
	});
}

function minutesOfClock(now: string): number {
	return Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
}
