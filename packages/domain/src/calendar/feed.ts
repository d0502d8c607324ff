/** One event of a feed; times are wall clock of Vienna, `YYYY-MM-DDTHH:mm:ss`, of a whole day from 00:00 to 00:00. */
export interface FeedEvent {
	/** Stays the same as long as the event exists. */
	readonly uid: string;
	/** Rises with each change. */
	readonly sequence: number;
	/** The last change, an instant in UTC: `2026-11-29T08:00:00Z` with or without milliseconds. */
	readonly changed: string;
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
	readonly summary: string;
	readonly location: string;
	/** No more may be told than that somebody is busy. */
	readonly isPrivate: boolean;
}

const LINE_OCTETS = 75;

/** The zone of Vienna as it has been since 1996 (RFC 5545 wants it in each file that names it). */
const viennaZone = [
	'BEGIN:VTIMEZONE',
	'TZID:Europe/Vienna',
	'BEGIN:DAYLIGHT',
	'DTSTART:19960331T020000',
	'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
	'TZOFFSETFROM:+0100',
	'TZOFFSETTO:+0200',
	'TZNAME:CEST',
	'END:DAYLIGHT',
	'BEGIN:STANDARD',
	'DTSTART:19961027T030000',
	'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
	'TZOFFSETFROM:+0200',
	'TZOFFSETTO:+0100',
	'TZNAME:CET',
	'END:STANDARD',
	'END:VTIMEZONE',
];

/** A calendar as other programs read it (RFC 5545); the same events give the same bytes. */
export function writeFeed(name: string, events: readonly FeedEvent[]): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Kontor//Kalender//DE',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`X-WR-CALNAME:${escaped(name)}`,
		'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
		'X-PUBLISHED-TTL:PT1H',
		...viennaZone,
		...events.flatMap(eventLines),
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, sequence, changed, start, end, allDay, summary, location, isPrivate }: FeedEvent): string[] {
	return [
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`DTSTAMP:${compact(changed)}Z`,
		`SEQUENCE:${sequence}`,
		allDay ? `DTSTART;VALUE=DATE:${compact(start).slice(0, 8)}` : `DTSTART;TZID=Europe/Vienna:${compact(start)}`,
		allDay ? `DTEND;VALUE=DATE:${compact(end).slice(0, 8)}` : `DTEND;TZID=Europe/Vienna:${compact(end)}`,
		`SUMMARY:${escaped(summary)}`,
		...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
		...(isPrivate ? ['CLASS:PRIVATE'] : []),
		'END:VEVENT',
	];
}

function compact(dateTime: string): string {
	return dateTime.slice(0, 19).replaceAll(/[-:]/g, '');
}

/** A text as a value of the format has it: backslash, semicolon, comma and line break escaped, other controls left out. */
function escaped(text: string): string {
	return text
		.replaceAll(/[\\;,]/g, String.raw`\$&`)
		.replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
		.replaceAll(/\p{Cc}/gu, '');
}

/** A line cut into pieces of at most 75 octets, never inside of a character. */
function folded(line: string): string {
	const encoder = new TextEncoder();
	let text = '';
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > LINE_OCTETS) {
			text += '\r\n ';
			octets = 1;
		}
		text += character;
		octets += size;
	}
	return text;
}
