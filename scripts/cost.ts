/** `pnpm cost`: written and generated lines of each app, by operation and by screen, as a table for CONTRIBUTING. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

interface App {
	readonly name: string;
	readonly server: RegExp;
	readonly portal: RegExp;
	/** Tags of its operations in the contract. */
	readonly tags: readonly string[];
}

const apps: readonly App[] = [
	{
		name: 'CRM',
		server: /^apps\/api\/src\/(crm|addresses|addressExport|newAddress|duplicates)\//,
		portal: /\/features\/crm\//,
		tags: ['CRM', 'New address'],
	},
	{ name: 'Tasks', server: /^apps\/api\/src\/tasks\//, portal: /\/features\/tasks\//, tags: ['Tasks'] },
	{ name: 'Articles', server: /^apps\/api\/src\/articles\//, portal: /\/features\/articles\//, tags: ['Articles'] },
	{ name: 'Inventory', server: /^apps\/api\/src\/inventory\//, portal: /\/features\/inventory\//, tags: ['Inventory'] },
	{ name: 'Calendar', server: /^apps\/api\/src\/calendar\//, portal: /\/features\/calendar\//, tags: ['Calendar'] },
	{
		name: 'Documents, business',
		server: /^apps\/api\/src\/(documents|business)\//,
		portal: /\/features\/(documents|business)\//,
		tags: ['Documents'],
	},
];

const isProof = (file: string) => /\.(test|stories|journey)\.tsx?$|\/testing\//.test(file);
const isWritten = (file: string) => /\.tsx?$/.test(file) && !/\.gen\.ts$/.test(file) && !isProof(file);

function linesOf(file: string): number {
	return readFileSync(join(root, file), 'utf8').split('\n').length - 1;
}

function sum(found: readonly string[]): number {
	return found.reduce((lines, file) => lines + linesOf(file), 0);
}

interface Contract {
	readonly paths: Record<string, Record<string, { readonly tags?: readonly string[] }>>;
}

function operationsOf({ paths }: Contract): readonly (readonly string[])[] {
	return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ tags = [] }) => tags));
}

const contract = JSON.parse(readFileSync(join(root, 'packages/api-client/openapi.gen.json'), 'utf8')) as Contract;
const operations = operationsOf(contract);
const generated = ['packages/api-client/openapi.yaml', 'packages/api-client/src/schema.gen.ts'];

/** The table, as Markdown. */
export function costTable(): string {
	const rows = apps.flatMap(({ name, server, portal, tags }) => {
		const count = operations.filter((own) => own.some((tag) => tags.includes(tag))).length;
		const written = files.filter(isWritten);
		const screens = written.filter((file) => portal.test(file) && /Screen\.tsx$/.test(file)).length;
		if (count === 0) return [];
		const own = sum(written.filter((file) => server.test(file)));
		const shown = sum(written.filter((file) => portal.test(file)));
		return [[name, count, Math.round(own / count), screens, screens === 0 ? '–' : Math.round(shown / screens)]];
	});
	const kit = sum(files.filter((file) => isWritten(file) && file.startsWith('apps/portal/src/kit/')));
	return [
		'| app | operations | server lines each | screens | portal lines each |',
		'| --- | --- | --- | --- | --- |',
		...rows.map((row) => `| ${row.join(' | ')} |`),
		'',
		`All ${operations.length} operations: ${Math.round(sum(generated) / operations.length)} generated lines each. The kit they share has ${kit} lines.`,
		'',
	].join('\n');
}

/** Planned size of Kontor. */
const planned = { operations: 240, screens: 45 };

/** Seconds a suite took when it ran last; null where it left no report. */
function secondsOf(report: string): number | null {
	const file = join(root, report);
	if (!existsSync(file)) return null;
	const { stats, startTime, testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
		readonly stats?: { readonly duration: number };
		readonly startTime: number;
		readonly testResults: readonly { readonly endTime: number }[];
	};
	if (stats !== undefined) return stats.duration / 1000;
	return (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
}

/** Duration of the suites with all operations and screens, judged by their last run. */
export function projection(): string {
	const seconds = (reports: readonly string[]) =>
		reports.reduce<number | null>((sum, report) => {
			const own = secondsOf(report);
			return sum === null || own === null ? null : sum + own;
		}, 0);
	const screens = files.filter((file) => /\/features\/.*Screen\.tsx$/.test(file)).length;
	const api = seconds(['apps/api/.test-report/test.json']);
	const shown = seconds(['apps/storybook/.test-report/test.json', 'apps/portal/.test-report/journeys.json']);
	const others = seconds(
		['german', 'domain', 'ui', 'api-client'].map((name) => `packages/${name}/.test-report/test.json`),
	);
	if (api === null || shown === null || others === null) return '';
	const all =
		others + api * Math.max(1, planned.operations / operations.length) + shown * Math.max(1, planned.screens / screens);
	const minutes = (sum: number) => Math.round(sum / 60);
	return `\nThe suites took ${minutes(api)} minutes for the operations and ${minutes(shown)} for ${screens} screens; with ${planned.operations} operations and ${planned.screens} screens all would take ${minutes(all)}.\n`;
}

process.stdout.write(costTable() + projection());
