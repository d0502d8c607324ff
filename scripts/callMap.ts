/** What the maps under docs have in common: from a call of the specification to its contract, handler, portal and test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A schema of the contract, as far as the maps look at it. */
export interface Schema {
	$ref?: string;
	type?: string | string[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
}

/** The contract, as far as the maps look at it. */
export interface Contract {
	paths: Record<string, Record<string, { operationId?: string }>>;
	components: { schemas: Record<string, Schema> };
}

interface File {
	readonly path: string;
	readonly text: string;
}

/** The text of a file of the repository. */
export function read(path: string): string {
	return readFileSync(join(root, path), 'utf8');
}

/** The files below a folder whose name ends so, with their text. */
function filesIn(folder: string, end: RegExp): readonly File[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => end.test(name))
		.sort()
		.map((name) => ({ path: `${folder}/${name}`, text: read(`${folder}/${name}`) }));
}

/** The contract as it is committed. */
export function readContract(): Contract {
	return JSON.parse(read('packages/api-client/openapi.gen.json'));
}

/** All columns of the database, as `table.column`. */
export function columnsOf(tables: string): ReadonlySet<string> {
	const columns = new Set<string>();
	const nameOf = new Map([...tables.matchAll(/^\t(\w+): (\w+Table);$/gm)].map(([, name, type]) => [type, name]));
	for (const [, type = '', body = ''] of tables.matchAll(/^export interface (\w+Table) \{\n([\s\S]*?)^\}/gm)) {
		for (const [, column] of body.matchAll(/^\t(\w+):/gm)) columns.add(`${nameOf.get(type)}.${column}`);
	}
	return columns;
}

/** The rows of a table that leads from calls to operation, handler, portal and test; what leads nowhere goes into `lost`. */
export function callRows(calls: readonly string[], contract: Contract, lost: string[]): string[][] {
	const servers = filesIn('apps/api/src', /\.routes\.ts$/);
	const tests = filesIn('apps/api/src', /\.test\.ts$/).filter(({ path }) => !path.includes('/conformance/'));
	const data = filesIn('apps/portal/src/data', /\.tsx?$/);
	return calls.map((call) => {
		const [method = '', path = ''] = call.split(' ');
		const operation = contract.paths[path]?.[method.toLowerCase()]?.operationId ?? '';
		if (operation === '') lost.push(`${call} is not in the contract`);
		const server = servers.find(({ text }) => text.includes(`'${operation}'`));
		if (server === undefined) lost.push(`${call} has no handler`);
		const test = testOf(path, server?.path ?? '', tests) ?? partTest(method, path, server?.path ?? '', tests);
		const parent = path.slice(0, path.lastIndexOf('/'));
		const reader = data.find(
			({ text }) =>
				text.includes(`'${path}'`) ||
				(text.includes(`'${parent}'`) && text.includes(`}${path.slice(parent.length)}\``)),
		);
		return [`\`${call}\``, `\`${operation}\``, short(server?.path), short(reader?.path), short(test?.path)];
	});
}

/** The test that asks a path: in the folder of its handler by the end of the path, elsewhere by the whole. */
function testOf(path: string, server: string, tests: readonly File[]): File | undefined {
	const steps = path
		.slice('/v1/'.length)
		.split('/')
		.map((step) => (step.startsWith('{') ? '[^/\'"`]+' : step));
	const folder = server.slice(0, server.lastIndexOf('/') + 1);
	const asks = (from: number) => {
		const pattern = new RegExp(`/${steps.slice(from).join('/')}['"\`?]`);
		return ({ text }: File) => pattern.test(text);
	};
	const own = tests.filter((test) => test.path.startsWith(folder));
	return own.find(asks(-2)) ?? tests.find(asks(0)) ?? (path.endsWith('}') ? undefined : own.find(asks(-1)));
}

/** The test that changes a part of a record by its name, `patch(1, 'title', …)`. */
function partTest(method: string, path: string, server: string, tests: readonly File[]): File | undefined {
	const folder = server.slice(0, server.lastIndexOf('/') + 1);
	const part = `, '${path.slice(path.lastIndexOf('/') + 1)}'`;
	if (method !== 'PATCH' || folder === '') return undefined;
	return tests.find((test) => test.path.startsWith(folder) && test.text.includes(part));
}

/** The lines of a table as the formatter writes them; the first row is the head. */
export function table(rows: readonly string[][]): string[] {
	const [head = []] = rows;
	const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
	const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
	return [lines[0] ?? '', `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)];
}

/** The path without what all have in common; a dash where there is none. */
function short(path: string | undefined): string {
	return path === undefined ? '–' : `\`${path.replace(/^apps\/(api\/src|portal\/src\/data)\//, '')}\``;
}
