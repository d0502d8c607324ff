import { progressOf } from '@kontor/domain/trade/chain';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Write } from '../../writes/writes.ts';
import { noteEvent } from '../events.ts';

/** Draws a quantity for a position from another, whose document is locked; says whether so much was open. */
export async function drawFrom(db: Db, from: string | number, to: string | number, quantity: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		update document_positions set open_quantity = open_quantity - ${quantity}::numeric
		where id = ${from} and open_quantity >= ${quantity}::numeric`.execute(db);
	if (numAffectedRows !== 1n) return false;
	await sql`insert into position_links (from_position, to_position, quantity) values (${from}, ${to}, ${quantity}::numeric)`.execute(
		db,
	);
	return true;
}

/** Gives back everything a document drew. */
export async function freeAll(db: Db, wfCid: number): Promise<void> {
	await sql`
		with freed as (
			delete from position_links using document_positions target
			where target.id = to_position and target.wf_cid = ${wfCid} returning from_position, position_links.quantity
		), sums as (select from_position, sum(quantity) as quantity from freed group by from_position)
		update document_positions set open_quantity = open_quantity + sums.quantity
		from sums where document_positions.id = sums.from_position`.execute(db);
}

/** What a document of a type is called once none, some or all of it is drawn. */
const courses: Readonly<Record<string, { none: number; part: number; all: number }>> = {
	AN: { none: 20, part: 90, all: 90 },
	KV: { none: 20, part: 90, all: 90 },
	AU: { none: 20, part: 40, all: 50 },
	LS: { none: 20, part: 40, all: 50 },
	LH: { none: 20, part: 40, all: 50 },
	RP: { none: 40, part: 50, all: 50 },
	BE: { none: 20, part: 40, all: 50 },
};

/** Brings the states of documents that something was drawn from up to date, and notes what changed. */
export async function refreshSources(write: Write, sources: readonly number[]): Promise<void> {
	const { db } = write;
	for (const wfCid of new Set(sources)) {
		const { rows } = await sql<{
			shortType: string;
			rank: number;
			state: string;
			hasReturns: boolean;
			positions: { quantity: string; open: string }[];
		}>`
			select short_type as "shortType", state_rank as rank, state,
				exists (select from document_links link join documents other on other.wf_cid = link.to_wf_cid
					join document_types kind on kind.id = other.document_type_id
					where link.from_wf_cid = documents.wf_cid and kind.short_type = 'RL' and other.state_rank < 99) as "hasReturns",
				(select coalesce(json_agg(json_build_object('quantity', trim_scale(quantity)::text, 'open', trim_scale(open_quantity)::text)), '[]')
					from document_positions of where of.wf_cid = documents.wf_cid and kind = 'article') as positions
			from documents join document_types on id = document_type_id where documents.wf_cid = ${wfCid}`.execute(db);
		const [source] = rows;
		const course = source && courses[source.shortType];
		if (source === undefined || course === undefined || source.rank >= 99) continue;
		const progress = progressOf(source.positions);
		// Delivered is invoiced and returned: nothing is left to do.
		const rank = source.shortType === 'LS' && progress === 'all' && source.hasReturns ? 90 : course[progress];
		// What somebody has said of it stays as long as nothing is drawn.
		if (rank === source.rank || (progress === 'none' && source.rank < course.part)) continue;
		const changed = await sql<{ state: string }>`
			update documents set state_rank = ${rank}, state = known.state, version = documents.version + 1
			from document_type_states known
			where wf_cid = ${wfCid} and known.document_type_id = documents.document_type_id and known.rank = ${rank}
			returning known.state`.execute(db);
		const state = changed.rows[0]?.state;
		if (state !== undefined) await noteEvent(write, wfCid, 'state', source.state, state);
	}
}
