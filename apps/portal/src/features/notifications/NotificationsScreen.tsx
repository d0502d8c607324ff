import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Page } from '@kontor/ui/Page';
import { Select } from '@kontor/ui/Select';
import { Tabs } from '@kontor/ui/Tabs';
import SettingsIcon from 'lucide-react/icons/settings-2';
import { Suspense, useState } from 'react';
import { type NotificationFilter, useUnreadCount } from '../../data/notifications.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useNow } from '../../host/clock.tsx';
import { useGo } from '../../location.ts';
import { OpenRecord } from '../../screen/privacy/privacy.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { MessageList } from './MessageList.tsx';
import { Filters, Hint, Panes } from './NotificationsScreen.styles.ts';
import { typeOf, typeWords } from './notificationWords.ts';
import { OpenNotification } from './OpenNotification.tsx';

const SettingsDialog = lazyChunk(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);

const typeOptions = Object.entries(typeWords).map(([value, label]) => ({ value, label }));

/** All messages to the user; the query `nid` opens one, `view` and `type` choose. */
export function NotificationsScreen({ match }: { match: RouteMatch<'notifications'> }) {
	const go = useGo();
	const now = useNow(60_000);
	const count = useUnreadCount();
	const [isChoosing, setChoosing] = useState(false);
	const type = typeOf(match.query.type);
	const view = match.query.view === 'unread' ? 'unread' : 'all';
	const filter: NotificationFilter = { ...(view === 'unread' && { unread: true }), ...(type && { type }) };
	const nid = match.query.nid === undefined ? null : Number(match.query.nid);
	const unread = count.status === 'ready' ? count.data.count : undefined;

	function hrefWith(changes: { view?: string; type?: string; nid?: number | null }): string {
		const next = { view, type, nid, ...changes };
		return hrefOf(
			'notifications',
			{},
			{
				...(next.view === 'unread' && { view: 'unread' }),
				...(next.type && { type: next.type }),
				...(next.nid != null && { nid: String(next.nid) }),
			},
		);
	}

	const list = (
		<Panes data-open={nid === null ? undefined : true}>
			<MessageList
				key={`${view} ${type}`}
				filter={filter}
				openNid={nid}
				now={now}
				hrefOfMessage={(one) => hrefWith({ nid: one })}
			/>
			{nid === null ? (
				<Hint>
					<EmptyState>Wählen Sie links eine Nachricht aus, um sie zu lesen.</EmptyState>
				</Hint>
			) : (
				<OpenRecord>
					<OpenNotification key={nid} nid={nid} now={now} backHref={hrefWith({ nid: null })} />
				</OpenRecord>
			)}
		</Panes>
	);

	return (
		<Page
			title={match.crumb}
			actions={
				<>
					<Button icon={<SettingsIcon />} onClick={() => setChoosing(true)}>
						Einstellungen
					</Button>
					<MarkAllButton type={type} />
				</>
			}
		>
			<Filters>
				<Select
					label="Art der Nachricht"
					isLabelHidden
					placeholder="Alle Arten"
					options={typeOptions}
					value={type ?? ''}
					onValueChange={(value) => go(hrefWith({ type: value }), { replace: true })}
				/>
			</Filters>
			<Tabs
				label="Nachrichten"
				selectedKey={view}
				onSelect={(key) => go(hrefWith({ view: key }), { replace: true })}
				isManual
				tabs={[
					{ key: 'all', label: 'Alle', content: list },
					{ key: 'unread', label: 'Ungelesen', count: unread, content: list },
				]}
			/>
			{isChoosing && (
				<Suspense>
					<SettingsDialog onClose={() => setChoosing(false)} />
				</Suspense>
			)}
		</Page>
	);
}
