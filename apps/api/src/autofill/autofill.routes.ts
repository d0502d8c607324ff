import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { findGender, listPlaces, listStreets } from './autofill.queries.ts';

/** Serves what is suggested while somebody types an address. */
export function autofillRoutes(api: Api, db: Db): void {
	serve(api, 'suggestCity', ({ body }) => listPlaces(db, body));
	serve(api, 'suggestStreet', ({ body }) => listStreets(db, body));
	serve(api, 'suggestStreetOfNewAddress', ({ body }) => listStreets(db, body));
	serve(api, 'suggestGender', ({ query }) => findGender(db, query.name));
}
