import { can } from '@kontor/domain/permissions';
import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { createEventStream } from './eventStream.ts';
import {
	countUnread,
	findNotification,
	listNotifications,
	markAllRead,
	markRead,
	markUnread,
} from './notifications.queries.ts';
import type { Wakeups } from './wakeups.ts';

/** Parts of the routes; `now` in milliseconds since 1970. */
export interface NotificationParts {
	readonly db: Db;
	readonly wakeups: Wakeups;
	/** Longest time a stream stays open. */
	readonly streamSeconds: number;
	readonly now: () => number;
}

/** Serves the user's own notifications, and tells when they change. */
export function notificationRoutes(api: Api, { db, wakeups, streamSeconds, now }: NotificationParts): void {
	serve(api, 'listNotifications', ({ query }, { session }) => listNotifications(db, session, query));
	serve(api, 'countUnreadNotifications', (_, { session }) => countUnread(db, session));
	serve(api, 'getNotification', async ({ path }, { session }) => {
		const notification = await findNotification(db, session, path.id);
		if (notification === null) throw new Problem('notFound');
		return notification;
	});
	serve(api, 'markNotificationRead', async ({ path }, { session }) => {
		if (!(await markRead(db, session.userId, path.id))) throw new Problem('notFound');
		return undefined;
	});
	serve(api, 'readNotifications', ({ body }, { session }) => markAllRead(db, session, body));
	serve(api, 'unreadNotifications', ({ body }, { session }) => markUnread(db, session, body));

	// Whoever comes back with a new bearer is looked at anew, so an ended session hears nothing beyond its bearer.
	serve(api, 'streamNotifications', (_, { session }) => {
		const ms = Math.max(0, Math.min(session.bearerEndsAt - now(), streamSeconds * 1000));
		const stream = createEventStream(ms, (sleeper) =>
			wakeups.wait({ userId: session.userId, firma: can(session.subject, 'tasks') ? session.firma : null }, sleeper),
		);
		if (stream === null) throw new Problem('tooManyRequests', { retryAfter: 60 });
		return stream;
	});
}
