import { formatGermanDate, isoWeek, weekdayName } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { styled } from 'styled-components';
import { useNow } from '../../host/clock.tsx';

const time = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });

/** Time, day and week in Vienna. */
export function ClockWidget() {
	const now = useNow(60_000);
	const today = viennaToday(now);
	return (
		<Face>
			<time dateTime={`${today}T${time.format(now)}`}>{time.format(now)}</time>
			<span>
				{weekdayName(today)}, {formatGermanDate(today, 'long')} · KW {isoWeek(today)?.week}
			</span>
		</Face>
	);
}

const Face = styled.div`
	display: grid;
	padding: var(--k-space-2) var(--k-space-4) var(--k-space-3);

	time {
		font-size: 2.5rem;
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-medium);
		letter-spacing: -0.02em;
		line-height: 3rem;
	}
	span {
		color: var(--k-color-text-muted);
	}
`;
