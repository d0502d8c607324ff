import type { Selectable } from 'kysely';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Tables } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';

type AddressRow = Selectable<Tables['addresses']>;

/**
 * An address that the user may see, with all its parts; 404 when there is none. Other writes to it and to what belongs to
 * it wait until this one ends. Others may name it meanwhile, so that two which name each other never wait for each other.
 */
export async function lockAddress({ db, session }: Write, lfdnr: number): Promise<AddressRow> {
	return found(await lookedFor(db, session.firma, lfdnr).forNoKeyUpdate().executeTakeFirst());
}

/**
 * As {@link lockAddress}, and nobody begins to name it before this write ends. To lock a second address beside it would
 * be a deadlock with the first one that names it.
 */
export async function lockUnnamed({ db, session }: Write, lfdnr: number): Promise<AddressRow> {
	return found(await lookedFor(db, session.firma, lfdnr).forUpdate().executeTakeFirst());
}

function lookedFor(db: Write['db'], firma: number, lfdnr: number) {
	return visibleAddresses(db, firma).selectAll().where('lfdnr', '=', lfdnr);
}

function found(row: AddressRow | undefined): AddressRow {
	if (row === undefined) throw new Problem('notFound');
	return row;
}
