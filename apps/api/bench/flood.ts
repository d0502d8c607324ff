import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { bigSet, refusesSmall } from './measuring/claims.ts';
import { openConnection } from './measuring/httpConnection.ts';
import { askMemory, type MeasuredServer, signIn, startServer, stopServer } from './measuring/measuredServer.ts';

// Effects on others while one client asks for as much as it can: `pnpm bench:flood [--seconds 10]`, on the big set in
// KONTOR_DATA or DATABASE_URL with its demo accounts; on fewer data no search is costly. Staff at work have their
// connections already; a newcomer opens one for each request. Ends with 1 when an attack costs staff at work or the server
// too much.

const SENT_AHEAD = 'GET /assets/none HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(10_000);
const PARALLEL_SEARCHES = 40;
// One user may ask 30 times in a second.
const PAUSE_MS = 40;
const MOST_MEMORY = 50 * 1024 * 1024;
const RETURN_SECONDS = 5;
// Who has asked too often is refused for so long.
const LIMITED_SECONDS = 10;
const HURRIED_CLIENTS = 16;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);

interface Attack {
	readonly name: string;
	readonly longestMs: number;
	/** Begins it; what comes back ends it. */
	begin(server: MeasuredServer): Promise<() => Promise<void>>;
}

const attacks: readonly Attack[] = [
	{ name: 'nobody', longestMs: 200, begin: async () => async () => {} },
	{ name: '1 connection, 10 000 requests ahead', longestMs: 200, begin: sendAhead(1) },
	{ name: '1500 connections, 10 000 requests ahead', longestMs: 200, begin: sendAhead(1_500) },
	{ name: '40 costly searches of one user', longestMs: 500, begin: searchInParallel },
];

const database = await openDatabase(readConfig(process.env));
const isSmall = await refusesSmall(database.pool, bigSet).finally(() => database.close());
for (const attack of isSmall ? [] : attacks) await measure(attack);

async function measure({ name, longestMs, begin }: Attack): Promise<void> {
	const server = await startServer({ ...process.env, KONTOR_LOG: 'warn' });
	try {
		const bearers = [await signIn(server, 'verkauf', 'verkauf-kontor'), await signIn(server, 'admin', 'admin-kontor')];
		const atWork = bearers.map((bearer) => ({ bearer, connection: openConnection(server.port) }));
		// Until the server has grown to what work takes by itself; beyond that the attack is to blame.
		await Promise.all([work(atWork, seconds), hurry(server)]);
		await delay(LIMITED_SECONDS * 1000);
		const { now: before } = await askMemory(server);
		const end = await begin(server);
		const [taken, newcomers] = await Promise.all([work(atWork, seconds), comeNew(server, seconds)]);
		await end();
		for (const { connection } of atWork) connection.close();
		const { peak } = await askMemory(server);
		await delay(RETURN_SECONDS * 1000);
		const { now: after } = await askMemory(server);
		report(name, longestMs, [...taken, ...newcomers], [peak - before, after - before]);
	} finally {
		await stopServer(server);
	}
}

function report(name: string, longestMs: number, taken: readonly Taken[], memory: readonly [number, number]): void {
	console.log(`\n${name}; memory ${memory.map((bytes) => `+${(bytes / 1024 / 1024).toFixed(0)} MiB`).join(', then ')}`);
	console.log(
		`${''.padEnd(10)}${['count', 'errors', 'p50', 'p99', 'max'].map((head) => head.padStart(9)).join('')}  (ms)`,
	);
	for (const kind of ['short', 'search', 'newcomer'] as const) {
		const own = taken.filter((one) => one.kind === kind);
		const times = own.map(({ ms }) => ms).sort((a, b) => a - b);
		const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
		const errors = own.filter(({ status }) => status !== 200).length;
		const cells = [times.length, errors, at(0.5).toFixed(1), at(0.99).toFixed(1), at(1).toFixed(1)];
		console.log(`${kind.padEnd(10)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
		if (errors > 0 || (kind !== 'newcomer' && at(0.99) > longestMs)) process.exitCode = 1;
	}
	if (memory[0] > MOST_MEMORY) process.exitCode = 1;
}

interface Taken {
	readonly kind: 'short' | 'search' | 'newcomer';
	readonly ms: number;
	readonly status: number;
}

/** Requests of people who have just come: each opens a connection. */
async function comeNew({ port }: MeasuredServer, duration: number): Promise<Taken[]> {
	const taken: Taken[] = [];
	const until = performance.now() + duration * 1000;
	while (performance.now() < until) {
		const begun = performance.now();
		const connection = openConnection(port);
		const { status } = await connection.request('GET', '/api/v1/company', {}).catch(() => ({ status: 0 }));
		connection.close();
		taken.push({ kind: 'newcomer', ms: performance.now() - begun, status });
		await delay(PAUSE_MS * 10);
	}
	return taken;
}

/** Asks as fast as the server answers or refuses, so that its heap is as large as short-lived objects make it. */
async function hurry(server: MeasuredServer): Promise<void> {
	const headers = { authorization: `Bearer ${await signIn(server, 'demo', 'demo-kontor')}` };
	const until = performance.now() + seconds * 1000;
	const clients = Array.from({ length: HURRIED_CLIENTS }, async () => {
		const connection = openConnection(server.port);
		while (performance.now() < until) await connection.request('GET', '/api/v1/user', headers);
		connection.close();
	});
	await Promise.all(clients);
}

/** Colleagues who look at records and search for people. */
async function work(
	staff: readonly { readonly bearer: string; readonly connection: ReturnType<typeof openConnection> }[],
	duration: number,
): Promise<Taken[]> {
	const taken: Taken[] = [];
	const until = performance.now() + duration * 1000;
	const clients = staff.map(async ({ bearer, connection }) => {
		const headers = { authorization: `Bearer ${bearer}` };
		for (let turn = 0; performance.now() < until; turn++) {
			const kind = turn % 4 === 0 ? 'search' : 'short';
			const begun = performance.now();
			const asked =
				kind === 'search'
					? connection.request('POST', '/api/v1/dashboard/search', headers, JSON.stringify({ q: 'Gruber Wien' }))
					: connection.request('GET', `/api/v1/${turn % 2 === 0 ? 'notifications' : 'user'}`, headers);
			const { status } = await asked;
			taken.push({ kind, ms: performance.now() - begun, status });
			await delay(PAUSE_MS);
		}
	});
	await Promise.all(clients);
	return taken;
}

function sendAhead(connections: number): Attack['begin'] {
	return async ({ port }) => {
		let isOver = false;
		const open = new Set<Socket>();
		const all = Array.from({ length: connections }, async () => {
			while (!isOver) {
				const socket = connect(port, '127.0.0.1').on('error', () => {});
				open.add(socket.resume());
				socket.write(SENT_AHEAD);
				await new Promise((resolve) => socket.once('close', resolve));
				open.delete(socket);
				// The attacker shares two cores with the server it is measured with.
				await delay(PAUSE_MS);
			}
		});
		return async () => {
			isOver = true;
			for (const socket of open) socket.destroy();
			await Promise.all(all);
		};
	};
}

async function searchInParallel(server: MeasuredServer): Promise<() => Promise<void>> {
	const bearer = await signIn(server, 'demo', 'demo-kontor');
	let isOver = false;
	const body = JSON.stringify({ sort: 'kdStrasse', page: 250, size: 200 });
	const all = Array.from({ length: PARALLEL_SEARCHES }, async (_, index) => {
		const connection = openConnection(server.port);
		while (!isOver) {
			const asked =
				index % 2 === 0
					? connection.request(
							'POST',
							'/api/v1/crm/addresses/search/filtered',
							{ authorization: `Bearer ${bearer}` },
							body,
						)
					: connection.request('GET', '/api/v1/dashboard/search?q=a%20b%20c', { authorization: `Bearer ${bearer}` });
			await asked.catch(() => {});
			await delay(PAUSE_MS);
		}
		connection.close();
	});
	return async () => {
		isOver = true;
		await Promise.all(all);
	};
}
