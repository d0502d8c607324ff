import { type AppKey, type DataRight, isAppKey, isDataRight } from '@kontor/domain/permissions';
import type { Pool } from 'pg';
import type { Session } from '../contract/contract.ts';
import { createBatch } from './batch.ts';

/** A session that holds, whatever bearer asks for it. */
export type FoundSession = Omit<Session, 'bearerEndsAt'>;

interface SessionRow {
	session_id: string;
	user_id: number;
	username: string;
	firma: number;
	admin: boolean;
	apps: string[];
	rights: string[];
}

const FIND = `select s.session_id, s.user_id, u.username, u.firma, u.admin, array(
		select a.key from user_apps ua join apps a using (app_id) where ua.user_id = s.user_id and a.licensed
	) as apps, array(select r.key from user_rights r where r.user_id = s.user_id order by r.key) as rights
from sessions s join users u using (user_id)
where s.session_id = any($1::uuid[]) and s.ended_at is null
	and s.absolute_expiry > $2::timestamptz and s.last_used_at > $3::timestamptz and not u.disabled`;

/**
 * Looks up sessions that hold now: not ended, not expired, not idle too long, user not disabled. Asked anew for every
 * request, so that an end counts at once in every process; requests that run together share one query.
 */
export function createSessionLookup(
	pool: Pool,
	now: () => number,
	idleSeconds: number,
): (sessionId: string) => Promise<FoundSession | null> {
	return createBatch(async (ids: readonly string[]) => {
		const time = now();
		const { rows } = await pool.query<SessionRow>({
			name: 'sessions',
			text: FIND,
			values: [[...new Set(ids)], new Date(time).toISOString(), new Date(time - idleSeconds * 1000).toISOString()],
		});
		const found = new Map(rows.map((row) => [row.session_id, toSession(row)]));
		return ids.map((id) => found.get(id) ?? null);
	});
}

function toSession(row: SessionRow): FoundSession {
	const apps = row.apps.filter((key): key is AppKey => isAppKey(key));
	const rights = row.rights.filter((key): key is DataRight => isDataRight(key));
	return {
		sessionId: row.session_id,
		userId: row.user_id,
		username: row.username,
		firma: row.firma,
		subject: { admin: row.admin, apps, rights },
	};
}
