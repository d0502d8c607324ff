import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../contract/contract.ts';
import type { Database } from '../database/database.ts';
import { measureDuplicates } from '../testing/duplicateQuality.ts';
import { type LabelledPair, labelledPairs } from '../testing/labelledPairs.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

let database: Database;
let pairs: readonly LabelledPair[];

const session: Session = {
	sessionId: '',
	userId: 1,
	username: 'demo',
	firma: 1,
	subject: { admin: false, apps: ['crm'], rights: ['health', 'bank'] },
	bearerEndsAt: 0,
};

beforeAll(async () => {
	database = await createTestDatabase();
	pairs = await labelledPairs(database.pool);
});
afterAll(() => database.close());

test('the pairs are many, of many kinds and the same in every run', async () => {
	expect(pairs.length).toBeGreaterThan(600);
	for (const [kind, some] of Map.groupBy(pairs, ({ of, kind: name }) => `${of}: ${name}`)) {
		expect(some.length, kind).toBeGreaterThanOrEqual(8);
	}
	expect(await labelledPairs(database.pool)).toEqual(pairs);
});

describe('the check answers labelled pairs', () => {
	test.each(['tuning', 'report'] as const)(
		'of the half for %s with precision 0.97 and recall 0.95',
		async (half) => {
			const quality = await measureDuplicates(
				database.db,
				session,
				pairs.filter((pair) => pair.half === half),
			);
			const { precision, recall, faults } = quality;
			expect(precision, faults.join('\n')).toBeGreaterThanOrEqual(0.97);
			expect(recall, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
		},
		120_000,
	);

	test('with nobody where one sign alone is the same, and with nobody of one house for another', async () => {
		const mute = / alone$|^twin|household|father and son|home$|in one place$/;
		const others = pairs.filter(({ kind, isSame }) => !isSame && mute.test(kind));
		expect(others.length).toBeGreaterThan(150);
		const shown = await measureDuplicates(database.db, session, others);
		expect(shown.faults.filter((fault) => !isByChance(fault))).toEqual([]);
	}, 120_000);
});

/** A stranger with the first name and the day of birth that were entered; the pairs are not about him. */
function isByChance(fault: string): boolean {
	return fault.includes('"reasons":["otherLastname","sameBirthDate"]');
}
