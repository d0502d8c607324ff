/**
 * `pnpm visual [commit] [--only <part of an id>] [--modes light,dark,contrast] [--pages 2]`: shows what a change does to
 * the looks. Builds the stories of the working tree and those of a commit (`main` unless named), plays all of both on
 * this machine, compares their pictures in each mode pixel by pixel, and writes `.visual/report.html`. Nothing is stored
 * in the repository; built stories are kept under `.visual` for the next time. Ends with 1 when something differs.
 */
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { commitOf, storybookOf, storybookOfWorkingTree } from './visual/built.ts';
import { type Comparison, comparer } from './visual/compare.ts';
import { writeReport } from './visual/report.ts';
import { serveFolder } from './visual/serveFolder.ts';
import { type Mode, openStage, readStories, type Shots } from './visual/shoot.ts';

// A story that looks different each time it is played is not played for ever.
const mostTakes = 4;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		only: { type: 'string', default: '' },
		modes: { type: 'string', default: 'light,dark,contrast' },
		pages: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
	},
});
const modes = values.modes.split(',').filter((mode): mode is Mode => ['light', 'dark', 'contrast'].includes(mode));
const commit = commitOf(positionals[0] ?? 'main');
const started = performance.now();
const servers = {
	before: await serveFolder(storybookOf(commit)),
	after: await serveFolder(storybookOfWorkingTree()),
};
const built = performance.now();

const executablePath = chromiumPath();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	// Partial painting leaves traces of what was there before.
	args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster'],
});
try {
	const compare = await comparer(browser);
	const [old, now] = await Promise.all([
		readStories(browser, servers.before.origin),
		readStories(browser, servers.after.origin),
	]);
	const openPair = async () => ({
		before: await openStage(browser, servers.before.origin, old),
		after: await openStage(browser, servers.after.origin, now),
	});
	const pairs = await Promise.all(Array.from({ length: Math.max(1, Number(values.pages)) }, openPair));
	const ids = [...new Set([...old.keys(), ...now.keys()])].filter((id) => id.includes(values.only)).sort();
	const found: Comparison[] = [];
	const titleOf = (id: string) => (now.get(id) ?? old.get(id))?.title ?? '';
	const waiting = Object.values(Object.groupBy(ids, titleOf));
	let played = 0;
	await Promise.all(
		pairs.map(async (pair) => {
			for (let group = waiting.shift(); group; group = waiting.shift())
				for (const id of group) {
					found.push(...(await examine(id, pair)));
					played += 1;
					if (played % 50 === 0) console.log(`${played} of ${ids.length}, ${seconds(performance.now() - built)}`);
				}
		}),
	);
	found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
	const file = writeReport(commit, found);
	const count = (kind: Comparison['kind']) => found.filter((result) => result.kind === kind).length;
	console.log(
		`${found.length} pictures of ${ids.length} stories against ${commit.slice(0, 10)}: ${count('changed')} changed, ` +
			`${count('added')} added, ${count('removed')} removed, ${count('unsteady')} unsteady, ${count('failed')} failed; ` +
			`built in ${seconds(built - started)}, compared in ${seconds(performance.now() - built)}.`,
	);
	console.log(relative(process.cwd(), file) || join('.', file));
	process.exitCode = found.every(({ kind }) => kind === 'same') ? 0 : 1;

	async function examine(id: string, pair: (typeof pairs)[number]): Promise<Comparison[]> {
		const before: (Shots | null)[] = [];
		const after: (Shots | null)[] = [];
		let results: Comparison[] = [];
		let uncertain: readonly Mode[] = modes;
		while (uncertain.length > 0 && before.length < mostTakes) {
			// Both at once: a busy moment of the machine strikes them alike.
			const isAfresh = before.length > 0;
			const [oldShots, newShots] = await Promise.all([
				pair.before(id, uncertain, isAfresh),
				pair.after(id, uncertain, isAfresh),
			]);
			before.push(oldShots);
			after.push(newShots);
			const compared = await compare(id, uncertain, before, after);
			results = [...results.filter(({ mode }) => !compared.some((newer) => newer.mode === mode)), ...compared];
			uncertain = compared.flatMap(({ kind, mode }) => (kind === 'unsteady' || kind === 'failed' ? [mode] : []));
		}
		for (const { mode, kind, pixels } of results.filter((result) => result.kind !== 'same'))
			console.log(`${kind.padEnd(9)} ${id}, ${mode}${pixels > 0 ? `: ${pixels} pixels` : ''}`);
		return results;
	}
} finally {
	await browser.close();
	servers.before.close();
	servers.after.close();
}

function seconds(milliseconds: number): string {
	return `${Math.round(milliseconds / 1000)} s`;
}
