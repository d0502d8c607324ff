import type { Selectable } from 'kysely';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';

/** An address that the user may see, locked until the write ends, with all its parts; 404 when there is none. */
export async function lockAddress({ db, session }: Write, lfdnr: number): Promise<Selectable<Tables['addresses']>> {
	const row = await visibleAddresses(db, session.firma)
		.selectAll()
		.where('lfdnr', '=', lfdnr)
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) throw new Problem('notFound');
	return row;
}
