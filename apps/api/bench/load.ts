import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hashPassword } from '../src/auth/password.ts';
import { readConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { demoSet, refusesSmall } from './measuring/claims.ts';
import {
	askDelays,
	type Delays,
	type MeasuredServer,
	signIn,
	startServer,
	stopServer,
} from './measuring/measuredServer.ts';
import { openStream } from './measuring/openStream.ts';
import { askRows, type StaffMember, type Taken, work } from './measuring/staff.ts';

// How many requests staff who never pause get answered, by one server process and by two on one database, and how long
// each takes; beside them a bare Fastify with one row by its key, asked by as many clients in the same run:
// `pnpm bench:load [--staff 50] [--seconds 15] [--streams 200]`. With streams the staff work once more
// while so many streams of events are open. Uses KONTOR_DATA or DATABASE_URL where set, else a database
// of its own that is thrown away.

const WARM_UP_SECONDS = 4;
const PASSWORD = 'last und messung';
const everyApp = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const { values } = parseArgs({
	options: {
		staff: { type: 'string', default: '50' },
		seconds: { type: 'string', default: '15' },
		streams: { type: 'string', default: '0' },
	},
});
const staffCount = Number(values.staff);
const seconds = Number(values.seconds);
const streamCount = Number(values.streams);
const isOwnDatabase = process.env.KONTOR_DATA === undefined && process.env.DATABASE_URL === undefined;
const folder = isOwnDatabase ? mkdtempSync(join(tmpdir(), 'kontor-load-')) : null;
const environment = {
	...process.env,
	...(folder !== null && { KONTOR_DATA: folder }),
	// Staff who never pause ask more often than the limit of one user allows.
	KONTOR_RATE_LIMIT: '1000000',
};

try {
	// A database of its own gets the demo data when the server starts.
	if (isOwnDatabase || !(await isTooSmall())) for (const count of [1, 2]) await measure(count);
} finally {
	if (folder !== null) rmSync(folder, { recursive: true, force: true });
}

async function isTooSmall(): Promise<boolean> {
	const database = await openDatabase(readConfig(environment));
	try {
		return await refusesSmall(database.pool, demoSet);
	} finally {
		await database.close();
	}
}

async function measure(processes: number): Promise<void> {
	const servers: MeasuredServer[] = [];
	try {
		for (let i = 0; i < processes; i++) servers.push(await startServer(environment));
		const staff = await signInStaff(servers);
		await workTogether(staff, WARM_UP_SECONDS);
		await Promise.all(servers.map(askDelays));
		const taken = await workTogether(staff, seconds);
		report(processes, taken, await Promise.all(servers.map(askDelays)));
		if (streamCount > 0) await workBesideStreams(staff, taken);
		reportBare(await askBare(), taken);
	} finally {
		await Promise.all(servers.map(stopServer));
	}
}

async function someNumbers(pool: Database['pool']): Promise<number[]> {
	const { rows } = await pool.query<{ lfdnr: number }>(
		'select lfdnr from addresses order by md5(lfdnr::text) limit 1000',
	);
	return rows.map(({ lfdnr }) => lfdnr);
}

/** Milliseconds of each row that the bare server gave to as many clients as there are staff. */
async function askBare(): Promise<number[]> {
	const database = await openDatabase(readConfig(environment));
	let bare: MeasuredServer | null = null;
	try {
		const numbers = await someNumbers(database.pool);
		bare = await startServer({ ...environment, DATABASE_URL: database.url }, 'bareServer.ts');
		const { port } = bare;
		const askAll = async (duration: number) => {
			const times: number[] = [];
			const until = performance.now() + duration * 1000;
			const clients = Array.from({ length: staffCount }, (_, i) => [...numbers.slice(i), ...numbers.slice(0, i)]);
			await Promise.all(clients.map((own) => askRows(port, own, until, (ms) => times.push(ms))));
			return times;
		};
		await askAll(WARM_UP_SECONDS);
		return await askAll(seconds);
	} finally {
		if (bare !== null) await stopServer(bare);
		await database.close();
	}
}

/** Each member of staff has an account and a session of its own. */
async function signInStaff(servers: readonly MeasuredServer[]): Promise<StaffMember[]> {
	const names = Array.from({ length: staffCount }, (_, i) => `belegschaft${i + 1}`);
	const database = await openDatabase(readConfig(environment));
	try {
		const password_hash = await hashPassword(PASSWORD);
		await database.db
			.insertInto('users')
			.values(names.map((username) => ({ username, identity: username, password_hash })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await database.pool.query(
			`insert into user_apps (user_id, app_id)
			select user_id, app_id from users, unnest($2::int[]) as app_id where username = any($1) on conflict do nothing`,
			[names, everyApp],
		);
	} finally {
		await database.close();
	}
	const staff: StaffMember[] = [];
	for (const [number, username] of names.entries()) {
		const server = servers[number % servers.length];
		if (server === undefined) throw new Error('No server');
		staff.push({ port: server.port, bearer: await signIn(server, username, PASSWORD), number });
	}
	return staff;
}

/** The same work once more, while as many streams are open as were asked for. */
async function workBesideStreams(staff: readonly StaffMember[], before: readonly Taken[]): Promise<void> {
	const listeners = Array.from({ length: streamCount }, (_, i) => staff[i % staff.length]).filter(
		(one) => one !== undefined,
	);
	const streams = await Promise.all(listeners.map((one) => openStream(one, one.bearer)));
	const beside = await workTogether(staff, seconds);
	for (const stream of streams) stream.destroy();
	const p95 = (taken: readonly Taken[]) => quantile(timesOf(taken, 'all'), 0.95).toFixed(1);
	console.log(`p95 of all requests: ${p95(before)} ms alone, ${p95(beside)} ms beside ${streamCount} open streams`);
}

async function workTogether(staff: readonly StaffMember[], duration: number): Promise<Taken[]> {
	const taken: Taken[] = [];
	const until = performance.now() + duration * 1000;
	await Promise.all(staff.map((member) => work(member, until, (one) => taken.push(one))));
	await delay(100);
	return taken;
}

function report(processes: number, taken: readonly Taken[], delays: readonly Delays[]): void {
	const errors = taken.filter(({ isError }) => isError).length;
	const max = Math.max(...delays.map((one) => one.max));
	const p99 = Math.max(...delays.map((one) => one.p99));
	const rate = (taken.length / seconds).toFixed(0);
	console.log(
		`\n${processes} process${processes > 1 ? 'es' : ''}, ${staffCount} staff, ${seconds} s: ${rate} requests/s, ${errors} errors`,
	);
	console.log(`event loop held up: at most ${max.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
	console.log(`${''.padEnd(8)}${['count', 'p50', 'p95', 'p99', 'max'].map((head) => head.padStart(9)).join('')}  (ms)`);
	const kinds = ['all', 'search', 'list', 'open', 'poll'] as const;
	for (const kind of kinds) reportTimes(kind, timesOf(taken, kind));
}

/** What the bare server did, and how many times that Kontor takes: of all requests, and of opening a record alone. */
function reportBare(bare: readonly number[], taken: readonly Taken[]): void {
	reportTimes('bare', bare);
	for (const kind of ['all', 'open'] as const) {
		const times = timesOf(taken, kind);
		const cells = [0.5, 0.95, 0.99, 1].map(
			(share) => `×${(quantile(times, share) / quantile(bare, share)).toFixed(1)}`,
		);
		console.log(`${kind.padEnd(8)}${['', ...cells].map((cell) => cell.padStart(9)).join('')}  (to the bare server)`);
	}
	const rate = (count: number) => (count / seconds).toFixed(0);
	const ratio = (bare.length / taken.length).toFixed(1);
	console.log(`bare ${rate(bare.length)} requests/s, ×${ratio} of Kontor's ${rate(taken.length)}`);
}

function timesOf(taken: readonly Taken[], kind: Taken['kind'] | 'all'): number[] {
	return taken.filter((one) => kind === 'all' || one.kind === kind).map(({ ms }) => ms);
}

function quantile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function reportTimes(label: string, times: readonly number[]): void {
	const cells = [String(times.length), ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1))];
	console.log(`${label.padEnd(8)}${cells.map((cell) => cell.padStart(9)).join('')}`);
}
