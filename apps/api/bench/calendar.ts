import { parseArgs } from 'node:util';
import { addDays } from '@kontor/domain/date';
import { sql } from 'kysely';
import { listPreviews } from '../src/calendar/appointmentList.ts';
import { readConfig } from '../src/config.ts';
import type { Session } from '../src/contract/contract.ts';
import { openDatabase } from '../src/database/database.ts';

// How long the previews of a week take among many appointments, 500 a week: `pnpm bench:calendar [--count 2000000]`. The
// appointments are made in a transaction that is taken back, so nothing of them stays.

const { values } = parseArgs({ options: { count: { type: 'string', default: '2000000' } } });
const count = Number(values.count);
const A_WEEK = 500;
const AT_ONCE = 20_000;
const FIRST_MONDAY = '1990-01-01';

const session: Session = {
	sessionId: '',
	userId: 1,
	username: 'demo',
	firma: 1,
	bearerEndsAt: 0,
	subject: { admin: false, apps: ['crm', 'calendar'], rights: [] },
};

const database = await openDatabase(readConfig(process.env));
const undone = new Error('Taken back');
try {
	await database.db
		.transaction()
		.execute(async (db) => {
			await sql`set local statement_timeout = 0`.execute(db);
			const begun = performance.now();
			// Each statement has to end in time.
			for (let from = 0; from < count; from += AT_ONCE) {
				await sql`
					insert into appointments (title, starts_at, ends_at, type_lfdnr, state_lfdnr, scope_lfdnr, created_by)
					select 'Anprobe ' || number % 97, start, start + interval '45 minutes', 1 + number % 5, 1 + number % 5,
						case when number % 25 = 0 then 3 else 1 end, null
					from generate_series(${from}::int, ${Math.min(from + AT_ONCE, count) - 1}::int) as number,
						lateral (select ${FIRST_MONDAY}::timestamp + make_interval(days => number / ${A_WEEK} * 7 + number % 5,
							mins => 480 + number / 5 % 100 * 5)) as at (start)`.execute(db);
			}
			await sql`analyze appointments`.execute(db);
			console.log(`${count} appointments made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
			const weeks = Math.floor(count / A_WEEK);
			const taken: number[] = [];
			let rows = 0;
			for (let run = 0; run < 100; run++) {
				const monday = addDays(FIRST_MONDAY, ((run * 7919) % weeks) * 7) ?? FIRST_MONDAY;
				const start = performance.now();
				const { appointments } = await listPreviews(db, session, {
					start: `${monday}T00:00:00`,
					end: `${addDays(monday, 7)}T00:00:00`,
				});
				taken.push(performance.now() - start);
				rows += appointments.length;
			}
			taken.sort((a, b) => a - b);
			const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? Number.NaN).toFixed(1);
			console.log(`previews of a week, ${rows / taken.length} rows on average: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
			throw undone;
		})
		.catch((error: unknown) => {
			if (error !== undone) throw error;
		});
} finally {
	await database.close();
}
