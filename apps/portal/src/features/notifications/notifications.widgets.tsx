import { hrefOf } from '@kontor/domain/routes';
import { formatRelative } from '@kontor/german/dateTime';
import { useUnreadNotifications } from '../../data/notifications.ts';
import { useNow } from '../../host/clock.tsx';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';
import { WaitingEntries, WidgetList } from '../../kit/widget/WidgetList.tsx';
import { Private } from '../../screen/privacy/Private.tsx';

/** The widget of the notifications. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'NOTIFICATIONS',
		description: 'Ihre ungelesenen Nachrichten, die neuesten zuerst.',
		shape: 'list',
		Content: UnreadNotifications,
	},
];

const MOST = 20;

function UnreadNotifications({ title }: WidgetContentProps) {
	const now = useNow(60_000);
	return (
		<LoadedWidget
			title={title}
			path="/v1/notifications"
			loaded={useUnreadNotifications()}
			emptyText="Sie haben keine neuen Nachrichten erhalten."
			all={{ href: hrefOf('notifications'), label: 'Alle Benachrichtigungen anzeigen' }}
			isFlush
			skeleton={<WaitingEntries />}
		>
			{(notifications) => (
				<WidgetList
					entries={notifications.slice(0, MOST).map(({ nid, subject, sendDate, fromUser }) => ({
						key: String(nid),
						href: hrefOf('notifications', {}, { nid: String(nid) }),
						title: <Private>{subject}</Private>,
						aside: formatRelative(sendDate, now),
						meta: fromUser,
					}))}
				/>
			)}
		</LoadedWidget>
	);
}
