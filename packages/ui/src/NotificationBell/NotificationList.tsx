import { formatRelative } from '@kontor/german/dateTime';
import MailOpen from 'lucide-react/icons/mail-open';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { messages } from '../messages/messages.ts';
import { Loading, SkeletonText } from '../Skeleton/Skeleton.tsx';
import type { BellContent, BellNotification } from './NotificationBell.tsx';
import { All, AllLink, Heading, Item, ItemLink, Items, Meta, Subject, Waiting } from './NotificationList.styles.ts';

interface NotificationListProps {
	content: BellContent;
	now: number;
	allHref: string;
	onMarkRead: (nid: number) => void;
	onClose: () => void;
	focusFrame: () => void;
}

const texts = messages.NotificationBell;

/** What the bell opens: the unread messages and the way to all of them. */
export function NotificationList({ content, now, allHref, onMarkRead, onClose, focusFrame }: NotificationListProps) {
	return (
		<>
			<Body content={content} now={now} onMarkRead={onMarkRead} onClose={onClose} focusFrame={focusFrame} />
			<All>
				<AllLink href={allHref} variant="quiet" onClick={onClose}>
					<span data-width="wide">{texts.all}</span>
					<span data-width="narrow">{texts.allShort}</span>
				</AllLink>
			</All>
		</>
	);
}

function Body({ content, ...rest }: Omit<NotificationListProps, 'allHref'>) {
	if (content.status === 'loading') {
		return (
			<Waiting>
				<Loading label={texts.loading}>
					<SkeletonText lines={3} />
				</Loading>
			</Waiting>
		);
	}
	if (content.status === 'failed') return <ErrorState onRetry={content.onRetry}>{texts.failed}</ErrorState>;
	return <Unread unread={content.unread} count={content.count ?? content.unread.length} {...rest} />;
}

interface UnreadProps extends Omit<NotificationListProps, 'content' | 'allHref'> {
	unread: readonly BellNotification[];
	count: number;
}

function Unread({ unread, count, now, onMarkRead, onClose, focusFrame }: UnreadProps) {
	const list = useRef<HTMLUListElement>(null);
	const markedIndex = useRef<number | null>(null);

	// A marked message leaves the list with the focus on its button: the next one takes it over.
	useLayoutEffect(() => {
		if (markedIndex.current === null || document.activeElement !== document.body) return;
		const buttons = list.current?.querySelectorAll('button') ?? [];
		const next = buttons[Math.min(markedIndex.current, buttons.length - 1)];
		markedIndex.current = null;
		if (next) next.focus();
		else focusFrame();
	});

	if (unread.length === 0) return <EmptyState>{texts.none}</EmptyState>;
	return (
		<>
			<Heading>{texts.heading(count)}</Heading>
			<Items ref={list}>
				{unread.map((notification, index) => (
					<Item key={notification.nid}>
						<ItemLink href={notification.href} onClick={onClose}>
							<Subject>{notification.subject}</Subject>
							<Meta>
								<time dateTime={notification.sendDate}>{formatRelative(notification.sendDate, now)}</time>
								{' · '}
								{notification.fromUser}
							</Meta>
						</ItemLink>
						<Button
							size="compact"
							variant="quiet"
							icon={<MailOpen />}
							label={texts.markReadOf(notification.subject)}
							title={texts.markRead}
							onClick={() => {
								markedIndex.current = index;
								onMarkRead(notification.nid);
							}}
						/>
					</Item>
				))}
			</Items>
		</>
	);
}
