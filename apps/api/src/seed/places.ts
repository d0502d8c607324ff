import type pg from 'pg';
import type { Random } from './random.ts';

/** A postcode with its place. */
export interface Place {
	readonly plz: string;
	readonly city: string;
	/** Federal province (Bundesland). */
	readonly province: string;
	/** Area code of the landlines without its 0. */
	readonly areaCode: string;
}

/** All Austrian postcodes, each with the place it is named after. */
export async function readPlaces(client: pg.PoolClient): Promise<Place[]> {
	const found = await client.query<Omit<Place, 'areaCode'>>(
		`select plz, city, province from places where country = 'AT' and position = 1
		order by province collate "C", plz`,
	);
	return found.rows.map((place) => ({ ...place, areaCode: areaCodeOf(place.plz, place.city) }));
}

const cityCodes: Readonly<Record<string, string>> = {
	Wien: '1',
	Graz: '316',
	Linz: '732',
	Salzburg: '662',
	Innsbruck: '512',
	Klagenfurt: '463',
};

function areaCodeOf(plz: string, city: string): string {
	return cityCodes[city] ?? `${plz.slice(0, 1)}${plz.slice(2)}`.replace('1', '2');
}

/** Chooses places as people are spread: a fifth lives in Vienna, a tenth in the other big towns. */
export function placePicker(places: readonly Place[]): (random: Random) => Place {
	const vienna = places.filter(({ city }) => city === 'Wien');
	const towns = places.filter(({ city }) => city !== 'Wien' && city in cityCodes);
	return (random) => {
		const share = random.next();
		return random.pick(share < 0.2 ? vienna : share < 0.32 ? towns : places);
	};
}
