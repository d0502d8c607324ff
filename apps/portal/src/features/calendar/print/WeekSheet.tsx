import { formatGermanDate, isoWeek, weekdayName } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import type { CalendarEntry } from '@kontor/ui/appointments';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { PrintPage } from './PrintPage.tsx';

/** Props of WeekSheet. */
export interface WeekSheetProps {
	/** `YYYY-MM-DD`, in order; up to seven fit on a page. */
	days: readonly string[];
	entries: readonly CalendarEntry[];
	title: string;
	/** The print dialog is closed. */
	onDone: () => void;
}

/** The shown days on A4, one column each; what the screen hides, the paper does not tell either. */
export function WeekSheet({ days, entries, title, onDone }: WeekSheetProps) {
	const print = useEffectEvent(() => {
		window.addEventListener('afterprint', onDone, { once: true });
		window.print();
	});
	useEffect(() => print(), []);

	const week = isoWeek(days[0] ?? '')?.week;
	return (
		<PrintPage isLandscape>
			<Title>
				{title} · KW {week}
			</Title>
			<Days style={{ '--k-print-columns': Math.min(days.length, 7) } as object}>
				{days.map((day) => (
					<section key={day}>
						<h2>
							{weekdayName(day)}, {formatGermanDate(day)}
						</h2>
						{holidayName(day) !== null && <small>{holidayName(day)}</small>}
						<ul>
							{entriesOn(entries, day).map((entry) => (
								<li key={entry.id} data-off={entry.pattern === 'struck' || undefined}>
									<b>{timeOn(entry, day)}</b> {entry.title}
									{entry.detail && <span>{entry.detail}</span>}
									{entry.state && <small>{entry.state}</small>}
								</li>
							))}
						</ul>
					</section>
				))}
			</Days>
		</PrintPage>
	);
}

function entriesOn(entries: readonly CalendarEntry[], day: string): readonly CalendarEntry[] {
	const night = `${day}T23:59:59`;
	const morning = `${day}T00:00:00`;
	return entries
		.filter(({ start, end }) => start <= night && end > morning)
		.sort((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start));
}

function timeOn({ start, end, allDay }: CalendarEntry, day: string): string {
	if (allDay) return 'ganztägig';
	const from = start.startsWith(day) ? start.slice(11, 16) : '…';
	const to = end.startsWith(day) ? end.slice(11, 16) : end.endsWith('T00:00:00') ? '24:00' : '…';
	return `${from}–${to}`;
}

const Title = styled.h1`
	margin-block-end: var(--k-space-3);
	font-size: var(--k-font-size-lg);
	line-height: var(--k-line-height-lg);
`;

const Days = styled.div`
	display: grid;
	grid-template-columns: repeat(var(--k-print-columns), minmax(0, 1fr));
	gap: var(--k-space-2);
	font-size: var(--k-font-size-sm);

	section {
		padding: 0 var(--k-space-2);
		border-inline-start: var(--k-border-width) solid currentcolor;
	}
	h2 {
		font-size: var(--k-font-size-md);
		line-height: var(--k-line-height-md);
	}
	ul {
		padding: 0;
		list-style: none;
	}
	li {
		break-inside: avoid;
		margin-block: var(--k-space-1);
		overflow-wrap: anywhere;
	}
	li > span,
	li > small {
		display: block;
	}
	li[data-off] {
		text-decoration: line-through;
	}
`;
