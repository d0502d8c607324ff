import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { weekdayOf } from '@kontor/german/date';
import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import type { GridSlot } from '@kontor/ui/appointments';
import { Button } from '@kontor/ui/Button';
import { MenuButton } from '@kontor/ui/Menu';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useBelow } from '@kontor/ui/theme';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hourglass from 'lucide-react/icons/hourglass';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type CalendarLists, useCalendarEntrance, useCalendarLists, useCalendarPoll } from '../../data/calendar.ts';
import type { WaitingProposal } from '../../data/waiting.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useNow } from '../../host/clock.tsx';
import { useGo } from '../../location.ts';
import { Failure } from '../../screen/Failure.tsx';
import { useShownWeek } from '../../screen/RouteExtrasProvider.tsx';
import { type EditorValues, newValues } from './editor/editorValues.ts';
import { CalendarBar } from './view/CalendarBar.tsx';
import { CalendarFilters } from './view/CalendarFilters.tsx';
import {
	type About,
	type CalendarQuery,
	calendarHref,
	daysOf,
	rangeOf,
	readCalendarQuery,
	stepped,
	weekOf,
} from './view/calendarQuery.ts';
import { Neighbours } from './view/Neighbours.tsx';
import { FreedProvider } from './waiting/freed.tsx';
import { bookedValues } from './waiting/waitingValues.ts';

const Views = lazyChunk(async () => (await import('./view/CalendarViews.tsx')).CalendarViews);
const Editor = lazyChunk(async () => (await import('./editor/AppointmentDrawer.tsx')).AppointmentDrawer);
const NewAppointment = lazyChunk(async () => (await import('./editor/NewAppointment.tsx')).NewAppointment);
const Feeds = lazyChunk(async () => (await import('./feeds/FeedsDialog.tsx')).FeedsDialog);
const Waiting = lazyChunk(async () => (await import('./waiting/WaitingDrawer.tsx')).WaitingDrawer);
const MonthPicker = lazyChunk(async () => (await import('@kontor/ui/Calendar')).Calendar);

/** The calendar; without settings, locations and scopes it goes through the loading route (spec.md, section 4). */
export function CalendarScreen({ match }: { match: RouteMatch<'calendar'> }) {
	const go = useGo();
	const isReady = useCalendarEntrance().every(({ read }) => read.status === 'ready');
	const href = hrefOf('calendarLoading', {}, match.query);

	useEffect(() => {
		if (!isReady) go(href, { replace: true });
	}, [isReady, go, href]);

	return isReady ? <Entered match={match} /> : null;
}

function Entered({ match }: { match: RouteMatch<'calendar'> }) {
	const lists = useCalendarLists();
	const isPhone = useBelow('sm');
	const today = viennaToday(useNow(60_000));
	const own = lists.status === 'ready' ? (lists.data.resources.find(({ isOwn }) => isOwn)?.lfdnr ?? null) : null;
	// On a weekend the working week would not show the day.
	const usual = isPhone ? 'list' : (weekdayOf(today) ?? 1) > 5 ? 'week' : 'workweek';
	const asked = readCalendarQuery(match.query, { today, view: usual, own });
	useShownWeek(weekOf(asked.date));
	if (lists.status === 'ready') return <Shown asked={asked} lists={lists.data} today={today} />;
	return (
		<Page title="Kalender">
			{lists.status === 'failed' ? (
				<Failure {...lists} />
			) : (
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			)}
		</Page>
	);
}

/** A new appointment that is being made. */
interface Beginning {
	readonly values: EditorValues;
	readonly about: About | null;
	readonly waiting: number | null;
}

function Shown({ asked, lists, today }: { asked: CalendarQuery; lists: CalendarLists; today: string }) {
	const go = useGo();
	const now = useNow(60_000);
	const hasRoom = !useBelow('lg');
	const [begun, setBegun] = useState<Beginning | null>(null);
	const [opened, setOpened] = useState<'feeds' | 'waiting' | 'print' | null>(null);
	const [proposals, setProposals] = useState<readonly WaitingProposal[] | null>(null);
	useCalendarPoll();

	function show(change: Partial<CalendarQuery>, isReplaced = false): void {
		go(calendarHref({ ...asked, ...change }), { replace: isReplaced });
	}

	const time = viennaTime(now);
	const isWorking = asked.date === today && time >= '07:00' && time < '18:00';
	const usualStart = `${asked.date}T${isWorking ? nextQuarter(time) : '09:00'}:00`;
	const blank = (slot: GridSlot) => setBegun({ values: newValues(slot, lists), about: null, waiting: null });
	const usual = { start: usualStart, end: usualStart, column: null };
	// Of all of them the one that was asked for last.
	const beginning: Beginning | null =
		begun ?? (asked.about === null ? null : { values: newValues(usual, lists), about: asked.about, waiting: null });

	function showProposals(found: readonly WaitingProposal[]): void {
		setProposals(found);
		setOpened('waiting');
	}

	function endBeginning(): void {
		setBegun(null);
		if (asked.about !== null) show({ about: null }, true);
	}

	return (
		<FreedProvider onShow={showProposals}>
			<Page
				title="Kalender"
				layout={asked.view === 'list' || asked.view === 'month' ? 'flow' : 'fill'}
				actions={
					<>
						<MenuButton
							icon={<Ellipsis />}
							label="Weitere Aktionen"
							align="end"
							entries={[
								{ id: 'print', label: 'Drucken', onAction: () => setOpened('print') },
								{ id: 'feeds', label: 'Kalender abonnieren …', onAction: () => setOpened('feeds') },
							]}
						/>
						<Button
							icon={<Hourglass />}
							onClick={() => {
								setProposals(null);
								setOpened('waiting');
							}}
						>
							Warteliste
						</Button>
						<Button variant="primary" icon={<Plus />} onClick={() => blank(usual)}>
							Neuer Termin
						</Button>
					</>
				}
				filters={
					<>
						<CalendarBar asked={asked} today={today} onShow={show} />
						<CalendarFilters asked={asked} lists={lists} onShow={show} />
					</>
				}
			>
				<Beside data-fill={asked.view !== 'list' && asked.view !== 'month'}>
					{hasRoom && asked.view !== 'month' && (
						<aside aria-label="Monat">
							<Suspense>
								<MonthPicker
									key={asked.date.slice(0, 7)}
									value={asked.date}
									today={today}
									onSelect={(date) => show({ date })}
								/>
							</Suspense>
						</aside>
					)}
					<section aria-label="Termine">
						<Suspense
							fallback={
								<Loading>
									<SkeletonText lines={8} />
								</Loading>
							}
						>
							<Views
								asked={asked}
								lists={lists}
								now={`${today}T${time}`}
								onShow={show}
								onCreate={blank}
								isPrinting={opened === 'print'}
								onPrinted={() => setOpened(null)}
							/>
						</Suspense>
					</section>
				</Beside>
				<Neighbours
					before={rangeOf(daysOf(asked.view, stepped(asked.view, asked.date, -1)))}
					after={rangeOf(daysOf(asked.view, stepped(asked.view, asked.date, 1)))}
				/>
				<Suspense>
					{opened === 'feeds' && <Feeds onClose={() => setOpened(null)} />}
					{opened === 'waiting' && beginning === null && (
						<Waiting
							lists={lists}
							today={today}
							proposals={proposals}
							onBook={(entry, at) => {
								setOpened(null);
								setBegun({ values: bookedValues(entry, at, lists, usualStart), about: null, waiting: entry.lfdnr });
							}}
							onClose={() => setOpened(null)}
						/>
					)}
					{beginning !== null && (
						<NewAppointment {...beginning} start={beginning.values} lists={lists} onClose={endBeginning} />
					)}
					{beginning === null && opened !== 'waiting' && asked.appointment !== null && (
						<Editor
							key={asked.appointment}
							lfdnr={asked.appointment}
							lists={lists}
							onCopy={(values) => {
								show({ appointment: null }, true);
								setBegun({ values, about: null, waiting: null });
							}}
							onClose={() => show({ appointment: null }, true)}
						/>
					)}
				</Suspense>
			</Page>
		</FreedProvider>
	);
}

function nextQuarter(time: string): string {
	const minutes = Number(time.slice(0, 2)) * 60 + Math.ceil((Number(time.slice(3)) + 1) / 15) * 15;
	return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The month beside what is shown, where there is room for both. */
const Beside = styled.div`
	display: flex;
	gap: var(--k-space-4);
	min-width: 0;

	&[data-fill='true'] {
		flex: 1;
		min-height: 0;
	}
	> aside {
		flex: none;
		width: 17rem;
	}
	> section {
		display: flex;
		flex: 1;
		flex-direction: column;
		gap: var(--k-space-4);
		min-width: 0;
		min-height: 0;
	}
`;
