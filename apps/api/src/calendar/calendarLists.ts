import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type NotedRead, searchAddressesNoted } from '../search/personalNumbers.ts';
import { hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

const MAX_CHOICES = 20;

/** Circles that may see an appointment. */
export async function listScopes(db: Db): Promise<Answer<'listCalendarScopes'>> {
	return db
		.selectFrom('calendar_scopes')
		.select(['lfdnr', 'bezeichnung', 'is_private as isPrivate'])
		.orderBy('position')
		.limit(50)
		.execute();
}

/** Kinds of appointments; those that are switched off too, which old appointments still have. */
export async function listTypes(db: Db, { firma }: Session): Promise<Answer<'listCalendarTypes'>> {
	const rows = await db
		.selectFrom('calendar_types')
		.selectAll()
		.where('firma', '=', firma)
		.orderBy('position')
		.limit(200)
		.execute();
	return rows.map((row) => ({
		lfdnr: row.lfdnr,
		bezeichnung: row.bezeichnung,
		color: row.color as Answer<'listCalendarTypes'>[number]['color'],
		minutes: row.minutes,
		before: row.before_minutes,
		after: row.after_minutes,
		active: row.active,
	}));
}

/** States in their order. */
export async function listStates(db: Db): Promise<Answer<'listCalendarStates'>> {
	const rows = await db
		.selectFrom('calendar_states')
		.select(['lfdnr', 'bezeichnung', 'pattern', 'blocks', 'done'])
		.orderBy('position')
		.limit(50)
		.execute();
	return rows.map((row) => ({ ...row, pattern: row.pattern as Answer<'listCalendarStates'>[number]['pattern'] }));
}

/** Locations with their hours. */
export async function listLocations(db: Db, { firma }: Session): Promise<Answer<'listCalendarLocations'>> {
	const { rows } = await sql<Answer<'listCalendarLocations'>[number]>`
		select lfdnr, bezeichnung, active, (
			select coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
				'closes', to_char(closes, 'HH24:MI')) order by weekday, opens), '[]')
			from calendar_hours where location_lfdnr = lfdnr) as hours
		from calendar_locations where firma = ${firma} order by position, lfdnr limit 200`.execute(db);
	return rows;
}

/** People, rooms and devices. */
export async function listResources(db: Db, { firma, userId }: Session): Promise<Answer<'listCalendarResources'>> {
	const { rows } = await sql<Answer<'listCalendarResources'>[number]>`
		select lfdnr, kind, bezeichnung, location_lfdnr as location, user_id is not distinct from ${userId}::int as "isOwn", active
		from calendar_resources where firma = ${firma}
		order by array_position(array['PERSON', 'ROOM', 'DEVICE'], kind), position, lfdnr limit 1000`.execute(db);
	return rows;
}

/** Addresses that may take part, best first; none for who lacks the CRM. */
export async function searchAddressChoices(
	read: NotedRead,
	text: string,
): Promise<Answer<'searchAppointmentAddresses'>> {
	if (!can(read.session.subject, 'crm')) return [];
	const { rows } = await searchAddressesNoted(
		read,
		{ text },
		{ sort: 'relevance', direction: 'asc', offset: 0, size: MAX_CHOICES },
	);
	const lfdnrs = rows.map(({ lfdnr }) => lfdnr);
	const found = await sql<Answer<'searchAppointmentAddresses'>[number]>`
		select lfdnr, left(display_name, 200) as name, left(coalesce(nullif(mobile, ''), tel), 200) as tel
		from addresses where lfdnr = any(${lfdnrs}::int[]) order by array_position(${lfdnrs}::int[], lfdnr)`.execute(
		read.db,
	);
	return found.rows;
}

/** Articles that may be needed, by number or words of their name. */
export async function searchObjects(
	db: Db,
	{ firma }: Session,
	text: string,
): Promise<Answer<'searchAppointmentObjects'>> {
	const typed = text.trim();
	const terms = readWords(typed);
	const byWords = terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`search_words`, terms);
	const { rows } = await sql<Answer<'searchAppointmentObjects'>[number]>`
		select art_nr as id, left(name, 200) as name from articles
		where firma = ${firma} and (art_nr = ${typed} or ${byWords})
		order by art_nr <> ${typed}, name collate de_at, art_nr limit ${MAX_CHOICES}`.execute(db);
	return rows;
}

/** Documents of addresses, the newest first; none for who lacks the CRM. */
export async function listDocumentChoices(
	db: Db,
	{ firma, subject }: Session,
	addresses: readonly number[],
): Promise<Answer<'listAppointmentDocuments'>> {
	if (!can(subject, 'crm')) return [];
	const { rows } = await sql<Answer<'listAppointmentDocuments'>[number]>`
		select documents.wf_cid::text as wf_cid, left(document_types.short_type || ' ' || documents.name, 200) as name,
			documents.address_lfdnr as "addressLfdnr"
		from documents join document_types on document_types.id = documents.document_type_id
		where documents.firma = ${firma} and documents.address_lfdnr = any(${[...addresses]}::int[])
		order by documents.date desc, documents.wf_cid desc limit 100`.execute(db);
	return rows;
}
