import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openDatabase } from './database.ts';

// Writes tables.gen.ts: the types of the tables as a freshly migrated database has them.

interface Column {
	readonly table: string;
	readonly column: string;
	readonly type: string;
	readonly nullable: boolean;
	/** `''`, `default` (may be left out on insert) or `always` (PostgreSQL alone writes it). */
	readonly filled: '' | 'default' | 'always';
}

async function readColumns(pool: pg.Pool): Promise<Column[]> {
	const answer = await pool.query<Column>(`
		select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
			case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
				when a.atthasdef or a.attidentity <> '' then 'default' else '' end as filled
		from pg_class c join pg_attribute a on a.attrelid = c.oid
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
		order by c.relname, a.attnum`);
	return answer.rows;
}

const scalar: Readonly<Record<string, string>> = {
	smallint: 'number',
	integer: 'number',
	bigint: 'string',
	numeric: 'string',
	text: 'string',
	boolean: 'boolean',
	date: 'string',
	'timestamp with time zone': 'string',
	'timestamp without time zone': 'string',
	'time without time zone': 'string',
	tsrange: 'string',
	uuid: 'string',
	bytea: 'Buffer',
	'text[]': 'string[]',
	'integer[]': 'number[]',
};

function typeOf({ table, column, type, nullable, filled }: Column): string {
	const or = nullable ? ' | null' : '';
	if (type === 'jsonb') return nullable ? 'JsonOrNull' : filled === '' ? 'Json' : 'JsonOrDefault';
	const known = scalar[type];
	if (known === undefined) throw new Error(`No TypeScript type is known for ${table}.${column}: ${type}`);
	if (filled === 'always') return `GeneratedAlways<${known}${or}>`;
	return filled === 'default' ? `Generated<${known}${or}>` : `${known}${or}`;
}

function interfaceName(table: string): string {
	return `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}

function render(columns: readonly Column[]): string {
	const tables = Map.groupBy(columns, ({ table }) => table);
	const interfaces = [...tables].map(([table, found]) => {
		const lines = found.map((column) => `\t${column.column}: ${typeOf(column)};`);
		return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
	});
	const all = [...tables.keys()].map((table) => `\t${table}: ${interfaceName(table)};`);
	return [
		"// Made from apps/api/migrations by 'pnpm generate'. Do not edit.",
		"import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n",
		'/** Read as parsed JSON, written as JSON text. */',
		'export type Json = ColumnType<unknown, string, string>;',
		'export type JsonOrDefault = ColumnType<unknown, string | undefined, string>;',
		'export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;\n',
		...interfaces,
		`/** Every table of Kontor. */\nexport interface Tables {\n${all.join('\n')}\n}\n`,
	].join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'kontor-tables-'));
try {
	const database = await openDatabase({ dataFolder: folder });
	const columns = await readColumns(database.pool);
	await database.close();
	writeFileSync(fileURLToPath(new URL('./tables.gen.ts', import.meta.url)), render(columns));
} finally {
	rmSync(folder, { recursive: true, force: true });
}
