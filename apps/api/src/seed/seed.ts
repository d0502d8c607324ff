import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { loadDemoData } from './demoData.ts';
import { withoutIndexes } from './load.ts';

export { type DemoAccount, demoAccounts } from './accounts.ts';

/** How the demo data are made; without options the small set for today. */
export interface SeedOptions {
	/** 1 (default) for about 2 000 addresses, 100 for 200 000 addresses, 1 000 000 documents and 100 000 articles. */
	readonly scale?: number;
	/** The day (`yyyy-mm-dd`) to which "recent" refers; by default the present one in UTC. */
	readonly today?: string;
	/** How many articles, where the scale does not say it. */
	readonly articles?: number | undefined;
	/** How often the movements of stock are repeated; 1 (default) gives six for each article. */
	readonly movementRounds?: number | undefined;
}

// Processes that start together wait here for each other.
const SEED_LOCK = 20_202;

const bigTables = [
	'addresses',
	'address_health',
	'address_bank',
	'address_company',
	'address_supplier',
	'tasks',
	'task_objects',
	'address_customer_groups',
	'contact_persons',
	'documents',
	'document_positions',
	'position_links',
	'document_links',
	'document_payments',
	'document_events',
	'document_health',
	'interactions',
	'articles',
	'stock_movements',
	'search_vocabulary',
	'appointments',
	'appointment_addresses',
] as const;

// What is filled beside them with indexes in place; the planner must know of it, too.
const filledTables = [
	'article_stock',
	'article_sale_prices',
	'article_purchase_prices',
	'article_packs',
	'article_lots',
	'stock_balances',
	'count_sessions',
	'count_lines',
] as const;

/**
 * Loads the demo data, with accounts whose passwords are public, into a database that has none yet: all in one
 * transaction, so that a kill leaves nothing half-made. Says whether it loaded them (`false`: they were there already).
 * Refuses a database that holds other users.
 */
export async function seedDemo(database: Database, options: SeedOptions = {}): Promise<boolean> {
	const size = {
		scale: options.scale ?? 1,
		today: options.today ?? new Date().toISOString().slice(0, 10),
		articles: options.articles,
		movementRounds: options.movementRounds,
	};
	const client = await database.pool.connect();
	try {
		await client.query('begin');
		await client.query("set local statement_timeout = 0; set local lock_timeout = 0; set local work_mem = '64MB'");
		await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
		if (await hasDemoData(client)) {
			await client.query('rollback');
			return false;
		}
		await withoutIndexes(client, bigTables, () => loadDemoData(client, size));
		await client.query("insert into installation (key, value) values ('demo', $1)", [JSON.stringify(size)]);
		await client.query('commit');
		await client.query(`set statement_timeout = 0`);
		await client.query(`vacuum analyze ${[...bigTables, ...filledTables].join(', ')}`);
	} catch (error) {
		await client.query('rollback').catch(() => {});
		throw error;
	} finally {
		client.release(true);
	}
	return true;
}

async function hasDemoData(client: pg.PoolClient): Promise<boolean> {
	const found = await client.query<{ demo: boolean; used: boolean }>(
		`select exists (select from installation where key = 'demo') as demo, exists (select from users) as used`,
	);
	const { demo, used } = found.rows[0] ?? { demo: false, used: true };
	if (!demo && used) throw new Error('This database holds users already; demo data are only for an empty one.');
	return demo;
}

async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			scale: { type: 'string', default: '1' },
			articles: { type: 'string' },
			movements: { type: 'string', default: '1' },
		},
	});
	const scale = Number(values.scale);
	const articles = values.articles === undefined ? undefined : Number(values.articles);
	if (articles !== undefined && !(articles >= 100 && articles <= 1_000_000)) {
		throw new Error('--articles takes a number from 100 to 1000000');
	}
	if (!/^[1-9][0-9]?$/.test(values.movements)) throw new Error('--movements takes a number from 1 to 99');
	if (!(scale >= 1 && scale <= 1_000)) throw new Error('--scale takes a number from 1 to 1000');
	const config = readConfig(process.env);
	if (!config.demo) {
		throw new Error('Demo data hold accounts with public passwords; set KONTOR_DEMO=1 to load them all the same.');
	}
	const database = await openDatabase(config);
	try {
		const begun = performance.now();
		const isLoaded = await seedDemo(database, { scale, articles, movementRounds: Number(values.movements) });
		const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
		console.log(isLoaded ? `Demo data loaded in ${seconds} s` : 'Demo data were there already');
	} finally {
		await database.close();
	}
}

if (import.meta.main) await main();
