import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Who a decision is about: a draft of this user in the wizard, or a stored address. */
export interface Decided {
	readonly userId: number;
	readonly draft?: string | undefined;
	readonly lfdnr?: number | undefined;
}

/** The numbers of all addresses that have been told apart from the draft and from the address. */
export async function toldApart(db: Db, { userId, draft, lfdnr }: Decided): Promise<number[]> {
	if (draft === undefined && lfdnr === undefined) return [];
	const { rows } = await sql<{ other: number }>`
		select other_lfdnr as other from distinct_drafts where user_id = ${userId} and draft = ${draft ?? ''}
		union select other_lfdnr from distinct_addresses where lfdnr = ${lfdnr ?? 0}
		union select lfdnr from distinct_addresses where other_lfdnr = ${lfdnr ?? 0}`.execute(db);
	return rows.map(({ other }) => other);
}

/** Why two are not one; null where they may be one all the same. */
export type Distinctness = { readonly reason: string } | null;

/** Remembers that the draft and the address are not this other one, or takes it back (null). A reason is never lost to none. */
export async function decide(db: Db, decided: Decided, other: number, distinctness: Distinctness): Promise<void> {
	const { userId, draft, lfdnr } = decided;
	if (draft !== undefined) await decideDraft(db, userId, draft, other, distinctness);
	if (lfdnr !== undefined && lfdnr !== other) await decidePair(db, userId, [lfdnr, other], distinctness);
}

/**
 * Moves what was decided about a draft over to the address that has been made of it; to be called in the transaction that
 * makes it, with the `Idempotency-Key` as the draft.
 */
export async function settleDraft(db: Db, userId: number, draft: string | undefined, lfdnr: number): Promise<void> {
	if (draft === undefined) return;
	await sql`
		with settled as (
			delete from distinct_drafts where user_id = ${userId} and draft = ${draft} returning other_lfdnr, reason
		)
		insert into distinct_addresses (lfdnr, other_lfdnr, user_id, reason)
		select least(other_lfdnr, ${lfdnr}::int), greatest(other_lfdnr, ${lfdnr}::int), ${userId}, reason
		from settled where other_lfdnr <> ${lfdnr}
		on conflict do nothing`.execute(db);
}

// Drafts that nobody finished go while others come.
async function decideDraft(
	db: Db,
	userId: number,
	draft: string,
	other: number,
	distinctness: Distinctness,
): Promise<void> {
	if (distinctness === null) {
		await sql`
			delete from distinct_drafts where user_id = ${userId} and draft = ${draft} and other_lfdnr = ${other}`.execute(
			db,
		);
		return;
	}
	await sql`
		with outdated as (
			select ctid from distinct_drafts where at < now() - interval '30 days' limit 100 for update skip locked
		), swept as (
			delete from distinct_drafts where ctid in (select ctid from outdated)
		)
		insert into distinct_drafts (user_id, draft, other_lfdnr, reason)
		values (${userId}, ${draft}, ${other}, ${distinctness.reason})
		on conflict (user_id, draft, other_lfdnr) do update set reason = excluded.reason where excluded.reason <> ''`.execute(
		db,
	);
}

async function decidePair(
	db: Db,
	userId: number,
	pair: readonly [number, number],
	distinctness: Distinctness,
): Promise<void> {
	const [lfdnr, other_lfdnr] = [Math.min(...pair), Math.max(...pair)];
	if (distinctness === null) {
		await db
			.deleteFrom('distinct_addresses')
			.where('lfdnr', '=', lfdnr)
			.where('other_lfdnr', '=', other_lfdnr)
			.execute();
		return;
	}
	const row = { lfdnr, other_lfdnr, user_id: userId, reason: distinctness.reason };
	await db
		.insertInto('distinct_addresses')
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(['lfdnr', 'other_lfdnr'])
				.doUpdateSet({ reason: distinctness.reason })
				.where(sql<boolean>`excluded.reason <> ''`),
		)
		.execute();
}
