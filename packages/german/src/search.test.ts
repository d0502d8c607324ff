import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import {
	countsForSearch,
	digitsOf,
	fold,
	foldStreet,
	isDigitSearch,
	MAX_TERM_LENGTH,
	MAX_TERMS,
	type MarkedPart,
	type MatchRank,
	markMatches,
	matchRanks,
	rankerOf,
	rankOf,
	searchTerms,
	searchWords,
	withinOneTypo,
} from './search.ts';

test.each([
	['Müller Mueller Muller MÜLLER Mu\u0308ller mUEller', 'muller'],
	['Weiß Weiss WEISS WEIẞ', 'weiss'],
	['Jäger Jaeger Jager', 'jager'],
	['Öllinger Oellinger Ollinger', 'ollinger'],
	['Straße Strasse STRASSE', 'strasse'],
	['Bauer Baur', 'baur'],
	['René Rene', 'rene'],
])('%s are all %s', (spellings, folded) => {
	expect(spellings.split(' ').map(fold)).toEqual(spellings.split(' ').map(() => folded));
});

test('the pairs fold in one pass from left to right, and nothing but letters and look-alikes changes', () => {
	expect(fold('aee oeue ueae ee')).toBe('ae ou ua ee');
	expect(fold('Nr. 5/2 – 100% a_b')).toBe('nr. 5/2 - 100% a_b');
});

test('signs that people take for an apostrophe are one', () => {
	const alike = "'`´ʹʻʼʽʾʿˈˊˋ‘’‚‛′‵‹›ꞌ＇";
	expect([...alike].map((sign) => fold(`D${sign}Angelo`))).toEqual([...alike].map(() => "d'angelo"));
	expect([...alike].map((sign) => rankOf(`D${sign}Angelo`, "D'Angelo"))).toEqual([...alike].map(() => 'exact'));
	expect([...alike].map((sign) => searchTerms(`${sign}Anna${sign}`))).toEqual([...alike].map(() => ['anna']));
	expect(markMatches('Anna D’Angelo', 'D`Angelo')[1]).toEqual({ text: 'D’Angelo', isMatch: true });
});

test('a word of a search keeps its letters beside the folded form', () => {
	expect(searchWords('Mae Müller, mae')).toEqual([
		{ folded: 'ma', plain: 'mae' },
		{ folded: 'muller', plain: 'muller' },
	]);
});

test('"Sankt" is found and marked in every writing', () => {
	for (const typed of ['Sankt Pölten', 'St. Pölten', 'St Pölten', 'skt. poelten']) {
		for (const name of ['Sankt Pölten', 'St. Pölten', 'St Pölten', 'SKT. PÖLTEN']) {
			expect([typed, name, rankOf(typed, name)]).not.toContain(null);
		}
	}
	expect(rankOf('Sankt Pölten', 'Steiner Pölten')).toBeNull();
	expect(markMatches('3100 St. Pölten', 'Sankt').find(({ isMatch }) => isMatch)).toEqual({ text: 'St', isMatch: true });
});

test('folding is blind to case, composition and the umlaut writings', () => {
	const german = fc.string({ unit: fc.constantFrom(...'abcdfgijklmnoprstuvwxyzäöüß -.5') });
	fc.assert(
		fc.property(german, (text) => {
			const folded = fold(text);
			expect(fold(text.toUpperCase())).toBe(folded);
			expect(fold(text.normalize('NFD'))).toBe(folded);
			expect(fold(text.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? ''))).toBe(folded);
			expect(fold(text.replace(/[äöü]/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? ''))).toBe(folded);
			expect(fold(text.replaceAll('ß', 'ss'))).toBe(folded);
		}),
	);
});

test.each([
	['Nürnbergerstr.', 'nurnbergerstr'],
	['Nürnberger Straße', 'nurnbergerstr'],
	['Nuernberger Strasse', 'nurnbergerstr'],
	['NÜRNBERGER STR', 'nurnbergerstr'],
	['Goethe Str', 'gothestr'],
	['Goethestraße', 'gothestr'],
	['Hans-Sachs-Str.', 'hans-sachsstr'],
	['Hans-Sachs-Straße', 'hans-sachsstr'],
	['Hauptstr.5/2', 'hauptstr.5/2'],
	['Hauptstraße5/2', 'hauptstrasse5/2'],
	['Hauptstraße 5/2', 'hauptstr 5/2'],
	['Straße des 12. Februar', 'str des 12. februar'],
	['Hauptstr. Ecke Ringstraße', 'hauptstr ecke ringstr'],
	// Typed letter by letter.
	['Hauptstra', 'hauptstr'],
	['Hauptstras', 'hauptstr'],
	['Hauptstraß', 'hauptstr'],
	// No street.
	['Strandgasse', 'strandgasse'],
	['Strassergasse', 'strassergasse'],
	['Industriegebiet', 'industriegebiet'],
])('the street %s is %s', (text, folded) => {
	expect(foldStreet(text)).toBe(folded);
});

test.each([
	['abc', true],
	['ab', false],
	['  ab ', false],
	['\u00a0\u2009ab\u202f\ufeff', false],
	['a b', true],
	['ab\u0000', false],
	['ab\u200b\u00ad\u202e', false],
	['mu\u0308', false],
	['mu\u0308l', true],
	['😀a', false],
	['😀ab', true],
	['%%%', true],
	['', false],
])('%j counts for a search: %s', (text, counts) => {
	expect(countsForSearch(text)).toBe(counts);
});

test.each([
	['Müller Anna', ['muller', 'anna']],
	['  Müller\u00a0\tAnna\n', ['muller', 'anna']],
	['Müller, Anna', ['muller', 'anna']],
	['„Müller“ (Anna); "x"', ['muller', 'anna', 'x']],
	['Müller-Lüdenscheidt', ['muller', 'ludenscheidt']],
	['Huber&Söhne', ['huber', 'sohne']],
	['anna ANNA Änna', ['anna']],
	['12/2/14 A-12 RE-2026', ['12/2/14', 'a-12', 're-2026']],
	['100% a_b %%%', ['100%', 'a_b', '%%%']],
	['Mül\u00adler\u0000x \ud800y', ['muller', 'x', 'y']],
	['hauptstr. 5', ['hauptstr.', '5']],
	['Hauptstr.5 Dr.Huber', ['hauptstr.', '5', 'dr.', 'huber']],
	['" , ( )', []],
	["O'Neil 1,5", ["o'neil", '1,5']],
	['', []],
])('%j is searched as %j', (text, terms) => {
	expect(searchTerms(text)).toEqual(terms);
});

test('a search has at most eight words of 64 characters', () => {
	expect([MAX_TERMS, MAX_TERM_LENGTH]).toEqual([8, 64]);
	expect(searchTerms('a b c d e f g h i j k')).toHaveLength(MAX_TERMS);
	expect(searchTerms('x'.repeat(100))).toEqual(['x'.repeat(MAX_TERM_LENGTH)]);
	fc.assert(
		fc.property(anyText, (text) => {
			const terms = searchTerms(text);
			expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
			expect(new Set(terms).size).toBe(terms.length);
			for (const term of terms) {
				expect([...term].length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
				expect(term).not.toMatch(/[\s\p{Cc}\p{Cs}]|^$/u);
			}
		}),
	);
});

test('every spelling of a phone number compares by the same digits', () => {
	const spellings = ['0664 123 45 67', '+43 664/1234567', '0043664 1234567', '(0)664-123 45 67', '+43 (0)664 1234567'];
	for (const text of spellings) expect(digitsOf(text)).toBe('6641234567');
});

test.each([
	['1237 010180', '1237010180'],
	['RE-2026/0001', '20260001'],
	['+49 171 12', '4917112'],
	['0049 171 12', '4917112'],
	['02236 12-312', '223612312'],
	['+49 (0)171 12', '4917112'],
	['0', ''],
	['000123', '123'],
	['1+2', '12'],
	['keine', ''],
	['', ''],
])('the digits of %j are %j', (text, digits) => {
	expect(digitsOf(text)).toBe(digits);
});

test('only digits with the separators of numbers are a search for a number', () => {
	for (const text of ['0664 123', '+43 (0)664/12-3', '1237.010180', ' 7 ', '0']) expect(isDigitSearch(text)).toBe(true);
	for (const text of ['', '+', '- / -', '12a', 'Huber 12', '12%', '٣']) expect(isDigitSearch(text)).toBe(false);
});

test.each([
	['huber', 'huber', true],
	['hubber', 'huber', true],
	['hubar', 'huber', true],
	['hubre', 'huber', true],
	['uhber', 'huber', true],
	['huberr', 'huber', true],
	['muler', 'muller', true],
	['gratz', 'graz', true],
	// Four letters are too few, two slips too many.
	['grza', 'graz', false],
	['hube', 'huber', false],
	['', 'a', false],
	['hubrre', 'huber', false],
	['habar', 'huber', false],
	['hbuers', 'huber', false],
	['schmidt', 'schneid', false],
	['abcde', 'badce', false],
	['huber', 'hu', false],
	['huber', 'hubersen', false],
])('%s is %s but for one slip: %s', (typed, known, isClose) => {
	expect(withinOneTypo(typed, known)).toBe(isClose);
});

test('any single slip is forgiven from five letters on, in both directions of the list', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 6, maxLength: 12 });
	const letter = fc.constantFrom(...'abcdefg');
	fc.assert(
		fc.property(word, fc.nat({ max: 11 }), letter, (known, place, typed) => {
			const at = place % known.length;
			const slips = [
				known.slice(0, at) + known.slice(at + 1),
				known.slice(0, at) + typed + known.slice(at),
				known.slice(0, at) + typed + known.slice(at + 1),
				known.slice(0, at) + (known[at + 1] ?? '') + known[at] + known.slice(at + 2),
			];
			for (const slip of slips) expect(withinOneTypo(slip, known)).toBe(true);
		}),
	);
});

/** The distance by the textbook: a full table of insertions, deletions, substitutions and swaps of neighbours. */
function distance(a: string, b: string): number {
	const rows = Array.from({ length: a.length + 1 }, (_, i) =>
		Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
	);
	const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
			const row = rows[i];
			if (row) row[j] = best;
		}
	}
	return at(a.length, b.length);
}

test('one slip means a Damerau distance of at most one', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 5, maxLength: 8 });
	fc.assert(
		fc.property(word, word, (a, b) => void expect(withinOneTypo(a, b)).toBe(distance(a, b) <= 1)),
		{ numRuns: 2000 },
	);
});

test.each<[string, string, MatchRank | null]>([
	['Müller', 'Müller', 'exact'],
	['MÜLLER', 'Müller', 'exact'],
	['Anna Müller', 'Müller Anna', 'exact'],
	['müller-lüdenscheidt', 'Müller Lüdenscheidt', 'exact'],
	['Müller', 'Müller Anna', 'prefix'],
	['Mül An', 'Müller Anna', 'prefix'],
	['Mueller', 'Müller', 'folded'],
	['Muller', 'Müller', 'folded'],
	['Müller', 'Mueller', 'folded'],
	['Mue', 'Müller', 'folded'],
	['Hauptstr.', 'Hauptstraße 5', 'folded'],
	['Hauptstraße', 'Hauptstr. 5', 'folded'],
	['Miller', 'Müller', 'phonetic'],
	['Maier', 'Meyr Anna', 'phonetic'],
	['Hufer', 'Huber', 'typo'],
	['Hubert Hufer', 'Huber Hubert', 'typo'],
	// The weakest word decides.
	['Müller Ana', 'Müller Anna', 'phonetic'],
	['Müller Xaver', 'Müller Anna', null],
	// One digit is no sound.
	['Mai', 'neu', null],
	['ller', 'Müller', null],
	['12', '13', null],
	['', 'Müller', null],
	['Müller', '', null],
	['%', 'Müller', null],
])('%s finds %s as %s', (query, name, rank) => {
	expect(rankOf(query, name)).toBe(rank);
});

test('words may be found in further texts, and a name found whole stays exact', () => {
	expect(rankOf('Huber Anna Graz', 'Anna Huber', 'Hauptstraße 5 8010 Graz')).toBe('exact');
	expect(rankOf('Huber Graz', 'Anna Huber', 'Graz')).toBe('prefix');
	expect(rankOf('Huber Wien', 'Anna Huber', 'Graz')).toBeNull();
	expect(rankOf('8010', 'Anna Huber', '8010 Graz')).toBe('prefix');
});

test('the best of several words counts, and the exact hit is always first', () => {
	const names = ['Miller', 'Müllner', 'Mueller', 'Müllers', 'Müller'];
	const rank = rankerOf('Müller');
	const place = (name: string) => matchRanks.indexOf(rank(name) ?? 'typo');
	expect(names.toSorted((a, b) => place(a) - place(b))[0]).toBe('Müller');
	expect(rank('Miller Müller')).toBe('prefix');
	expect(rankOf('Müller', 'Mueller Müllers')).toBe('prefix');
	expect(rankOf('Maier', 'Mater Meyr')).toBe('phonetic');
	expect(rankOf('Maier', 'Mater')).toBe('typo');
});

test('a text always finds itself, in any case, order and spelling of its umlauts', () => {
	const name = fc.string({ unit: fc.constantFrom(...'abcdghilmnorstuäöüß'), minLength: 1, maxLength: 10 });
	fc.assert(
		fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), (names) => {
			const text = names.join(' ');
			expect(rankOf(text.replaceAll('ß', 'ẞ').toLocaleUpperCase('de-AT'), text) ?? 'none').not.toBe('none');
			expect(rankOf(names.toReversed().join('  '), text)).toBe('exact');
			expect(['exact', 'prefix', 'folded']).toContain(rankOf(fold(text), text));
		}),
	);
});

/** Marked parts in brackets. */
function marked(parts: readonly MarkedPart[]): string {
	return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}

test.each([
	['Anna Müller', 'mueller', 'Anna [Müller]'],
	['Anna Mueller', 'müll', 'Anna [Muell]er'],
	['Anna Mueller', 'mu', 'Anna [Mue]ller'],
	['Mu\u0308ller', 'mul', '[Mu\u0308l]ler'],
	['Weiß & Weiss', 'weiss', '[Weiß] & [Weiss]'],
	['Weiß', 'weis', '[Weiß]'],
	['Æsop', 'as', '[Æs]op'],
	['Obermeier Meier', 'meier', 'Obermeier [Meier]'],
	['Obermeier', 'meier', 'Ober[meier]'],
	['ober ber', 'ber', 'ober [ber]'],
	['Müller Lüdenscheidt', 'Müller-Lüden', '[Müller] [Lüden]scheidt'],
	['Anna Huber', 'an hub', '[An]na [Hub]er'],
	['aab', 'aa aab', '[aab]'],
	['Hauptstraße 5', 'Hauptstr. 5', '[Hauptstr]aße [5]'],
	['Hauptstr. 5', 'Hauptstraße', '[Hauptstr]. 5'],
	['Anna Müller', 'Miller', 'Anna [Müller]'],
	['Anna Huber', 'Hufer', 'Anna [Huber]'],
	['100 % Baumwolle 100%', '100%', '100 % Baumwolle [100%]'],
	['a_b', '_', 'a[_]b'],
	['+43 664/1234567, Wien', '0664 123', '+43 [664/123]4567, Wien'],
	['(0)664 123', '+43664123', '(0)[664 123]'],
	['1237 010180', '1237010180', '[1237 010180]'],
	['Nr. 12 3', '123', 'Nr. [12 3]'],
	// No hit runs from one number into the next.
	['12, 34', '123', '12, 34'],
	['x 12', '12', 'x [12]'],
	['😀 Müller', 'mü', '😀 [Mü]ller'],
	['Anna', 'xyz', 'Anna'],
	['Anna', '', 'Anna'],
	['', 'x', ''],
])('in %j, %j marks %s', (text, query, expected) => {
	expect(marked(markMatches(text, query))).toBe(expected);
});

test('the parts joined give the text again, none empty, marked and unmarked in turn, no letter taken apart', () => {
	fc.assert(
		fc.property(anyText, anyText, (text, query) => {
			for (const typed of [query, text, text.slice(1, 4)]) {
				const parts = markMatches(text, typed);
				expect(parts.map((part) => part.text).join('')).toBe(text);
				for (const [index, part] of parts.entries()) {
					expect(part.text).not.toBe('');
					expect(part.isMatch).not.toBe(parts[index - 1]?.isMatch);
					if (index > 0) expect(part.text).not.toMatch(/^\p{Mn}/u);
				}
			}
		}),
		{ numRuns: 300 },
	);
});

test('a text beyond 2000 characters is marked in its beginning', () => {
	const text = `${'x '.repeat(1000)}huber`;
	expect(markMatches(text, 'huber')).toEqual([{ text, isMatch: false }]);
	expect(markMatches(`huber ${text}`, 'huber')[0]).toEqual({ text: 'huber', isMatch: true });
});

test('any two texts may be compared', () => {
	fc.assert(
		fc.property(anyText, anyText, (a, b) => {
			expect([...matchRanks, null]).toContain(rankOf(a, b, a));
			expect(typeof withinOneTypo(a, b)).toBe('boolean');
			expect(digitsOf(a)).toMatch(/^[0-9]*$/);
			expect(typeof isDigitSearch(a)).toBe('boolean');
			expect(typeof countsForSearch(a)).toBe('boolean');
			expect(foldStreet(a).length).toBeLessThanOrEqual(fold(a).length);
		}),
	);
});
