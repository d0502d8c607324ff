import { hrefOf } from '@kontor/domain/routes';
import { type BellContent, NotificationBell } from '@kontor/ui/NotificationBell';
import { useToast } from '@kontor/ui/Toast';
import { useNotificationPoll } from '../data/notificationPoll.ts';
import { useMarkRead, useUnreadCount, useUnreadNotifications } from '../data/notifications.ts';
import { useNow } from '../host/clock.tsx';
import { usePrivacy } from '../screen/privacy/privacy.tsx';

/** The bell, kept current. */
export function Bell() {
	const notifications = useUnreadNotifications();
	const count = useUnreadCount();
	const markRead = useMarkRead();
	const toasts = useToast();
	const now = useNow(60_000);
	const { isHidden } = usePrivacy();
	useNotificationPoll();

	async function onMarkRead(nid: number): Promise<void> {
		try {
			await markRead(nid);
		} catch {
			toasts.show({ tone: 'error', text: 'Die Nachricht konnte nicht als gelesen markiert werden.' });
		}
	}

	return (
		<NotificationBell
			content={contentOf(notifications, count, isHidden)}
			now={now}
			allHref={hrefOf('notifications')}
			onMarkRead={(nid) => void onMarkRead(nid)}
		/>
	);
}

function contentOf(
	notifications: ReturnType<typeof useUnreadNotifications>,
	count: ReturnType<typeof useUnreadCount>,
	isHidden: boolean,
): BellContent {
	if (count.status === 'failed') return { status: 'failed', onRetry: count.retry };
	if (notifications.status === 'failed') return { status: 'failed', onRetry: notifications.retry };
	if (notifications.status === 'loading' || count.status === 'loading') return { status: 'loading' };
	return {
		status: 'ready',
		count: count.data.count,
		unread: notifications.data.map((item) => ({
			...item,
			subject: isHidden ? 'Nachricht verborgen' : item.subject,
			href: hrefOf('notifications', {}, { nid: String(item.nid) }),
		})),
	};
}
