import fc from 'fast-check';

/** For tests: texts that break careless code (NUL, lone surrogates, direction marks, decomposed letters, patterns). */
export const hostileTexts: readonly string[] = [
	'',
	' ',
	'\u0000',
	'\ud800',
	'\udc00\ud800',
	'a\ud83dz',
	'\u202eabc\u202c',
	'\u00a0\u202f\u2009\ufeff',
	'u\u0308'.repeat(20),
	'\u0308',
	'İıſẞßÅﬁǆ',
	'__proto__',
	'constructor',
	'toString',
	'%',
	'%E0%A4%A',
	'%00',
	'$&$1\\1',
	'../..',
	'/.//x',
	'NaN',
	'Infinity',
	'-0',
	'1e308',
	'9'.repeat(400),
	'2026-02-30',
	'+',
	'-',
	'(0)(0)(0)',
	'👩‍👩‍👧‍👦',
	'ａｂｃ１２３',
	'٠١٢',
];

/** For tests: any text at all, hostile ones often. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(...hostileTexts),
	fc.string({ unit: 'grapheme' }),
	fc.string({ unit: 'binary' }),
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
	fc.string({ unit: fc.constantFrom(...'aeouAEOUßüÜ\u0308strSTR.-/ 0149+()%?#:,T') }),
);
