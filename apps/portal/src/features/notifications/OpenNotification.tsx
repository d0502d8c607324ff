import { formatRelative } from '@kontor/domain/dateTime';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { useToast } from '@kontor/ui/Toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { type Notification, useMarkRead } from '../../data/notifications.ts';
import { Back, Meta, Text } from './NotificationsScreen.styles.ts';

/** Props of OpenNotification. */
export interface OpenNotificationProps {
	/** Null where the user has no such message, or not any more. */
	notification: Notification | null;
	/** Milliseconds since 1970. */
	now: number;
}

/** One message in full. */
export function OpenNotification({ notification, now }: OpenNotificationProps) {
	return (
		<div>
			<Back>
				<LinkButton
					href={hrefOf('notifications')}
					variant="quiet"
					size="compact"
					icon={<ArrowLeft size={16} aria-hidden="true" />}
				>
					Alle Benachrichtigungen
				</LinkButton>
			</Back>
			{notification === null ? (
				<Card>
					<EmptyState>Diese Nachricht gibt es nicht mehr.</EmptyState>
				</Card>
			) : (
				<Card
					title={notification.subject}
					actions={notification.read === 0 && <MarkReadButton nid={notification.nid} />}
				>
					<Meta>
						{notification.fromUser} · {formatRelative(notification.sendDate, now)}
					</Meta>
					<Text>{notification.text}</Text>
				</Card>
			)}
		</div>
	);
}

function MarkReadButton({ nid }: { nid: number }) {
	const markRead = useMarkRead();
	const toasts = useToast();
	const [isPending, setPending] = useState(false);

	async function onClick(): Promise<void> {
		setPending(true);
		try {
			await markRead(nid);
		} catch {
			toasts.show({ tone: 'error', text: 'Die Nachricht konnte nicht als gelesen markiert werden.' });
			setPending(false);
		}
	}

	return (
		<Button
			size="compact"
			icon={<MailOpen size={16} aria-hidden="true" />}
			isPending={isPending}
			onClick={() => void onClick()}
		>
			Als gelesen markieren
		</Button>
	);
}
