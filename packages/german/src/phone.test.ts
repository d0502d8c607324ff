import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { formatPhone, isMobile, normalizePhone, regroupPhone, telHref } from './phone.ts';
import { visibleText } from './visibleText.ts';

test.each([
	// All spellings of one mobile number.
	['0664 123 45 67', '+436641234567', null],
	['+43 664/1234567', '+436641234567', null],
	['0043664 1234567', '+436641234567', null],
	['+43 (0)664 1234567', '+436641234567', null],
	['+43 0664 1234567', '+436641234567', null],
	['0043 (0) 664 1234567', '+436641234567', null],
	['(0)664 1234567', '+436641234567', null],
	['(0664) 123-45-67', '+436641234567', null],
	['0664-1234567', '+436641234567', null],
	['0664 123-4567', '+436641234567', null],
	['0664\u00a0123\u202f45\u200967', '+436641234567', null],
	['0664.123.45.67', '+436641234567', null],
	// The extension is split first.
	['02236 123 45 67-312', '+4322361234567', '312'],
	['+43 2236 123 45 67-312', '+4322361234567', '312'],
	['02236/1234567 - 0', '+4322361234567', '0'],
	['01 4000–0', '+4314000', '0'],
	['0316 872−1234', '+43316872', '1234'],
	['02236 1234567 DW 312', '+4322361234567', '312'],
	['02236 1234567 DW 10', '+4322361234567', '10'],
	['02236 1234567, Dw. 312', '+4322361234567', '312'],
	['02236 1234567/Kl. 12', '+4322361234567', '12'],
	['02236 1234567 Klappe 12', '+4322361234567', '12'],
	['02236 1234567 Durchwahl: 12', '+4322361234567', '12'],
	['+49 89 1234567-12', '+49891234567', '12'],
	// A hyphen that only separates groups is no extension.
	['01-5123456', '+4315123456', null],
	['02236-1234', '+4322361234', null],
	['02236-12-34-56', '+432236123456', null],
	['02236-123456', '+432236123456', null],
	['02236-012345-67', '+43223601234567', null],
	['01 12345-123456', '+43112345123456', null],
	// Abroad.
	['+49 89 123456', '+4989123456', null],
	['0049 89 123456', '+4989123456', null],
	['+49 (0)89 123456', '+4989123456', null],
	['+49 430 12345', '+4943012345', null],
	['+1 212 555 0100', '+12125550100', null],
])('%s is %s, extension %s', (text, e164, extension) => {
	expect(normalizePhone(` ${text} `)).toEqual({ raw: text, e164, extension });
});

test.each([
	'',
	'144',
	'1234567',
	'436641234567',
	'keine',
	'0664 VERKAUF',
	'0664 1234567 (Büro)',
	'+0664 1234567',
	'++43 664 1234567',
	'664 (0)1234567',
	'02236123+4567',
	'02236 1234567 DW 1234567',
	'0664+1234567',
	'+43 1',
	'+1234567890123456',
	'0',
	'00',
	'-312',
	'٠٦٦٤ ١٢٣٤٥٦٧',
	'9'.repeat(70),
])('%j cannot be read and is kept as typed', (text) => {
	expect(normalizePhone(text)).toEqual({ raw: text, e164: null, extension: null });
	expect(formatPhone(normalizePhone(text))).toBe(text);
});

test.each([
	['+4322361234567', '02236 123 45 67'],
	['+43223612345', '02236 123 45'],
	['+432236123456', '02236 12 34 56'],
	['+432236123', '02236 123'],
	['+4315123456', '01 512 34 56'],
	['+43316872', '0316 872'],
	['+43463123456', '0463 12 34 56'],
	['+43512123456', '0512 12 34 56'],
	['+43662123456', '0662 12 34 56'],
	['+43732123456', '0732 12 34 56'],
	['+436641234567', '0664 123 45 67'],
	['+436801234567', '0680 123 45 67'],
	['+436501234567', '0650 123 45 67'],
	['+436641234', '0664 12 34'],
	['+4359133', '059 133'],
	['+4322361', '02236 1'],
	['+43223612', '02236 12'],
	['+43780123456', '0780 12 34 56'],
	['+43820123456', '0820 12 34 56'],
	['+43931123456', '0931 12 34 56'],
	['+43644123456', '0644 12 34 56'],
	['+43660123456', '0660 12 34 56'],
	['+43699123456', '0699 12 34 56'],
	['+43670123456', '0670 12 34 56'],
	['+436452123456', '06452 12 34 56'],
	['+436582123456', '06582 12 34 56'],
	['+43725512345', '07255 123 45'],
	['+43720123456', '0720 12 34 56'],
	['+43800123456', '0800 12 34 56'],
	['+43900123456', '0900 12 34 56'],
	// Four-digit codes beside the mobile and city ones.
	['+436542123456', '06542 12 34 56'],
	['+437472123456', '07472 12 34 56'],
	['+435572123456', '05572 12 34 56'],
	['+4989123456', '+49 89 12 34 56'],
	['+12125550100', '+1 21 25 55 01 00'],
	['+390612345678', '+39 06 12 34 56 78'],
	['+4201234567', '+420 123 45 67'],
	['+38612345678', '+386 12 34 56 78'],
])('%s is shown as %s', (e164, text) => {
	expect(formatPhone({ raw: 'x', e164, extension: null })).toBe(text);
	expect(formatPhone({ raw: 'x', e164, extension: '312' })).toBe(`${text}-312`);
});

test('two spellings of one number become the same text', () => {
	expect(regroupPhone('+43 664 1234567')).toBe('0664 123 45 67');
	expect(regroupPhone('0664/123 4567')).toBe('0664 123 45 67');
	expect(regroupPhone('Klappe 12')).toBe('Klappe 12');
});

test('every country code is told from the number behind it', () => {
	const short = '1 7 20 27 30 31 32 33 34 36 39 40 41 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66';
	const codes = `${short} 81 82 84 86 90 91 92 93 94 95 98 212 290 350 385 420 421 423 500 590 670 800 852 886 960 996`;
	for (const code of codes.split(' ')) {
		const phone = { raw: '', e164: `+${code}123456`, extension: null };
		expect(formatPhone(phone)).toBe(`+${code} 12 34 56`);
	}
});

test('mobile numbers have no extension, whatever their network', () => {
	for (const area of [
		'644',
		'650',
		'651',
		'652',
		'653',
		'655',
		'657',
		'659',
		'660',
		'661',
		'663',
		'669',
		'670',
		'699',
	]) {
		expect(normalizePhone(`0${area} 12345-67`).extension).toBeNull();
	}
	for (const area of ['662', '6452', '6542', '6562', '6582']) {
		expect(normalizePhone(`0${area} 12345-67`).extension).toBe('67');
	}
});

test.each([
	['02236 123 45 67-312', 'tel:+4322361234567312'],
	['0664 123 45 67', 'tel:+436641234567'],
	['144', 'tel:144'],
	['140', 'tel:140'],
	['1-444', null],
	['1 44', 'tel:144'],
	['  ', null],
	['12', null],
	['1 2', null],
	['keine', null],
	['144;phone-context=x', null],
	['*#06#', null],
])('%j dials %s', (text, href) => {
	expect(telHref(normalizePhone(text))).toBe(href);
});

test('a number is shown so that it is read as the same number again', () => {
	const area = fc.constantFrom('1', '316', '662', '2236', '5572', '664', '680', '720', '57');
	const national = fc.tuple(area, fc.stringMatching(/^[1-9][0-9]{4,7}$/)).map((parts) => parts.join(''));
	const extension = fc.option(fc.stringMatching(/^[0-9]{1,4}$/));
	fc.assert(
		fc.property(national, extension, (number, own) => {
			const e164 = `+43${number}`;
			const phone = { raw: '', e164, extension: /^6[68]/.test(number) && !number.startsWith('662') ? null : own };
			expect(normalizePhone(formatPhone(phone))).toMatchObject({ e164, extension: phone.extension });
		}),
	);
});

test('any text may be a number, keeps its raw form and links to digits alone', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const phone = normalizePhone(text);
			expect(phone.raw).toBe(visibleText(text).trim());
			expect(phone.e164 ?? '+4312345').toMatch(/^\+[1-9][0-9]{6,14}$/);
			expect(telHref(phone) ?? 'tel:0').toMatch(/^tel:\+?[0-9]+$/);
			expect(typeof formatPhone(phone)).toBe('string');
		}),
	);
});

test.each([
	['0664 123 45 67', true],
	['+43 676 1234567', true],
	['01 5223344', false],
	['+49 664 1234567', false],
	['Nachbarin', false],
])('%s is an Austrian mobile number: %s', (typed, isOne) => {
	expect(isMobile(normalizePhone(typed))).toBe(isOne);
});
