import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CheckedContent } from './appointmentContent.ts';

/** Where the rows of a content go: the appointment, and its place in a series. */
export interface Target {
	readonly lfdnr: number;
	readonly start: string;
	readonly end: string;
}

/** The columns of `appointments` that a content writes. */
export function columnsOf({ content }: CheckedContent) {
	return {
		title: content.title,
		all_day: content.allDay,
		starts_at: content.start,
		ends_at: content.end,
		type_lfdnr: content.type,
		state_lfdnr: content.state,
		scope_lfdnr: content.scope,
		location_lfdnr: content.location,
		tel_nr: content.telNr.trim(),
		text: content.text,
		conflict_resolution: content.conflictResolution,
		overbook_reason: content.conflictResolution === 'overbook' ? content.overbookReason.trim() : '',
	};
}

/**
 * Puts the resources, addresses, articles and documents of a content in place of those the appointments had. Resources are
 * written in the order of their numbers, as whoever wants them locks them.
 */
export async function storeParts(db: Db, targets: readonly Target[], checked: CheckedContent): Promise<void> {
	const { content, articles, reserve, blocks } = checked;
	const lfdnrs = targets.map(({ lfdnr }) => lfdnr);
	const rows = JSON.stringify(targets);
	const sorted = [...new Set(content.resources)].sort((a, b) => a - b);
	await sql`
		with gone_resources as (delete from appointment_resources where appointment_lfdnr = any(${lfdnrs}::int[])),
			gone_addresses as (delete from appointment_addresses where appointment_lfdnr = any(${lfdnrs}::int[])),
			gone_objects as (delete from appointment_objects where appointment_lfdnr = any(${lfdnrs}::int[]))
		delete from appointment_documents where appointment_lfdnr = any(${lfdnrs}::int[])`.execute(db);
	await sql`
		insert into appointment_resources (appointment_lfdnr, resource_lfdnr, during, blocks)
		select target.lfdnr, resource, tsrange(target.start - make_interval(mins => ${reserve.before}::int),
			target.end + make_interval(mins => ${reserve.after}::int)), ${blocks}
		from json_to_recordset(${rows}::json) as target (lfdnr int, start timestamp, "end" timestamp),
			unnest(${sorted}::int[]) as resource
		order by resource, target.lfdnr`.execute(db);
	const documents = content.documents.map(Number);
	await sql`
		with targets as (select unnest(${lfdnrs}::int[]) as lfdnr),
			new_addresses as (
				insert into appointment_addresses (appointment_lfdnr, address_lfdnr, position)
				select targets.lfdnr, address, min(place) from targets,
					unnest(${[...content.addresses]}::int[]) with ordinality as part (address, place) group by 1, 2),
			new_objects as (
				insert into appointment_objects select distinct targets.lfdnr, article from targets, unnest(${[...articles]}::int[]) as article)
		insert into appointment_documents
			select distinct targets.lfdnr, document from targets, unnest(${documents}::int[]) as document`.execute(db);
}
