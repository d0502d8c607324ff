import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type RegisteredStreet, readRegister } from './bevRegister.ts';

/** What an import has brought. */
export interface ImportedStreets {
	/** Streets that can be suggested now, one for each postcode and place it lies in. */
	readonly streets: number;
	/** Places of postcodes that were not known before. */
	readonly newPlaces: number;
}

const BATCH_ROWS = 5_000;

/**
 * Replaces the Austrian streets by those of the address register (see `readRegister` for its files) and adds the places
 * it knows: all in one transaction, so that a broken file changes nothing and nobody ever meets half a list.
 */
export async function importStreets({ pool }: Database, path: string): Promise<ImportedStreets> {
	const client = await pool.connect();
	try {
		await client.query('begin');
		await client.query('set local statement_timeout = 0');
		await client.query(
			'create temporary table registered (plz text, street text, city text, locality text) on commit drop',
		);
		for await (const batch of batches(readRegister(path))) await add(client, batch);
		await client.query("delete from streets where country = 'AT'");
		const streets = await client.query(
			"insert into streets (plz, name, city) select distinct plz, street, city from registered where street <> ''",
		);
		if (streets.rowCount === 0) throw new Error(`${path} names no street`);
		const places = await client.query(
			`insert into places (plz, city, province)
			select distinct found.plz, found.city,
				coalesce((select province from places known where known.country = 'AT' and known.plz = found.plz limit 1), '')
			from (select plz, city from registered union select plz, locality from registered) as found
			where found.city <> ''
			on conflict do nothing`,
		);
		await client.query('commit');
		return { streets: streets.rowCount ?? 0, newPlaces: places.rowCount ?? 0 };
	} catch (error) {
		await client.query('rollback').catch(() => {});
		throw error;
	} finally {
		client.release();
	}
}

async function* batches(streets: AsyncIterable<RegisteredStreet>): AsyncGenerator<RegisteredStreet[]> {
	let batch: RegisteredStreet[] = [];
	for await (const street of streets) {
		batch.push(street);
		if (batch.length < BATCH_ROWS) continue;
		yield batch;
		batch = [];
	}
	yield batch;
}

async function add(client: pg.PoolClient, batch: readonly RegisteredStreet[]): Promise<void> {
	await client.query('insert into registered select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])', [
		batch.map(({ plz }) => plz),
		batch.map(({ street }) => street),
		batch.map(({ city }) => city),
		batch.map(({ locality }) => locality),
	]);
}

async function main(): Promise<void> {
	const [path, ...more] = parseArgs({ allowPositionals: true }).positionals;
	if (path === undefined || more.length > 0) {
		throw new Error('pnpm streets:import <folder with ADRESSE.csv, STRASSE.csv and ORTSCHAFT.csv, or one file>');
	}
	const database = await openDatabase(readConfig(process.env));
	try {
		// pnpm runs this in the folder of its package; a path is meant from where it was typed.
		const { streets, newPlaces } = await importStreets(database, resolve(process.env.INIT_CWD ?? '.', path));
		console.log(`${streets} streets, ${newPlaces} new places`);
	} finally {
		await database.close();
	}
}

if (import.meta.main) {
	await main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
