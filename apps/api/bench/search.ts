import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { globalSearch, searchAddresses } from '../src/search/search.ts';
import { bigSet, refusesSmall } from './measuring/claims.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';
import { listQuestions, textQuestions } from './measuring/questions.ts';

// How long the global search and the list of addresses take on the data at hand, at 1, 10 and 50 clients at once, and
// whether each statement they send is answered through an index; beside them a bare look-up by a key of the same database,
// in the same run, tells the machine from the search: `pnpm bench:search [--kinds] [--seconds 5] [--clients 1,10,50]`.

const scope = { firma: 1, subject: { admin: false, apps: ['crm', 'articles'], rights: ['health'] } } as const;

interface Task {
	readonly kind: string;
	run(): Promise<unknown>;
}

interface Taken {
	readonly kind: string;
	readonly ms: number;
}

async function measure(tasks: readonly Task[], clients: number, seconds: number): Promise<Taken[]> {
	const taken: Taken[] = [];
	const end = performance.now() + seconds * 1_000;
	let next = 0;
	await Promise.all(
		Array.from({ length: clients }, async () => {
			while (performance.now() < end) {
				const task = tasks[next++ % tasks.length];
				if (task === undefined) return;
				const begun = performance.now();
				await task.run();
				taken.push({ kind: task.kind, ms: performance.now() - begun });
			}
		}),
	);
	return taken;
}

function quantile(taken: readonly Taken[], share: number): number {
	const sorted = taken.map(({ ms }) => ms).sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function line(label: string, taken: readonly Taken[], seconds?: number): string {
	const cells = [0.5, 0.95, 0.99].map((share) => quantile(taken, share).toFixed(1).padStart(8));
	const rate = seconds === undefined ? '' : `${(taken.length / seconds).toFixed(0).padStart(8)}/s`;
	return `${label.padEnd(40)}${cells.join('')}${rate}`;
}

const { values } = parseArgs({
	options: {
		kinds: { type: 'boolean' },
		seconds: { type: 'string', default: '5' },
		clients: { type: 'string', default: '1,10,50' },
	},
});
const seconds = Number(values.seconds);
const clientCounts = values.clients.split(',').map(Number);
const database = await openDatabase(readConfig(process.env));
const { db, pool } = database;
try {
	if (!(await refusesSmall(pool, bigSet))) await measureAll();
} finally {
	await database.close();
}

async function measureAll(): Promise<void> {
	const sizes = await pool.query<Record<string, string>>(
		'select (select count(*) from addresses) as addresses, (select count(*) from documents) as documents, (select count(*) from articles) as articles',
	);
	console.log(sizes.rows[0]);
	const searches = (await textQuestions(pool)).map(({ kind, text }) => ({
		kind,
		run: () => globalSearch(db, text, scope),
	}));
	const lists = (await listQuestions(pool)).map(({ kind, filter, window }) => ({
		kind,
		run: () => searchAddresses(db, scope.firma, filter, window),
	}));

	const statements = await recordStatements(async () => {
		for (const task of [...searches, ...lists]) await task.run();
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);

	console.log(`${'milliseconds'.padEnd(40)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'p99'.padStart(8)}`);
	const bare = new Map<number, Taken[]>();
	for (const [label, tasks] of [
		['bare look-up by key', await bareLookUps()],
		['global search', searches],
		['list of addresses', lists],
	] as const) {
		await measure(tasks, 1, seconds);
		for (const clients of clientCounts) {
			const taken = await measure(tasks, clients, seconds);
			console.log(line(`${label}, ${clients} at once`, taken, seconds));
			if (!bare.has(clients)) bare.set(clients, taken);
			else console.log(ratios(taken, bare.get(clients) ?? []));
			if (!values.kinds || clients > 1) continue;
			for (const [kind, some] of Map.groupBy(taken, (one) => one.kind)) console.log(line(`    ${kind}`, some));
		}
	}
	if (bad.length > 0) process.exitCode = 1;
}

/** One row by its primary key: no search can be faster. */
async function bareLookUps(): Promise<Task[]> {
	const { rows } = await pool.query<{ lfdnr: number }>(
		'select lfdnr from addresses order by md5(lfdnr::text) limit 1000',
	);
	const text = 'select lfdnr, display_name, street, plz, city from addresses where lfdnr = $1';
	return rows.map(({ lfdnr }) => ({ kind: 'key', run: () => pool.query(text, [lfdnr]) }));
}

function ratios(taken: readonly Taken[], bare: readonly Taken[]): string {
	const cells = [0.5, 0.95, 0.99].map((share) => `×${(quantile(taken, share) / quantile(bare, share)).toFixed(1)}`);
	return `${'    to the bare look-up'.padEnd(40)}${cells.map((cell) => cell.padStart(8)).join('')}`;
}
