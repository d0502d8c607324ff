import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { listCountries, listGenders } from './lists.queries.ts';

/** Serves the lists that many screens choose from. */
export function listRoutes(api: Api, db: Db): void {
	serve(api, 'listCountries', () => listCountries(db));
	serve(api, 'listGenders', () => listGenders(db));
}
