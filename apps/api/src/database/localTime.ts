import { type RawBuilder, sql } from 'kysely';

/** A wall-clock time as the wire has it: `YYYY-MM-DDTHH:mm:ss`. */
export function wallTime(timestamp: RawBuilder<unknown>): RawBuilder<string> {
	return sql<string>`to_char(${timestamp}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
}

/** A moment told by the clock of the shop, wherever the server stands. */
export function localTime(instant: RawBuilder<unknown>): RawBuilder<string> {
	return wallTime(sql`${instant} at time zone 'Europe/Vienna'`);
}
