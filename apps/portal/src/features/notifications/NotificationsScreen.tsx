import { formatRelative } from '@kontor/domain/dateTime';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { type Notification, useNotifications } from '../../data/notifications.ts';
import { useNow } from '../../host/clock.tsx';
import { Failure } from '../../screen/Failure.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { OpenRecord } from '../../screen/privacy/privacy.tsx';
import { Hint, Item, List, Panes, Waiting } from './NotificationsScreen.styles.ts';
import { OpenNotification } from './OpenNotification.tsx';

/** All messages to the user; the query `nid` opens one. */
export function NotificationsScreen({ match }: { match: RouteMatch<'notifications'> }) {
	const notifications = useNotifications();
	const nid = match.query.nid === undefined ? null : Number(match.query.nid);
	return (
		<Page title={match.crumb}>
			{notifications.status === 'failed' && <Failure {...notifications} />}
			{notifications.status === 'loading' && (
				<Waiting>
					<Loading label="Nachrichten werden geladen …">
						<SkeletonText lines={10} />
					</Loading>
				</Waiting>
			)}
			{notifications.status === 'ready' && <Messages notifications={notifications.data} nid={nid} />}
		</Page>
	);
}

function Messages({ notifications, nid }: { notifications: readonly Notification[]; nid: number | null }) {
	const now = useNow(60_000);
	if (notifications.length === 0 && nid === null) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	const open = notifications.find((notification) => notification.nid === nid);
	return (
		<Panes data-open={nid === null ? undefined : true}>
			<nav aria-label="Nachrichten">
				<List>
					{notifications.map((notification) => (
						<li key={notification.nid}>
							<Item
								href={hrefOf('notifications', {}, { nid: String(notification.nid) })}
								aria-current={notification.nid === nid ? 'true' : undefined}
								data-unread={notification.read === 0 || undefined}
							>
								<span>
									{notification.read === 0 && <VisuallyHidden>Ungelesen: </VisuallyHidden>}
									<Private>{notification.subject}</Private>
								</span>
								<small>{formatRelative(notification.sendDate, now)}</small>
								<small>{notification.fromUser}</small>
							</Item>
						</li>
					))}
				</List>
			</nav>
			{nid === null ? (
				<Hint>
					<EmptyState>Wählen Sie links eine Nachricht aus, um sie zu lesen.</EmptyState>
				</Hint>
			) : (
				<OpenRecord>
					<OpenNotification key={nid} notification={open ?? null} now={now} />
				</OpenRecord>
			)}
		</Panes>
	);
}
