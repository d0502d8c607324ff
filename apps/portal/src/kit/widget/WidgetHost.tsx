import { Widget } from '@kontor/ui/dashboard';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../../screen/ErrorBoundary.tsx';
import { type PortalWidget, WidgetPlacementContext } from './portalWidget.ts';
import type { Turns } from './turns.ts';

/** Props of WidgetHost. */
export interface WidgetHostProps {
	widget: PortalWidget;
	title: string;
	/** Whose turn it is to ask for the first time. */
	turns: Turns;
}

/**
 * A widget on the dashboard. It begins when it comes into view and its turn has come, asks nothing while nobody can see
 * it, and keeps what breaks in it to itself.
 */
export function WidgetHost({ widget, title, turns }: WidgetHostProps) {
	const { Content, isLocal = false } = widget;
	const root = useRef<HTMLDivElement>(null);
	const isSeen = useIsSeen(root);
	const [hasBegun, setBegun] = useState(isLocal);
	const endTurn = useRef<() => void>(() => {});
	const isWanted = isSeen && !hasBegun;

	useEffect(() => {
		if (isWanted) endTurn.current = turns.take(() => setBegun(true));
	}, [isWanted, turns]);
	useEffect(() => () => endTurn.current(), []);

	return (
		<Frame ref={root}>
			<ErrorBoundary
				fallback={(_, retry) => (
					<Widget
						title={title}
						state={{ kind: 'error', text: 'Dieser Bereich kann gerade nicht angezeigt werden.', onRetry: retry }}
					/>
				)}
			>
				{hasBegun ? (
					<WidgetPlacementContext value={{ isSeen, onAnswered: () => endTurn.current() }}>
						<Content title={title} />
					</WidgetPlacementContext>
				) : (
					<Widget title={title} state={{ kind: 'loading' }} isFlush />
				)}
			</ErrorBoundary>
		</Frame>
	);
}

function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
	const [isInView, setInView] = useState(false);
	const isPageSeen = useSyncExternalStore(onVisibility, isVisible);

	useEffect(() => {
		if (element.current === null) return;
		const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);

	return isInView && isPageSeen;
}

function onVisibility(listener: () => void): () => void {
	document.addEventListener('visibilitychange', listener);
	return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
	return document.visibilityState === 'visible';
}

const Frame = styled.div`
	height: 100%;
	min-height: 0;
`;
