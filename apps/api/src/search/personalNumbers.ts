import { can, type Subject } from '@kontor/domain/permissions';
import type { RecordAudit } from '../auth/audit.ts';
import type { OperationId, SessionContext } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { literal } from './predicates.ts';
import { readSearchText } from './searchText.ts';

/** Notes each patient that a search has found by insurance number or birth date, as every other look at those is noted. */
export async function auditPersonalNumbers(
	{ db, audit }: { readonly db: Db; readonly audit: RecordAudit },
	text: string,
	found: readonly number[],
	operation: OperationId,
	{ session, ip, requestId }: SessionContext,
): Promise<void> {
	const numbers = found.length === 0 ? [] : await foundByNumber(db, text, found, session.subject);
	await Promise.all(
		numbers.map((lfdnr) =>
			audit({
				action: 'patientRead',
				userId: session.userId,
				sessionId: session.sessionId,
				subject: `address/${lfdnr} ${operation}`,
				remote: ip,
				requestId,
			}),
		),
	);
}

async function foundByNumber(db: Db, text: string, found: readonly number[], subject: Subject): Promise<number[]> {
	const question = readSearchText(text, can(subject, 'health'));
	if (question.kind !== 'words') return [];
	const { svnr } = question;
	const days = question.terms.flatMap(({ born }) => born);
	const byDay =
		days.length === 0
			? []
			: await db
					.selectFrom('addresses')
					.select('lfdnr')
					.where('lfdnr', 'in', found)
					.where('kd_patient', '=', true)
					.where(({ or, between }) => or(days.map(({ from, to }) => between('birth_date', from, to))))
					.execute();
	const bySvnr =
		svnr === null
			? []
			: await db
					.selectFrom('address_health')
					.select('lfdnr')
					.where('lfdnr', 'in', found)
					.where('svnr_digits', 'like', `${literal(svnr)}%`)
					.execute();
	return [...new Set([...byDay, ...bySvnr].map(({ lfdnr }) => lfdnr))];
}
