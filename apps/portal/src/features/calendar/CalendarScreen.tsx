import { weekdayOf } from '@kontor/domain/date';
import { viennaTime, viennaToday } from '@kontor/domain/dateTime';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import type { GridSlot } from '@kontor/ui/appointments';
import { Button } from '@kontor/ui/Button';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useBelow } from '@kontor/ui/theme';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useEffect, useState } from 'react';
import { type CalendarLists, useCalendarEntrance, useCalendarLists, useCalendarPoll } from '../../data/calendar.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useNow } from '../../host/clock.tsx';
import { useGo } from '../../location.ts';
import { Failure } from '../../screen/Failure.tsx';
import { useShownWeek } from '../../screen/RouteExtrasProvider.tsx';
import { CalendarBar } from './view/CalendarBar.tsx';
import { CalendarFilters } from './view/CalendarFilters.tsx';
import {
	type CalendarQuery,
	calendarHref,
	daysOf,
	rangeOf,
	readCalendarQuery,
	stepped,
	weekOf,
} from './view/calendarQuery.ts';
import { Neighbours } from './view/Neighbours.tsx';

const Views = lazyChunk(async () => (await import('./view/CalendarViews.tsx')).CalendarViews);
const Editor = lazyChunk(async () => (await import('./editor/AppointmentDrawer.tsx')).AppointmentDrawer);

const Feeds = lazyChunk(async () => (await import('./feeds/FeedsDialog.tsx')).FeedsDialog);

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

function Shown({ asked, lists, today }: { asked: CalendarQuery; lists: CalendarLists; today: string }) {
	const go = useGo();
	const now = useNow(60_000);
	const [slot, setSlot] = useState<GridSlot | null>(null);
	const [isSubscribing, setSubscribing] = useState(false);
	useCalendarPoll();

	function show(change: Partial<CalendarQuery>, isReplaced = false): void {
		go(calendarHref({ ...asked, ...change }), { replace: isReplaced });
	}

	const time = viennaTime(now);
	const isWorking = asked.date === today && time >= '07:00' && time < '18:00';
	const usualStart = `${asked.date}T${isWorking ? nextQuarter(time) : '09:00'}:00`;
	return (
		<Page
			title="Kalender"
			layout={asked.view === 'list' || asked.view === 'month' ? 'flow' : 'fill'}
			actions={
				<>
					<Button icon={<CalendarSync />} onClick={() => setSubscribing(true)}>
						Abonnieren
					</Button>
					<Button
						variant="primary"
						icon={<Plus />}
						onClick={() => setSlot({ start: usualStart, end: usualStart, column: null })}
					>
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
			<Suspense
				fallback={
					<Loading>
						<SkeletonText lines={8} />
					</Loading>
				}
			>
				<Views asked={asked} lists={lists} now={`${today}T${time}`} onShow={show} onCreate={setSlot} />
			</Suspense>
			<Neighbours
				before={rangeOf(daysOf(asked.view, stepped(asked.view, asked.date, -1)))}
				after={rangeOf(daysOf(asked.view, stepped(asked.view, asked.date, 1)))}
			/>
			<Suspense>
				{isSubscribing && <Feeds onClose={() => setSubscribing(false)} />}
				{slot !== null && <Editor lfdnr={null} slot={slot} lists={lists} onClose={() => setSlot(null)} />}
				{slot === null && asked.appointment !== null && (
					<Editor
						key={asked.appointment}
						lfdnr={asked.appointment}
						slot={null}
						lists={lists}
						onClose={() => show({ appointment: null }, true)}
					/>
				)}
			</Suspense>
		</Page>
	);
}

function nextQuarter(time: string): string {
	const minutes = Number(time.slice(0, 2)) * 60 + Math.ceil((Number(time.slice(3)) + 1) / 15) * 15;
	return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
