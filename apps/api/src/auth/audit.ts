import type { Pool } from 'pg';
import { databaseFailure } from '../database/database.ts';
import { createBatch } from './batch.ts';

/** What is kept about use (product.md, "Server behaviour"); the list only ever grows. */
export type AuditAction =
	| 'signIn'
	| 'signInFailed'
	| 'signOut'
	| 'tokenReuse'
	| 'userAdded'
	| 'userDisabled'
	| 'userEnabled'
	| 'passwordChanged'
	| 'sessionsEnded'
	| 'companyChanged'
	| 'forbidden'
	| 'patientRead'
	| 'healthRead'
	| 'addressesExported'
	| 'addressCreated'
	| 'addressChanged'
	| 'openDocumentsChanged'
	| 'toldApart'
	| 'addressesMerged'
	| 'mergeUndone'
	| 'attachmentAdded'
	| 'attachmentKnown'
	| 'attachmentDeleted'
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
	| 'customerGroupRemoved'
	| 'documentCreated'
	| 'documentChanged'
	| 'documentDeleted'
	| 'documentIssued'
	| 'documentCancelled'
	| 'documentPaid'
	| 'documentDelivered'
	| 'documentUpgraded'
	| 'documentFilterSaved'
	| 'documentFilterDeleted'
	| 'documentsExported'
	| 'taskCreated'
	| 'taskChanged'
	| 'taskDeleted'
	| 'taskRestored'
	| 'taskWatched'
	| 'taskCommented'
	| 'taskCommentChanged'
	| 'taskCommentDeleted'
	| 'taskCommentRestored'
	| 'articlesExported'
	| 'articleCreated'
	| 'articleChanged'
	| 'articlePricesChanged'
	| 'stockPosted'
	| 'appointmentCreated'
	| 'appointmentChanged'
	| 'appointmentDeleted'
	| 'appointmentRestored'
	| 'calendarFeedCreated'
	| 'calendarFeedEnded'
	| 'appointmentSeriesCreated'
	| 'appointmentSeriesChanged'
	| 'countCreated'
	| 'countJoined'
	| 'countScanned'
	| 'countChanged'
	| 'countRecountAsked'
	| 'countReasonGiven'
	| 'countSetToZero'
	| 'countPosted'
	| 'countExported'
	| 'waitingSaved'
	| 'waitingEnded'
	| 'settingsChanged';

/** One entry; never a name, a password, an insurance number or any other text as it was typed. */
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

/**
 * An audit log over the pool; entries of requests that run together are stored together. One that cannot be stored fails
 * its own request and none of those it came with.
 */
export function createAudit(pool: Pool): RecordAudit {
	async function store(entries: readonly AuditEntry[]): Promise<void> {
		await pool.query({ name: 'audit', text: INSERT, values: [JSON.stringify(entries.map(rowOf))] });
	}

	const batched = createBatch<AuditEntry, unknown>(async (entries) => {
		try {
			await store(entries);
			return entries.map(() => null);
		} catch (error) {
			if (entries.length === 1 || databaseFailure(error) === 'unavailable') throw error;
			return Promise.all(entries.map((entry) => store([entry]).then(() => null, reasonOf)));
		}
	});

	return async (entry) => {
		const failure = await batched(entry);
		if (failure !== null) throw failure;
	};
}

function reasonOf(error: unknown): unknown {
	return error;
}

function rowOf(entry: AuditEntry) {
	return {
		action: entry.action,
		user_id: entry.userId ?? null,
		session_id: entry.sessionId ?? null,
		subject: entry.subject ?? null,
		remote: entry.remote,
		request_id: entry.requestId,
	};
}
