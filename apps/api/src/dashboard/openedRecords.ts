import { type AppKey, can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

type OpenedRecord = Answer<'listOpenedRecords'>[number];
type OpenedType = OpenedRecord['type'];

const KEPT = 20;

const appOf: Readonly<Record<OpenedType, AppKey>> = {
	ADDRESS: 'crm',
	DOCUMENT: 'crm',
	ARTICLE: 'articles',
	TASK: 'tasks',
};

function typesOf({ subject }: Session): OpenedType[] {
	return (Object.keys(appOf) as OpenedType[]).filter((type) => can(subject, appOf[type]));
}

/** Records a user has opened last, with the names of now; those that are gone, or not for this user any more, are left out. */
export async function listOpened(db: Db, session: Session): Promise<Answer<'listOpenedRecords'>> {
	const { firma, userId } = session;
	const { rows } = await sql<OpenedRecord>`
		select opened.type, opened.id, left(coalesce(
				addresses.display_name, document_types.short_type || ' ' || documents.name, articles.name, tasks.title
			), 200) as name,
			documents.address_lfdnr as "addressLfdnr", opened.opened_at as "openedAt"
		from (select type, id, opened_at, ${numberOf(sql`id`)} as number from opened_records
				where user_id = ${userId} and type = any(${typesOf(session)}::text[])
				order by opened_at desc limit ${KEPT}) as opened
			left join addresses on opened.type = 'ADDRESS' and addresses.lfdnr = opened.number and addresses.firma = ${firma}
			left join documents on opened.type = 'DOCUMENT' and documents.wf_cid = opened.number and documents.firma = ${firma}
			left join document_types on document_types.id = documents.document_type_id
			left join articles on opened.type = 'ARTICLE' and articles.art_nr = opened.id
			left join tasks on opened.type = 'TASK' and tasks.lfdnr = opened.number and tasks.firma = ${firma}
				and tasks.deleted_at is null
		where num_nonnulls(addresses.lfdnr, documents.wf_cid, articles.id, tasks.lfdnr) = 1
		order by opened.opened_at desc`.execute(db);
	return rows;
}

/**
 * Notes what a user has opened, the newest 20. Only what the user may open is kept, and what they may not open any more
 * goes; that a record is not there is no error, since it may have been deleted meanwhile.
 */
export async function noteOpened(
	db: Db,
	session: Session,
	{ type, id }: Input<'noteOpenedRecord'>['body'],
): Promise<void> {
	const { userId } = session;
	const types = typesOf(session);
	const isAllowed = types.includes(type) && (type === 'ARTICLE' || /^[1-9][0-9]{0,8}$/.test(id));
	await sql`
		with noted as (
			insert into opened_records (user_id, type, id)
				select ${userId}::int, ${type}::text, ${id}::text where ${isAllowed}::boolean
			on conflict (user_id, type, id) do update set opened_at = now())
		delete from opened_records where user_id = ${userId} and not (type = ${type} and id = ${id} and ${isAllowed}::boolean) and (
			type <> all(${types}::text[]) or (type, id) not in (
				select type, id from opened_records where user_id = ${userId} order by opened_at desc limit ${KEPT}))`.execute(
		db,
	);
}

// An id is a number but for that of an article.
function numberOf(id: RawBuilder<unknown>): RawBuilder<number | null> {
	return sql<number | null>`case when type <> 'ARTICLE' then ${id}::int end`;
}
