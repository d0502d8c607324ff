import { templateFor } from '@kontor/domain/dashboards';
import { can } from '@kontor/domain/permissions';
import type { RouteMatch } from '@kontor/domain/routes';
import { offeredWidgets } from '@kontor/domain/widgets';
import { formatGermanDate, isoWeek, weekdayName } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { DashboardActions, type DashboardWidget, WidgetGrid } from '@kontor/ui/dashboard';
import { Page } from '@kontor/ui/Page';
import { Suspense, useMemo, useState } from 'react';
import { useOwnTaskCounts } from '../../data/dashboard.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useNow } from '../../host/clock.tsx';
import { createTurns } from '../../kit/widget/turns.ts';
import { WidgetHost } from '../../kit/widget/WidgetHost.tsx';
import { useCurrentUser } from '../../screen/CurrentUser.tsx';
import { Failure } from '../../screen/Failure.tsx';
import { foundWidgets } from './foundWidgets.ts';
import { templatesFor } from './layouts.ts';
import { OpenedRecords } from './OpenedRecords.tsx';
import { useArrangement } from './useArrangement.ts';

const ConflictDialog = lazyChunk(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** So many widgets ask the server at once for the first time. */
const AT_ONCE = 4;

/** The first screen: what was opened last, and the dashboard as the user has arranged it. */
export function HomeScreen({ match }: { match: RouteMatch<'home'> }) {
	const { subject } = useCurrentUser();
	const arrangement = useArrangement();
	const [isEditing, setEditing] = useState(false);
	const [turns] = useState(() => createTurns(AT_ONCE));
	const widgets = useMemo<readonly DashboardWidget[]>(
		() =>
			offeredWidgets(subject).flatMap(({ id, name, minimum }) => {
				const widget = foundWidgets.find((one) => one.id === id);
				if (widget === undefined) return [];
				const { description, shape } = widget;
				const content = <WidgetHost widget={widget} title={name} turns={turns} />;
				return [{ id, title: name, minimum, description, shape, content }];
			}),
		[subject, turns],
	);
	const templates = useMemo(() => templatesFor(subject), [subject]);
	const begun = templates.find(({ id }) => id === templateFor(subject))?.layouts ?? {};
	const { layouts, failure, conflict } = arrangement;
	const dashboard = {
		widgets,
		defaultIds: (begun.lg ?? []).map(({ id }) => id),
		defaultLayouts: begun,
		layouts,
		isEditing,
		onLayoutsChange: arrangement.change,
	};

	return (
		<Page
			title={match.crumb}
			subtitle={<Today hasTasks={can(subject, 'tasks')} />}
			actions={
				failure === null && (
					<DashboardActions
						{...dashboard}
						templates={templates}
						onUndo={arrangement.undo}
						onEditingChange={(next) => {
							setEditing(next);
							arrangement.settle();
						}}
					/>
				)
			}
		>
			{failure !== null && <Failure {...failure} />}
			<OpenedRecords />
			<WidgetGrid {...dashboard} />
			{conflict !== null && (
				<Suspense>
					<ConflictDialog
						onKeepMine={() => arrangement.resolve(conflict.mine)}
						onTakeTheirs={() => arrangement.resolve(conflict.theirs)}
					/>
				</Suspense>
			)}
		</Page>
	);
}

/** The day, and what of it is due. */
function Today({ hasTasks }: { hasTasks: boolean }) {
	const today = viennaToday(useNow(60_000));
	const counts = useOwnTaskCounts(hasTasks);
	const due = [
		...(counts !== null && counts.overdue > 0 ? [`${tasks(counts.overdue)} überfällig`] : []),
		...(counts !== null && counts.today > 0 ? [`${tasks(counts.today)} heute fällig`] : []),
	];
	return [`${weekdayName(today)}, ${formatGermanDate(today, 'long')}`, `KW ${isoWeek(today)?.week}`, ...due].join(
		' · ',
	);
}

function tasks(count: number): string {
	return count === 1 ? '1 Aufgabe' : `${count} Aufgaben`;
}
