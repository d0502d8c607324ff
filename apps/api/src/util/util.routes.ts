import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { listCountries, listGenders } from './util.queries.ts';

/** Serves the lists that many screens choose from. */
export function utilRoutes(api: Api, db: Db): void {
	serve(api, 'listCountries', () => listCountries(db));
	serve(api, 'listGenders', () => listGenders(db));
}
