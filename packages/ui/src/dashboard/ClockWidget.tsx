import { formatGermanDate, isoWeek, weekdayName } from '@kontor/german/date';
import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { dashboardMessages } from '../messages/messages.ts';
import { Widget } from './Widget.tsx';

/** Props of ClockWidget. */
export interface ClockWidgetProps {
	/** Milliseconds since 1970 at the moment of the call. */
	clock: () => number;
}

const Face = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-content: start;
	align-items: baseline;
	column-gap: var(--k-space-3);

	time {
		font-size: var(--k-font-size-xl);
		font-weight: var(--k-font-weight-strong);
		font-variant-numeric: tabular-nums;
		line-height: var(--k-line-height-xl);
	}
	p {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		line-height: var(--k-line-height-xs);
	}
`;

const MINUTE_MS = 60_000;

/** Time, day and week in Vienna, whatever the device's own zone; turns on the minute, and at once when the page is seen again. */
export function ClockWidget({ clock }: ClockWidgetProps) {
	const now = useMinute(clock);
	const day = viennaToday(now);
	return (
		<Widget title={dashboardMessages.clock}>
			<Face>
				<time dateTime={`${day}T${viennaTime(now)}`}>{viennaTime(now)}</time>
				<p>
					{weekdayName(day)}, {formatGermanDate(day, 'long')} · KW{'\u00a0'}
					{isoWeek(day)?.week}
				</p>
			</Face>
		</Widget>
	);
}

function useMinute(clock: () => number): number {
	const [now, setNow] = useState(clock);
	const read = useEffectEvent(() => {
		const time = clock();
		setNow(time);
		return time;
	});

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		function turn(): void {
			clearTimeout(timer);
			const time = read();
			if (!document.hidden) timer = setTimeout(turn, MINUTE_MS - (time % MINUTE_MS));
		}
		turn();
		document.addEventListener('visibilitychange', turn);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', turn);
		};
	}, []);

	return now;
}
