import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { checkUid, parseUid, uidCheckDigit, uidWarning } from './uid.ts';
import { uidRules } from './uidRules.ts';

test.each(['ATU13585627', 'ATU12345675', 'ATU00000024', 'atu 1358 5627', '\u00a0ATU\u202f13585627 '])(
	'%j is valid',
	(text) => {
		expect(checkUid(text)).toBeNull();
	},
);

test.each([
	['ATU13585626', 'uidCheckDigit'],
	['', 'uidFormat'],
	['ATU1358562', 'uidFormat'],
	['ATU135856277', 'uidFormat'],
	['U13585627', 'uidFormat'],
	['13585627', 'uidFormat'],
	['ATU1358562X', 'uidFormat'],
	['ATU-13585627', 'uidFormat'],
	[`ATU13585627${' '.repeat(64)}`, 'uidFormat'],
])('%j breaks %s', (text, problem) => {
	expect(checkUid(text)).toBe(problem);
});

/** Published samples of each state; the last digit of each is part of its check. */
const samples = {
	AT: ['ATU13585627'],
	BE: ['BE0428759497'],
	BG: ['BG175074752', 'BG050000009', 'BG0000000000'],
	CY: ['CY10259033P'],
	CZ: ['CZ25123891', 'CZ640903926'],
	DE: ['DE136695976'],
	DK: ['DK13585628'],
	EE: ['EE100931558'],
	EL: ['EL094259216'],
	ES: ['ES54362315K', 'ESX2482300W', 'ESJ99216582', 'ESB58378431', 'ESQ2876031B'],
	FI: ['FI20774740'],
	FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412'],
	HR: ['HR33392005961'],
	HU: ['HU12892312'],
	IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'],
	IT: ['IT00743110157'],
	LT: ['LT119511515', 'LT100001919017', 'LT100004801610'],
	LU: ['LU15027442'],
	LV: ['LV40003521600', 'LV16117519997'],
	MT: ['MT11679112'],
	NL: ['NL004495445B01', 'NL000099998B57'],
	PL: ['PL8567346215'],
	PT: ['PT501964843'],
	RO: ['RO18547290', 'RO19'],
	SE: ['SE123456789701'],
	SI: ['SI50223054', 'SI59082437', 'SI70000000'],
	SK: ['SK2022749619'],
	XI: ['XI980780684', 'XI434031439', 'XIGD001', 'XIHA500'],
} as const;

test.each(Object.values(samples).flat())('%s is valid', (text) => {
	expect(parseUid(text.toLowerCase())).toEqual({ ok: true, value: text });
	expect(uidWarning(text)).toBeNull();
});

test('every state of the EU but Greece by its own letters, and Northern Ireland, has a rule', () => {
	expect([...uidRules.keys()].sort()).toEqual(Object.keys(samples));
});

test.each([
	'BE0428759498',
	'BG175074753',
	'CY10259033Q',
	'CZ25123892',
	'DE136695977',
	'DK13585629',
	'EE100931559',
	'EL094259217',
	'ES54362315L',
	'ESX2482300X',
	'ESJ99216583',
	'FI20774741',
	'FR41303265045',
	'HR33392005962',
	'HU12892313',
	'IE6433435G',
	'IE6433435OB',
	'IE8D79738J',
	'IT00743110158',
	'LT119511516',
	'LT100001919018',
	'LU15027443',
	'LV40003521601',
	'MT11679113',
	'NL004495446B01',
	'PL8567346216',
	'PT501964844',
	'RO18547291',
	'SE123456789801',
	'SI50223055',
	'SK2022749618',
	'XI980780685',
])('%s has a wrong check digit', (text) => {
	expect(uidWarning(text)).toBe('uidCheckDigit');
});

test.each([
	['CHE-123.456.789', 'CHE123456789', 'uidCountry'],
	['GB123456789', 'GB123456789', 'uidCountry'],
	['GR094259216', 'GR094259216', 'uidCountry'],
	['XATU13585627', 'XATU13585627', 'uidCountry'],
	['DE037165520', 'DE037165520', 'uidFormat'],
	['DE136695977', 'DE136695977', 'uidCheckDigit'],
	['de 136.695.976', 'DE136695976', null],
])('%s of another country is taken, a doubt about it only warns', (text, value, warning) => {
	expect(parseUid(text)).toEqual({ ok: true, value });
	expect(uidWarning(text)).toBe(warning);
});

test('the Austrian rule stays strict, and what names no country is no UID', () => {
	for (const text of ['ATU13585626', 'ATU-13585627', 'AT13585627', '13585627', 'DE', 'HUBER', '']) {
		expect(checkUid(text)).not.toBeNull();
		expect(uidWarning(text)).toBeNull();
	}
});

test('seven digits have one check digit, anything else none', () => {
	expect(uidCheckDigit('1358562')).toBe('7');
	for (const text of ['', '135856', '13585621', '135856x']) expect(uidCheckDigit(text)).toBeNull();
});

test('one wrong digit never goes unnoticed, and any text may be checked', () => {
	fc.assert(
		fc.property(
			fc.stringMatching(/^[0-9]{7}$/),
			fc.nat({ max: 6 }),
			fc.integer({ min: 1, max: 9 }),
			(digits, at, by) => {
				const changed = digits.slice(0, at) + String((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
				expect(checkUid(`ATU${digits}${uidCheckDigit(digits)}`)).toBeNull();
				expect(checkUid(`ATU${changed}${uidCheckDigit(digits)}`)).toBe('uidCheckDigit');
			},
		),
	);
	fc.assert(
		fc.property(
			anyText,
			(text) => void expect([null, 'uidFormat', 'uidCountry', 'uidCheckDigit']).toContain(checkUid(text)),
		),
	);
});
