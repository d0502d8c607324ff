import { sql } from 'kysely';
import type { Write } from './writes.ts';

/**
 * Until this write ends no other one passes here for the same thing and the same owner, so that what is counted from here on
 * stays true and a limit holds. Where all writes lock a record they belong to, as those to an address do, that is enough.
 */
export async function countAlone(
	{ db }: Pick<Write, 'db'>,
	thing: 'calendar feeds' | 'document filters' | 'waiting',
	owner: number,
): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext(${thing}), ${owner})`.execute(db);
}
