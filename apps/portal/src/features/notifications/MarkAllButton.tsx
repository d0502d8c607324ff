import { Button } from '@kontor/ui/Button';
import { useToast } from '@kontor/ui/Toast';
import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { type NotificationType, useMarkAllRead, useTakeBackRead, useUnreadCount } from '../../data/notifications.ts';

/** Marks everything up to the newest message that was counted as read, of one type or of all, and offers the way back. */
export function MarkAllButton({ type }: { type: NotificationType | undefined }) {
	const unread = useUnreadCount();
	const markAll = useMarkAllRead();
	const takeBack = useTakeBackRead();
	const toasts = useToast();
	const [isPending, setPending] = useState(false);
	const newest = unread.status === 'ready' ? unread.data.newest : null;

	async function onClick(): Promise<void> {
		if (newest === null) return;
		setPending(true);
		try {
			const { count, readAt } = await markAll(newest, type);
			if (readAt === null) return;
			toasts.show({
				tone: 'success',
				text: count === 1 ? '1 Nachricht als gelesen markiert.' : `${count} Nachrichten als gelesen markiert.`,
				action: { label: 'Rückgängig', onAction: () => void undo(readAt) },
			});
		} catch {
			toasts.show({ tone: 'error', text: 'Die Nachrichten konnten nicht als gelesen markiert werden.' });
		} finally {
			setPending(false);
		}
	}

	async function undo(readAt: string): Promise<void> {
		try {
			await takeBack(readAt);
		} catch {
			toasts.show({ tone: 'error', text: 'Das konnte nicht rückgängig gemacht werden.' });
		}
	}

	return (
		<Button icon={<MailOpen />} disabled={newest === null} isPending={isPending} onClick={() => void onClick()}>
			Alle als gelesen markieren
		</Button>
	);
}
