import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { readCsvRecords } from './csvRecords.ts';
import { importStreets } from './streetImport.ts';

// A few rows made by hand in the columns of the register.
const register = fileURLToPath(new URL('./testing/register', import.meta.url));

let database: Database;
const folders: string[] = [];

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function file(content: string | Buffer): string {
	const folder = mkdtempSync(join(tmpdir(), 'kontor-streets-'));
	folders.push(folder);
	const path = join(folder, 'adressen.csv');
	writeFileSync(path, content);
	return path;
}

async function streets(): Promise<string[]> {
	const rows = await database.db
		.selectFrom('streets')
		.select(['plz', 'name', 'city'])
		.orderBy('plz')
		.orderBy('name')
		.execute();
	return rows.map(({ plz, name, city }) => `${plz} ${city}, ${name}`);
}

test('the tables of the register replace the streets, each once for every postcode and place', async () => {
	expect(await importStreets(database, register)).toEqual({ streets: 5, newPlaces: 1 });
	const imported = [
		'1010 Wien, Am Hof',
		'1040 Wien, Straße der "Erfindung"; Nord',
		'1040 Wien, Wiedner Hauptstraße',
		'6600 Höfen, Hauptstraße',
		'6600 Reutte, Obermarkt',
	];
	expect(await streets()).toEqual(imported);
	expect(await importStreets(database, register)).toEqual({ streets: 5, newPlaces: 0 });
	expect(await streets()).toEqual(imported);
});

test('a place that the register knows is offered for its postcode, in the province of the postcode', async () => {
	await importStreets(database, register);
	const places = await database.db
		.selectFrom('places')
		.select(['city', 'province', 'position'])
		.where('plz', '=', '3361')
		.orderBy('position')
		.execute();
	expect(places).toEqual([
		{ city: 'Aschbach Markt', province: 'Niederösterreich', position: 1 },
		{ city: 'Aschbach Dorf', province: 'Niederösterreich', position: 2 },
	]);
});

test('one file of addresses with postcode, street and place will do', async () => {
	const path = file(
		'PLZ;ORTSNAME;STRASSE;HAUSNRZAHL1\n8010;"Graz,01.Bez.:Innere Stadt";Sackstraße;1\n8010;Graz;Sackstraße;2',
	);
	await importStreets(database, path);
	expect(await streets()).toEqual(['8010 Graz, Sackstraße']);
});

test.each([
	['without a street', 'PLZ;STRASSE\n1010;\n', /names no street/],
	['without the column of postcodes', 'A;B\n1;2\n', /no column PLZ/],
	['without anything', '', /is empty/],
	['in another encoding', Buffer.from('PLZ;STRASSE\n1010;Gr\u00fcngasse\n', 'latin1'), /not written in UTF-8/],
])('a file %s is refused and changes nothing', async (_, content, reason) => {
	await importStreets(database, register);
	const before = await streets();
	await expect(importStreets(database, file(content))).rejects.toThrow(reason);
	expect(await streets()).toEqual(before);
});

test('a long file is read in pieces, wherever a piece ends', async () => {
	// Longer than one piece of the stream, with letters of two bytes, quotes and line breaks that any end may cut.
	const line = '1010;"Straße ""Ä""\nzwei; Öl";Wien\r\n';
	const count = 60_000;
	const path = file(`PLZ;STRASSE;ORT\r\n${line.repeat(count)}`);
	let read = 0;
	for await (const record of readCsvRecords(path, ['PLZ'])) {
		read++;
		if (record.STRASSE !== 'Straße "Ä"\nzwei; Öl' || record.ORT !== 'Wien') throw new Error(JSON.stringify(record));
	}
	expect(read).toBe(count);
});
