import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/hostileTexts.ts';
import { formatListName, formatPersonName, initialsOf, parsePersonName, salutationLine } from './name.ts';

function named(titleBefore: string, firstname: string, lastname: string, titleAfter = '') {
	return { titleBefore, firstname, lastname, titleAfter };
}

test.each([
	['Anna Huber', named('', 'Anna', 'Huber')],
	['  Anna\u00a0Maria   Huber ', named('', 'Anna Maria', 'Huber')],
	['Huber', named('', '', 'Huber')],
	['', named('', '', '')],
	[',', named('', '', '')],
	// A comma or capitals tell the last name, whatever the order.
	['Huber, Anna', named('', 'Anna', 'Huber')],
	['Huber , Anna Maria', named('', 'Anna Maria', 'Huber')],
	['HUBER Anna', named('', 'Anna', 'HUBER')],
	['Anna HUBER', named('', 'Anna', 'HUBER')],
	['ANNA HUBER', named('', 'ANNA', 'HUBER')],
	// Titles in front and behind.
	['Hofrat DI Dr. Max Muster, MBA', named('Hofrat DI Dr.', 'Max', 'Muster', 'MBA')],
	['Mag. (FH) Eva Maier, BA MA', named('Mag. (FH)', 'Eva', 'Maier', 'BA MA')],
	['Dr. med. univ. Eva Maier', named('Dr. med. univ.', 'Eva', 'Maier')],
	['Univ.-Prof. DDr. Max Muster', named('Univ.-Prof. DDr.', 'Max', 'Muster')],
	['Dipl.-Ing.in Eva Maier', named('Dipl.-Ing.in', 'Eva', 'Maier')],
	['dr huber', named('dr', '', 'huber')],
	['Muster, Max, Dr.', named('', 'Max Dr.', 'Muster')],
	['Muster, Dr. Max', named('Dr.', 'Max', 'Muster')],
	['Dr. Muster, Max, BSc, MSc', named('Dr.', 'Max', 'Muster', 'BSc MSc')],
	['Max Muster MSc', named('', 'Max', 'Muster', 'MSc')],
	['Dr.', named('Dr.', '', '')],
	// What looks like a title and is a name.
	['Di Huber', named('', 'Di', 'Huber')],
	['Anna Ma', named('', 'Anna', 'Ma')],
	['Anna MA', named('', 'Anna', 'MA')],
	['h. Huber', named('', 'h.', 'Huber')],
	['C. Huber', named('', 'C.', 'Huber')],
	['Dr. C. Huber', named('Dr.', 'C.', 'Huber')],
	// Particles belong to the last name.
	['Anna van der Berg', named('', 'Anna', 'van der Berg')],
	['Max von Muster', named('', 'Max', 'von Muster')],
	['von Muster', named('', 'von', 'Muster')],
])('%j is %j', (text, name) => {
	expect(parsePersonName(text)).toEqual(name);
});

test.each([
	['Huber Anna Maria', named('', 'Anna Maria', 'Huber')],
	['van der Berg Anna', named('', 'Anna', 'van der Berg')],
	['Von Muster Max', named('', 'Max', 'Von Muster')],
	['Anna HUBER', named('', 'Anna', 'HUBER')],
	['Dr. Huber Anna, MSc', named('Dr.', 'Anna', 'Huber', 'MSc')],
	['von', named('', 'von', '')],
])('with the last name first %j is %j', (text, name) => {
	expect(parsePersonName(text, 'lastFirst')).toEqual(name);
});

test('a name is written with its titles, and in lists with the last name first', () => {
	const name = named('DI Dr.', 'Max', 'Muster', 'MBA');
	expect(formatPersonName(name)).toBe('DI Dr. Max Muster, MBA');
	expect(formatListName(name)).toBe('Muster Max, DI Dr., MBA');
	expect(formatPersonName(named('', '', 'Muster'))).toBe('Muster');
	expect(formatListName(named('', 'Max', 'Muster'))).toBe('Muster Max');
});

test.each([
	['', 'Frau', 'Sehr geehrte Frau Muster'],
	['', 'Herr', 'Sehr geehrter Herr Muster'],
	['Hofrat DI Dr.', 'Frau', 'Sehr geehrte Frau Dr. Muster'],
	['Mag. Dr. med. univ.', 'Frau', 'Sehr geehrte Frau Dr. Muster'],
	['Ing. Mag. (FH)', 'Herr', 'Sehr geehrter Herr Mag. Muster'],
	['Ing. DI', 'Herr', 'Sehr geehrter Herr DI Muster'],
	['Ing.', 'Herr', 'Sehr geehrter Herr Ing. Muster'],
	['Hofrat', 'Herr', 'Sehr geehrter Herr Hofrat Muster'],
	['DDr.', 'Herr', 'Sehr geehrter Herr DDr. Muster'],
	['Dr.', 'neutral', 'Guten Tag Kim Muster'],
] as const)('with the title %j and %s the letter begins with %j', (title, salutation, line) => {
	expect(salutationLine(named(title, 'Kim', 'Muster'), salutation)).toBe(line);
});

test('a letter to nobody in particular greets ladies and gentlemen', () => {
	expect(salutationLine(named('', '', ''), 'Frau')).toBe('Sehr geehrte Damen und Herren');
});

test('initials are of the first and the last word, or two letters of a single one', () => {
	expect(initialsOf('Anna Maria Öller')).toBe('AÖ');
	expect(initialsOf('demo')).toBe('DE');
	expect(initialsOf('Karl-Heinz')).toBe('KH');
	expect(initialsOf('u\u0308belacker')).toBe('ÜB');
	expect(initialsOf('  ')).toBe('');
});

test('titles give no initials, unless there is nothing else', () => {
	expect(initialsOf('DI Dr. Max Muster, MBA')).toBe('MM');
	expect(initialsOf('Dr.')).toBe('DR');
});

test('any text may be a name; taken apart and written it is the same name again', () => {
	fc.assert(
		fc.property(anyText, fc.constantFrom('firstLast' as const, 'lastFirst' as const), (text, order) => {
			const name = parsePersonName(text, order);
			expect(typeof formatPersonName(name) + typeof formatListName(name)).toBe('stringstring');
			expect(initialsOf(text).length).toBeLessThanOrEqual(6);
		}),
	);
	const word = fc.constantFrom('Anna', 'Max', 'Kim', 'Öller', 'Groß-Enzersdorfer');
	const title = fc.constantFrom('', 'Dr.', 'Hofrat DI', 'Mag. (FH)');
	fc.assert(
		fc.property(title, word, word, fc.constantFrom('', 'MBA', 'BA MA'), (before, first, last, behind) => {
			const name = named(before, first, last, behind);
			expect(parsePersonName(formatPersonName(name))).toEqual(name);
		}),
	);
});
