import { parseArgs } from 'node:util';
import { viennaToday } from '@kontor/german/dateTime';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { countTasks, searchTasks, type TaskReader } from '../src/tasks/taskList.ts';
import { fillTasks, TASK_COUNT } from './measuring/fillTasks.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';

// How long lists, counts and the board of tasks take with 200 000 tasks of 60 people, and whether each statement is
// answered through an index: `KONTOR_DATA=… pnpm bench:tasks [--fill] [--seconds 4]`. `--fill` makes the tasks first, in a
// database with the demo data.

const LIST_MS = 25;
const BOARD_MS = 40;

const { values } = parseArgs({
	options: { fill: { type: 'boolean' }, seconds: { type: 'string', default: '4' } },
});
const seconds = Number(values.seconds);
const today = viennaToday(Date.now());
const database = await openDatabase(readConfig(process.env));
const { db, pool } = database;
try {
	if (values.fill) await fillTasks(pool, today);
	if (!(await refusesSmall())) await measureAll();
} finally {
	await database.close();
}

async function refusesSmall(): Promise<boolean> {
	const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from tasks');
	const count = rows[0]?.count ?? 0;
	if (count >= TASK_COUNT) return false;
	console.error(
		`This database holds ${count.toLocaleString('en')} tasks, and the bench measures ${TASK_COUNT.toLocaleString('en')}: make them with KONTOR_DATA=… pnpm bench:tasks --fill.`,
	);
	process.exitCode = 1;
	return true;
}

interface Kind {
	readonly name: string;
	readonly limit: number;
	run(reader: TaskReader): Promise<unknown>;
}

async function measureAll(): Promise<void> {
	const states = (
		await pool.query<{ lfdnr: number; done: boolean }>('select lfdnr, done from task_states order by position')
	).rows;
	const users = (await pool.query<{ user_id: number }>(`select user_id from users where username like 'bench%'`)).rows;
	const about = (await pool.query<{ id: string }>('select address_lfdnr::text as id from task_objects limit 1')).rows[0]
		?.id;
	const list = (name: string, question: Parameters<typeof searchTasks>[2]): Kind => ({
		name: `list: ${name}`,
		limit: LIST_MS,
		run: (reader) => searchTasks(db, reader, { size: 100, ...question }),
	});
	const kinds: readonly Kind[] = [
		list('mine', { scope: 'mine', done: false }),
		list('my groups', { scope: 'groups', done: false }),
		list('given by me', { scope: 'given', done: false }),
		list('all', { scope: 'all', done: false }),
		list('all, page 50', { scope: 'all', done: false, page: 50 }),
		list('all done, newest first', { scope: 'all', done: true, sort: 'lfdnr', direction: 'desc' }),
		list('mine by title', { scope: 'mine', done: false, sort: 'title' }),
		list('of a person', { scope: 'all', done: false, assignee: { type: 'USER', id: users[7]?.user_id ?? 1 } }),
		list('about an address', { scope: 'all', done: false, object: { type: 'ADDRESS', id: about ?? '1001' } }),
		list('due today', { scope: 'all', done: false, due: 'today' }),
		list('overdue', { scope: 'all', done: false, due: 'overdue' }),
		list('in a state', { scope: 'all', states: [3] }),
		list('by two words', { scope: 'mine', done: false, q: 'rück lief' }),
		list('by number', { scope: 'all', q: '4711' }),
		{ name: 'counts: mine', limit: LIST_MS, run: (reader) => countTasks(db, reader, { scope: 'mine' }) },
		{ name: 'counts: all', limit: LIST_MS, run: (reader) => countTasks(db, reader, { scope: 'all' }) },
		...(['mine', 'all'] as const).map(
			(scope): Kind => ({
				name: `board: ${scope}`,
				limit: BOARD_MS,
				run: (reader) =>
					Promise.all(
						states.map(({ lfdnr, done }) =>
							searchTasks(db, reader, {
								scope,
								states: [lfdnr],
								size: 100,
								...(done && { sort: 'lfdnr', direction: 'desc' }),
							}),
						),
					),
			}),
		),
	];
	const readers = users.map(({ user_id }) => readerOf(user_id));
	const statements = await recordStatements(async () => {
		for (const kind of kinds) await kind.run(readers[0] ?? readerOf(1));
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);
	console.log(`${'milliseconds'.padEnd(32)}${['p50', 'p95', 'p99', 'limit'].map((cell) => cell.padStart(8)).join('')}`);
	let isSlow = false;
	for (const kind of kinds) {
		const taken = await measure(kind, readers);
		const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(taken, share)) as [number, number, number];
		isSlow ||= p95 > kind.limit;
		const cells = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)).join('');
		console.log(`${kind.name.padEnd(32)}${cells}${`${kind.limit}`.padStart(8)}${p95 > kind.limit ? '  slow' : ''}`);
	}
	if (bad.length > 0 || isSlow) process.exitCode = 1;
}

function readerOf(userId: number): TaskReader {
	const subject = { admin: false, apps: ['crm', 'tasks', 'articles'], rights: ['health'] } as const;
	return { session: { userId, firma: 1, subject }, today };
}

async function measure(kind: Kind, readers: readonly TaskReader[]): Promise<number[]> {
	const taken: number[] = [];
	for (let warm = 0; warm < 8; warm++) await kind.run(readers[warm] ?? readerOf(1));
	const end = performance.now() + seconds * 1_000;
	for (let turn = 0; performance.now() < end; turn++) {
		const begun = performance.now();
		await kind.run(readers[turn % readers.length] ?? readerOf(1));
		taken.push(performance.now() - begun);
	}
	return taken.sort((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
