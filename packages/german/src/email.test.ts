import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkEmail, parseEmail, suggestEmail } from './email.ts';

test.each([
	['anna.huber@kontor.example', 'anna.huber@kontor.example'],
	[' Anna.Huber@Kontor.EXAMPLE\u00a0', 'Anna.Huber@kontor.example'],
	['mailto:office@kontor.example', 'office@kontor.example'],
	["o'brien+kontor_1@sub.kontor.example", "o'brien+kontor_1@sub.kontor.example"],
	['müller@käse.example', 'müller@käse.example'],
	['a@b.at', 'a@b.at'],
	['1@2.xn--p1ai', '1@2.xn--p1ai'],
])('%j is read as %s', (text, address) => {
	expect(parseEmail(text)).toEqual({ ok: true, value: address });
});

test.each([
	['', 'emailAt'],
	['anna.huber', 'emailAt'],
	['@kontor.example', 'emailAt'],
	['anna@', 'emailDomain'],
	['anna@huber@kontor.example', 'emailAt'],
	['anna@kontor', 'emailFormat'],
	['anna@kontor,example', 'emailFormat'],
	['anna@kontor..example', 'emailFormat'],
	['anna@kontor.example.', 'emailFormat'],
	['anna@-kontor.example', 'emailFormat'],
	['anna@kontor-.example', 'emailFormat'],
	['anna@127.0.0.1', 'emailFormat'],
	['anna huber@kontor.example', 'emailFormat'],
	['.anna@kontor.example', 'emailFormat'],
	['anna.@kontor.example', 'emailFormat'],
	['an..na@kontor.example', 'emailFormat'],
	['Anna <anna@kontor.example>', 'emailFormat'],
	['a@kontor.example;b', 'emailFormat'],
	[`${'a'.repeat(65)}@kontor.example`, 'emailLength'],
	[`a@${'b.'.repeat(130)}example`, 'emailLength'],
	['a'.repeat(600), 'emailLength'],
])('%j breaks %s', (text, problem) => {
	expect(checkEmail(text)).toBe(problem);
});

test.each([
	['anna@gmial.com', 'anna@gmail.com'],
	['anna@gmail.con', 'anna@gmail.com'],
	['anna@gmx.ta', 'anna@gmx.at'],
	['anna@hotmial.com', 'anna@hotmail.com'],
	['anna@gmail.com', null],
	['anna@yahoo.it', null],
	['anna@yahoo.ch', null],
	['anna@web.se', null],
	['anna@gmx.it', null],
	['anna@gmx.ch', null],
	['anna@kontor.example', null],
	['@gmial.com', null],
	['', null],
])('%j may have been meant as %s', (address, meant) => {
	expect(suggestEmail(address)).toBe(meant);
});

test('any text may be an address; what is stored is what was checked', () => {
	fc.assert(
		fc.property(fc.oneof(anyText, fc.emailAddress()), (text) => {
			const parsed = parseEmail(text);
			if (parsed.ok) expect(parseEmail(parsed.value)).toEqual(parsed);
			expect(suggestEmail(suggestEmail(text) ?? '')).toBeNull();
		}),
	);
	fc.assert(fc.property(fc.emailAddress(), (text) => void expect(checkEmail(text)).toBeNull()));
});
