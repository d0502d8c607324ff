import { checkInteraction } from '@kontor/domain/records/interaction';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input, OperationId, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { keptSince, versionedRecord } from '../writes/versionedRecord.ts';
import type { Write } from '../writes/writes.ts';
import { type OfAddress, offsetOf, oneAddress, type Page } from './addressParts.ts';
import { accessForWrite } from './patientAccess.ts';

type Interaction = Answer<'createInteraction'>;
type Content = Input<'createInteraction'>['body'];

const NEWEST = 10;
const MAX_DELETED = 50;

// A deletion can be taken back for so long.
const DAYS_KEPT = 30;

/** Interactions as their lists show them to a user, newest first. */
export function newestInteractions(db: Db, userId: number) {
	return db
		.selectFrom('interactions')
		.select([
			'interactions.id as lfdnr',
			sql<string | null>`interactions.wf_cid::text`.as('wf_cid'),
			sql<Interaction['channel']>`interactions.channel`.as('channel'),
			'interactions.subject',
			'interactions.text',
			localTime(sql.ref('interactions.at')).as('dateTime'),
			'interactions.author',
			isOwn(sql.ref('interactions.author_user_id'), userId).as('own'),
			'interactions.version',
		])
		.orderBy('interactions.at', 'desc')
		.orderBy('interactions.id', 'desc');
}

function isOwn(author: RawBuilder<unknown>, userId: number): RawBuilder<boolean> {
	return sql<boolean>`${author} is not distinct from ${userId}`;
}

/** Interactions of an address, newest first. */
export async function listInteractions(
	db: Db,
	{ firma, userId }: Session,
	lfdnr: number,
	page: Page,
): OfAddress<Answer<'listAddressInteractions'>> {
	const rows = newestInteractions(db, userId)
		.where('interactions.lfdnr', '=', lfdnr)
		.limit(page.size)
		.offset(offsetOf(page));
	const total = db
		.selectFrom('interactions')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('lfdnr', '=', lfdnr);
	const found = await oneAddress(db, firma, lfdnr)
		.select([jsonArrayFrom(rows).as('rows'), total.as('total')])
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: { rows: found.rows, total: Number(found.total) } };
}

/** The newest interactions of all addresses of a firma, newest first. */
export function listLastInteractions(db: Db, { firma, userId }: Session): Promise<Answer<'listLastInteractions'>> {
	return newestInteractions(db, userId)
		.innerJoin('addresses', 'addresses.lfdnr', 'interactions.lfdnr')
		.select(['interactions.lfdnr as addressLfdnr', 'addresses.display_name as addressName'])
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
}

/** Interactions of an address whose deletion can be taken back, the last deleted first. */
export async function listDeletedInteractions(
	db: Db,
	{ firma, userId }: Session,
	lfdnr: number,
): OfAddress<Answer<'listDeletedInteractions'>> {
	const rows = db
		.selectFrom('deleted_interactions as gone')
		.select([
			'gone.id as lfdnr',
			sql<string | null>`gone.wf_cid::text`.as('wf_cid'),
			sql<Interaction['channel']>`gone.channel`.as('channel'),
			'gone.subject',
			'gone.text',
			localTime(sql.ref('gone.at')).as('dateTime'),
			'gone.author',
			isOwn(sql.ref('gone.author_user_id'), userId).as('own'),
			'gone.version',
			localTime(sql.ref('gone.deleted_at')).as('deleted'),
			'gone.deleted_by as deletedBy',
		])
		.where('gone.lfdnr', '=', lfdnr)
		.where('gone.deleted_at', '>', keptSince(DAYS_KEPT))
		.orderBy('gone.deleted_at', 'desc')
		.orderBy('gone.id', 'desc')
		.limit(MAX_DELETED);
	const found = await oneAddress(db, firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows };
}

/** Subjects that are often noted, in the order of choice. */
export function listSubjects(db: Db): Promise<Answer<'listInteractionSubjects'>> {
	return db
		.selectFrom('interaction_subjects')
		.select('bezeichnung')
		.orderBy('position')
		.orderBy('bezeichnung')
		.execute();
}

/** Parent of an interaction: an address, and for one about a document that too. */
export interface InteractionPlace {
	readonly lfdnr: number;
	readonly wfCid: number | null;
}

/** Interactions of a place to which the user has access; whoever writes one is its author and may change it. */
export const interactions = versionedRecord<'interactions', InteractionPlace, Content, Interaction>({
	table: 'interactions',
	key: 'id',
	audit: { created: 'interactionCreated', changed: 'interactionChanged', deleted: 'interactionDeleted' },
	subject: (id, { lfdnr }) => `address/${lfdnr} interaction/${id}`,
	// Of an address all of its interactions, those about documents too; of a document its own.
	find: ({ db, session }, id, { lfdnr, wfCid }, isLocked) =>
		newestInteractions(db, session.userId)
			.where('interactions.id', '=', id)
			.where('interactions.lfdnr', '=', lfdnr)
			.$if(wfCid !== null, (query) => query.where('interactions.wf_cid', '=', wfCid))
			.$if(isLocked, (query) => query.forUpdate())
			.executeTakeFirst(),
	origin: ({ session: { userId, username } }, { lfdnr, wfCid }) => ({
		lfdnr,
		wf_cid: wfCid,
		author: username,
		author_user_id: userId,
	}),
	columns: contentColumns,
	checkChange({ own }) {
		if (!own) throw new Problem('notAuthor');
	},
	bin: {
		table: 'deleted_interactions',
		columns: ['lfdnr', 'wf_cid', 'subject', 'text', 'channel', 'author', 'author_user_id', 'at'],
		days: DAYS_KEPT,
		restored: 'interactionRestored',
		among: ({ lfdnr }) => sql`lfdnr = ${lfdnr}`,
	},
});

/** Notes an interaction with an address. */
export async function createInteraction(
	{ path, body }: Input<'createInteraction'>,
	write: Write,
): Promise<Interaction> {
	return interactions.create(write, await placeOf(write, 'createInteraction', path.id), body);
}

/** Replaces the content of one's own interaction, whose version the caller has read; others are refused (422). */
export async function changeInteraction(
	{ path, header, body: { lfdnr: id, ...content } }: Input<'changeInteraction'>,
	write: Write,
): Promise<Interaction> {
	const place = await placeOf(write, 'changeInteraction', path.id);
	return interactions.change(write, place, { id, ifMatch: header['If-Match'], content });
}

/** Takes an interaction, whose version the caller has read, out of all lists; for 30 days it can be restored. */
export async function deleteInteraction(
	{ path, header, query }: Input<'deleteInteraction'>,
	write: Write,
): Promise<undefined> {
	const place = await placeOf(write, 'deleteInteraction', path.id);
	await interactions.remove(write, place, { id: query.lfdnr, ifMatch: header['If-Match'] });
}

/** Puts a deleted interaction back as it was. */
export async function restoreInteraction(
	{ path, body }: Input<'restoreInteraction'>,
	write: Write,
): Promise<Interaction> {
	return interactions.restore(write, await placeOf(write, 'restoreInteraction', path.id), body.lfdnr);
}

async function placeOf(write: Write, operation: OperationId, lfdnr: number): Promise<InteractionPlace> {
	await accessForWrite(write, operation, lfdnr);
	return { lfdnr, wfCid: null };
}

/** The columns of a content that keeps every rule; refuses (422) others. */
function contentColumns({ today }: Write, { channel, subject, text, dateTime }: Content) {
	const rules = startFieldRules();
	const [date = '', time = ''] = dateTime.split('T');
	const problems = checkInteraction({ subject, text, date, time: time.slice(0, 5) }, { today });
	for (const [field, code] of Object.entries(problems)) {
		rules.refuse(field === 'date' || field === 'time' ? 'body.dateTime' : `body.${field}`, code);
	}
	// Beside hours and minutes a wall clock has seconds.
	if (!/:[0-5][0-9]$/.test(dateTime)) rules.refuse('body.dateTime', 'timeInvalid');
	rules.end();
	return {
		channel,
		subject: subject.trim(),
		text,
		at: sql<string>`${dateTime}::timestamp at time zone 'Europe/Vienna'`,
	};
}
