/** The test suites of the repository, one after the other, with one closing line that counts them all. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Each suite is a task of turbo and uses all cores by itself; quick ones first, so that a broken rule shows early. What
 * it read did not change since it passed: it is not run again, and its report is taken from the cache.
 */
const suites = [
	{ name: 'german', folder: 'packages/german', task: '@kontor/german#test' },
	{ name: 'domain', folder: 'packages/domain', task: '@kontor/domain#test' },
	{ name: 'api-client', folder: 'packages/api-client', task: '@kontor/api-client#test' },
	{ name: 'portal', folder: 'apps/portal', task: '@kontor/portal#test' },
	{ name: 'ui', folder: 'packages/ui', task: '@kontor/ui#test' },
	{ name: 'api', folder: 'apps/api', task: '@kontor/api#test' },
	{ name: 'stories', folder: 'apps/storybook', task: '@kontor/storybook#test' },
	{ name: 'journeys', folder: 'apps/portal', task: '@kontor/portal#journeys' },
];

/**
 * Runs the named suites (all without names); prints each one's output when it ends and resolves to the exit code. With
 * `isFresh` every suite runs, whatever the cache knows.
 */
export async function runSuites(names, { root, env, isFresh }) {
	const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
	if (unknown.length > 0) {
		console.error(`No such suite: ${unknown.join(', ')}. There are ${suites.map((suite) => suite.name).join(', ')}.`);
		return 1;
	}
	const queue = suites.filter((suite) => names.length === 0 || names.includes(suite.name));
	const results = [];
	for (const suite of queue) results.push(await runSuite(suite, root, env, isFresh));

	console.log('');
	for (const { name, passed, failed, seconds, isCached } of results)
		console.log(
			`${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s${isCached ? ', unchanged since it passed' : ''}`,
		);
	// Once more at the end: a log that is cut keeps its last lines.
	for (const { name, failures } of results) for (const failure of failures) console.log(`failed: ${name}: ${failure}`);
	const passed = results.reduce((sum, result) => sum + result.passed, 0);
	const failed = results.reduce((sum, result) => sum + result.failed, 0);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

async function runSuite({ name, folder, task }, root, env, isFresh) {
	// Two suites of one package have a report each; an old one must not speak for a run that wrote none.
	const report = join(root, folder, '.test-report', `${task.replace(/^.*#/, '')}.json`);
	rmSync(report, { force: true });
	const begun = performance.now();
	const command = [
		'turbo',
		'run',
		task,
		'--env-mode=loose',
		'--output-logs=full',
		'--log-prefix=none',
		...(isFresh ? ['--force'] : []),
	];
	const { code, output } = await collect(command, root, env);
	const seconds = (performance.now() - begun) / 1000;
	const counts = readCounts(report);
	// A suite that ends badly without a failed test (a crash, an unhandled error, nothing run) has failed all the same.
	const failed = code === 0 && counts.passed > 0 ? counts.failed : Math.max(1, counts.failed);
	const isCached = /^cache hit, replaying logs/m.test(output);
	console.log(`\n── ${name} ──`);
	console.log(failed > 0 ? output : output.split('\n').slice(-16).join('\n'));
	return { name, passed: counts.passed, failed, failures: counts.failures, seconds, isCached };
}

function collect([command, ...args], cwd, env) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd,
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
			shell: process.platform === 'win32',
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk) => {
				output += chunk;
			});
		child.on('error', (error) => resolve({ code: 1, output: String(error) }));
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}

/** Reads a report of Vitest or of Playwright: how many passed and failed, and which failed with which message. */
function readCounts(report) {
	try {
		const {
			numPassedTests,
			numFailedTests,
			testResults,
			stats,
			suites: files,
		} = JSON.parse(readFileSync(report, 'utf8'));
		if (stats === undefined)
			return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failedAssertions) };
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: files.flatMap(failedSpecs) };
	} catch {
		return { passed: 0, failed: 0, failures: [] };
	}
}

function failedAssertions({ name, message, assertionResults }) {
	const file = name.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '');
	const failures = assertionResults
		.filter(({ status }) => status === 'failed')
		.map(({ fullName, failureMessages: [cause = ''] }) => `${file}: ${fullName}: ${firstLine(cause)}`);
	return failures.length === 0 && message ? [`${file}: ${firstLine(message)}`] : failures;
}

function failedSpecs({ file, specs = [], suites: inner = [] }) {
	const own = specs
		.filter(({ ok }) => !ok)
		.map(({ title, tests }) => {
			const cause = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '';
			return `${file}: ${title}: ${firstLine(cause)}`;
		});
	return [...own, ...inner.flatMap(failedSpecs)];
}

function firstLine(text) {
	return stripVTControlCharacters(text).trim().split('\n', 1)[0].slice(0, 300);
}
