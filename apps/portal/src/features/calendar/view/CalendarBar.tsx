import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { isCalendarDate } from '@kontor/german/date';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { below } from '@kontor/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { type AppointmentPreview, useCalendarSearches } from '../../../data/calendar.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { type CalendarQuery, rangeInWords, stepped, viewNames, views, weekOf } from './calendarQuery.ts';

/** Props of CalendarBar. */
export interface CalendarBarProps {
	asked: CalendarQuery;
	today: string;
	onShow: (change: Partial<CalendarQuery>) => void;
}

/** Where in time the calendar is, and how it is looked at. */
export function CalendarBar({ asked, today, onShow }: CalendarBarProps) {
	const { view, date } = asked;
	return (
		<Bar>
			<Button onClick={() => onShow({ date: today })}>Heute</Button>
			<Button
				variant="quiet"
				icon={<ChevronLeft />}
				label="Zurück"
				onClick={() => onShow({ date: stepped(view, date, -1) })}
			/>
			<Button
				variant="quiet"
				icon={<ChevronRight />}
				label="Weiter"
				onClick={() => onShow({ date: stepped(view, date, 1) })}
			/>
			<Jump>
				<DateField
					key={date}
					label="Gehe zu"
					isLabelHidden
					placeholder="Gehe zu: kw32, +2w …"
					isShorthandAllowed
					today={today}
					defaultValue={date}
					onValueChange={(day) => day !== null && isCalendarDate(day) && day !== date && onShow({ date: day })}
				/>
			</Jump>
			<h2 aria-live="polite">
				{rangeInWords(view, date)} <Badge>KW {weekOf(date)}</Badge>
			</h2>
			<Search>
				<AppointmentSearch onFound={(found) => onShow({ date: found.start.slice(0, 10), appointment: found.lfdnr })} />
			</Search>
			<Choice>
				<Select
					label="Ansicht"
					isLabelHidden
					placeholder={null}
					value={view}
					options={views.map((one) => ({ value: one, label: viewNames[one] }))}
					onValueChange={(value) => onShow({ view: views.find((one) => one === value) ?? view })}
				/>
			</Choice>
		</Bar>
	);
}

interface Hit extends ComboBoxItem {
	readonly found: AppointmentPreview;
}

/** Appointments by title or by who comes, next to today first. */
function AppointmentSearch({ onFound }: { onFound: (found: AppointmentPreview) => void }) {
	const { appointments } = useCalendarSearches();
	const { isHidden } = usePrivacy();
	const load = useCallback(
		async (text: string, signal: AbortSignal): Promise<readonly Hit[]> =>
			(await appointments(text, signal)).map((found) => ({
				key: String(found.lfdnr),
				label: found.addressName === null || isHidden ? found.title : `${found.title}, ${found.addressName}`,
				description: formatAppointmentTime(found),
				found,
			})),
		[appointments, isHidden],
	);
	return (
		<ComboBox<Hit>
			label="Termin suchen"
			isLabelHidden
			placeholder="Termin suchen"
			minLength={3}
			load={load}
			value={null}
			onValueChange={(hit) => hit && onFound(hit.found)}
		/>
	);
}

const Search = styled.div`
	flex: 0 1 13rem;
	min-width: 9rem;

	${below.sm} {
		flex-basis: 100%;
	}
`;

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	width: 100%;

	h2 {
		flex: 1;
		min-width: 12rem;
		margin: 0;
		font-size: var(--k-font-size-lg);
		line-height: var(--k-line-height-lg);
		font-weight: var(--k-font-weight-strong);
	}
`;

const Jump = styled.div`
	flex: 0 1 11rem;
	min-width: 9rem;

	${below.sm} {
		flex: 1;
	}
`;

/* As wide as its longest entry. */
const Choice = styled.div`
	flex: 1 0 12.5rem;
	min-width: 0;
	max-width: 13rem;

	${below.sm} {
		max-width: none;
	}

	select {
		width: 100%;
	}
`;
