import type { Pool } from 'pg';
import { createBatch } from './batch.ts';

/** What is kept about use (product.md, "Server behaviour"); the list only ever grows. */
export type AuditAction =
	| 'signIn'
	| 'signInFailed'
	| 'signOut'
	| 'tokenReuse'
	| 'forbidden'
	| 'patientRead'
	| 'healthRead'
	| 'addressesExported'
	| 'addressCreated'
	| 'addressChanged'
	| 'openDocumentsChanged'
	| 'toldApart'
	| 'interactionCreated'
	| 'interactionChanged'
	| 'interactionDeleted'
	| 'interactionRestored'
	| 'contactPersonCreated'
	| 'contactPersonChanged'
	| 'contactPersonDeleted'
	| 'customerGroupAdded'
	| 'customerGroupUnknown'
	| 'customerGroupReplaced'
	| 'customerGroupRemoved';

/** One entry; never a name, a password or an insurance number. */
export interface AuditEntry {
	readonly action: AuditAction;
	readonly userId?: number;
	readonly sessionId?: string;
	/** What was touched, e.g. `address/1042`, or the operation that was refused. */
	readonly subject?: string;
	/** Address the request came from. */
	readonly remote: string;
	readonly requestId: string;
}

/** Stores an entry; what it tells of may only be answered once this has resolved. */
export type RecordAudit = (entry: AuditEntry) => Promise<void>;

const INSERT = `insert into audit_log (action, user_id, session_id, subject, remote, request_id)
select action, user_id, session_id, subject, remote, request_id
from jsonb_to_recordset($1::jsonb)
	as entry(action text, user_id integer, session_id uuid, subject text, remote text, request_id text)`;

/** An audit log over the pool; entries of requests that run together are stored together. */
export function createAudit(pool: Pool): RecordAudit {
	return createBatch(async (entries: readonly AuditEntry[]) => {
		const rows = entries.map((entry) => ({
			action: entry.action,
			user_id: entry.userId ?? null,
			session_id: entry.sessionId ?? null,
			subject: entry.subject ?? null,
			remote: entry.remote,
			request_id: entry.requestId,
		}));
		await pool.query({ name: 'audit', text: INSERT, values: [JSON.stringify(rows)] });
		return entries.map(() => undefined);
	});
}
