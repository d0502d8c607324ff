import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../src/seed/seed.ts';
import {
	askDelays,
	askMemory,
	type MeasuredServer,
	signIn,
	startServer,
	stopServer,
} from './measuring/measuredServer.ts';

// How long papers take, how much memory the server needs for them, and what others notice meanwhile:
// `pnpm bench:pdf`. A database of its own, which is thrown away, gets the demo data when the server starts.

const MIB = 1024 * 1024;
const ROUNDS = 5;
const demo = demoAccounts.find(({ username }) => username === 'demo');
if (demo === undefined) throw new Error('There is no account demo');

const folder = mkdtempSync(join(tmpdir(), 'kontor-papers-'));
const server = await startServer({
	...process.env,
	DATABASE_URL: '',
	KONTOR_DATA: folder,
	KONTOR_RATE_LIMIT: '1000000',
});
try {
	const bearer = await signIn(server, demo.username, demo.password);
	await measure(bearer);
} finally {
	await stopServer(server);
	rmSync(folder, { recursive: true, force: true });
}

async function measure(bearer: string): Promise<void> {
	const quiet = await latencies(bearer, async () => {
		for (let count = 0; count < 10; count++) await new Promise((resolve) => setTimeout(resolve, 200));
	});
	console.log(`others, nothing printed       ${shown(quiet)}`);
	const drafts = new Map<number, number>();
	for (const positions of [5, 40, 300]) drafts.set(positions, await makeDraft(server, bearer, positions));
	await print(server, bearer, [drafts.get(5) ?? 0]);
	const piles: readonly (readonly [string, readonly number[]])[] = [
		['5 positions', [drafts.get(5) ?? 0]],
		['40 positions', [drafts.get(40) ?? 0]],
		// One document holds 300 at most; a pile of two has the rest.
		['400 positions in a pile', [drafts.get(300) ?? 0, ...(await many(bearer, 100))]],
		['1 200 positions in a pile', [drafts.get(300) ?? 0, ...(await many(bearer, 900))]],
	];
	for (const [label, documents] of piles) {
		const times: number[] = [];
		const before = await askMemory(server);
		let bytes = 0;
		const beside = await latencies(bearer, async () => {
			for (let round = 0; round < ROUNDS; round++) {
				const begun = performance.now();
				bytes = await print(server, bearer, documents);
				times.push(performance.now() - begun);
			}
		});
		const { peak } = await askMemory(server);
		console.log(
			`${label.padEnd(29)} ${middle(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms, ` +
				`${(bytes / 1024).toFixed(0)} KiB; memory at most ${((peak - before.now) / MIB).toFixed(0)} MiB more; others ${shown(beside)}`,
		);
	}
	const issues: number[] = [];
	const issuing = await latencies(bearer, async () => {
		const copies = await Promise.all(Array.from({ length: 40 }, () => makeDraft(server, bearer, 5)));
		const begun = performance.now();
		await Promise.all(copies.map((wfCid) => issue(server, bearer, wfCid)));
		issues.push(performance.now() - begun);
	});
	console.log(`40 issued at once             ${middle(issues).toFixed(0)} ms for all; others ${shown(issuing)}`);
	const { max } = await askDelays(server);
	console.log(`the event loop was held up at most ${max.toFixed(0)} ms`);
}

/** Documents with so many positions in all. */
async function many(bearer: string, positions: number): Promise<number[]> {
	const made: number[] = [];
	for (let left = positions; left > 0; left -= 300) made.push(await makeDraft(server, bearer, Math.min(300, left)));
	return made;
}

/** Latencies in milliseconds, ascending, of a small request repeated while `work` runs. */
async function latencies(bearer: string, work: () => Promise<void>): Promise<number[]> {
	let isOver = false;
	const times: number[] = [];
	const asking = (async () => {
		while (!isOver) {
			const begun = performance.now();
			await call(server, bearer, 'GET', '/v1/user');
			times.push(performance.now() - begun);
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
	})();
	await work();
	isOver = true;
	await asking;
	return times.toSorted((a, b) => a - b);
}

function shown(times: readonly number[]): string {
	const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
	return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function middle(times: readonly number[]): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function makeDraft(on: MeasuredServer, bearer: string, count: number): Promise<number> {
	const positions = Array.from({ length: count }, (_, index) => ({
		kind: 'article',
		text: `Rollstuhl Leicht SB ${index}, faltbar, mit Trommelbremse für die Begleitperson`,
		quantity: '2.5',
		price: '18.725',
	}));
	const body = { customerId: 1700, typeId: 10, documentFoot: { orderReference: '' }, positions };
	const response = await call(on, bearer, 'POST', '/v1/business/document', body);
	const { wf_cid } = (await response.json()) as { wf_cid: string };
	return Number(wf_cid);
}

async function issue(on: MeasuredServer, bearer: string, wfCid: number): Promise<void> {
	await call(on, bearer, 'POST', `/v1/business/document/${wfCid}/issue`, undefined, { 'if-match': '"1"' });
}

async function print(on: MeasuredServer, bearer: string, documents: readonly number[]): Promise<number> {
	const response = await call(on, bearer, 'POST', '/v1/documents/pdf', { documents });
	return (await response.arrayBuffer()).byteLength;
}

async function call(
	{ port }: MeasuredServer,
	bearer: string,
	method: string,
	path: string,
	body?: object,
	headers: Record<string, string> = {},
): Promise<Response> {
	const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
		method,
		headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }), ...headers },
		...(body && { body: JSON.stringify(body) }),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return response;
}
