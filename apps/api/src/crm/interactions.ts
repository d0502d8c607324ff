import { checkInteraction } from '@kontor/domain/records/interaction';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { type OfAddress, offsetOf, oneAddress, type Page } from './addressParts.ts';
import { accessForWrite } from './patientAccess.ts';

type Interaction = Answer<'createInteraction'>;
type Content = Input<'createInteraction'>['body'];

const NEWEST = 10;
const MAX_DELETED = 50;

// A deletion can be taken back for so long.
const keptDeleted = sql<string>`now() - interval '30 days'`;

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
		.where('gone.deleted_at', '>', keptDeleted)
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

/** Notes an interaction with an address; whoever is signed in is its author. */
export async function createInteraction(
	{ path, body }: Input<'createInteraction'>,
	write: Write,
): Promise<Interaction> {
	await accessForWrite(write, 'createInteraction', path.id);
	return addInteraction({ lfdnr: path.id, wfCid: null }, body, write);
}

/** Replaces the content of one's own interaction, whose version the caller has read; others are refused (422). */
export async function changeInteraction(
	{ path, header, body }: Input<'changeInteraction'>,
	write: Write,
): Promise<Interaction> {
	await accessForWrite(write, 'changeInteraction', path.id);
	return replaceInteraction({ lfdnr: path.id, wfCid: null }, header, body, write);
}

/** Takes an interaction, whose version the caller has read, out of all lists; for 30 days it can be restored. */
export async function deleteInteraction(
	{ path, header, query }: Input<'deleteInteraction'>,
	write: Write,
): Promise<undefined> {
	await accessForWrite(write, 'deleteInteraction', path.id);
	await dropInteraction({ lfdnr: path.id, wfCid: null }, header, query.lfdnr, write);
}

/** Writes a new interaction of a place to which its user has access. */
export async function addInteraction(
	{ lfdnr, wfCid }: InteractionPlace,
	content: Content,
	write: Write,
): Promise<Interaction> {
	const { userId, username } = write.session;
	const author = { author: username, author_user_id: userId };
	const { id } = await write.db
		.insertInto('interactions')
		.values({ lfdnr, wf_cid: wfCid, ...contentColumns(content, write.today), ...author })
		.returning('id')
		.executeTakeFirstOrThrow();
	write.note('interactionCreated', subjectOf(lfdnr, id));
	return storedInteraction(write, id);
}

/** Replaces the content of an interaction of a place to which its user has access. */
export async function replaceInteraction(
	place: InteractionPlace,
	header: Input<'changeInteraction'>['header'],
	{ lfdnr: id, ...content }: Input<'changeInteraction'>['body'],
	write: Write,
): Promise<Interaction> {
	const before = await lockedInteraction(write, place, id);
	if (!before.own) throw new Problem('notAuthor');
	checkVersion(header['If-Match'], before);
	await write.db
		.updateTable('interactions')
		.set({ ...contentColumns(content, write.today), version: before.version + 1 })
		.where('id', '=', id)
		.execute();
	write.note('interactionChanged', subjectOf(place.lfdnr, id));
	return storedInteraction(write, id);
}

/** Takes an interaction of a place to which its user has access out of all lists. */
export async function dropInteraction(
	place: InteractionPlace,
	header: Input<'deleteInteraction'>['header'],
	id: number,
	write: Write,
): Promise<void> {
	checkVersion(header['If-Match'], await lockedInteraction(write, place, id));
	await sql`
		with gone as (delete from interactions where id = ${id} returning *)
		insert into deleted_interactions (id, lfdnr, wf_cid, subject, text, channel, author, author_user_id, at, version,
			deleted_by)
		select id, lfdnr, wf_cid, subject, text, channel, author, author_user_id, at, version,
			${write.session.username} from gone`.execute(write.db);
	await sql`
		delete from deleted_interactions where id in (
			select id from deleted_interactions where deleted_at <= ${keptDeleted} limit 100 for update skip locked)`.execute(
		write.db,
	);
	write.note('interactionDeleted', subjectOf(place.lfdnr, id));
}

/** Puts a deleted interaction back as it was. */
export async function restoreInteraction(
	{ path, body }: Input<'restoreInteraction'>,
	write: Write,
): Promise<Interaction> {
	await accessForWrite(write, 'restoreInteraction', path.id);
	const { rows } = await sql`
		with found as (
			delete from deleted_interactions
			where id = ${body.lfdnr} and lfdnr = ${path.id} and deleted_at > ${keptDeleted} returning *
		)
		insert into interactions (id, lfdnr, wf_cid, subject, text, channel, author, author_user_id, at, version)
		select id, lfdnr, wf_cid, subject, text, channel, author, author_user_id, at, version + 1 from found
		returning id`.execute(write.db);
	if (rows.length === 0) throw new Problem('notFound');
	write.note('interactionRestored', subjectOf(path.id, body.lfdnr));
	return storedInteraction(write, body.lfdnr);
}

/** The columns of a content that keeps every rule; refuses (422) others. */
function contentColumns({ channel, subject, text, dateTime }: Content, today: string) {
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

/** Of an address all of its interactions, those about documents too; of a document its own. */
async function lockedInteraction(
	{ db, session }: Write,
	{ lfdnr, wfCid }: InteractionPlace,
	id: number,
): Promise<Interaction> {
	const row = await newestInteractions(db, session.userId)
		.where('interactions.id', '=', id)
		.where('interactions.lfdnr', '=', lfdnr)
		.$if(wfCid !== null, (query) => query.where('interactions.wf_cid', '=', wfCid))
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) throw new Problem('notFound');
	return row;
}

function storedInteraction({ db, session }: Write, id: number): Promise<Interaction> {
	return newestInteractions(db, session.userId).where('interactions.id', '=', id).executeTakeFirstOrThrow();
}

function subjectOf(lfdnr: number, id: number): string {
	return `address/${lfdnr} interaction/${id}`;
}
