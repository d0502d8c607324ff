import type { Answer, Model } from '@kontor/api-client/types';
import { useHost } from '../host/host.tsx';
import { type Loaded, useGet, useWrite } from './api.tsx';

/** A message to the user. */
export type Notification = Model<'Notification'>;

/** The type of a message. */
export type NotificationType = Notification['type'];

/** Which messages. */
export interface NotificationFilter {
	readonly unread?: boolean;
	readonly type?: NotificationType;
}

const LIST = '/v1/notifications';
const COUNT = '/v1/notifications/unread';
const ONE = '/v1/notifications/{id}';
/** So many at a time; the bell shows no more. */
const AT_ONCE = 50;
/** Paths by which notifications are read. */
export const NOTIFICATION_PATHS = [LIST, COUNT, ONE] as const;
/** Said to the other tabs of this browser. */
export const NOTIFICATIONS_CHANGED = 'notifications';
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

/** True where so many rows mean that there may be more. */
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

function useTold<Arguments extends readonly unknown[], Result>(
	write: (...input: Arguments) => Promise<Result>,
): (...input: Arguments) => Promise<Result> {
	const { tabs } = useHost();
	return async (...input) => {
		const result = await write(...input);
		tabs?.post(NOTIFICATIONS_CHANGED);
		return result;
	};
}

/** Marks a notification as read. */
export function useMarkRead(): (nid: number) => Promise<void> {
	const write = useWrite('patch', '/v1/notifications/{id}/read', NOTIFICATION_PATHS);
	return useTold((nid: number) => write({ path: { id: nid } }));
}

/** Marks all unread ones up to the newest one seen, of one type or of all; `readAt` takes it back. */
export function useMarkAllRead(): (
	upTo: number,
	type: NotificationType | undefined,
) => Promise<Answer<'post', '/v1/notifications/read'>> {
	const write = useWrite('post', '/v1/notifications/read', NOTIFICATION_PATHS);
	return useTold((upTo: number, type: NotificationType | undefined) =>
		write({ body: { upTo, ...(type !== undefined && { type }) } }),
	);
}

/** Takes back what was marked as read together. */
export function useTakeBackRead(): (readAt: string) => Promise<unknown> {
	const write = useWrite('post', '/v1/notifications/unread', NOTIFICATION_PATHS);
	return useTold((readAt: string) => write({ body: { readAt } }));
}
