import type { RecordAudit } from '../auth/audit.ts';
import type { Answer, Api, SessionContext } from '../contract/contract.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { decide } from './distinctions.ts';
import { duplicateCompanies, duplicatePersons } from './duplicates.ts';

/** What the check for duplicates works with. */
export interface DuplicateParts {
	readonly audit: RecordAudit;
	readonly writes: Writes;
	readonly reads: Reads;
}

/**
 * Serves the check for duplicates. A hit by an insurance number says whose it is, so it leaves an audit entry like any
 * look into a patient's record.
 */
export function duplicateRoutes(api: Api, { audit, writes, reads }: DuplicateParts): void {
	serveHeavyRead(api, reads, 'findDuplicatePersons', async ({ body }, read) => {
		const found = await duplicatePersons(read.db, read.session, body);
		await auditNumbers(found, read);
		return found;
	});
	serveHeavyRead(api, reads, 'findDuplicateCompanies', ({ body }, read) =>
		duplicateCompanies(read.db, read.session, body),
	);
	serveWrite(api, writes, 'tellApart', async ({ body }, { db: transaction, session, note }) => {
		const { draft, lfdnr, other, distinct = true } = body;
		const reason = body.reason?.trim() ?? '';
		const rules = startFieldRules();
		if (draft === undefined && lfdnr === undefined) rules.refuse('body.draft', 'missing');
		if (body.reason !== undefined && reason.length < 3) rules.refuse('body.reason', 'tooShort');
		const known = await knownAddresses(transaction, session.firma, lfdnr === undefined ? [other] : [lfdnr, other]);
		if (!known.has(other)) rules.refuse('body.other', 'notFound');
		if (lfdnr !== undefined && !known.has(lfdnr)) rules.refuse('body.lfdnr', 'notFound');
		rules.end();
		await decide(transaction, { userId: session.userId, draft, lfdnr }, other, distinct ? { reason } : null);
		// Words of a user may name people or findings: they stay with the decision, out of the log.
		note('toldApart', reason === '' ? `address/${other}` : `address/${other} with a reason`);
		return undefined;
	});

	async function auditNumbers(found: Answer<'findDuplicatePersons'>, context: SessionContext): Promise<void> {
		const { session, ip, requestId } = context;
		const byNumber = found.filter(({ reasons }) => reasons.includes('sameSvnr'));
		await Promise.all(
			byNumber.map(({ lfdnr }) =>
				audit({
					action: 'patientRead',
					userId: session.userId,
					sessionId: session.sessionId,
					subject: `address/${lfdnr} findDuplicatePersons`,
					remote: ip,
					requestId,
				}),
			),
		);
	}
}

async function knownAddresses(db: Db, firma: number, numbers: readonly number[]): Promise<Set<number>> {
	const rows = await visibleAddresses(db, firma).select('lfdnr').where('lfdnr', 'in', numbers).execute();
	return new Set(rows.map(({ lfdnr }) => lfdnr));
}
