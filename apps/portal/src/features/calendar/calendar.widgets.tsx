import { hrefOf } from '@kontor/domain/routes';
import { addDays, formatGermanDate, weekdayName } from '@kontor/german/date';
import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import { type AppointmentPreview, PREVIEWS, useOwnAppointments } from '../../data/calendar.ts';
import { useNow } from '../../host/clock.tsx';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';
import { WaitingEntries, WidgetList } from '../../kit/widget/WidgetList.tsx';
import { Private } from '../../screen/privacy/Private.tsx';

/** The widget of the calendar. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'APPOINTMENTS',
		description: 'Ihre nächsten Termine, heute und in den Tagen danach.',
		shape: 'list',
		Content: Agenda,
	},
];

const DAYS = 7;
const SHOWN = 8;

function Agenda({ title }: WidgetContentProps) {
	const now = useNow(60_000);
	const today = viennaToday(now);
	const moment = `${today}T${viennaTime(now)}:00`;
	const range = { from: today, to: addDays(today, DAYS) ?? today };
	return (
		<LoadedWidget
			title={title}
			path={PREVIEWS}
			loaded={useOwnAppointments(range)}
			isEmpty={(own) => comingOf(own, moment).length === 0}
			emptyText="Sie haben in den nächsten Tagen keine Termine."
			all={{ href: hrefOf('calendar'), label: 'Zum Kalender' }}
			isFlush
			skeleton={<WaitingEntries />}
		>
			{(own) => (
				<WidgetList
					entries={comingOf(own, moment).map((one) => ({
						key: String(one.lfdnr),
						href: hrefOf('calendar', {}, { date: one.start.slice(0, 10), appointment: String(one.lfdnr) }),
						title: one.title,
						aside: timeOf(one, today),
						meta: one.addressName === null ? '' : <Private>{one.addressName}</Private>,
					}))}
				/>
			)}
		</LoadedWidget>
	);
}

function comingOf(own: readonly AppointmentPreview[], moment: string): readonly AppointmentPreview[] {
	return own.filter(({ end }) => end > moment).slice(0, SHOWN);
}

function timeOf({ start, allDay }: AppointmentPreview, today: string): string {
	const day = start.slice(0, 10);
	const time = allDay ? 'ganztägig' : start.slice(11, 16);
	if (day === today) return `heute, ${time}`;
	return `${weekdayName(day).slice(0, 2)}, ${formatGermanDate(day).slice(0, 6)}, ${time}`;
}
