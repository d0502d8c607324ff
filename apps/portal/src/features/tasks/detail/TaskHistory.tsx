import { historySentence } from '@kontor/domain/taskHistory';
import { formatGermanDate } from '@kontor/german/date';
import { dateOf, timeOf } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline, type TimelineGroup } from '@kontor/ui/Timeline';
import { useState } from 'react';
import { useTaskHistory } from '../../../data/tasks.ts';
import { Failure } from '../../../screen/Failure.tsx';

/** So many changes are in sight at first. */
const FIRST = 10;

/** The history of a task, as sentences, the newest first. */
export function TaskHistory({ lfdnr }: { lfdnr: number }) {
	const history = useTaskHistory(lfdnr);
	const [isWhole, setWhole] = useState(false);
	const changes = history.status === 'ready' ? history.data : [];
	return (
		<Card
			title="Verlauf"
			footer={
				!isWhole &&
				changes.length > FIRST && (
					<Button variant="quiet" size="compact" onClick={() => setWhole(true)}>
						{`Alle ${changes.length} Änderungen`}
					</Button>
				)
			}
		>
			{history.status === 'loading' && (
				<Loading>
					<SkeletonText lines={3} />
				</Loading>
			)}
			{history.status === 'failed' && <Failure {...history} />}
			{history.status === 'ready' && changes.length === 0 && <EmptyState>Keine Einträge gefunden.</EmptyState>}
			{changes.length > 0 && (
				<Timeline label="Änderungen" groups={groupsOf(isWhole ? changes : changes.slice(0, FIRST))} />
			)}
		</Card>
	);
}

type Change = Parameters<typeof historySentence>[0] & { readonly dateTime: string };

function groupsOf(changes: readonly Change[]): TimelineGroup[] {
	const days = Map.groupBy(changes, ({ dateTime }) => dateOf(dateTime) ?? '');
	return [...days].map(([day, ofDay]) => ({
		key: day,
		heading: formatGermanDate(day, 'long'),
		entries: ofDay.map((change, index) => ({
			key: `${change.dateTime} ${index}`,
			title: historySentence(change),
			time: timeOf(change.dateTime) ?? '',
			dateTime: change.dateTime,
		})),
	}));
}
