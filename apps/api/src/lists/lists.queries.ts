import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

/** Countries by name, in dictionary order. */
export function listCountries(db: Db): Promise<Answer<'listCountries'>> {
	return db.selectFrom('countries').select(['code', 'bezeichnung']).orderBy('bezeichnung').orderBy('code').execute();
}

/** Genders in the order of choice. */
export function listGenders(db: Db): Promise<Answer<'listGenders'>> {
	return db.selectFrom('genders').select(['lfdnr', 'code', 'bezeichnung']).orderBy('position').execute();
}
