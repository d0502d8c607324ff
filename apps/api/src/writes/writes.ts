import type { AuditAction, RecordAudit } from '../auth/audit.ts';
import {
	type Answer,
	type Api,
	type Input,
	type OperationId,
	type SessionContext,
	serve,
} from '../contract/contract.ts';
import { type Db, isLostRace } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { answerOnce, type KeyedRequest } from './idempotency.ts';

/** One write under way: what it may use and what it has to leave behind. */
export interface Write extends SessionContext {
	/** The transaction; a write asks nothing of the database beside it. */
	readonly db: Db;
	/** The day in the shop (`yyyy-mm-dd`). */
	readonly today: string;
	/** Notes in the audit log what was done to which record (`address/1042`); stored with the write or not at all. */
	note(action: AuditAction, subject: string): void;
	/** Notes that the data of a patient go out with this answer; stored even when the answer is a refusal. */
	noteAccess(action: AuditAction, subject: string): void;
}

/** Where writes run. */
export interface Writes {
	/** Runs the work of one request in one transaction; see {@link serveWrite}. */
	run<Id extends OperationId>(
		request: { readonly id: Id; readonly input: Input<Id>; readonly context: SessionContext },
		work: (write: Write) => Promise<Answer<Id>>,
	): Promise<Answer<Id>>;
}

/** What writes are made of; `now` in milliseconds since 1970. */
export interface WritesParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

interface Note {
	readonly action: AuditAction;
	readonly subject: string;
}

/** The frame of all writes over a database. */
export function createWrites({ db, audit, now }: WritesParts): Writes {
	return {
		async run({ id, input, context }, work) {
			const accesses: Note[] = [];
			try {
				return await twiceInRace(() => {
					// A first try has shown nothing.
					accesses.length = 0;
					return db.transaction().execute((transaction) => {
						const keyed = keyedRequest(id, input, context);
						const once = () => runOnce(transaction, id, context, accesses, work);
						return keyed === null ? once() : answerOnce(transaction, keyed, once);
					});
				});
			} catch (error) {
				// The transaction is gone, but what it showed with the refusal was seen.
				if (error instanceof Problem) await Promise.all(accesses.map((note) => audit(entryOf(note, context))));
				throw error;
			}
		},
	};

	async function runOnce<Id extends OperationId>(
		transaction: Db,
		id: Id,
		context: SessionContext,
		accesses: Note[],
		work: (write: Write) => Promise<Answer<Id>>,
	): Promise<Answer<Id>> {
		const notes: Note[] = [];
		const answer = await work({
			...context,
			db: transaction,
			today: dayInVienna(now()),
			note: (action, subject) => notes.push({ action, subject }),
			noteAccess: (action, subject) => accesses.push({ action, subject }),
		});
		if (notes.length === 0) throw new Error(`${id} has left no audit entry`);
		await storeNotes(transaction, [...notes, ...accesses], context);
		return answer;
	}
}

/**
 * Serves an operation that writes. The handler runs in one transaction, which holds its audit entries too: all of it is
 * stored or nothing. With an `Idempotency-Key` it runs once; repetitions get its answer. A handler whose transaction was
 * given up in a race with another one is called a second time.
 */
export function serveWrite<Id extends OperationId>(
	api: Api,
	writes: Writes,
	id: Id,
	handler: (input: Input<Id>, write: Write) => Promise<Answer<Id>>,
): void {
	serve(api, id, (input, context) => writes.run({ id, input, context }, (write) => handler(input, write)));
}

// Of two that wait for each other PostgreSQL ends one, which may begin anew as soon as the other is through.
async function twiceInRace<Result>(attempt: () => Promise<Result>): Promise<Result> {
	try {
		return await attempt();
	} catch (error) {
		if (!isLostRace(error)) throw error;
		return attempt();
	}
}

function keyedRequest<Id extends OperationId>(id: Id, input: Input<Id>, context: SessionContext): KeyedRequest | null {
	const header: Readonly<Record<string, unknown>> = input.header ?? {};
	const key = header['Idempotency-Key'];
	if (typeof key !== 'string') return null;
	const { path, query, body } = input;
	return { userId: context.session.userId, key, operation: id, content: JSON.stringify({ path, query, body }) };
}

function entryOf({ action, subject }: Note, { session, ip, requestId }: SessionContext) {
	return { action, subject, userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
}

async function storeNotes(db: Db, notes: readonly Note[], { session, ip, requestId }: SessionContext): Promise<void> {
	const rows = notes.map(({ action, subject }) => ({
		action,
		subject,
		user_id: session.userId,
		session_id: session.sessionId,
		remote: ip,
		request_id: requestId,
	}));
	await db.insertInto('audit_log').values(rows).execute();
}

// The Swedish form of a date is that of ISO 8601.
const viennaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });

/** The day in the shop at a moment (milliseconds since 1970). */
export function dayInVienna(milliseconds: number): string {
	return viennaDay.format(milliseconds);
}
