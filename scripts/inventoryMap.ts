/**
 * `node scripts/inventoryMap.ts`: writes docs/inventory.md, which leads from each call of counting to its contract, handler,
 * screen and test, and from each rule to where it stands. `pnpm check` fails when the file is stale or a way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRows, read, readContract, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/inventory.md');
const session = '/v1/inventory/sessions/{lfdnr}';

/** The calls of counting; the specification names none (decision 3). */
const calls = [
	'GET /v1/inventory/choices',
	'POST /v1/inventory/sessions/search',
	'POST /v1/inventory/sessions',
	`GET ${session}`,
	`POST ${session}/join`,
	`GET ${session}/articles`,
	`POST ${session}/code`,
	`POST ${session}/scans`,
	`GET ${session}/scans`,
	`POST ${session}/lines/search`,
	`GET ${session}/unknown`,
	`POST ${session}/recounts`,
	`PUT ${session}/reasons`,
	`POST ${session}/zeros`,
	`PUT ${session}/state`,
	`POST ${session}/posting`,
	`POST ${session}/protocol/csv`,
	`POST ${session}/protocol/pdf`,
];

const api = 'apps/api/src/inventory/inventory.test.ts';
const scan = 'apps/portal/src/features/inventory/scan';
const stories = `${scan}/ScanScreen.stories.tsx`;

/** A rule, the file it stands in, and the words of the test that fails when it is broken. */
const rules = [
	[
		'An entry counts once, in whatever order and from how many devices it comes',
		'packages/domain/src/count/tally.ts',
		api,
		'comes to the same in whatever order',
	],
	[
		'Places add up; the same place by two is counted again',
		'packages/domain/src/count/tally.ts',
		api,
		'in two places adds up',
	],
	['Not counted is not 0', 'packages/domain/src/count/review.ts', api, 'as 0 is counted'],
	[
		'A difference is that of the instant of the count',
		'packages/domain/src/count/difference.ts',
		api,
		'moves the stock by the difference of the instant',
	],
	[
		'A recount counts only what somebody else counts',
		'packages/domain/src/count/tally.ts',
		api,
		'counts only what somebody else counts',
	],
	['Four eyes post, once', 'apps/api/src/inventory/posting.ts', api, 'happens once, however often'],
	[
		'What a later count has overtaken is named',
		'packages/domain/src/count/review.ts',
		api,
		'names what a later count has overtaken',
	],
	[
		'A blind count tells counters nothing',
		'apps/api/src/inventory/countArticles.ts',
		api,
		'tells nobody who counts what is expected',
	],
	[
		'A code is compared whole, two articles are chosen from',
		'packages/domain/src/count/scannedArticle.ts',
		'packages/domain/src/count/scannedArticle.test.ts',
		'is compared whole',
	],
	[
		'Nothing counted is lost on the way to the server',
		`${scan}/log/countLog.ts`,
		`${scan}/log/countLog.test.ts`,
		'comes to the server whole',
	],
	[
		'A code of the shop is read by the rule of its prefix, and is a plain number without one (K14)',
		'packages/domain/src/count/ownCode.ts',
		'packages/domain/src/count/ownCode.test.ts',
		'the prefix says how',
	],
	[
		'A scanner set to another keyboard is told so, nothing is guessed (K11)',
		'packages/domain/src/count/scannerCheck.ts',
		stories,
		'ScannerPrüfen',
	],
	[
		'An article beside the count is named at the first scan and can be added (K19)',
		`${scan}/Tray.tsx`,
		stories,
		'GehörtNichtDazu',
	],
	[
		'Who watches a count compares nothing: equal and different are noted when something is counted',
		'apps/api/src/inventory/scans.ts',
		'apps/api/src/inventory/progress.test.ts',
		'asks for no comparison',
	],
	['The last five are a view of the log', `${scan}/log/ownCount.ts`, stories, 'SechzigCodes'],
	['A scan into the quantity is a scan', `${scan}/dialogs/EntryDialog.tsx`, stories, 'ScanInDieMenge'],
	[
		'The scan page opens without a network, and no other page does',
		'apps/portal/build/scanWorker.js',
		'apps/portal/e2e/stock/count.journey.ts',
		'No other page of the portal',
	],
	[
		'What waits on a device outlives a new version',
		`${scan}/log/countLog.ts`,
		'apps/portal/e2e/stock/count.journey.ts',
		'outlives a new version',
	],
] as const;

/** The text of docs/inventory.md as it must be. Throws with all that leads nowhere. */
export function inventoryMap(): string {
	const lost: string[] = [];
	const contract = readContract();
	for (const [rule, place, test, words] of rules) {
		if (read(place) === '') lost.push(`${rule}: ${place} is empty`);
		if (!read(test).includes(words)) lost.push(`${rule}: ${test} has no “${words}”`);
	}
	const text = [
		'# Where the calls and rules of counting are',
		'',
		'Written by `node scripts/inventoryMap.ts` from contract, screens and tests; `pnpm check` fails where it is stale or where a way leads nowhere.',
		'',
		'A count fixes what is to be counted. Its log is only ever added to: each entry has an id of the device that made it, so it may be sent any number of times, in any order, from any number of devices. What the log comes to is told anew with each entry by one function of the domain. A difference is posted as a movement of the instant of the count; what nobody has counted stays as it is.',
		'',
		'On the device log, articles and count lie in an IndexedDB, encrypted with a key that can be used and not read. A service worker whose scope is the scan page alone serves that page without a network. Signing out erases all of it, after a question where something has not reached the server; the end of a session erases nothing.',
		'',
		'## Calls',
		'',
		'Every operation is also walked through by the matrix of permissions and the fuzzing in `apps/api/src/conformance`; the last column names the test of its own rules.',
		'',
		...table([
			['call', 'operation', 'handler in `apps/api/src`', 'portal, in `src/data`', 'test in `apps/api/src`'],
			...callRows(calls, contract, lost),
		]),
		'',
		'## Rules',
		'',
		...table([
			['rule', 'where it stands', 'test'],
			...rules.map(([rule, place, test, words]) => [rule, `\`${place}\``, `\`${test}\`: “${words}”`]),
		]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/inventory.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

if (import.meta.main) writeFileSync(target, inventoryMap());
