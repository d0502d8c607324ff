import { sql } from 'kysely';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

const HOURS = 24;

/** Failed sign-ins of the last 24 hours by hour, and how many there were in the 24 hours before. */
export async function countFailedLogins(db: Db): Promise<Answer<'getFailedLogins'>> {
	const { rows } = await sql<{ hours_ago: number; count: number }>`
		select floor(extract(epoch from now() - at) / 3600)::int as hours_ago, count(*)::int as count
		from audit_log
		where action = 'signInFailed' and at > now() - interval '48 hours' and at <= now()
		group by 1`.execute(db);
	const counts = new Map(rows.map(({ hours_ago, count }) => [hours_ago, count]));
	const hours = Array.from({ length: HOURS }, (_, index) => counts.get(HOURS - 1 - index) ?? 0);
	const before = rows.filter(({ hours_ago }) => hours_ago >= HOURS);
	return {
		count: hours.reduce((sum, count) => sum + count, 0),
		countBefore: before.reduce((sum, { count }) => sum + count, 0),
		hours,
	};
}
