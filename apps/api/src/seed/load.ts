import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../database/database.ts';

const BATCH_ROWS = 2_000;

/** Writes rows in batches while the next ones are made; all rows of a table must name the same columns. */
export async function load<Table extends keyof Tables>(
	client: pg.PoolClient,
	table: Table,
	rows: Iterable<Insertable<Tables[Table]>>,
): Promise<void> {
	let running: Promise<unknown> = Promise.resolve();
	for (const batch of batches(rows)) {
		await running;
		running = insert(client, table, batch);
	}
	await running;
}

function* batches<Row>(rows: Iterable<Row>): Generator<Row[]> {
	let batch: Row[] = [];
	for (const row of rows) {
		batch.push(row);
		if (batch.length < BATCH_ROWS) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

async function insert(client: pg.PoolClient, table: string, rows: readonly object[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {}).join(', ');
	await client.query(
		`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
		[JSON.stringify(rows)],
	);
}

/** Drops the indexes of the tables, runs the load and makes them again: several times faster for a big load. */
export async function withoutIndexes(
	client: pg.PoolClient,
	tables: readonly string[],
	loading: () => Promise<void>,
): Promise<void> {
	const found = await client.query<{ name: string; definition: string }>(
		`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
		from pg_index i join pg_class c on c.oid = i.indexrelid
		where i.indrelid = any($1::regclass[]) and not i.indisunique`,
		[tables],
	);
	for (const { name } of found.rows) await client.query(`drop index ${name}`);
	await loading();
	for (const { definition } of found.rows) await client.query(definition);
}

/** Moves the counter of an identity column behind the numbers that were given out. */
export async function continueAfter(client: pg.PoolClient, table: string, column: string): Promise<void> {
	await client.query(
		`select setval(pg_get_serial_sequence('${table}', '${column}'), (select coalesce(max(${column}), 1) from ${table}))`,
	);
}
