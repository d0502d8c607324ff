import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeedEvent, writeFeed } from './feed.ts';

const event: FeedEvent = {
	uid: 'a1@kontor',
	sequence: 2,
	changed: '2026-11-29T08:00:00.123Z',
	start: '2026-12-03T09:00:00',
	end: '2026-12-03T09:45:00',
	allDay: false,
	summary: 'Anprobe',
	location: 'Graz',
	isPrivate: false,
};

function unfolded(text: string): string[] {
	return text.replaceAll('\r\n ', '').split('\r\n');
}

function textOf(text: string, name: string): string {
	const line = unfolded(text).find((one) => one.startsWith(`${name}:`)) ?? '';
	return line
		.slice(name.length + 1)
		.replaceAll(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

test('a feed says when an appointment is, in the zone it brings along', () => {
	const lines = unfolded(writeFeed('Dora', [event]));
	expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
	expect(lines).toContain('DTSTART;TZID=Europe/Vienna:20261203T090000');
	expect(lines).toContain('DTEND;TZID=Europe/Vienna:20261203T094500');
	expect(lines).toContain('DTSTAMP:20261129T080000Z');
	expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
	expect(lines.some((line) => line.startsWith('CLASS'))).toBe(false);
});

test('a whole day ends before the next one, and what is private says so', () => {
	const day = { ...event, start: '2026-12-03T00:00:00', end: '2026-12-04T00:00:00', allDay: true };
	const lines = unfolded(writeFeed('Dora', [{ ...day, location: '', isPrivate: true }]));
	expect(lines).toContain('DTSTART;VALUE=DATE:20261203');
	expect(lines).toContain('DTEND;VALUE=DATE:20261204');
	expect(lines).toContain('CLASS:PRIVATE');
	expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test('any title comes back byte for byte, in lines of at most 75 octets that cut no character (C30)', () => {
	const title = fc.oneof(
		fc.constant(`Anprobe, Fuß; links \\ groß${'ü'.repeat(80)}\nEnde`),
		fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replaceAll(/\p{Cc}/gu, ' ')),
	);
	fc.assert(
		fc.property(title, (summary) => {
			const text = writeFeed('Dora', [{ ...event, summary }]);
			expect(textOf(text, 'SUMMARY')).toBe(summary);
			expect(text).toBe(writeFeed('Dora', [{ ...event, summary }]));
			for (const line of text.split('\r\n')) {
				expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
				expect(line).not.toMatch(/[\r\n]|�/);
			}
		}),
	);
});
