import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { addDays } from '@kontor/german/date';
import { CompiledQuery, sql } from 'kysely';
import { listPreviews } from '../src/calendar/appointmentList.ts';
import { readConfig } from '../src/config.ts';
import type { Session } from '../src/contract/contract.ts';
import { type Db, openDatabase } from '../src/database/database.ts';
import { connectPrepared, createKysely } from '../src/database/pool.ts';
import { badPlansOf, recordStatements } from './measuring/plans.ts';

// How long the previews of a week take among 2 000 000 appointments, 500 a week: `pnpm bench:calendar`. The appointments
// are made in a transaction that is taken back, so nothing of them stays. `--count` makes fewer, which is refused unless
// `--least` says that no more are wanted.

const { values } = parseArgs({
	options: { count: { type: 'string', default: '2000000' }, least: { type: 'string', default: '2000000' } },
});
const count = Number(values.count);
const least = Number(values.least);
if (!(count >= least)) {
	console.error(
		`This run would make ${count.toLocaleString('en')} appointments, and the bench measures ${least.toLocaleString('en')}: make them all, or name fewer with --least.`,
	);
	process.exit(1);
}
const A_WEEK = 500;
/** Limit of the 95th percentile. */
const MOST_MS = 60;
const FIRST_MONDAY = '1990-01-01';

const session: Session = {
	sessionId: '',
	userId: 1,
	username: 'demo',
	firma: 1,
	bearerEndsAt: 0,
	subject: { admin: false, apps: ['crm', 'calendar'], rights: [] },
};

function weekOf(monday: string) {
	return { start: `${monday}T00:00:00`, end: `${addDays(monday, 7)}T00:00:00` };
}

/** Gives the appointments of some weeks a person, a room and a patient each, as those that are looked at have. */
async function givePeople(long: Db, mondays: readonly string[]): Promise<void> {
	const ofWeeks = sql`appointments join unnest(${[...new Set(mondays)]}::date[]) as week (monday)
		on appointments.firma = 1 and deleted_at is null and tsrange(starts_at, ends_at) && tsrange(monday, monday + 7)`;
	await sql`
		insert into appointment_resources (appointment_lfdnr, resource_lfdnr, during, blocks)
		select lfdnr, resource, tsrange(starts_at, ends_at), false
		from ${ofWeeks}, lateral (values (1 + lfdnr % 20), (21 + lfdnr % 12)) as needed (resource)
		where not exists (select from appointment_resources known where known.appointment_lfdnr = appointments.lfdnr)`.execute(
		long,
	);
	await sql`
		insert into appointment_addresses (appointment_lfdnr, address_lfdnr)
		select appointments.lfdnr, patient.lfdnr from ${ofWeeks} join (
			select lfdnr, row_number() over (order by lfdnr) - 1 as place from addresses where kd_patient limit 500
		) as patient on patient.place = appointments.lfdnr % 500
		where not exists (select from appointment_addresses known where known.appointment_lfdnr = appointments.lfdnr)`.execute(
		long,
	);
	await sql`analyze appointment_resources, appointment_addresses`.execute(long);
}

/**
 * Takes the indexes that are no constraint and the triggers from the appointments until they are filled, all within the
 * transaction: to build an index of two millions at once takes a fraction of two million single entries. Gives what
 * builds them again.
 */
async function withoutIndexes(long: Db): Promise<() => Promise<void>> {
	const { rows } = await sql<{ name: string; definition: string }>`
		select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
		where indrelid = 'appointments'::regclass and not indisunique and not indisexclusion`.execute(long);
	await sql`set local maintenance_work_mem = '512MB'`.execute(long);
	await sql`alter table appointments disable trigger all`.execute(long);
	for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(long);
	return async () => {
		for (const { definition } of rows) await sql.raw(definition).execute(long);
		await sql`alter table appointments enable trigger all`.execute(long);
	};
}

const database = await openDatabase(readConfig(process.env));
const one = await connectPrepared(database.pool);
/** The only connection, as the server reads by it. */
const db = createKysely(database.pool, async () => ({ ...one, release() {} }) as typeof one);
/** The same one for statements that take long: the server's own end in seconds. */
const long = createKysely(
	database.pool,
	async () =>
		({ ...one, query: (text: string, given: unknown[]) => one.client.query(text, given), release() {} }) as typeof one,
);
try {
	await sql`begin`.execute(long);
	await sql`set local statement_timeout = 0`.execute(long);
	const begun = performance.now();
	const build = await withoutIndexes(long);
	await sql`
		insert into appointments (title, starts_at, ends_at, type_lfdnr, state_lfdnr, scope_lfdnr, created_by)
		select 'Anprobe ' || number % 97, start, start + interval '45 minutes', 1 + number % 5, 1 + number % 5,
			case when number % 25 = 0 then 3 else 1 end, null
		from generate_series(0, ${count}::int - 1) as number,
			lateral (select ${FIRST_MONDAY}::timestamp + make_interval(days => number / ${A_WEEK} * 7 + number % 5,
				mins => 480 + number / 5 % 100 * 5)) as at (start)`.execute(long);
	const filled = performance.now();
	await build();
	await sql`analyze appointments`.execute(long);
	const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(0);
	const built = seconds(filled, performance.now());
	console.log(`${count} appointments made in ${seconds(begun, filled)} s, their indexes in ${built} s`);
	const weeks = Math.floor(count / A_WEEK);
	const mondays = Array.from(
		{ length: 100 },
		(_, run) => addDays(FIRST_MONDAY, ((run * 7919) % weeks) * 7) ?? FIRST_MONDAY,
	);
	await givePeople(long, mondays);
	const taken: number[] = [];
	let rows = 0;
	const sizes: { plain: number; packed: number }[] = [];
	const statements = await recordStatements(async () => void (await listPreviews(db, session, weekOf(FIRST_MONDAY))));
	for (const monday of mondays) {
		const start = performance.now();
		const answer = await listPreviews(db, session, weekOf(monday));
		taken.push(performance.now() - start);
		rows += answer.appointments.length;
		const json = JSON.stringify(answer);
		sizes.push({ plain: json.length / 1_000, packed: gzipSync(json).length / 1_000 });
	}
	taken.sort((a, b) => a - b);
	const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? Number.NaN).toFixed(1);
	const kB = (of: 'plain' | 'packed') => Math.max(...sizes.map((size) => size[of])).toFixed(0);
	console.log(
		`previews of a week among ${count.toLocaleString('en')}, ${rows / taken.length} rows on average: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (limit ${MOST_MS}), at most ${kB('plain')} kB, ${kB('packed')} kB packed`,
	);
	const bad = await badPlansOf((text) => db.executeQuery(CompiledQuery.raw(text)), statements);
	for (const plan of bad) console.log(plan);
	if (bad.length > 0 || Number(at(0.95)) > MOST_MS) process.exitCode = 1;
} finally {
	await sql`rollback`.execute(long).catch(() => {});
	one.release();
	await database.close();
}
