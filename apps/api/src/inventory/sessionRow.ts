import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A row of `count_sessions` as far as rules ask for it. */
export interface SessionRow {
	readonly lfdnr: number;
	readonly warehouse: string;
	readonly state: Answer<'getCountSession'>['state'];
	readonly isBlind: boolean;
	readonly releasedBy: number | null;
	readonly limits: { readonly pieces: string | null; readonly percent: string | null; readonly value: string | null };
}

/** Lock on a row: none, against being posted (`share`), or for one's own change (`update`). */
type Hold = 'read' | 'share' | 'update';

/** A count of the reader's firma; 404 where there is none. */
export async function sessionRow(db: Db, { firma }: Session, lfdnr: number, hold: Hold = 'read'): Promise<SessionRow> {
	const lock = { read: sql``, share: sql`for share`, update: sql`for update` }[hold];
	const { rows } = await sql<SessionRow>`
		select lfdnr, warehouse, state, is_blind as "isBlind", released_by as "releasedBy", json_build_object(
			'pieces', limit_pieces::text, 'percent', limit_percent::text, 'value', limit_value::text) as limits
		from count_sessions where firma = ${firma} and lfdnr = ${lfdnr} ${lock}`.execute(db);
	const [row] = rows;
	if (row === undefined) throw new Problem('notFound');
	return row;
}
