import { can, type Subject } from '@kontor/domain/permissions';
import type { RecordAudit } from '../auth/audit.ts';
import type { OperationId, SessionContext } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type AddressFilter, type AddressList, type ListWindow, searchAddresses } from './addressList.ts';
import { literal } from './predicates.ts';
import { readSearchText } from './searchText.ts';

/** A read of a session that leaves its entries in the audit log. */
export interface NotedRead extends SessionContext {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly operation: OperationId;
}

/** As {@link searchAddresses}; each patient who is found by insurance number or birth date is noted. */
export async function searchAddressesNoted(
	read: NotedRead,
	filter: AddressFilter,
	window: ListWindow,
): Promise<AddressList> {
	const found = await searchAddresses(read.db, read.session.firma, filter, window);
	const numbers = found.rows.map(({ lfdnr }) => lfdnr);
	await auditPersonalNumbers(read, filter.text ?? '', numbers, read.operation, read);
	return found;
}

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
