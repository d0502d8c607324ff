import type { Db } from '../../database/database.ts';
import type { AuditAction } from '../audit.ts';

/** Keeps what an operator did to a user, or to all of them, in the audit log; belongs into the transaction of the change. */
export async function recordOperator(db: Db, action: AuditAction, userId: number | null): Promise<void> {
	await db
		.insertInto('audit_log')
		.values({ action, subject: userId === null ? 'user/*' : `user/${userId}`, remote: 'console' })
		.execute();
}
