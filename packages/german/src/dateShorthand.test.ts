import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { formatGermanDate, isCalendarDate } from './date.ts';
import { parseDateShorthand } from './dateShorthand.ts';

/** A Wednesday in week 29. */
const today = '2026-07-15';

test.each([
	['heute', '2026-07-15'],
	['Heute', '2026-07-15'],
	[' morgen\u00a0', '2026-07-16'],
	['gestern', '2026-07-14'],
	['übermorgen', '2026-07-17'],
	['u\u0308bermorgen', '2026-07-17'],
	['vorgestern', '2026-07-13'],
	['+2w', '2026-07-29'],
	['-3t', '2026-07-12'],
	['−3t', '2026-07-12'],
	['–3', '2026-07-12'],
	['+20T', '2026-08-04'],
	['mi', '2026-07-15'],
	['mo', '2026-07-20'],
	['So', '2026-07-19'],
	['kw32', '2026-08-03'],
	['KW 1', '2025-12-29'],
	['kw53', '2026-12-28'],
	['kw1/2027', '2027-01-04'],
	['0305', '2026-05-03'],
	['3112', '2026-12-31'],
	['15.7.2026', '2026-07-15'],
	['15072026', '2026-07-15'],
])('%j typed on 15.07.2026 is the day %s', (text, date) => {
	expect(parseDateShorthand(text, today)).toEqual({ ok: true, value: date });
});

test.each(['', 'heut', 'heute!', 'mon', 'm', 'w', '+w', '+2m', '2w', '+ 2w', '+99999w', '-9999w', 'kw', 'kw0', 'kw54'])(
	'%j is no short day',
	(text) => {
		expect(parseDateShorthand(text, today)).toEqual({ ok: false, code: 'dateInvalid' });
	},
);

test.each(['kw53/2027', 'kw321', '2902', '3105x', '3113', '0000', '305', '3.5.', '15.07.26', 'heute'.repeat(9)])(
	'%j is no short day either',
	(text) => {
		expect(parseDateShorthand(text, today)).toEqual({ ok: false, code: 'dateInvalid' });
	},
);

test('the week around New Year belongs to the year of today’s week', () => {
	expect(parseDateShorthand('kw53', '2027-01-02')).toEqual({ ok: true, value: '2026-12-28' });
	expect(parseDateShorthand('kw1', '2024-12-30')).toEqual({ ok: true, value: '2024-12-30' });
});

test('any text on any day is a day that exists or an error', () => {
	const texts = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'heutmorgnkwdisa+-/0123456789 t') }));
	fc.assert(
		fc.property(texts, fc.oneof(fc.constant(today), anyText), (text, day) => {
			const parsed = parseDateShorthand(text, day);
			if (parsed.ok) expect(isCalendarDate(parsed.value)).toBe(true);
		}),
	);
	for (const text of ['heute', '+1', 'mo', 'kw1', '0101']) expect(parseDateShorthand(text, 'x').ok).toBe(false);
	expect(parseDateShorthand(formatGermanDate(today), 'x')).toEqual({ ok: true, value: today });
});
