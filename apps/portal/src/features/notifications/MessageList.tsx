import { formatRelative } from '@kontor/german/dateTime';
import { Button } from '@kontor/ui/Button';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { useState } from 'react';
import { isFullBatch, type NotificationFilter, useNotifications } from '../../data/notifications.ts';
import { Failure } from '../../screen/Failure.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { Item, List, More, Waiting } from './NotificationsScreen.styles.ts';

/** Props of MessageList. */
export interface MessageListProps {
	filter: NotificationFilter;
	openNid: number | null;
	/** Milliseconds since 1970. */
	now: number;
	hrefOfMessage: (nid: number) => string;
}

/** The messages of a filter, newest first, as far as somebody has asked for them. */
export function MessageList(props: MessageListProps) {
	const [befores, setBefores] = useState<readonly (number | undefined)[]>([undefined]);
	return (
		<nav aria-label="Nachrichten">
			{befores.map((before, index) => (
				<Batch
					key={before ?? 'first'}
					{...props}
					before={before}
					isLast={index === befores.length - 1}
					onMore={(last) => setBefores([...befores, last])}
				/>
			))}
		</nav>
	);
}

interface BatchProps extends MessageListProps {
	before: number | undefined;
	isLast: boolean;
	onMore: (last: number) => void;
}

function Batch({ filter, before, isLast, onMore, openNid, now, hrefOfMessage }: BatchProps) {
	const batch = useNotifications(filter, before);
	if (batch.status === 'failed') return <Failure {...batch} />;
	if (batch.status === 'loading') {
		return (
			<Waiting>
				<Loading label="Nachrichten werden geladen …">
					<SkeletonText lines={10} />
				</Loading>
			</Waiting>
		);
	}
	const messages = batch.data;
	const last = messages.at(-1);
	if (last === undefined) {
		if (before !== undefined) return null;
		return (
			<EmptyState>
				{filter.unread ? 'Sie haben keine neuen Nachrichten erhalten.' : 'Keine Einträge gefunden.'}
			</EmptyState>
		);
	}
	return (
		<>
			<List>
				{messages.map(({ nid, read, subject, sendDate, fromUser }) => (
					<li key={nid}>
						<Item
							href={hrefOfMessage(nid)}
							aria-current={nid === openNid ? 'true' : undefined}
							data-unread={read === 0 || undefined}
						>
							<span>
								{read === 0 && <VisuallyHidden>Ungelesen: </VisuallyHidden>}
								<Private>{subject}</Private>
							</span>
							<small>{formatRelative(sendDate, now)}</small>
							<small>{fromUser}</small>
						</Item>
					</li>
				))}
			</List>
			{isLast && isFullBatch(messages) && (
				<More>
					<Button onClick={() => onMore(last.nid)}>Weitere anzeigen</Button>
				</More>
			)}
		</>
	);
}
