import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { type AuditEntry, createAudit, type RecordAudit } from './audit.ts';

let database: Database;
let audit: RecordAudit;

beforeAll(async () => {
	database = await createTestDatabase();
	audit = createAudit(database.pool);
});
afterAll(() => database.close());

function read(subject: string, change: Partial<AuditEntry> = {}): AuditEntry {
	return {
		action: 'patientRead',
		userId: 1,
		sessionId: randomUUID(),
		subject,
		remote: '::1',
		requestId: 'a',
		...change,
	};
}

async function stored(prefix: string): Promise<string[]> {
	const rows = await database.db
		.selectFrom('audit_log')
		.select('subject')
		.where('subject', 'like', `${prefix}%`)
		.orderBy('subject')
		.execute();
	return rows.map(({ subject }) => subject ?? '');
}

describe('an entry that cannot be stored fails its own request and none of those it came with', () => {
	test.each([
		['NUL in it', { remote: 'a\0b' }],
		['half a character in it', { remote: '\ud800' }],
		['no number of a session', { sessionId: 'none' }],
	])('%s', async (name, fault) => {
		const entries = [read(`${name} 1`), read(`${name} 2`, fault), read(`${name} 3`)];
		const outcomes = await Promise.allSettled(entries.map(audit));
		expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
		expect(await stored(name)).toEqual([`${name} 1`, `${name} 3`]);
	});
});

test('entries that come together are stored by one statement', async () => {
	const entries = Array.from({ length: 30 }, (_, index) => read(`together ${index}`));
	await Promise.all(entries.map(audit));
	const { rows } = await database.pool.query(
		`select count(*)::int as entries, count(distinct xmin::text)::int as statements from audit_log
		where subject like 'together%'`,
	);
	expect(rows).toEqual([{ entries: 30, statements: 1 }]);
});
