import { formatRelative } from '@kontor/domain/dateTime';
import { hrefOf } from '@kontor/domain/routes';
import { useNotifications } from '../../data/notifications.ts';
import { useNow } from '../../host/clock.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { WidgetList } from './WidgetList.tsx';

const MOST = 5;

/** The newest unread notifications. */
export function NotificationsWidget() {
	const now = useNow(60_000);
	return (
		<WidgetList
			list={useNotifications()}
			emptyText="Sie haben keine neuen Nachrichten erhalten."
			all={{ href: hrefOf('notifications'), label: 'Alle Benachrichtigungen anzeigen' }}
			entriesOf={(notifications) =>
				notifications
					.filter(({ read }) => read === 0)
					.slice(0, MOST)
					.map(({ nid, subject, sendDate, fromUser }) => ({
						key: String(nid),
						href: hrefOf('notifications', {}, { nid: String(nid) }),
						title: <Private>{subject}</Private>,
						aside: formatRelative(sendDate, now),
						meta: fromUser,
					}))
			}
		/>
	);
}
