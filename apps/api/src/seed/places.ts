import { readFileSync } from 'node:fs';
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

/** All Austrian postcodes, one place each (open data of the RTR, 2022). */
export function readPlaces(): Place[] {
	const places: Place[] = [];
	let province = '';
	for (const line of readFileSync(new URL('./places-at.txt', import.meta.url), 'utf8').split('\n')) {
		const heading = /^\[(.+)\]$/.exec(line)?.[1];
		const [, plz, city] = /^(\d{4}) (.+)$/.exec(line) ?? [];
		if (heading !== undefined) province = heading;
		if (plz !== undefined && city !== undefined) places.push({ plz, city, province, areaCode: areaCodeOf(plz, city) });
	}
	return places;
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
