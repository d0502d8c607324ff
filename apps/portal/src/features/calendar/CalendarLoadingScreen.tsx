import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useEffect } from 'react';
import { useCalendarEntrance } from '../../data/calendar.ts';
import { useGo } from '../../location.ts';
import { Failure } from '../../screen/Failure.tsx';

/** Waits for what the calendar cannot be entered without, then leads back to it with the same query. */
export function CalendarLoadingScreen({ match }: { match: RouteMatch<'calendarLoading'> }) {
	const go = useGo();
	const parts = useCalendarEntrance();
	const isReady = parts.every(({ read }) => read.status === 'ready');
	const failed = parts.find(({ read }) => read.status === 'failed');
	const href = hrefOf('calendar', {}, match.query);

	useEffect(() => {
		if (isReady) go(href, { replace: true });
	}, [isReady, go, href]);

	return (
		<Page title="Kalender">
			{failed?.read.status === 'failed' ? (
				<>
					<p>{failed.name} konnten nicht geladen werden.</p>
					<Failure {...failed.read} />
				</>
			) : (
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			)}
		</Page>
	);
}
