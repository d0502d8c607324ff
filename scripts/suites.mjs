/** The test suites of the repository, one after the other, with one closing line that counts them all. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each suite uses all cores by itself; quick ones first, so that a broken rule shows early. */
const suites = [
	// Every branch of a rule is tested, or the suite fails.
	{ name: 'domain', folder: 'packages/domain', runner: 'vitest', options: ['--coverage'] },
	{ name: 'api-client', folder: 'packages/api-client', runner: 'vitest' },
	{ name: 'portal', folder: 'apps/portal', runner: 'vitest' },
	{ name: 'ui', folder: 'packages/ui', runner: 'vitest' },
	{ name: 'api', folder: 'apps/api', runner: 'vitest' },
	{ name: 'stories', folder: 'apps/storybook', runner: 'vitest' },
	{ name: 'journeys', folder: 'apps/portal', runner: 'playwright' },
];

/** Runs the named suites (all without names); prints each one's output when it ends and resolves to the exit code. */
export async function runSuites(names, { root, env }) {
	const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
	if (unknown.length > 0) {
		console.error(`No such suite: ${unknown.join(', ')}. There are ${suites.map((suite) => suite.name).join(', ')}.`);
		return 1;
	}
	const queue = suites.filter((suite) => names.length === 0 || names.includes(suite.name));
	const results = [];
	const reports = mkdtempSync(join(tmpdir(), 'kontor-tests-'));
	for (const suite of queue) results.push(await runSuite(suite, root, env, reports));
	rmSync(reports, { recursive: true, force: true });

	console.log('');
	for (const { name, passed, failed, seconds } of results)
		console.log(
			`${name.padEnd(12)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
		);
	const passed = results.reduce((sum, result) => sum + result.passed, 0);
	const failed = results.reduce((sum, result) => sum + result.failed, 0);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

async function runSuite(suite, root, env, reports) {
	const report = join(reports, `${suite.name}.json`);
	const begun = performance.now();
	const command =
		suite.runner === 'vitest'
			? [
					'vitest',
					'run',
					'--reporter=default',
					'--reporter=json',
					`--outputFile.json=${report}`,
					...(suite.options ?? []),
				]
			: ['playwright', 'test', '--reporter=list,json'];
	const { code, output } = await collect(command, join(root, suite.folder), {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
		PATH: `${join(root, suite.folder, 'node_modules/.bin')}:${env.PATH}`,
	});
	const seconds = (performance.now() - begun) / 1000;
	const counts = readCounts(report, suite.runner);
	// A suite that ends badly without a failed test (a crash, an unhandled error, nothing run) has failed all the same.
	const failed = code === 0 && counts.passed > 0 ? counts.failed : Math.max(1, counts.failed);
	console.log(`\n── ${suite.name} ──`);
	console.log(failed > 0 ? output : output.split('\n').slice(-12).join('\n'));
	return { name: suite.name, passed: counts.passed, failed, seconds };
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

function readCounts(report, runner) {
	try {
		const json = JSON.parse(readFileSync(report, 'utf8'));
		if (runner === 'vitest') return { passed: json.numPassedTests, failed: json.numFailedTests };
		return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
	} catch {
		return { passed: 0, failed: 0 };
	}
}
