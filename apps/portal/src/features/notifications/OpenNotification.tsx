import { hrefOf } from '@kontor/domain/routes';
import { formatRelative } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListTodo from 'lucide-react/icons/list-todo';
import MailOpen from 'lucide-react/icons/mail-open';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMarkRead, useNotification } from '../../data/notifications.ts';
import { Failure } from '../../screen/Failure.tsx';
import { Actions, Back, Meta, Text } from './NotificationsScreen.styles.ts';

/** Props of OpenNotification. */
export interface OpenNotificationProps {
	/** Any number: one the user has no message of is told so. */
	nid: number;
	/** Milliseconds since 1970. */
	now: number;
	/** The list without it, for narrow displays. */
	backHref: string;
}

/** One message in full. */
export function OpenNotification({ nid, now, backHref }: OpenNotificationProps) {
	return (
		<div>
			<Back>
				<LinkButton href={backHref} variant="quiet" size="compact" icon={<ArrowLeft size={16} aria-hidden="true" />}>
					Alle Benachrichtigungen
				</LinkButton>
			</Back>
			<Message nid={nid} now={now} />
		</div>
	);
}

function Message({ nid, now }: { nid: number; now: number }) {
	const isNumber = Number.isInteger(nid) && nid > 0 && nid < 2 ** 31;
	const opened = useNotification(isNumber ? nid : null);
	const message = opened.status === 'ready' ? opened.data : null;
	useReadGone(message?.isGone === true && message.read === 0 ? nid : null);

	if (!isNumber || (opened.status === 'failed' && opened.problem.status === 404)) {
		return <Instead>Diese Nachricht gibt es nicht mehr.</Instead>;
	}
	if (opened.status === 'failed') return <Failure {...opened} />;
	if (message === null) {
		return (
			<Card>
				<Loading label="Die Nachricht wird geladen …">
					<SkeletonText lines={4} />
				</Loading>
			</Card>
		);
	}
	if (message.isGone) return <Instead>Der Eintrag ist nicht mehr vorhanden.</Instead>;
	return (
		<Card title={message.subject} actions={message.read === 0 && <MarkReadButton nid={nid} />}>
			<Meta>
				{message.fromUser} · {formatRelative(message.sendDate, now)}
			</Meta>
			{message.text !== '' && <Text>{message.text}</Text>}
			{message.taskLfdnr !== null && (
				<Actions>
					<LinkButton
						href={hrefOf('taskDetails', { lfdnr: message.taskLfdnr })}
						icon={<ListTodo size={16} aria-hidden="true" />}
					>
						Aufgabe öffnen
					</LinkButton>
				</Actions>
			)}
		</Card>
	);
}

function Instead({ children }: { children: string }) {
	return (
		<Card>
			<EmptyState>{children}</EmptyState>
		</Card>
	);
}

/** There is nothing to read in it, and nobody shall be reminded of it again. */
function useReadGone(nid: number | null): void {
	const markRead = useMarkRead();
	const read = useEffectEvent((one: number) => {
		markRead(one).catch(() => {});
	});
	useEffect(() => {
		if (nid !== null) read(nid);
	}, [nid]);
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
		} finally {
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
