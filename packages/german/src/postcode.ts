import { visibleText } from './visibleText.ts';

/** Signs that are written before a postcode (plates of cars and ISO 3166), by their country. */
const countries: ReadonlyMap<string, string> = new Map(
	(
		'A:AT D:DE CH:CH FL:LI I:IT H:HU SLO:SI SK:SK CZ:CZ PL:PL HR:HR F:FR L:LU B:BE NL:NL E:ES P:PT DK:DK S:SE N:NO FIN:FI ' +
		'GB:GB UK:GB IRL:IE RO:RO BG:BG SRB:RS BIH:BA MNE:ME NMK:MK AL:AL TR:TR GR:GR EST:EE LV:LV LT:LT UA:UA CY:CY M:MT ' +
		'AT:AT DE:DE LI:LI IT:IT HU:HU SI:SI FR:FR LU:LU BE:BE ES:ES PT:PT SE:SE NO:NO FI:FI IE:IE RS:RS BA:BA ME:ME MK:MK ' +
		'EE:EE MT:MT'
	)
		.split(' ')
		.map((pair) => pair.split(':'))
		.map(([sign = '', country = '']) => [sign, country] as const),
);

/** Digits of a postcode in countries whose sign is also written without a hyphen or blank behind it. */
const joined: Readonly<Record<string, number>> = { AT: 4, DE: 5, CH: 4 };

/** A postcode as it is stored and compared, and the country whose sign stood before it. */
export interface ReadPostcode {
	readonly postcode: string;
	/** ISO 3166, two letters; `null` where no sign stood there. */
	readonly country: string | null;
}

/**
 * Takes the sign of a country off a postcode, or off its beginning: `A-8010`, `AT 8010` and `A8010` are 8010 in `AT`. A
 * letter right before the digits belongs to the postcode in countries that write it so (`A4400` in Argentina): `country`,
 * where it is known, decides.
 */
export function readPostcode(text: string, country: string | null = null): ReadPostcode {
	const clean = visibleText(text).replace(/\s+/gu, ' ').trim();
	const [, sign = '', gap = '', digits = ''] = /^([a-z]{1,3})( ?[-‐‑–−]? ?)([0-9].*)$/i.exec(clean) ?? [];
	const named = countries.get(sign.toUpperCase());
	if (named === undefined) return { postcode: clean, country: null };
	const isJoined = gap === '';
	const isOwn = country === null || country === named;
	if (isJoined && !(isOwn && /^[0-9]+$/.test(digits) && digits.length === joined[named])) {
		return { postcode: clean, country: null };
	}
	return { postcode: digits, country: named };
}

/** Digits of a postcode, by the country; where it is not here, its form is not known. */
const digits: ReadonlyMap<string, number> = new Map([
	...['AT', 'BE', 'CH', 'DK', 'HU', 'LI', 'LU', 'SI'].map((country) => [country, 4] as const),
	...['CZ', 'DE', 'ES', 'FR', 'HR', 'IT', 'SK'].map((country) => [country, 5] as const),
]);

/** Whether a postcode is typed in full, so that its place may be asked for; four characters where its form is not known. */
export function isWholePostcode(text: string, country: string): boolean {
	const compact = readPostcode(text, country).postcode.replace(/\s/g, '');
	const length = digits.get(country);
	return length === undefined ? compact.length >= 4 : compact.length === length && /^[0-9]+$/.test(compact);
}

/** Whether a postcode has not the form of its country, as far as that is known; an empty one is not odd. */
export function isOddPostcode(text: string, country: string): boolean {
	const { postcode } = readPostcode(text, country);
	if (postcode === '' || !digits.has(country)) return false;
	return !isWholePostcode(postcode, country) || (country === 'AT' && postcode.startsWith('0'));
}
