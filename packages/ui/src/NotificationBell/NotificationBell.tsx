import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CountBadge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { usePopup } from '../overlay/usePopup.ts';
import { Popup } from '../Popup/Popup.tsx';
import { Loading, SkeletonText } from '../Skeleton/Skeleton.tsx';

/** An unread message. */
export interface BellNotification {
	nid: number;
	subject: string;
	/** ISO instant it was sent at. */
	sendDate: string;
	/** Who sent it. */
	fromUser: string;
	/** Where it opens. */
	href: string;
}

/** What the bell knows about the unread messages. */
export type BellContent =
	| { status: 'loading' }
	| { status: 'failed'; onRetry: () => void }
	/** `count` says how many there are where not all of them are listed. */
	| { status: 'ready'; unread: readonly BellNotification[]; count?: number };

/** Props of NotificationBell. */
export interface NotificationBellProps {
	content: BellContent;
	/** Milliseconds since 1970, to say how long ago a message was sent. */
	now: number;
	/** Where all messages are listed. */
	allHref: string;
	onMarkRead: (nid: number) => void;
}

const NotificationList = lazy(() =>
	import('./NotificationList.tsx').then((module) => ({ default: module.NotificationList })),
);

const Root = styled.div`
	position: relative;
`;

const Count = styled.span`
	position: absolute;
	top: 1px;
	right: 1px;
	display: flex;
	border-radius: var(--k-radius-full);
	box-shadow: 0 0 0 2px var(--k-color-surface);
	pointer-events: none;
`;

const Panel = styled(Popup)`
	flex-direction: column;
	width: 400px;
	padding: 0;
	overflow: hidden;

	&:popover-open {
		display: flex;
	}

	@media (width <= 420px) {
		width: 340px;
	}
`;

const Waiting = styled.div`
	padding: var(--k-space-4);
`;

/** The bell with its count of unread messages and, on press, the messages themselves. */
export function NotificationBell({ content, now, allHref, onMarkRead }: NotificationBellProps) {
	const { isOpen, close, root, trigger, popup } = usePopup();
	const panel = useRef<HTMLDivElement>(null);
	const count = content.status === 'ready' ? (content.count ?? content.unread.length) : 0;

	// The frame takes the focus, not its content: that may still be loading and would lose it when replaced.
	useEffect(() => {
		if (isOpen) panel.current?.focus();
	}, [isOpen]);

	return (
		<Root {...root}>
			<Button
				{...trigger}
				variant="quiet"
				icon={<Bell />}
				label={messages.NotificationBell.label(count)}
				aria-haspopup="dialog"
			/>
			<Count aria-hidden="true">
				<CountBadge count={count} />
			</Count>
			{isOpen && (
				<Panel
					{...popup}
					ref={panel}
					align="end"
					role="dialog"
					aria-label={messages.NotificationBell.dialog}
					tabIndex={-1}
				>
					<Suspense fallback={<Fallback />}>
						<NotificationList
							content={content}
							now={now}
							allHref={allHref}
							onMarkRead={onMarkRead}
							onClose={close}
							focusFrame={() => panel.current?.focus()}
						/>
					</Suspense>
				</Panel>
			)}
		</Root>
	);
}

function Fallback() {
	return (
		<Waiting>
			<Loading label={messages.NotificationBell.loading}>
				<SkeletonText lines={3} />
			</Loading>
		</Waiting>
	);
}
