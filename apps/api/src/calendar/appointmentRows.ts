import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CheckedContent } from './appointmentContent.ts';

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

/** Parts an appointment has several of. */
export const partNames = ['resources', 'addresses', 'objects', 'documents'] as const;

/** One of them. */
export type PartName = (typeof partNames)[number];

/**
 * Puts the parts of a content in place of those the appointments had, all of them or some, and takes the time of their
 * resources anew, as the rows say now. Resources are written in the order of their numbers, as whoever wants them locks
 * them.
 */
export async function storeParts(
	db: Db,
	lfdnrs: readonly number[],
	{ content, articles }: CheckedContent,
	parts: readonly PartName[] = partNames,
): Promise<void> {
	const numbers = [...lfdnrs];
	const values = { ...content, objects: articles, documents: content.documents.map(Number) };
	const wanted = (part: PartName) => sql`unnest(${[...values[part]]}::int[]) with ordinality as part (value, place)`;
	for (const part of parts) {
		const table = sql.table(`appointment_${part}`);
		const column = sql.ref(columnOf[part]);
		await sql`delete from ${table} where appointment_lfdnr = any(${numbers}::int[])`.execute(db);
		if (part === 'resources') {
			await sql`
				insert into appointment_resources (appointment_lfdnr, resource_lfdnr, during, blocks)
				select taking.lfdnr, value, during, blocks from (${takenTime(numbers)}) as taking, ${wanted(part)}
				group by 1, 2, 3, 4 order by value, taking.lfdnr`.execute(db);
		} else if (part === 'addresses') {
			await sql`
				insert into appointment_addresses (appointment_lfdnr, address_lfdnr, position)
				select target, value, min(place) from unnest(${numbers}::int[]) as target, ${wanted(part)} group by 1, 2`.execute(
				db,
			);
		} else {
			await sql`
				insert into ${table} (appointment_lfdnr, ${column})
				select distinct target, value from unnest(${numbers}::int[]) as target, ${wanted(part)}`.execute(db);
		}
	}
	if (!parts.includes('resources')) await retakeTime(db, numbers);
}

/** Takes the time of the resources that appointments have, as their rows say now. */
export async function retakeTime(db: Db, lfdnrs: readonly number[]): Promise<void> {
	await sql`
		update appointment_resources set during = taking.during, blocks = taking.blocks
		from (${takenTime(lfdnrs)}) as taking where appointment_lfdnr = taking.lfdnr`.execute(db);
}

const columnOf = {
	resources: 'resource_lfdnr',
	addresses: 'address_lfdnr',
	objects: 'article_id',
	documents: 'wf_cid',
} as const;

// With the reserves of its type; a deleted, cancelled or overbooked one blocks nobody.
function takenTime(lfdnrs: readonly number[]) {
	return sql`
		select appointments.lfdnr, tsrange(starts_at - make_interval(mins => kind.before_minutes),
				ends_at + make_interval(mins => kind.after_minutes)) as during,
			state.blocks and conflict_resolution <> 'overbook' and deleted_at is null as blocks
		from appointments join calendar_types kind on kind.lfdnr = type_lfdnr
			join calendar_states state on state.lfdnr = state_lfdnr
		where appointments.lfdnr = any(${[...lfdnrs]}::int[])`;
}
