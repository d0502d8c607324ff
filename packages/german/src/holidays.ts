import { dateOfParts, daysBetween, partsOf } from './date.ts';

const fixed: Readonly<Record<string, string>> = {
	'01-01': 'Neujahr',
	'01-06': 'Heilige Drei Könige',
	'05-01': 'Staatsfeiertag',
	'08-15': 'Mariä Himmelfahrt',
	'10-26': 'Nationalfeiertag',
	'11-01': 'Allerheiligen',
	'12-08': 'Mariä Empfängnis',
	'12-25': 'Christtag',
	'12-26': 'Stefanitag',
};

/** Days after Easter Sunday. */
const movable = [
	[1, 'Ostermontag'],
	[39, 'Christi Himmelfahrt'],
	[50, 'Pfingstmontag'],
	[60, 'Fronleichnam'],
] as const;

/**
 * The name of the Austrian public holiday on a day, or `null`. The thirteen days of the Arbeitsruhegesetz (ARG § 7) as it
 * stands, for past years too; Good Friday, 24 and 31 December are none of them.
 */
export function holidayName(date: string): string | null {
	const parts = partsOf(date);
	if (parts === null) return null;
	// Ascension Day on 1 May is rare, and then the day bears the name that never changes.
	const name = fixed[date.slice(5)];
	if (name !== undefined) return name;
	const afterEaster = daysBetween(easterSunday(parts.year), date);
	return movable.find(([days]) => days === afterEaster)?.[1] ?? null;
}

/** Easter Sunday of a year by the Gregorian rule (Meeus, Jones, Butcher), also for years before that calendar. */
export function easterSunday(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - leapCorrection + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const sum = epact + weekday - 7 * late + 114;
	return dateOfParts({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}
