import type { Answer, Model } from '@kontor/api-client/types';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../host/host.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { type Loaded, useGet, useReload, useWrite } from './api.tsx';
import { useBrowserNotices } from './browserNotices.ts';
import { useLiveChanges } from './live.ts';
import { usePoll } from './poll.ts';

/** A message to the user. */
export type Notification = Model<'Notification'>;

/** What a message tells of. */
export type NotificationType = Notification['type'];

/** Which messages. */
export interface NotificationFilter {
	readonly unread?: boolean;
	readonly type?: NotificationType;
}

const LIST = '/v1/notifications';
const COUNT = '/v1/notifications/unread';
const ONE = '/v1/notifications/{id}';
/** What else a notice tells of, and may have changed with it. */
const TOLD_OF = ['/v1/task/user/previews', '/v1/task/search', '/v1/task/counts', '/v1/task/{id}'] as const;
/** spec.md, section 9. */
const POLL_MS = 60_000;
/** So many at a time; the bell shows no more. */
const AT_ONCE = 50;
const ALL = [LIST, COUNT, ONE] as const;
/** Said to the other tabs of this browser. */
const CHANGED = 'notifications';

const background = { isBackground: true };

/** The newest unread notifications, newest first. */
export function useUnreadNotifications(): Loaded<readonly Notification[]> {
	return useGet(LIST, { query: { unread: 'true', size: AT_ONCE } }, background);
}

/** Notifications of a filter, newest first, going on after the one with this number. */
export function useNotifications(
	{ unread, type }: NotificationFilter,
	before?: number,
): Loaded<readonly Notification[]> {
	const query = {
		size: AT_ONCE,
		...(unread !== undefined && { unread: `${unread}` as const }),
		...(type !== undefined && { type }),
		...(before !== undefined && { before }),
	};
	return useGet(LIST, { query }, background);
}

/** Whether so many rows mean that there may be more. */
export function isFullBatch(rows: readonly unknown[]): boolean {
	return rows.length === AT_ONCE;
}

/** One notification by its number; a read one and one whose record is gone too. */
export function useNotification(nid: number | null): Loaded<Model<'OpenedNotification'>> {
	return useGet(nid === null ? null : ONE, { path: { id: nid ?? 0 } }, background);
}

/** The one count that bell, page, widget and title show; null while it is unknown, or nobody asks. */
export function useUnreadCount(isAsked = true): Loaded<Model<'UnreadCount'>> {
	return useGet(isAsked ? COUNT : null, {}, background);
}

/**
 * Keeps the notifications current: every 60 s while the page is visible, until the user may not read them, and sooner when
 * the server or another tab says that they have changed. A 401 is no reason to stop: it ends the session, or the next call
 * has a new bearer.
 */
export function useNotificationPoll(): void {
	const count = useUnreadCount();
	const reload = useReload();
	const { tabs, locks } = useHost();
	const session = useSession();
	const notices = useBrowserNotices();
	const number = count.status === 'ready' ? count.data.count : null;
	const known = useRef<number | null>(null);
	const status = count.status === 'loading' ? undefined : count.problem?.status;
	const isAllowed = status !== 403;
	const look = useCallback(() => void reload(ALL), [reload]);
	usePoll(isAllowed, POLL_MS, look);

	const wake = useEffectEvent(() => {
		void reload([...ALL, ...TOLD_OF]);
	});
	const tell = useEffectEvent((unread: number) => {
		if (known.current !== null && unread > known.current) notices.tell(unread);
		known.current = unread;
	});
	useEffect(() => {
		if (number !== null) tell(number);
	}, [number]);
	useEffect(() => tabs?.listen((word) => word === CHANGED && wake()), [tabs]);
	useLiveChanges({
		locks: isAllowed ? locks : null,
		fetch: session.fetch,
		isAwakeHidden: notices.isAllowed,
		onChanged() {
			tabs?.post(CHANGED);
			wake();
		},
	});
}

function useTold<Arguments extends readonly unknown[], Result>(
	write: (...input: Arguments) => Promise<Result>,
): (...input: Arguments) => Promise<Result> {
	const { tabs } = useHost();
	return async (...input) => {
		const result = await write(...input);
		tabs?.post(CHANGED);
		return result;
	};
}

/** Marks a notification as read. */
export function useMarkRead(): (nid: number) => Promise<void> {
	const write = useWrite('patch', '/v1/notifications/{id}/read', ALL);
	return useTold((nid: number) => write({ path: { id: nid } }));
}

/** Marks all unread ones up to the newest one seen, of one type or of all; `readAt` takes it back. */
export function useMarkAllRead(): (
	upTo: number,
	type: NotificationType | undefined,
) => Promise<Answer<'post', '/v1/notifications/read'>> {
	const write = useWrite('post', '/v1/notifications/read', ALL);
	return useTold((upTo: number, type: NotificationType | undefined) =>
		write({ body: { upTo, ...(type !== undefined && { type }) } }),
	);
}

/** Takes back what was marked as read together. */
export function useTakeBackRead(): (readAt: string) => Promise<unknown> {
	const write = useWrite('post', '/v1/notifications/unread', ALL);
	return useTold((readAt: string) => write({ body: { readAt } }));
}
