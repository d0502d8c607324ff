import type { DayBox } from '@kontor/german/calendar/dayLayout';
import type { KeyboardEvent, PointerEvent } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box, Grip, Hatch, Place, toneColor } from './EntryBox.styles.ts';
import { type CalendarEntry, type EntryPiece, HOUR_PIXELS, spokenEntry } from './entry.ts';

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
	const clock = entry.start.slice(11, 16);
	return (
		<Place
			style={{
				top: pixels(box.start),
				height: pixels(height),
				left: `${box.column * 100}%`,
				width: `${box.width * 100}%`,
			}}
		>
			{entry.before ? <Hatch aria-hidden style={{ bottom: '100%', height: pixels(entry.before) }} /> : null}
			{entry.after ? <Hatch aria-hidden style={{ top: '100%', height: pixels(entry.after) }} /> : null}
			<Box
				type="button"
				style={{ '--k-entry': toneColor(entry.tone) } as object}
				data-entry={entry.id}
				data-column={column}
				data-pattern={entry.pattern}
				data-pending={entry.isPending || undefined}
				data-lifted={isLifted || undefined}
				aria-describedby={entry.isFixed ? undefined : hintId}
				onClick={() => onOpen(entry)}
				onKeyDown={(event) => onKeyDown(event, entry, column)}
				onPointerDown={(event) => onGrip(event, box, 'move')}
			>
				<VisuallyHidden>{spokenEntry(entry, box.entry)}</VisuallyHidden>
				{height < TWO_LINES ? (
					<span aria-hidden>
						{clock} {entry.title}
						{entry.detail ? ` · ${entry.detail}` : ''}
					</span>
				) : (
					<>
						<b aria-hidden>{entry.title}</b>
						{entry.detail && height >= THREE_LINES && <span aria-hidden>{entry.detail}</span>}
						<span aria-hidden>
							{clock}–{entry.end.slice(11, 16)}
							{entry.detail && height < THREE_LINES ? ` · ${entry.detail}` : ''}
						</span>
					</>
				)}
				{!entry.isFixed && !box.entry.goesOn && <Grip onPointerDown={(event) => onGrip(event, box, 'resize')} />}
			</Box>
		</Place>
	);
}

function pixels(minutes: number): string {
	return `${(minutes * HOUR_PIXELS) / 60}px`;
}
