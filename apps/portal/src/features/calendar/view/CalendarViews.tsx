import { weekdayOf } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import { minutesOf } from '@kontor/german/time';
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
import { Suspense, useMemo } from 'react';
import { type AppointmentPreview, type CalendarLists, usePreviews } from '../../../data/calendar.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { type CalendarQuery, daysOf, rangeInWords, rangeOf, viewNames } from './calendarQuery.ts';
import { entryOf, filtered } from './entries.ts';
import { StateButtons, useStateChange } from './StateButtons.tsx';
import { useMoves } from './useMoves.ts';

/** Props of CalendarViews. */
export interface CalendarViewsProps {
	asked: CalendarQuery;
	lists: CalendarLists;
	/** `YYYY-MM-DDTHH:mm` in Vienna. */
	now: string;
	onShow: (change: Partial<CalendarQuery>) => void;
	onCreate: (slot: GridSlot) => void;
	/** True while the shown view is printed. */
	isPrinting: boolean;
	onPrinted: () => void;
}

const WeekSheet = lazyChunk(async () => (await import('../print/WeekSheet.tsx')).WeekSheet);

// More columns than that are none to work in.
const MOST_COLUMNS = 24;
// Of one person these are eight hours of ten minutes each.
const MOST_A_DAY = 48;

/** The appointments of the shown days in the chosen view. */
export function CalendarViews(props: CalendarViewsProps) {
	const { asked, lists, now, onShow, onCreate, isPrinting, onPrinted } = props;
	const { view, date, filters } = asked;
	const days = useMemo(() => daysOf(view, date), [view, date]);
	const previews = usePreviews(rangeOf(days));
	const moves = useMoves();
	const take = useStateChange(lists.states);
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
		() => (view === 'resources' ? columnsOf(lists, filters, appointments) : undefined),
		[view, lists, filters, appointments],
	);

	const isCrowded = isGridOfDays(view) && days.some((day) => startingOn(appointments, day) > MOST_A_DAY);

	if (previews.status === 'failed') return <Failure {...previews} />;
	// What is kept of the range before says nothing about this one.
	if (previews.status === 'loading' || (previews.isStale && !isGrid(view))) {
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
			{previews.isStale && <Banner tone="info">Die Termine werden geladen …</Banner>}
			{previews.problem !== null && <Banner tone="warning">{sentenceOf(previews.problem)}</Banner>}
			{!previews.data.isComplete && (
				<Banner tone="warning">
					Es sind mehr Termine, als angezeigt werden können. Bitte wählen Sie weniger Tage.
				</Banner>
			)}
			{(resources?.left ?? 0) > 0 && (
				<Banner tone="info">
					{`${resources?.left === 1 ? 'Eine weitere Spalte hat' : `${resources?.left} weitere Spalten haben`} hier keinen Platz. Bitte wählen Sie einen Standort oder die Personen, Räume und Geräte.`}
				</Banner>
			)}
			{isCrowded && (
				<Banner tone="info">
					Hier stehen sehr viele Termine nebeneinander. Bitte wählen Sie einen Standort oder die Personen, Räume und
					Geräte, oder die Ansicht „{viewNames.resources}“.
				</Banner>
			)}
			<Suspense>
				{isPrinting && (
					<WeekSheet title={`Kalender ${rangeInWords(view, date)}`} days={days} entries={entries} onDone={onPrinted} />
				)}
			</Suspense>
			{view === 'month' && (
				<MonthGrid
					{...common}
					month={date}
					today={today}
					onMove={move}
					onShowDay={(day) => onShow({ view: 'day', date: day })}
				/>
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
							onTake={take}
						/>
					)}
					onKey={(entry, key) => {
						const appointment = appointments.find(({ lfdnr }) => lfdnr === entry.id);
						const state = /^[1-9]$/.test(key) ? lists.states[Number(key) - 1] : undefined;
						if (!appointment || appointment.isBusy || !state || state.lfdnr === appointment.state) return false;
						void take(appointment, state.lfdnr);
						return true;
					}}
				/>
			)}
			{isGrid(view) && (
				<DayGrid
					{...common}
					key={view}
					days={days}
					resources={resources?.columns}
					now={now}
					openOn={(day) => openHours(lists, filters, day)}
					onCreate={onCreate}
					onMove={move}
				/>
			)}
		</>
	);
}

function isGrid(view: CalendarQuery['view']): boolean {
	return view !== 'month' && view !== 'list';
}

/** Views in which whatever takes place at the same time stands in one column of its day. */
function isGridOfDays(view: CalendarQuery['view']): boolean {
	return view === 'day' || view === 'threedays' || view === 'workweek' || view === 'week';
}

function startingOn(appointments: readonly AppointmentPreview[], day: string): number {
	return appointments.filter(({ start, allDay }) => !allDay && start.startsWith(day)).length;
}

/**
 * Columns of people, rooms and devices, and how many more there would be. Whatever has an
 * appointment has one, also switched off or of another location.
 */
function columnsOf(
	lists: CalendarLists,
	{ resource, location }: CalendarQuery['filters'],
	appointments: readonly AppointmentPreview[],
): { readonly columns: readonly GridResource[]; readonly left: number } {
	const used = new Set(appointments.flatMap(({ resources }) => resources));
	const chosen = lists.resources.filter(
		({ lfdnr, active, location: place }) =>
			(resource.length === 0 ? active || used.has(lfdnr) : resource.includes(String(lfdnr))) &&
			(location.length === 0 || location.includes(String(place)) || used.has(lfdnr)),
	);
	const columns = chosen
		.slice(0, MOST_COLUMNS)
		.map(({ lfdnr, bezeichnung }) => ({ id: String(lfdnr), label: bezeichnung }));
	return {
		columns: resource.length === 0 ? [...columns, { id: '', label: 'Ohne Ressource' }] : columns,
		left: chosen.length - columns.length,
	};
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
