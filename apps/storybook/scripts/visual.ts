/**
 * `pnpm visual [commit] [--only <part of an id>] [--modes light,dark,contrast]`: shows what a change does to the looks.
 * Builds the stories of the working tree and those of a commit (`main` unless named), takes pictures of both on this
 * machine in each mode, compares them pixel by pixel, and writes `.visual/report.html`. Nothing is stored in the
 * repository; the built stories of a commit are kept under `.visual` for the next time. Ends with 1 when something differs.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';
import { commitOf, storybookOf, storybookOfWorkingTree } from './visual/built.ts';
import { type Comparison, comparer } from './visual/compare.ts';
import { writeReport } from './visual/report.ts';
import { type Mode, openStorybook } from './visual/shoot.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { only: { type: 'string', default: '' }, modes: { type: 'string', default: 'light,dark,contrast' } },
});
const modes = values.modes.split(',').filter((mode): mode is Mode => ['light', 'dark', 'contrast'].includes(mode));
const commit = commitOf(positionals[0] ?? 'main');
const folders = { before: storybookOf(commit), after: storybookOfWorkingTree() };

const executablePath = chromiumPath();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
});
try {
	const before = await openStorybook(browser, folders.before);
	const after = await openStorybook(browser, folders.after);
	const compare = await comparer(browser);
	const ids = [...new Set([...before.stories.keys(), ...after.stories.keys()])]
		.filter((id) => id.includes(values.only))
		.sort();
	const found: Comparison[] = [];
	for (const id of ids) {
		// Both at once: a busy moment of the machine strikes them alike.
		const shootBoth = () => Promise.all([before.shoot(id, modes), after.shoot(id, modes)]);
		let results = await compare(id, ...(await shootBoth()));
		// What differs by chance seldom differs twice.
		if (results.some(({ kind }) => kind === 'changed')) {
			const again = await compare(id, ...(await shootBoth()));
			results = results.map((first, place) => {
				const isConfirmed = first.kind !== 'changed' || again[place]?.kind === 'changed';
				return isConfirmed ? first : { ...first, kind: 'unsteady' };
			});
		}
		found.push(...results);
		for (const { mode, kind, pixels } of results.filter((result) => result.kind !== 'same'))
			console.log(`${kind.padEnd(9)} ${id}, ${mode}${pixels > 0 ? `: ${pixels} pixels` : ''}`);
	}
	const file = writeReport(commit, found);
	const count = (kind: Comparison['kind']) => found.filter((result) => result.kind === kind).length;
	console.log(
		`${found.length} pictures of ${ids.length} stories against ${commit.slice(0, 10)}: ${count('changed')} changed, ` +
			`${count('added')} added, ${count('removed')} removed, ${count('unsteady')} unsteady, ${count('failed')} failed.`,
	);
	console.log(relative(process.cwd(), file) || join('.', file));
	process.exitCode = found.every(({ kind }) => kind === 'same') ? 0 : 1;
} finally {
	await browser.close();
}
