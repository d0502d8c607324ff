import type { Random } from '../seed/random.ts';

/** A letter wrong, missing, doubled or exchanged with its neighbour, as fingers do it; the first one stays. */
export function slip(name: string, random: Random): string {
	const place = random.int(1, Math.max(1, name.length - 2));
	const [head, letter, tail] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)];
	switch (random.int(0, 3)) {
		case 0:
			return `${head}${random.pick([...'bdfgklmnprstw'])}${tail}`;
		case 1:
			return `${head}${tail}`;
		case 2:
			return `${head}${letter}${letter}${tail}`;
		default:
			return `${head}${tail.charAt(0)}${letter}${tail.slice(1)}`;
	}
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ae: 'ä', oe: 'ö', ue: 'ü' };

/** Umlauts and ß written with two letters, and the other way round. */
export function otherUmlauts(name: string): string {
	return name.replace(/[äöüß]|(?<![aou])(?:ae|oe|ue)/gi, (found) => umlauts[found.toLowerCase()] ?? found);
}

const soundChanges = [
	[/ai/, 'ay'],
	[/ei(?=er)/, 'ai'],
	[/mann$/, 'man'],
	[/ck/, 'k'],
	[/tz/, 'z'],
	[/dt$/, 't'],
	[/d$/, 't'],
	[/ph/, 'f'],
	[/(?<=[aeiou])h(?=[lmnr])/, ''],
	[/ll/, 'l'],
	[/ss/, 's'],
	[/ff/, 'f'],
	[/nn/, 'n'],
] as const;

/** The name with one sound written in another way; unchanged where it has none. */
export function otherSound(name: string): string {
	const change = soundChanges.find(([pattern]) => pattern.test(name));
	return change === undefined ? name : name.replace(change[0], change[1]);
}

/** An Austrian number with country code and the trunk 0 in brackets, or with 0043 instead of +43; no extension. */
export function otherPhone(phone: string): string {
	const digits = phone.replace(/-\d+$/, '').replace(/\D/g, '');
	return phone.startsWith('+') ? `00${digits}` : `+43 (0)${digits.slice(1, 4)}/${digits.slice(4)}`;
}

/** A street with its ending abbreviated, or written in full where it is abbreviated. */
export function otherStreet(street: string): string {
	if (/straße|strasse/i.test(street)) return street.replace(/\s?stra(?:ß|ss)e/i, 'str.');
	if (/str\./i.test(street)) return street.replace(/\s?str\./i, ' Straße');
	return street
		.replace(/gasse\b/, 'g.')
		.replace(/platz\b/, 'pl.')
		.toUpperCase();
}

/** A company's name without its legal form. */
export function withoutForm(name: string): string {
	return name.replace(/ (?:GmbH(?: & Co KG)?|KG|OG|e\.U\.|AG)$/, '');
}

/** An apostrophe as another key gives it. */
export function otherApostrophe(name: string): string {
	return name.replace(/['’]/, '´');
}

/** A c that is spoken as k written as one, or the other way round. */
export function otherHardC(name: string): string {
	if (/(?<=[aeiour])c$/.test(name)) return name.replace(/c$/, 'k');
	if (/(?<=[aeiour])k$/.test(name)) return name.replace(/k$/, 'c');
	return name.replace(/kt(?=or)/, 'ct');
}

/** "Sankt" abbreviated, or written in full where it is abbreviated. */
export function otherSankt(text: string): string {
	return /\bSankt\b/.test(text) ? text.replace(/\bSankt\b/, 'St.') : text.replace(/\bSt\.(?=[ -])/, 'Sankt');
}
