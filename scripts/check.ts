/** `pnpm check`: everything a reviewer would say twice. Runs all checks, prints what failed, exits 1 if any did. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesMap } from './articlesMap.ts';
import { calendarMap } from './calendarMap.ts';
import { checkConventions } from './conventions.ts';
import { crmMap } from './crmMap.ts';
import { documentsMap } from './documentsMap.ts';
import { checkGlossary } from './glossary.ts';
import { inventoryMap } from './inventoryMap.ts';
import { checkLicences } from './licences.ts';
import { tasksMap } from './tasksMap.ts';

const root = join(import.meta.dirname, '..');

type Check = { name: string; run: () => string };

function command(name: string, ...args: string[]): () => string {
	return () => {
		const result = spawnSync(name, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
		if (result.status === 0) return '';
		return (
			`${result.stdout ?? ''}${result.stderr ?? ''}` || `${name} ended with ${result.status ?? result.error?.message}`
		);
	};
}

/** Generated files are current when generating again changes nothing. */
function generatedIsCurrent(): string {
	const files = [
		'packages/api-client/openapi.yaml',
		'packages/api-client/openapi.gen.json',
		'packages/api-client/src/schema.gen.ts',
		'packages/api-client/src/answerShapes.gen.ts',
	];
	const before = command('git', 'hash-object', ...files);
	const hash = () => spawnSync('git', ['hash-object', ...files], { cwd: root, encoding: 'utf8' }).stdout;
	const then = hash();
	const failure = command('pnpm', '--filter', '@kontor/api-client', 'generate')() || before();
	if (failure) return failure;
	return hash() === then
		? ''
		: `Generated files were stale and have been written anew: ${files.join(', ')}. Commit them.`;
}

/** What stands in a map under docs is what its script finds now. */
function mapIsCurrent(file: string, script: string, map: () => string): () => string {
	return () => {
		try {
			return readFileSync(join(root, file), 'utf8') === map() ? '' : `${file} is stale: node ${script}`;
		} catch (error) {
			return String(error);
		}
	};
}

const checks: Check[] = [
	{ name: 'generated files', run: generatedIsCurrent },
	{ name: 'contract', run: command('pnpm', '--filter', '@kontor/api-client', 'lint:contract') },
	{ name: 'map of the CRM', run: mapIsCurrent('docs/crm.md', 'scripts/crmMap.ts', crmMap) },
	{ name: 'map of documents', run: mapIsCurrent('docs/documents.md', 'scripts/documentsMap.ts', documentsMap) },
	{ name: 'map of counting', run: mapIsCurrent('docs/inventory.md', 'scripts/inventoryMap.ts', inventoryMap) },
	{ name: 'map of articles', run: mapIsCurrent('docs/articles.md', 'scripts/articlesMap.ts', articlesMap) },
	{ name: 'map of tasks', run: mapIsCurrent('docs/tasks.md', 'scripts/tasksMap.ts', tasksMap) },
	{ name: 'glossary', run: () => checkGlossary(root) },
	{
		name: 'map of the calendar',
		run: mapIsCurrent('docs/calendar.md', 'scripts/calendarMap.ts', calendarMap),
	},
	{ name: 'types', run: command('turbo', 'run', 'types', '--output-logs=errors-only') },
	{ name: 'types of scripts', run: command('tsc', '-p', 'scripts') },
	{ name: 'lint, format, layers', run: command('biome', 'check', '--error-on-warnings', '.') },
	{ name: 'conventions', run: () => checkConventions(root) },
	{ name: 'unused code', run: command('knip') },
	{ name: 'licences', run: () => checkLicences(root) },
	{ name: 'size budgets', run: command('pnpm', 'size') },
];

let passed = 0;
for (const { name, run } of checks) {
	const begun = performance.now();
	const problem = run();
	const seconds = ((performance.now() - begun) / 1000).toFixed(1);
	if (problem === '') passed += 1;
	console.log(`${problem === '' ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
	if (problem !== '') console.log(problem);
}
console.log(`${passed} passed, ${checks.length - passed} failed`);
process.exitCode = passed === checks.length ? 0 : 1;
