import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../host/host.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useReload } from './api.tsx';
import { useBrowserNotices } from './browserNotices.ts';
import { CALENDAR_CHANGED, tellCalendarChange, useLiveChanges } from './live.ts';
import { NOTIFICATION_PATHS, NOTIFICATIONS_CHANGED, useUnreadCount } from './notifications.ts';
import { usePoll } from './poll.ts';
import { useReloadTask } from './reloadTask.ts';

/** Paths of the records a notice tells of, which may have changed with it. */
const TOLD_OF = [
	'/v1/task/user/previews',
	'/v1/task/search',
	'/v1/task/counts',
	'/v1/task/{id}',
	'/v1/task/history/{id}',
] as const;
/** spec.md, section 9. */
const POLL_MS = 60_000;
/** The same of a task; its number follows. */
const TASK_CHANGED = 'task/';

/**
 * Keeps the notifications current: every 60 s while the page is visible, until the user may not read them, and sooner when
 * the server or another tab says that they have changed. A 401 is no reason to stop: it ends the session, or the next call
 * has a new bearer. Apart from the questions, of which the title of the page asks one already at the sign-in.
 */
export function useNotificationPoll(): void {
	const count = useUnreadCount();
	const reload = useReload();
	const reloadTask = useReloadTask();
	const { tabs, locks } = useHost();
	const session = useSession();
	const notices = useBrowserNotices();
	const number = count.status === 'ready' ? count.data.count : null;
	const known = useRef<number | null>(null);
	const status = count.status === 'loading' ? undefined : count.problem?.status;
	const isAllowed = status !== 403;
	const look = useCallback(() => void reload(NOTIFICATION_PATHS), [reload]);
	usePoll(isAllowed, POLL_MS, look);

	const wake = useEffectEvent(() => {
		void reload([...NOTIFICATION_PATHS, ...TOLD_OF]);
	});
	const tell = useEffectEvent((unread: number) => {
		if (known.current !== null && unread > known.current) notices.tell(unread);
		known.current = unread;
	});
	useEffect(() => {
		if (number !== null) tell(number);
	}, [number]);
	const wakeTask = useEffectEvent((lfdnr: number) => void reloadTask(lfdnr));
	useEffect(
		() =>
			tabs?.listen((word) => {
				if (word === NOTIFICATIONS_CHANGED) wake();
				else if (word.startsWith(TASK_CHANGED)) wakeTask(Number(word.slice(TASK_CHANGED.length)));
			}),
		[tabs],
	);
	useLiveChanges({
		locks: isAllowed ? locks : null,
		fetch: session.fetch,
		isAwakeHidden: notices.isAllowed,
		onChanged() {
			tabs?.post(NOTIFICATIONS_CHANGED);
			wake();
		},
		onTaskChanged(lfdnr) {
			tabs?.post(`${TASK_CHANGED}${lfdnr}`);
			void reloadTask(lfdnr);
		},
		onCalendar() {
			tabs?.post(CALENDAR_CHANGED);
			tellCalendarChange();
		},
	});
}
