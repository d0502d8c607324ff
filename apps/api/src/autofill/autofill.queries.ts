import { suggestGender } from '@kontor/german/gender';
import { readPostcode } from '@kontor/german/postcode';
import { otherSankt } from '@kontor/german/sankt';
import { fold, foldStreet } from '@kontor/german/search';
import { sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { any, literal } from '../search/predicates.ts';
import { splitWords } from '../search/searchText.ts';

const MAX_STREETS = 20;
const MAX_PLACES = 200;

/** The places of a postcode, the one it is named after first; none for a postcode that nobody knows. */
export function listPlaces(db: Db, { plz, country }: Input<'suggestCity'>['body']): Promise<Answer<'suggestCity'>> {
	return db
		.selectFrom('places')
		.select(['plz', 'city', 'province'])
		.where('plz', '=', postcodeOf(plz))
		.where('country', '=', country.toUpperCase())
		.orderBy('position')
		.orderBy('city')
		.limit(MAX_PLACES)
		.execute();
}

/**
 * The streets of a postcode for a text in any spelling: those that begin with it first, then those of which a later word
 * does. The primary key leads to the postcode; a postcode has no more streets than can be looked through at once.
 */
export function listStreets(db: Db, { plz, query }: Input<'suggestStreet'>['body']): Promise<Answer<'suggestStreet'>> {
	const typed = [fold(query), foldStreet(query)];
	const spellings = [...new Set([...typed, ...typed.flatMap(otherSankt)].map(splitWords))];
	const words = sql.ref<string>('street_words');
	const begins = any(spellings.map((spelling) => sql<boolean>`${words} like ${` ${literal(spelling)}%`}`));
	const holds = any(spellings.map((spelling) => sql<boolean>`${words} like ${`% ${literal(spelling)}%`}`));
	return db
		.selectFrom('streets')
		.select(['name as street', 'city'])
		.where('country', '=', 'AT')
		.where('plz', '=', postcodeOf(plz))
		.where(holds)
		.orderBy(sql`${begins}`, 'desc')
		.orderBy('name')
		.orderBy('city')
		.limit(MAX_STREETS)
		.execute();
}

/** The gender that a salutation and first name tell of. */
export async function findGender(db: Db, name: string): Promise<Answer<'suggestGender'>> {
	const code = suggestGender(name);
	if (code === null) return { gender: null };
	const row = await db.selectFrom('genders').select('lfdnr').where('code', '=', code).executeTakeFirst();
	return { gender: row?.lfdnr ?? null };
}

/** As it stands in the table: `A-1040` and `1 040` are `1040`. */
function postcodeOf(plz: string): string {
	return readPostcode(plz).postcode.replace(/\s/g, '');
}
