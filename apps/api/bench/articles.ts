import { parseArgs } from 'node:util';
import { viennaToday } from '@kontor/german/dateTime';
import {
	findArticle,
	findCharacteristics,
	findCheckboxes,
	findImage,
	findInventory,
} from '../src/articles/articleBase.ts';
import { findByCode } from '../src/articles/articleCode.ts';
import { listPurchasePrices, listSalePrices } from '../src/articles/articlePrices.ts';
import { listRevenue, listSalesPerAddress, listSalesPerUnit, totalRevenue } from '../src/articles/articleStatistics.ts';
import { searchArticles } from '../src/articles/list/articleList.ts';
import type { ArticleReader } from '../src/articles/list/articleRows.ts';
import { listDemand, listOffers } from '../src/articles/stock/demand.ts';
import { findStock, listMovements } from '../src/articles/stock/stockReads.ts';
import { readConfig } from '../src/config.ts';
import { type Db, openDatabase } from '../src/database/database.ts';
import { addScans } from '../src/inventory/scans.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';

// How long the list of articles, each tab of one, a page of its movements and 200 scans of a count take among 100 000
// articles with 5 000 000 movements, and whether each statement is answered through an index: `KONTOR_DATA=… pnpm bench:articles [--small]
// [--seconds 4]`. The data come from `pnpm seed --articles 100000 --movements 9`; `--small` measures whatever is there
// and says so.

const ARTICLES = 100_000;
const MOVEMENTS = 5_000_000;
const LIST_MS = 25;
const TAB_MS = 60;
const MOVEMENTS_MS = 40;
const SCANS = 200;
const SCANS_MS = 150;

const { values } = parseArgs({
	options: { small: { type: 'boolean' }, seconds: { type: 'string', default: '4' } },
});
const seconds = Number(values.seconds);
const today = viennaToday(Date.now());
const database = await openDatabase(readConfig(process.env));
const { db, pool } = database;
try {
	if (!(await refusesSmall())) await measureAll();
} finally {
	await database.close();
}

async function refusesSmall(): Promise<boolean> {
	const { rows } = await pool.query<{ articles: number; movements: number }>(`select
		(select count(*)::int from articles) as articles, (select count(*)::int from stock_movements) as movements`);
	const { articles = 0, movements = 0 } = rows[0] ?? {};
	const there = `This database holds ${articles.toLocaleString('en')} articles with ${movements.toLocaleString('en')} movements`;
	if (articles >= ARTICLES && movements >= MOVEMENTS) return false;
	const wanted = `${ARTICLES.toLocaleString('en')} with ${MOVEMENTS.toLocaleString('en')}`;
	if (values.small) {
		console.log(`${there}, not the ${wanted} that the limits are meant for.`);
		return false;
	}
	console.error(
		`${there}, and the bench measures ${wanted}: make them with KONTOR_DATA=… pnpm seed --articles 100000 --movements 9.`,
	);
	process.exitCode = 1;
	return true;
}

interface Kind {
	readonly name: string;
	readonly limit: number;
	/** `turn` chooses the article. */
	run(turn: number): Promise<unknown>;
}

async function measureAll(): Promise<void> {
	const reader: ArticleReader = {
		session: {
			userId: 1,
			sessionId: 'bench',
			username: 'bench',
			bearerEndsAt: Number.POSITIVE_INFINITY,
			firma: 1,
			subject: { admin: false, apps: ['crm', 'articles', 'statistics'], rights: ['costs'] },
		},
		today,
	};
	// Those with most movements among them, so that no tab is measured with little to show.
	const { rows: chosen } = await pool.query<{ id: number; nr: string; ean: string }>(`
		(select id, art_nr as nr, ean from articles where is_stocked and firma = 1 order by id desc limit 50)
		union all select articles.id, art_nr, ean from (
			select article_id from stock_movements group by article_id order by count(*) desc limit 10) as busy
			join articles on articles.id = busy.article_id`);
	const { rows: suppliers } = await pool.query<{ supplier: number }>(
		'select supplier_lfdnr as supplier from article_purchase_prices order by id desc limit 1',
	);
	const counted = await openCount();
	const { rows: stocked } = await pool.query<{ nr: string }>(
		`select art_nr as nr from articles where is_stocked and firma = 1 order by id limit ${SCANS}`,
	);
	const one = (turn: number) => chosen[turn % chosen.length] ?? { id: 0, nr: '', ean: '' };
	const all = { sort: 'relevance', direction: 'asc', page: 1, size: 50 } as const;
	const list = (name: string, question: Partial<Parameters<typeof searchArticles>[2]>): Kind => ({
		name: `list: ${name}`,
		limit: LIST_MS,
		run: () => searchArticles(db, reader, { ...all, ...question }),
	});
	const tab = (name: string, run: (article: { id: number; nr: string }) => Promise<unknown>): Kind => ({
		name: `tab: ${name}`,
		limit: TAB_MS,
		run: (turn) => run(one(turn)),
	});
	const kinds: readonly Kind[] = [
		list('all by name', {}),
		list('page 200', { page: 200 }),
		list('by a word', { q: 'rollator' }),
		list('by two words', { q: 'leicht rollstuhl' }),
		list('with a slip', { q: 'rolstuhl' }),
		list('by number', { q: one(3).nr }),
		list('by the start of a number', { key: one(3).nr.slice(0, 4) }),
		list('of a type', { articleType: ['VB'] }),
		list('of a group, by stock', { articleGroup: ['MOB'], sort: 'inventory', direction: 'desc' }),
		list('low in stock', { stockState: ['low'] }),
		list('available', { stockState: ['available'] }),
		list('in a warehouse', { warehouse: ['WIEN'] }),
		list('of a supplier', { supplier: suppliers[0]?.supplier ?? 1300 }),
		list('by cost', { sort: 'dep', direction: 'desc' }),
		{ name: 'scan', limit: LIST_MS, run: (turn) => findByCode(db, reader.session, one(turn).ean, today) },
		tab('overview', async ({ id, nr }) => {
			await findArticle(db, reader.session, nr, today);
			await Promise.all([
				findImage(db, id),
				findCheckboxes(db, id),
				findInventory(db, id),
				findCharacteristics(db, reader.session, id),
				listSalePrices(db, reader, id),
			]);
		}),
		tab('stock', ({ id }) => findStock(db, id, today)),
		tab('sale prices', ({ id }) => listSalePrices(db, reader, id)),
		tab('purchase prices', ({ id }) => listPurchasePrices(db, id, today)),
		tab('commissioned and ordered', ({ id }) => listDemand(db, reader.session, id)),
		tab('open offers', ({ id }) => listOffers(db, reader.session, id)),
		tab('statistics', async ({ id }) => {
			await Promise.all([
				totalRevenue(db, reader, id, {}),
				listRevenue(db, reader, id, { dPoint: 'month' }),
				listSalesPerAddress(db, reader, id, {}, null),
				listSalesPerUnit(db, reader, id, {}),
			]);
		}),
		...(['first page', 'page 5', 'of a warehouse', 'of a kind'] as const).map(
			(name): Kind => ({
				name: `movements: ${name}`,
				limit: MOVEMENTS_MS,
				run: (turn) =>
					listMovements(db, reader, one(turn).id, {
						page: name === 'page 5' ? 5 : 1,
						size: 50,
						...(name === 'of a warehouse' && { warehouse: 'WIEN' }),
						...(name === 'of a kind' && { kind: 'delivery' as const }),
					}),
			}),
		),
		...[
			{ name: `count: ${SCANS} scans`, numbers: counted.numbers },
			{ name: `count: ${SCANS} scans, each of another`, numbers: stocked.map(({ nr }) => nr) },
		].map(
			({ name, numbers }): Kind => ({
				name,
				limit: SCANS_MS,
				run: () =>
					undone(db, (transaction) =>
						addScans(
							{ path: { lfdnr: counted.lfdnr }, body: { device: 'bench', entries: scansOf(numbers) } },
							{ db: transaction, session: reader.session, note() {} },
						),
					),
			}),
		),
	];
	const statements = await recordStatements(async () => {
		for (const kind of kinds) await kind.run(0);
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);
	console.log(`${'milliseconds'.padEnd(36)}${['p50', 'p95', 'p99', 'limit'].map((cell) => cell.padStart(8)).join('')}`);
	let isSlow = false;
	for (const kind of kinds) {
		const taken = await measure(kind);
		const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(taken, share)) as [number, number, number];
		isSlow ||= p95 > kind.limit;
		const cells = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)).join('');
		console.log(`${kind.name.padEnd(36)}${cells}${`${kind.limit}`.padStart(8)}${p95 > kind.limit ? '  slow' : ''}`);
	}
	if (bad.length > 0 || isSlow) process.exitCode = 1;
}

/** A count that is under way, with some of its articles. */
async function openCount(): Promise<{ readonly lfdnr: number; readonly numbers: readonly string[] }> {
	const { rows } = await pool.query<{ lfdnr: number; number: string }>(`
		select session as lfdnr, art_nr as number from count_lines join articles on articles.id = article_id
		where session = (select min(lfdnr) from count_sessions where state = 'counting' and firma = 1) limit 40`);
	const [first] = rows;
	if (first === undefined) throw new Error('No count is under way: 200 scans cannot be measured');
	return { lfdnr: first.lfdnr, numbers: rows.map(({ number }) => number) };
}

function scansOf(numbers: readonly string[]) {
	return Array.from({ length: SCANS }, (_, index) => ({
		id: crypto.randomUUID(),
		at: new Date().toISOString(),
		code: '',
		artNr: numbers[index % numbers.length] ?? null,
		count: '1',
		factor: '1',
		place: '',
		lot: '',
		serial: '',
		expiry: null,
		note: '',
		undoes: null,
		round: 1,
	}));
}

/** Does work in a transaction of which nothing stays, so that each turn finds the same. */
async function undone(db: Db, work: (transaction: Db) => Promise<unknown>): Promise<void> {
	const transaction = await db.startTransaction().execute();
	try {
		await work(transaction);
	} finally {
		await transaction.rollback().execute();
	}
}

async function measure(kind: Kind): Promise<number[]> {
	const taken: number[] = [];
	for (let warm = 0; warm < 8; warm++) await kind.run(warm);
	const end = performance.now() + seconds * 1_000;
	for (let turn = 0; performance.now() < end; turn++) {
		const begun = performance.now();
		await kind.run(turn);
		taken.push(performance.now() - begun);
	}
	return taken.sort((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
