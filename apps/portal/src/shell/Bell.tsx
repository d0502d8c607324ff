import { hrefOf } from '@kontor/domain/routes';
import { type BellContent, NotificationBell } from '@kontor/ui/NotificationBell';
import { useToast } from '@kontor/ui/Toast';
import { useMarkRead, useNotificationPoll, useNotifications } from '../data/notifications.ts';
import { useNow } from '../host/clock.tsx';
import { usePrivacy } from '../screen/privacy/privacy.tsx';

/** The bell, kept current. */
export function Bell() {
	const notifications = useNotifications();
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
			content={contentOf(notifications, isHidden)}
			now={now}
			allHref={hrefOf('notifications')}
			onMarkRead={(nid) => void onMarkRead(nid)}
		/>
	);
}

function contentOf(notifications: ReturnType<typeof useNotifications>, isHidden: boolean): BellContent {
	if (notifications.status === 'loading') return { status: 'loading' };
	if (notifications.status === 'failed') return { status: 'failed', onRetry: notifications.retry };
	const unread = notifications.data.filter(({ read }) => read === 0);
	return {
		status: 'ready',
		unread: unread.map((item) => ({
			...item,
			subject: isHidden ? 'Nachricht verborgen' : item.subject,
			href: hrefOf('notifications', {}, { nid: String(item.nid) }),
		})),
	};
}
