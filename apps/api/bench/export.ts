import { addressExportColumns } from '@kontor/domain/addressExport';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { type DemoAccount, demoAccounts } from '../src/seed/seed.ts';
import { bigSet, refusesSmall } from './measuring/claims.ts';
import {
	askDelays,
	askMemory,
	type MeasuredServer,
	signIn,
	startServer,
	stopServer,
} from './measuring/measuredServer.ts';

// How long the file of all addresses takes, and how much more memory the server holds meanwhile, read as fast as it
// comes and by a slow reader, by a server that has read lists before: `KONTOR_DATA=… pnpm bench:export`.

const MIB = 1024 * 1024;
const WARM_UP_LISTS = 1000;
const columns = addressExportColumns.map(({ key }) => key);
const demo = demoAccounts.find(({ username }) => username === 'demo');
if (demo === undefined) throw new Error('There is no account demo');

const database = await openDatabase(readConfig(process.env));
const isSmall = await refusesSmall(database.pool, bigSet);
await database.close();
if (!isSmall) await measureExports(demo);

async function measureExports({ username, password }: DemoAccount): Promise<void> {
	const server = await startServer({ ...process.env, KONTOR_RATE_LIMIT: '1000000' });
	try {
		await measureOn(server, await signIn(server, username, password));
	} finally {
		await stopServer(server);
	}
}

async function measureOn(server: MeasuredServer, bearer: string): Promise<void> {
	await readLists(server, bearer);
	for (const [label, filter, pause] of [
		['all addresses', {}, 0],
		['all addresses, again', {}, 0],
		['all addresses, slow reader', {}, 2],
		['one type, by place', { addressType: ['kd_konsument'], sort: 'kdOrt' }, 0],
	] as const) {
		await askDelays(server);
		const before = await askMemory(server);
		const begun = performance.now();
		const { lines, bytes } = await exportAll(server, bearer, filter, pause);
		const seconds = (performance.now() - begun) / 1000;
		const { peak } = await askMemory(server);
		const { max } = await askDelays(server);
		console.log(
			`${label.padEnd(28)} ${lines} lines, ${(bytes / MIB).toFixed(1)} MiB in ${seconds.toFixed(1)} s; memory ` +
				`${(before.now / MIB).toFixed(0)} MiB, at most ${((peak - before.now) / MIB).toFixed(1)} MiB more; ` +
				`event loop held up at most ${max.toFixed(1)} ms`,
		);
	}
}

/** A server that has worked for a while holds more than a fresh one, whatever it worked at. */
async function readLists({ port }: MeasuredServer, bearer: string): Promise<void> {
	for (let page = 1; page <= WARM_UP_LISTS; page++) {
		const response = await fetch(`http://127.0.0.1:${port}/api/v1/crm/addresses/search/filtered`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
			body: JSON.stringify({ page: 1 + (page % 50), size: 200 }),
		});
		if (!response.ok) throw new Error(`The list answered ${response.status}`);
		await response.arrayBuffer();
	}
}

async function exportAll({ port }: MeasuredServer, bearer: string, filter: object, pause: number) {
	const response = await fetch(`http://127.0.0.1:${port}/api/v1/crm/addresses/search/filtered/csv`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
		body: JSON.stringify({ ...filter, columns }),
	});
	if (!response.ok || response.body === null) throw new Error(`The export answered ${response.status}`);
	let bytes = 0;
	let lines = -1;
	for await (const piece of response.body) {
		bytes += piece.length;
		for (const byte of piece) if (byte === 10) lines++;
		if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return { bytes, lines };
}
