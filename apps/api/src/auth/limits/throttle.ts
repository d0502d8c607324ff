import { createHmac, type KeyObject } from 'node:crypto';
import { identityOf } from '@kontor/domain/identity';
import type { Pool } from 'pg';
import { Problem } from '../../problem.ts';

/*
 * The rule (security.md 5.11; ASVS 6.1.1 wants it written down). A failure is counted before the password is checked, so
 * that parallel tries cannot outrun the count, and taken back on success.
 * - From the 5th failure of an account from one address within an hour, each further try waits: 1, 2, 4 … 64 seconds
 *   after the last. A try that comes too early is not checked and does not lengthen the wait. Accounts that have signed in
 *   from the address within 30 days do not wait, so that nobody who shares it can hold a colleague up.
 * - An account takes at most 60 failures an hour from addresses it has signed in from within 30 days, and 40 from all
 *   others: 100 in all. Strangers can therefore use up the second share only; they never lock anybody out of an address
 *   that person works from. One of the known addresses has at most 40 of the 60: who guesses behind a shared one at a named
 *   colleague does not lock that colleague out of the others.
 * - An address takes at most 200 failures an hour over all accounts; accounts that have signed in from it stay free, so
 *   that one guesser does not lock out all who share the address.
 */
const FREE_FAILURES = 5;
const MAX_WAIT_SECONDS = 64;
const MAX_FROM_KNOWN = 60;
const MAX_FROM_ONE_KNOWN = 40;
const MAX_FROM_STRANGERS = 40;
const MAX_FROM_ADDRESS = 200;
const WINDOW_SECONDS = 3600;

const COUNT = `with known as (
	select distinct s.remote from sessions s join users u using (user_id)
	where u.identity = $5 and s.created_at > $3::timestamptz - interval '30 days'
), recent as (
	select remote, failed_at, remote in (select remote from known) as is_known
	from login_failures where account = $1 and failed_at > $3::timestamptz - $4 * interval '1 second'
		-- Another process may have started before the clock was set back; tries beside this one may be a little later.
		and failed_at < $3::timestamptz + interval '1 minute'
)
select
	$2 in (select remote from known) as is_known,
	count(*) filter (where remote = $2)::int as here,
	extract(epoch from $3::timestamptz - max(failed_at) filter (where remote = $2))::float8 as since_last,
	count(*) filter (where is_known)::int as from_known,
	count(*) filter (where not is_known)::int as from_strangers,
	extract(epoch from $3::timestamptz - min(failed_at))::float8 as since_first,
	(select count(*) from login_failures where remote = $2 and failed_at < $3::timestamptz + interval '1 minute'
		and failed_at > $3::timestamptz - $4 * interval '1 second')::int
		as from_address
from recent`;

interface Counts {
	is_known: boolean;
	here: number;
	since_last: number | null;
	from_known: number;
	from_strangers: number;
	since_first: number | null;
	from_address: number;
}

/** Guards sign-ins against guessing. */
export interface Throttle {
	/** Counts a try as failed; throws `tooManySignIns` when it may not even be made. Call before checking the password. */
	begin(username: string, remote: string): Promise<void>;
	/** Forgets the failures of this account from this address. Call after the password was right. */
	succeeded(username: string, remote: string): Promise<void>;
}

/** A throttle whose counts all processes share through the database; `steady` tells the time and is never set back. */
export function createThrottle(pool: Pool, key: KeyObject, steady: () => number): Throttle {
	// People type passwords into the wrong field, so what was typed is not kept as it is.
	const accountOf = (username: string) => createHmac('sha256', key).update(identityOf(username)).digest();

	async function begin(username: string, remote: string): Promise<void> {
		const account = accountOf(username);
		const time = new Date(steady()).toISOString();
		const client = await pool.connect();
		let failure: Error | undefined;
		try {
			await client.query('begin');
			// Tries at one account queue up here; without it a hundred at once would all see the same count.
			await client.query('select pg_advisory_xact_lock($1)', [account.readBigInt64BE().toString()]);
			const { rows } = await client.query<Counts>({
				name: 'throttle',
				text: COUNT,
				values: [account.toString('hex'), remote, time, WINDOW_SECONDS, identityOf(username)],
			});
			const wait = rows[0] === undefined ? 0 : waitSeconds(rows[0]);
			if (wait > 0) throw new Problem('tooManySignIns', { retryAfter: wait });
			await client.query('insert into login_failures (account, remote, failed_at) values ($1, $2, $3)', [
				account.toString('hex'),
				remote,
				time,
			]);
			await client.query('commit');
		} catch (error) {
			await client.query('rollback').catch((broken: Error) => {
				failure = broken;
			});
			throw error;
		} finally {
			client.release(failure);
		}
	}

	async function succeeded(username: string, remote: string): Promise<void> {
		await pool.query('delete from login_failures where account = $1 and remote = $2', [
			accountOf(username).toString('hex'),
			remote,
		]);
	}

	return { begin, succeeded };
}

function waitSeconds(counts: Counts): number {
	const untilFirstIsOld = WINDOW_SECONDS - (counts.since_first ?? 0);
	const [used, allowed] = counts.is_known
		? [counts.from_known, MAX_FROM_KNOWN]
		: [counts.from_strangers, MAX_FROM_STRANGERS];
	if (used >= allowed || counts.here >= MAX_FROM_ONE_KNOWN) return Math.max(1, untilFirstIsOld);
	if (counts.is_known) return 0;
	if (counts.from_address >= MAX_FROM_ADDRESS) return MAX_WAIT_SECONDS;
	if (counts.here < FREE_FAILURES) return 0;
	const wait = Math.min(2 ** (counts.here - FREE_FAILURES), MAX_WAIT_SECONDS);
	return Math.max(0, wait - Math.max(0, counts.since_last ?? 0));
}
