import type { Model } from '@kontor/api-client/types';
import { type Loaded, useGet, useReload, useWrite } from './api.tsx';
import { usePoll } from './poll.ts';

/** A message to the user. */
export type Notification = Model<'Notification'>;

const PATH = '/v1/notifications';
/** spec.md, section 9. */
const POLL_MS = 60_000;

/** The user's notifications, newest first. */
export function useNotifications(): Loaded<readonly Notification[]> {
	return useGet(PATH, {}, { isBackground: true });
}

/**
 * Keeps the notifications current: every 60 s while the page is visible, until the user may not read them. A 401 is no
 * reason to stop: it ends the session, or the next call has a new bearer.
 */
export function useNotificationPoll(): void {
	const notifications = useNotifications();
	const reload = useReload();
	const status = notifications.status === 'loading' ? undefined : notifications.problem?.status;
	usePoll(status !== 403, POLL_MS, () => void reload([PATH]));
}

/** Marks a notification as read. */
export function useMarkRead(): (nid: number) => Promise<void> {
	const write = useWrite('patch', '/v1/notifications/{id}/read', [PATH]);
	return (nid) => write({ path: { id: nid } });
}
