import { createHash } from 'node:crypto';
import { can } from '@kontor/domain/permissions';
import { fileContentType, isHealthFile, storedFileName } from '@kontor/german/fileContent';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input, Session } from '../contract/contract.ts';
import { type OfAddress, oneAddress } from '../crm/addressParts.ts';
import { accessForWrite } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';

type Attachment = Answer<'createAttachment'>;
type File = Answer<'getAttachment'>;

/** An address can have so many. */
const MOST = 200;

const healthKinds = ['prescription', 'finding'] as const;

interface Row {
	readonly lfdnr: number;
	readonly interaction: number | null;
	readonly document: string | null;
	readonly kind: Attachment['kind'];
	readonly name: string;
	readonly contentType: Attachment['contentType'];
	readonly size: number;
	readonly created: string;
	readonly author: string;
}

// Never with the content: it may be millions of bytes.
function readable(db: Db, { subject }: Session) {
	const rows = db
		.selectFrom('attachments')
		.select([
			'attachments.lfdnr',
			'attachments.interaction_id as interaction',
			sql<string | null>`attachments.document_wf_cid::text`.as('document'),
			sql<Attachment['kind']>`attachments.kind`.as('kind'),
			'attachments.name',
			sql<Attachment['contentType']>`attachments.content_type`.as('contentType'),
			'attachments.size',
			sql<string>`to_char(attachments.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('created'),
			'attachments.author',
		]);
	return can(subject, 'health') ? rows : rows.where('attachments.kind', 'not in', [...healthKinds]);
}

/** The files of an address that the user may read, the newest first. */
export async function listAttachments(db: Db, session: Session, lfdnr: number): OfAddress<Answer<'listAttachments'>> {
	const rows = readable(db, session)
		.where('attachments.address_lfdnr', '=', lfdnr)
		.orderBy('attachments.created_at', 'desc')
		.orderBy('attachments.lfdnr', 'desc')
		.limit(MOST);
	const found = await oneAddress(db, session.firma, lfdnr).select(jsonArrayFrom(rows).as('rows')).executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: found.rows.map(toAttachment) };
}

/** One file with its content. */
export async function readAttachment(
	db: Db,
	session: Session,
	{ id, attachment }: Input<'getAttachment'>['path'],
): OfAddress<File | undefined> {
	const row = await readable(db, session)
		.select('attachments.content')
		.where('attachments.address_lfdnr', '=', id)
		.where('attachments.lfdnr', '=', attachment)
		.executeTakeFirst();
	const found = await oneAddress(db, session.firma, id).executeTakeFirst();
	if (found === undefined || row === undefined) return undefined;
	const { content, ...facts } = row;
	return { isPatient: found.kd_patient, part: { ...toAttachment(facts), content: content.toString('base64') } };
}

/** Stores a file, whose bytes say what it is; the same file at the same address is stored once. */
export async function createAttachment({ path, body }: Input<'createAttachment'>, write: Write): Promise<Attachment> {
	await accessForWrite(write, 'createAttachment', path.id);
	mayHave(write.session, body.kind);
	const content = Buffer.from(body.content, 'base64');
	const type = fileContentType(content);
	if (type === null) throw new Problem('ruleBroken', { fields: { 'body.content': 'notAllowed' } });
	await checkPlace(write.db, path.id, body);
	const sha256 = createHash('sha256').update(content).digest();
	const known = await readable(write.db, write.session)
		.where('attachments.address_lfdnr', '=', path.id)
		.where('attachments.sha256', '=', sha256)
		.executeTakeFirst();
	if (known !== undefined) {
		write.note('attachmentKnown', subjectOf(path.id, known.lfdnr));
		return toAttachment(known);
	}
	await checkCount(write.db, path.id);
	const { userId, username } = write.session;
	const stored = await write.db
		.insertInto('attachments')
		.values({
			address_lfdnr: path.id,
			interaction_id: body.interaction ?? null,
			document_wf_cid: body.document === undefined ? null : Number(body.document),
			kind: body.kind,
			name: storedFileName(body.name, type),
			content_type: type,
			size: content.length,
			sha256,
			content,
			author: username,
			author_user_id: userId,
		})
		// Somebody without the right to read it may have found the same file stored as one of health.
		.onConflict((conflict) => conflict.doNothing())
		.returning('lfdnr')
		.executeTakeFirst();
	if (stored === undefined) throw new Problem('ruleBroken', { fields: { 'body.content': 'inUse' } });
	write.note('attachmentAdded', subjectOf(path.id, stored.lfdnr));
	return toAttachment(
		await readable(write.db, write.session).where('attachments.lfdnr', '=', stored.lfdnr).executeTakeFirstOrThrow(),
	);
}

/** Takes a file away for good. */
export async function deleteAttachment({ path }: Input<'deleteAttachment'>, write: Write): Promise<undefined> {
	await accessForWrite(write, 'deleteAttachment', path.id);
	const found = await readable(write.db, write.session)
		.where('attachments.address_lfdnr', '=', path.id)
		.where('attachments.lfdnr', '=', path.attachment)
		.executeTakeFirst();
	if (found === undefined) throw new Problem('notFound');
	await write.db.deleteFrom('attachments').where('lfdnr', '=', path.attachment).execute();
	write.note('attachmentDeleted', subjectOf(path.id, path.attachment));
}

function mayHave({ subject }: Session, kind: string): void {
	if (isHealthFile(kind) && !can(subject, 'health')) {
		throw new Problem('ruleBroken', { fields: { 'body.kind': 'notAllowed' } });
	}
}

async function checkPlace(db: Db, lfdnr: number, { interaction, document }: Input<'createAttachment'>['body']) {
	if (interaction !== undefined && document !== undefined) {
		throw new Problem('ruleBroken', { fields: { 'body.document': 'notAllowed' } });
	}
	if (interaction !== undefined) {
		const found = await db
			.selectFrom('interactions')
			.select('id')
			.where('id', '=', interaction)
			.where('lfdnr', '=', lfdnr)
			.forKeyShare()
			.executeTakeFirst();
		if (found === undefined) throw new Problem('ruleBroken', { fields: { 'body.interaction': 'notFound' } });
	}
	if (document !== undefined) {
		const found = await db
			.selectFrom('documents')
			.select('wf_cid')
			.where(sql<boolean>`wf_cid::text = ${document}`)
			.where('address_lfdnr', '=', lfdnr)
			.forKeyShare()
			.executeTakeFirst();
		if (found === undefined) throw new Problem('ruleBroken', { fields: { 'body.document': 'notFound' } });
	}
}

async function checkCount(db: Db, lfdnr: number): Promise<void> {
	const { count } = await db
		.selectFrom('attachments')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('address_lfdnr', '=', lfdnr)
		.executeTakeFirstOrThrow();
	if (Number(count) >= MOST) throw new Problem('ruleBroken', { fields: { body: 'outOfRange' } });
}

function toAttachment({ interaction, document, ...facts }: Row): Attachment {
	return { ...facts, ...(interaction !== null && { interaction }), ...(document !== null && { document }) };
}

function subjectOf(lfdnr: number, attachment: number): string {
	return `address/${lfdnr} attachment/${attachment}`;
}
