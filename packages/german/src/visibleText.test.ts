import { expect, test } from 'vitest';
import { parseBic } from './bic.ts';
import { parseGermanDate } from './date.ts';
import { parseDateShorthand } from './dateShorthand.ts';
import { parseGermanDateTime } from './dateTimeValue.ts';
import { parseEmail } from './email.ts';
import { parseIban } from './iban.ts';
import { parseGermanNumber } from './number.ts';
import { normalizePhone } from './phone.ts';
import { parseSvnr } from './svnr.ts';
import { parseGermanTime } from './time.ts';
import { parseUid } from './uid.ts';
import { isBlank, visibleText } from './visibleText.ts';

const unseen = [...'\u200e\u202a\u202c\u200b\u00ad\u2060\ufeff\ufe0f\u{e0100}\u034f\u180e'];

const readers: readonly [name: string, read: (text: string) => unknown, text: string][] = [
	['date', parseGermanDate, '05.01.1980'],
	['short date', (text) => parseDateShorthand(text, '2026-11-28'), 'heute'],
	['time', parseGermanTime, '10:25'],
	['date with time', parseGermanDateTime, '05.01.2026 10:25'],
	['number', parseGermanNumber, '1.234,5'],
	['IBAN', parseIban, 'AT611904300234573201'],
	['BIC', parseBic, 'GIBAATWW'],
	['UID', parseUid, 'ATU13585627'],
	['insurance number', parseSvnr, '1237010180'],
	['phone', normalizePhone, '+43 664 1234567'],
	['e-mail', parseEmail, 'anna@kontor.example'],
];

test.each(readers)('%s is read as it is seen, whatever invisible was pasted with it', (_name, read, text) => {
	for (const mark of unseen) {
		for (let place = 0; place <= text.length; place++) {
			expect(read(text.slice(0, place) + mark + text.slice(place))).toEqual(read(text));
		}
		expect(read(mark + text + mark)).toEqual(read(text));
	}
});

test('a text of which nothing is seen is blank', () => {
	for (const mark of unseen) expect(isBlank(` ${mark} `)).toBe(true);
	expect(isBlank('x')).toBe(false);
	expect(visibleText('\u202aMüller\u202c')).toBe('Müller');
});
