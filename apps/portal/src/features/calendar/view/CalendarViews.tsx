import { weekdayOf } from '@kontor/domain/date';
import { holidayName } from '@kontor/domain/holidays';
import { minutesOf } from '@kontor/domain/time';
import {
	AgendaList,
	type CalendarEntry,
	DayGrid,
	type GridResource,
	type GridSlot,
	MonthGrid,
} from '@kontor/ui/appointments';
import { Banner } from '@kontor/ui/Banner';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useMemo } from 'react';
import { type CalendarLists, usePreviews } from '../../../data/calendar.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { type CalendarQuery, daysOf, rangeOf, viewNames } from './calendarQuery.ts';
import { entryOf, filtered } from './entries.ts';
import { StateButtons } from './StateButtons.tsx';
import { useMoves } from './useMoves.ts';

/** Props of CalendarViews. */
export interface CalendarViewsProps {
	asked: CalendarQuery;
	lists: CalendarLists;
	/** `YYYY-MM-DDTHH:mm` in Vienna. */
	now: string;
	onShow: (change: Partial<CalendarQuery>) => void;
	onCreate: (slot: GridSlot) => void;
}

// More columns than that are none to work in.
const MOST_COLUMNS = 24;

/** The appointments of the shown days in the chosen view. */
export function CalendarViews({ asked, lists, now, onShow, onCreate }: CalendarViewsProps) {
	const { view, date, filters } = asked;
	const days = useMemo(() => daysOf(view, date), [view, date]);
	const previews = usePreviews(rangeOf(days));
	const moves = useMoves();
	const { isHidden } = usePrivacy();
	const appointments = useMemo(
		() => (previews.status === 'ready' ? filtered(previews.data.appointments, filters) : []),
		[previews, filters],
	);
	const entries = useMemo(
		() => appointments.map((one) => entryOf(one, lists, isHidden, moves.pending.get(one.lfdnr))),
		[appointments, lists, isHidden, moves.pending],
	);
	const resources = useMemo(
		() => (view === 'resources' ? columnsOf(lists, filters) : undefined),
		[view, lists, filters],
	);

	if (previews.status === 'failed') return <Failure {...previews} />;
	if (previews.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={10} />
			</Loading>
		);
	}

	function open({ id }: CalendarEntry): void {
		onShow({ appointment: id });
	}

	function move({ id, allDay }: CalendarEntry, slot: GridSlot, from: string | null): void {
		const appointment = appointments.find(({ lfdnr }) => lfdnr === id);
		if (!appointment) return;
		const { resources: had } = appointment;
		const others = had.filter((lfdnr) => String(lfdnr) !== from && String(lfdnr) !== slot.column);
		const taken =
			slot.column === null || slot.column === from
				? had
				: slot.column === ''
					? others
					: [...others, Number(slot.column)];
		moves.move(appointment, { start: slot.start, end: slot.end, allDay, resources: taken });
	}

	const common = { label: `Termine, ${viewNames[view]}`, entries, onOpen: open };
	const today = now.slice(0, 10);
	return (
		<>
			{previews.problem !== null && <Banner tone="warning">{sentenceOf(previews.problem)}</Banner>}
			{!previews.data.isComplete && (
				<Banner tone="warning">
					Es sind mehr Termine, als angezeigt werden können. Bitte wählen Sie weniger Tage.
				</Banner>
			)}
			{view === 'month' && (
				<MonthGrid {...common} month={date} today={today} onShowDay={(day) => onShow({ view: 'day', date: day })} />
			)}
			{view === 'list' && (
				<AgendaList
					{...common}
					days={days}
					today={today}
					renderActions={(entry) => (
						<StateButtons
							appointment={appointments.find(({ lfdnr }) => lfdnr === entry.id)}
							states={lists.states}
							today={today}
						/>
					)}
				/>
			)}
			{view !== 'month' && view !== 'list' && (
				<DayGrid
					{...common}
					key={view}
					days={days}
					resources={resources}
					now={now}
					openOn={(day) => openHours(lists, filters, day)}
					onCreate={onCreate}
					onMove={move}
				/>
			)}
		</>
	);
}

function columnsOf(lists: CalendarLists, { resource, location }: CalendarQuery['filters']): readonly GridResource[] {
	const chosen = lists.resources.filter(
		({ lfdnr, active, location: place }) =>
			(resource.length === 0 ? active : resource.includes(String(lfdnr))) &&
			(location.length === 0 || location.includes(String(place))),
	);
	const columns = chosen
		.slice(0, MOST_COLUMNS)
		.map(({ lfdnr, bezeichnung }) => ({ id: String(lfdnr), label: bezeichnung }));
	return resource.length === 0 ? [...columns, { id: '', label: 'Ohne Ressource' }] : columns;
}

/** The hours in which any of the chosen locations is open. */
function openHours({ locations }: CalendarLists, { location }: CalendarQuery['filters'], day: string) {
	if (holidayName(day) !== null) return [];
	const hours = locations
		.filter(({ lfdnr }) => location.length === 0 || location.includes(String(lfdnr)))
		.flatMap((one) => one.hours.filter(({ weekday }) => weekday === weekdayOf(day)));
	if (hours.length === 0) return [];
	const minutes = (times: readonly string[]) => times.map((time) => minutesOf(time) ?? 0);
	return [
		{
			start: Math.min(...minutes(hours.map(({ opens }) => opens))),
			end: Math.max(...minutes(hours.map(({ closes }) => closes))),
		},
	];
}
