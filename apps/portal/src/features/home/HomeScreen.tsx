import type { RouteMatch } from '@kontor/domain/routes';
import { offeredWidgets, type WidgetId } from '@kontor/domain/widgets';
import { Card } from '@kontor/ui/Card';
import { Page } from '@kontor/ui/Page';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { BrokenScreen } from '../../screen/BrokenScreen.tsx';
import { useCurrentUser } from '../../screen/CurrentUser.tsx';
import { ErrorBoundary } from '../../screen/ErrorBoundary.tsx';
import { ClockWidget } from './ClockWidget.tsx';
import { LastDocumentsWidget } from './LastDocumentsWidget.tsx';
import { LastInteractionsWidget } from './LastInteractionsWidget.tsx';
import { NotificationsWidget } from './NotificationsWidget.tsx';

/** The widgets there are so far, by the column they stand in. */
const columns: readonly (readonly WidgetId[])[] = [
	['CLOCK', 'NOTIFICATIONS'],
	['DOCUMENTS_LAST'],
	['INTERACTIONS_LAST'],
];

const contents: { readonly [Id in WidgetId]?: ComponentType } = {
	CLOCK: ClockWidget,
	NOTIFICATIONS: NotificationsWidget,
	DOCUMENTS_LAST: LastDocumentsWidget,
	INTERACTIONS_LAST: LastInteractionsWidget,
};

/** The dashboard: what the user is offered, in a fixed order. */
export function HomeScreen({ match }: { match: RouteMatch<'home'> }) {
	const { subject } = useCurrentUser();
	const offered = offeredWidgets(subject);
	const shown = columns
		.map((ids) => ids.flatMap((id) => offered.filter((widget) => widget.id === id)))
		.filter((widgets) => widgets.length > 0);
	return (
		<Page title={match.crumb}>
			<Frame>
				<Grid>
					{shown.map((widgets) => (
						<Column key={widgets[0]?.id}>
							{widgets.map(({ id, name }) => (
								<Card key={id} title={name} isFlush>
									<ErrorBoundary fallback={(error, retry) => <BrokenScreen error={error} retry={retry} />}>
										<Widget id={id} />
									</ErrorBoundary>
								</Card>
							))}
						</Column>
					))}
				</Grid>
			</Frame>
		</Page>
	);
}

function Widget({ id }: { id: WidgetId }) {
	const Content = contents[id];
	return Content ? <Content /> : null;
}

const Frame = styled.div`
	container-type: inline-size;
`;

const Grid = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: minmax(0, 1fr);
	max-width: 96rem;

	@container (width >= 40rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));

		/* Clock and messages beside the two long lists. */
		> :first-child:nth-last-child(3) {
			grid-row: span 2;
		}
	}
	@container (width >= 62rem) {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
`;

const Column = styled.div`
	display: grid;
	gap: var(--k-space-4);
	min-width: 0;
`;
