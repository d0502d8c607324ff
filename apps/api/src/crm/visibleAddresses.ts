import type { Db } from '../database/database.ts';

/** The addresses a user may see: those of the user's firma, in lists and one by one alike. */
export function visibleAddresses(db: Db, firma: number) {
	return db.selectFrom('addresses').where('addresses.firma', '=', firma);
}
