import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { hashPassword } from '../src/auth/password.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { countUnread, listNotifications } from '../src/notifications/notifications.queries.ts';
import { askMemory, type MeasuredServer, signIn, startServer, stopServer } from './measuring/measuredServer.ts';
import { openStream } from './measuring/openStream.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';

// How long counting and listing notifications takes among 2 000 000 of 200 users, whether each statement goes by an index,
// and what 200 open streams of events cost in memory and in the time others wait: `pnpm bench:notices [--fill]
// [--seconds 5]`. `--fill` makes the notifications in the database of KONTOR_DATA or DATABASE_URL; a smaller set is refused.
// Ends with 1 beyond the limits.

const USERS = 200;
const EACH = 10_000;
const PASSWORD = 'nachrichten und messung';
const limits = { countMs: 5, listMs: 25, streamsMiB: 30, slower: 1.5 };

const { values } = parseArgs({
	options: { fill: { type: 'boolean', default: false }, seconds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const environment = { ...process.env, KONTOR_RATE_LIMIT: '1000000' };
const names = Array.from({ length: USERS }, (_, index) => `nachricht${index + 1}`);

const database = await openDatabase(readConfig(environment));
try {
	if (values.fill) await fill(database.pool);
	if (!(await isTooSmall(database.pool))) {
		await measureQueries();
		await measureStreams();
	}
} finally {
	await database.close();
}

/** Ten thousand each, a hundred of them unread, a third about tasks. */
async function fill(pool: pg.Pool): Promise<void> {
	await pool.query(
		`insert into users (username, identity, password_hash) select name, name, $2 from unnest($1::text[]) as name
		on conflict do nothing`,
		[names, await hashPassword(PASSWORD)],
	);
	await pool.query(
		`insert into user_apps (user_id, app_id) select user_id, app_id from users, unnest(array[1, 4, 11, 12]) as app_id
		where username = any($1) on conflict do nothing`,
		[names],
	);
	for (const name of names) {
		await pool.query(
			`insert into notifications (user_id, subject, text, send_date, from_user, read_at, type, task_lfdnr)
			select user_id, 'Nachricht ' || n, repeat('Text der Nachricht. ', 6), now() - n * interval '11 minutes', 'Kontor',
				case when n % 100 = 0 then null else now() - n * interval '10 minutes' end,
				case when n % 3 = 0 then 'taskCommented' else 'message' end,
				case when n % 3 = 0 then (select min(lfdnr) + n % 300 from tasks) end
			from users, generate_series(1, $2::int) as n where username = $1`,
			[name, EACH],
		);
	}
	await pool.query('vacuum analyze notifications');
}

async function isTooSmall(pool: pg.Pool): Promise<boolean> {
	const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from notifications');
	const held = rows[0]?.count ?? 0;
	if (held >= USERS * EACH) return false;
	console.error(
		`This database holds ${held.toLocaleString('en')} notifications, and the bench measures ${(USERS * EACH).toLocaleString('en')}: make them with KONTOR_DATA=… pnpm bench:notices --fill.`,
	);
	process.exitCode = 1;
	return true;
}

async function measureQueries(): Promise<void> {
	const { db, pool } = database;
	const { rows } = await pool.query<{ user_id: number }>('select user_id from users where username = any($1)', [names]);
	const sessions = rows.map(({ user_id }) => ({
		sessionId: '',
		userId: user_id,
		username: '',
		firma: 1,
		subject: { admin: false, apps: ['crm', 'tasks'] as const, rights: [] },
		bearerEndsAt: 0,
	}));
	const middles = await pool.query<{ user_id: number; nid: number }>(
		'select user_id, percentile_disc(0.5) within group (order by nid) as nid from notifications where user_id = any($1) group by 1',
		[sessions.map(({ userId }) => userId)],
	);
	const middleOf = new Map(middles.rows.map(({ user_id, nid }) => [user_id, nid]));
	type Session = (typeof sessions)[number];
	const kinds: Readonly<Record<string, readonly [limit: number, run: (session: Session) => Promise<unknown>]>> = {
		'unread count': [limits.countMs, (session) => countUnread(db, session)],
		'list of 200': [limits.listMs, (session) => listNotifications(db, session, {})],
		'unread ones': [limits.listMs, (session) => listNotifications(db, session, { unread: 'true', size: 50 })],
		'of one kind': [limits.listMs, (session) => listNotifications(db, session, { type: 'taskCommented', size: 50 })],
		'from the middle on': [
			limits.listMs,
			(session) => listNotifications(db, session, { size: 50, before: middleOf.get(session.userId) ?? 1 }),
		],
	};
	const statements = await recordStatements(async () => {
		for (const [, run] of Object.values(kinds)) await run(sessions[0] as Session);
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);
	if (bad.length > 0) process.exitCode = 1;
	for (const [kind, [limit, run]] of Object.entries(kinds)) {
		const times: number[] = [];
		const until = performance.now() + seconds * 1000;
		for (let next = 0; performance.now() < until; next++) {
			const begun = performance.now();
			await run(sessions[next % sessions.length] as Session);
			times.push(performance.now() - begun);
		}
		report(kind, quantile(times, 0.95), limit, 'ms (p95)', `p50 ${quantile(times, 0.5).toFixed(1)}`);
	}
}

/** Measures the memory of all users' streams, and the times of others meanwhile. */
async function measureStreams(): Promise<void> {
	const server = await startServer(environment);
	const agent = new Agent({ keepAlive: true });
	try {
		const bearers: string[] = [];
		for (const name of names) bearers.push(await signIn(server, name, PASSWORD));
		await pollAll(server, bearers, agent);
		const before = await pollAll(server, bearers, agent);
		const memoryBefore = await settledMemory(server);
		const streams = await Promise.all(bearers.map((bearer) => openStream(server, bearer)));
		const memoryAfter = await settledMemory(server);
		const after = await pollAll(server, bearers, agent);
		report('memory of 200 streams', (memoryAfter - memoryBefore) / 1024 / 1024, limits.streamsMiB, 'MiB', '');
		const ratio = quantile(after, 0.95) / quantile(before, 0.95);
		const detail = `p95 ${quantile(before, 0.95).toFixed(1)} → ${quantile(after, 0.95).toFixed(1)} ms`;
		report('other calls beside them', ratio, limits.slower, 'times as long', detail);
		for (const stream of streams) stream.destroy();
	} finally {
		agent.destroy();
		await stopServer(server);
	}
}

/** Milliseconds of each of a thousand counts, one after the other. */
async function pollAll({ port }: MeasuredServer, bearers: readonly string[], agent: Agent): Promise<number[]> {
	const times: number[] = [];
	for (let count = 0; count < 1000; count++) {
		const begun = performance.now();
		const sent = request({
			port,
			host: '127.0.0.1',
			agent,
			path: '/api/v1/notifications/unread',
			headers: { authorization: `Bearer ${bearers[count % bearers.length]}` },
		});
		sent.end();
		const [response] = (await once(sent, 'response')) as [IncomingMessage];
		response.resume();
		await once(response, 'end');
		times.push(performance.now() - begun);
	}
	return times;
}

/** The least of several looks: what is only waiting to be collected is no cost. */
async function settledMemory(server: MeasuredServer): Promise<number> {
	const looks: number[] = [];
	for (let count = 0; count < 6; count++) {
		await new Promise((resolve) => setTimeout(resolve, 500));
		looks.push((await askMemory(server)).now);
	}
	return Math.min(...looks);
}

function quantile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(label: string, figure: number, limit: number, unit: string, detail: string): void {
	const isOver = figure > limit;
	if (isOver) process.exitCode = 1;
	console.log(
		`${isOver ? 'OVER' : 'ok  '} ${label.padEnd(26)}${figure.toFixed(1).padStart(8)} of ${limit} ${unit}  ${detail}`,
	);
}
