import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { MenuButton, type MenuEntry } from '../Menu/Menu.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import { Loading, SkeletonText } from '../Skeleton/Skeleton.tsx';
import { Body, Frame, Instead, Refreshed } from './Widget.styles.ts';
import { WidgetErrorBoundary } from './WidgetErrorBoundary.tsx';

/** What a widget has to show. */
export type WidgetState =
	| { readonly kind: 'ready' }
	/** `skeleton` has the shape of what comes; lines of text by default. */
	| { readonly kind: 'loading'; readonly skeleton?: ReactNode }
	| { readonly kind: 'empty'; readonly text: string; readonly action?: ReactNode }
	| { readonly kind: 'error'; readonly text?: string; readonly onRetry?: () => void; readonly reference?: string };

/** Props of Widget. */
export interface WidgetProps {
	title: string;
	/** Level of the title in the page's outline. Default 2. */
	level?: 2 | 3 | undefined;
	/** Default `ready`. Old figures stay on the page while new ones load; `loading` is for the first time. */
	state?: WidgetState | undefined;
	/** When the figures were read, as it is shown: `14:05`. */
	refreshedAt?: string | undefined;
	/** Reads them again; an entry of the menu. */
	onRefresh?: (() => void) | undefined;
	/** More entries of the menu. */
	menu?: readonly MenuEntry[] | undefined;
	/** A quiet line at the bottom, usually the Link to all of it. */
	footer?: ReactNode;
	/** Content that goes to the edges by itself: a list, a table. */
	isFlush?: boolean | undefined;
	/** Shown while `ready`; scrolls where it is higher than its place. A fault in it stays in this widget. */
	children?: ReactNode;
}

const ready: WidgetState = { kind: 'ready' };

/** One subject on the dashboard: title, menu, and its content or what stands in its place. It fills the height it is given. */
export function Widget({
	title,
	level,
	state = ready,
	refreshedAt,
	onRefresh,
	menu = [],
	footer,
	isFlush = false,
	children,
}: WidgetProps) {
	const refresh: MenuEntry[] = onRefresh
		? [
				{
					id: 'refresh',
					label: dashboardMessages.refresh,
					icon: <RotateCw />,
					...(refreshedAt && { description: dashboardMessages.refreshedAt(refreshedAt) }),
					onAction: onRefresh,
				},
			]
		: [];
	const entries = [...refresh, ...menu];
	const actions = (
		<>
			{refreshedAt && <Refreshed>{dashboardMessages.refreshedAt(refreshedAt)}</Refreshed>}
			{entries.length > 0 && (
				<MenuButton
					variant="quiet"
					size="compact"
					icon={<Ellipsis />}
					label={dashboardMessages.menuOf(title)}
					align="end"
					entries={entries}
				/>
			)}
		</>
	);
	return (
		<Frame>
			<Card title={title} {...(level && { level })} actions={actions} footer={footer} isFlush={isFlush}>
				<Body data-flush={isFlush || undefined} data-still={state.kind === 'loading' || undefined}>
					<WidgetErrorBoundary>
						<Content state={state} isFlush={isFlush}>
							{children}
						</Content>
					</WidgetErrorBoundary>
				</Body>
			</Card>
		</Frame>
	);
}

function Content({ state, isFlush, children }: { state: WidgetState; isFlush: boolean; children: ReactNode }) {
	switch (state.kind) {
		case 'ready':
			return children;
		case 'loading':
			return (
				<Loading>
					<div data-padded={isFlush || undefined}>{state.skeleton ?? <SkeletonText lines={3} />}</div>
				</Loading>
			);
		case 'empty':
			return (
				<Instead>
					<EmptyState action={state.action}>{state.text}</EmptyState>
				</Instead>
			);
		case 'error':
			return (
				<Instead>
					<ErrorState
						{...(state.onRetry && { onRetry: state.onRetry })}
						{...(state.reference && { reference: state.reference })}
					>
						{state.text}
					</ErrorState>
				</Instead>
			);
	}
}
