import type { Pool } from 'pg';
import { createBatch } from './batch.ts';

/** Who wants to sign in, and from where. */
export interface Claim {
	/** As `identityOf` gives it. */
	readonly identity: string;
	readonly remote: string;
}

/** A user as signing in sees one. */
export interface Account {
	readonly userId: number;
	readonly passwordHash: string;
	/** Whether this user has signed in from that address within 30 days. */
	readonly isKnownThere: boolean;
}

interface AccountRow {
	index: number;
	user_id: number;
	password_hash: string;
	is_known: boolean;
}

const FIND = `select wanted.index::integer as index, u.user_id, u.password_hash, exists (
		select from sessions s
		where s.user_id = u.user_id and s.remote = wanted.remote and s.created_at > $3::timestamptz - interval '30 days'
	) as is_known
from unnest($1::text[], $2::text[]) with ordinality as wanted (identity, remote, index) join users u using (identity)`;

/** Looks up who wants to sign in, null for nobody; tries that come together share one query, since anyone may make them. */
export function createAccountLookup(pool: Pool, now: () => number): (claim: Claim) => Promise<Account | null> {
	return createBatch(async (claims: readonly Claim[]) => {
		const { rows } = await pool.query<AccountRow>({
			name: 'accounts',
			text: FIND,
			values: [
				claims.map(({ identity }) => identity),
				claims.map(({ remote }) => remote),
				new Date(now()).toISOString(),
			],
		});
		const found = new Map(rows.map((row) => [row.index, toAccount(row)]));
		return claims.map((_, index) => found.get(index + 1) ?? null);
	});
}

function toAccount({ user_id, password_hash, is_known }: AccountRow): Account {
	return { userId: user_id, passwordHash: password_hash, isKnownThere: is_known };
}
