import type { DayBox } from '@kontor/german/calendar/dayLayout';
import type { KeyboardEvent, PointerEvent } from 'react';
import { toneColor } from './EntryBox.styles.ts';
import { type CalendarEntry, type EntryPiece, GRIP_PIXELS, HOUR_PIXELS, spokenEntry } from './entry.ts';

interface EntryBoxProps {
	box: DayBox<EntryPiece>;
	column: number;
	hintId: string;
	isLifted: boolean;
	onOpen: (entry: CalendarEntry) => void;
	onGrip: (event: PointerEvent, box: DayBox<EntryPiece>, kind: 'move' | 'resize') => void;
	onKeyDown: (event: KeyboardEvent, entry: CalendarEntry, column: number) => void;
}

const TWO_LINES = 34;
const THREE_LINES = 50;

/** An entry in the column of a day, with the time that is kept free around it. */
export function EntryBox({ box, column, hintId, isLifted, onOpen, onGrip, onKeyDown }: EntryBoxProps) {
	const { entry } = box.entry;
	const height = box.end - box.start;
	// By the end of a piece that goes on, nothing can be made longer.
	const hasEnd = !entry.isFixed && !box.entry.goesOn;
	return (
		<li
			style={{
				top: pixels(box.start),
				height: `${inPixels(height) - 1}px`,
				// A pixel before it and two behind part it from its neighbours.
				left: `calc(${box.column * 100}% + 1px)`,
				width: `calc(${box.width * 100}% - 3px)`,
			}}
		>
			{entry.before ? <i aria-hidden style={{ bottom: '100%', height: pixels(entry.before) }} /> : null}
			{entry.after ? <i aria-hidden style={{ top: '100%', height: pixels(entry.after) }} /> : null}
			<button
				type="button"
				style={{ '--k-entry': toneColor(entry.tone) } as object}
				data-entry={entry.id}
				data-column={column}
				data-pattern={entry.pattern}
				data-pending={entry.isPending || undefined}
				data-lifted={isLifted || undefined}
				data-ends={hasEnd || undefined}
				aria-describedby={entry.isFixed ? undefined : hintId}
				onClick={() => onOpen(entry)}
				onKeyDown={(event) => onKeyDown(event, entry, column)}
				onPointerDown={(event) => onGrip(event, box, hasEnd && isAtEnd(event, height) ? 'resize' : 'move')}
			>
				<small>{spokenEntry(entry, box.entry)}</small>
				<span aria-hidden>
					{height < TWO_LINES ? (
						`${clock(entry.start)} ${entry.title}${entry.detail ? ` · ${entry.detail}` : ''}`
					) : (
						<>
							<b>{entry.title}</b>
							{linesUnder(entry, height)}
						</>
					)}
				</span>
			</button>
		</li>
	);
}

function linesUnder({ start, end, detail }: CalendarEntry, height: number): string {
	const time = `${clock(start)}–${clock(end)}`;
	if (!detail) return `\n${time}`;
	return height < THREE_LINES ? `\n${time} · ${detail}` : `\n${detail}\n${time}`;
}

/** True where a mouse is on the lower edge; the box is measured after zooming. */
function isAtEnd(event: PointerEvent, minutes: number): boolean {
	if (event.pointerType !== 'mouse') return false;
	const box = event.currentTarget.getBoundingClientRect();
	return (box.bottom - event.clientY) / box.height < GRIP_PIXELS / inPixels(minutes);
}

function pixels(minutes: number): string {
	return `${inPixels(minutes)}px`;
}

function inPixels(minutes: number): number {
	return (minutes * HOUR_PIXELS) / 60;
}

function clock(dateTime: string): string {
	return dateTime.slice(11, 16);
}
