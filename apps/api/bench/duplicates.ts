import { readConfig } from '../src/config.ts';
import type { Session } from '../src/contract/contract.ts';
import { openDatabase } from '../src/database/database.ts';
import { measureDuplicates, type Quality } from '../src/testing/duplicateQuality.ts';
import { labelledPairs } from '../src/testing/labelledPairs.ts';
import { bigSet, refusesSmall } from './measuring/claims.ts';
import { findBadPlans, recordStatements } from './measuring/plans.ts';

// How well the check for duplicates answers labelled pairs made of the data at hand, how long it takes, and whether each
// statement it sends is answered through an index: `KONTOR_DATA=… pnpm bench:duplicates [--faults]`.

const MAX_MILLISECONDS = 60;

const session: Session = {
	sessionId: '',
	userId: 1,
	username: 'bench',
	firma: 1,
	subject: { admin: false, apps: ['crm'], rights: ['health', 'bank'] },
	bearerEndsAt: 0,
};

function quantile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function line(label: string, { pairs, precision, recall, times }: Quality): string {
	const cells = [
		pairs,
		precision.toFixed(4),
		recall.toFixed(4),
		...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)),
	];
	return `${label.padEnd(12)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
}

const database = await openDatabase(readConfig(process.env));
const { db, pool } = database;
try {
	if (!(await refusesSmall(pool, bigSet))) await measureAll();
} finally {
	await database.close();
}

async function measureAll(): Promise<void> {
	const pairs = await labelledPairs(pool);
	const statements = await recordStatements(async () => {
		await measureDuplicates(db, session, pairs);
	});
	const bad = await findBadPlans(pool, statements);
	console.log(`${pairs.length} pairs, ${statements.size} statements, ${bad.length} without an index`);
	for (const plan of bad) console.log(plan);
	console.log(
		`${'half'.padEnd(12)}${['pairs', 'precision', 'recall', 'p50 ms', 'p95 ms', 'p99 ms'].map((head) => head.padStart(10)).join('')}`,
	);
	let isSlow = false;
	for (const half of ['tuning', 'report'] as const) {
		const quality = await measureDuplicates(
			db,
			session,
			pairs.filter((pair) => pair.half === half),
		);
		console.log(line(half, quality));
		isSlow ||= quantile(quality.times, 0.95) > MAX_MILLISECONDS;
		if (process.argv.includes('--faults')) console.log(quality.faults.join('\n'));
	}
	if (bad.length > 0 || isSlow) process.exitCode = 1;
}
