import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { all, type Condition } from '../search/predicates.ts';

type Notification = Answer<'listNotifications'>[number];
type Wanted = Input<'listNotifications'>['query'];

const MOST = 200;
/** Nobody reads a higher number, and counting further would cost as much as there are. */
const COUNTED_TO = 1000;

/**
 * The one rule of what bell, page, widget and title show and count: what can still be opened by this user. A notice of a
 * task goes with the task, and with the right to the app.
 */
function isShown({ firma, subject }: Session): Condition {
	if (!can(subject, 'tasks')) return sql<boolean>`notifications.task_lfdnr is null`;
	// Counted, since the planner would read all tasks at once to answer it for many.
	return sql<boolean>`(notifications.task_lfdnr is null or 0 < (select count(*) from tasks
		where tasks.lfdnr = notifications.task_lfdnr and tasks.firma = ${firma} and tasks.deleted_at is null))`;
}

const columns = sql`nid, subject, text, send_date, from_user, read_at, type, task_lfdnr`;

interface Row {
	readonly nid: number;
	readonly subject: string;
	readonly text: string;
	readonly send_date: string;
	readonly from_user: string;
	readonly read_at: string | null;
	readonly type: string;
	readonly task_lfdnr: number | null;
}

function notificationOf(row: Row): Notification {
	return {
		nid: row.nid,
		subject: row.subject,
		text: row.text,
		sendDate: row.send_date,
		fromUser: row.from_user,
		read: row.read_at === null ? 0 : 1,
		type: row.type as Notification['type'],
		taskLfdnr: row.task_lfdnr,
	};
}

/** The notifications of a user, newest first. */
export async function listNotifications(
	db: Db,
	session: Session,
	{ unread, type, before, size = MOST }: Wanted,
): Promise<Answer<'listNotifications'>> {
	const { userId } = session;
	const conditions: Condition[] = [sql<boolean>`user_id = ${userId}`, isShown(session)];
	if (unread === 'true') conditions.push(sql<boolean>`read_at is null`);
	if (unread === 'false') conditions.push(sql<boolean>`read_at is not null`);
	if (type !== undefined) conditions.push(sql<boolean>`type = ${type}`);
	if (before !== undefined) {
		conditions.push(sql<boolean>`(send_date, nid) < (
			select last.send_date, last.nid from notifications last where last.nid = ${before} and last.user_id = ${userId})`);
	}
	const { rows } = await sql<Row>`select ${columns} from notifications where ${all(conditions)}
		order by send_date desc, nid desc limit ${size}`.execute(db);
	return rows.map(notificationOf);
}

/** The number of unread ones, and the newest of them. */
export async function countUnread(db: Db, session: Session): Promise<Answer<'countUnreadNotifications'>> {
	const { rows } = await sql<Answer<'countUnreadNotifications'>>`
		select count(*)::int as count, max(nid) as newest from (
			select nid from notifications where user_id = ${session.userId} and read_at is null and ${isShown(session)}
			order by send_date desc, nid desc limit ${COUNTED_TO}) as unread`.execute(db);
	return rows[0] ?? { count: 0, newest: null };
}

/** One notification of the user; what it tells of is left out where that can no longer be opened. Null without one. */
export async function findNotification(
	db: Db,
	session: Session,
	nid: number,
): Promise<Answer<'getNotification'> | null> {
	const { rows } = await sql<Row & { readonly is_shown: boolean }>`select ${columns}, ${isShown(session)} as is_shown
		from notifications where nid = ${nid} and user_id = ${session.userId}`.execute(db);
	const [row] = rows;
	if (row === undefined) return null;
	const isGone = !row.is_shown;
	const notification = notificationOf(row);
	return isGone ? { ...notification, subject: '', text: '', taskLfdnr: null, isGone } : { ...notification, isGone };
}

/** Marks a notification of the user as read; false when the user has none with this number. */
export async function markRead(db: Db, userId: number, nid: number): Promise<boolean> {
	const row = await db
		.updateTable('notifications')
		.set(({ fn, ref }) => ({ read_at: fn.coalesce(ref('read_at'), fn<string>('now', [])) }))
		.where('nid', '=', nid)
		.where('user_id', '=', userId)
		.returning('nid')
		.executeTakeFirst();
	return row !== undefined;
}

/** Marks all unread ones up to a number as read, of one type or of all, by one statement. */
export async function markAllRead(
	db: Db,
	{ userId }: Session,
	{ upTo, type }: Input<'readNotifications'>['body'],
): Promise<Answer<'readNotifications'>> {
	const ofType = type === undefined ? sql`` : sql`and type = ${type}`;
	const { rows } = await sql<{ count: number; read_at: string | null }>`
		with marked as (
			update notifications set read_at = now()
			where user_id = ${userId} and read_at is null and nid <= ${upTo} ${ofType}
			returning read_at)
		select count(*)::int as count, max(read_at) as read_at from marked`.execute(db);
	return { count: rows[0]?.count ?? 0, readAt: rows[0]?.read_at ?? null };
}

/** Takes back what was marked as read together. */
export async function markUnread(
	db: Db,
	{ userId }: Session,
	{ readAt }: Input<'unreadNotifications'>['body'],
): Promise<Answer<'unreadNotifications'>> {
	const milliseconds = Date.parse(readAt);
	if (Number.isNaN(milliseconds)) return { count: 0 };
	const { numUpdatedRows } = await db
		.updateTable('notifications')
		.set({ read_at: null })
		.where('user_id', '=', userId)
		.where('read_at', '=', sql<string>`to_timestamp(${milliseconds}::bigint / 1000.0)::timestamptz(3)`)
		.executeTakeFirst();
	return { count: Number(numUpdatedRows) };
}
