import { describe, expect, test } from 'vitest';
import { knownFirstNames } from './firstNames.ts';
import { genderOfSalutation, suggestGender } from './gender.ts';
import { fold } from './search.ts';

describe('the gender of a first name', () => {
	test.each([
		['Anna', 'F'],
		['anna', 'F'],
		['  ANNA ', 'F'],
		['Günther', 'M'],
		['Guenther', 'M'],
		['Gunther', 'M'],
		['Ayşe', 'F'],
		['Ayse', 'F'],
		['Renée', 'F'],
		['René', 'M'],
		['Zoë', 'F'],
		['Hans-Peter', 'M'],
		['Anna Maria', 'F'],
		['Rainer Maria', 'M'],
		['Dr. Anna', 'F'],
		['Mag. Josef Huber', 'M'],
		['Huber, Anna', 'F'],
	])('%s suggests %s', (name, gender) => {
		expect(suggestGender(name)).toBe(gender);
	});

	test.each(['Kim', 'Andrea', 'Toni', 'Sascha', 'Robin', 'Gabriele', 'Simone', 'Nikola', 'Luca', 'Alex'])(
		'%s is borne by women and men: no suggestion',
		(name) => {
			expect(suggestGender(name)).toBeNull();
		},
	);

	test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty Huber'])(
		'%s, which every object of the language has, is a text like others',
		(name) => {
			expect(suggestGender(name)).toBeNull();
			expect(genderOfSalutation(name)).toBeNull();
		},
	);

	test.each(['', '   ', '-', 'Xqwz', '123', 'Maximilianstraße'])('%j tells nothing', (name) => {
		expect(suggestGender(name)).toBeNull();
	});

	test('a second name never decides where the first is unknown: Maria is one for men, too', () => {
		expect(suggestGender('Xqwz Maria')).toBeNull();
	});
});

describe('a salutation', () => {
	test.each([
		['Frau', 'F'],
		['frau', 'F'],
		[' Fr. ', 'F'],
		['Herr', 'M'],
		['Herrn', 'M'],
		['Hr.', 'M'],
		['Familie', null],
		['Firma', null],
		['', null],
	])('%j tells of %j', (salutation, gender) => {
		expect(genderOfSalutation(salutation)).toBe(gender);
	});

	test('decides before the first name', () => {
		expect(suggestGender('Frau Kim Huber')).toBe('F');
		expect(suggestGender('Herr Andrea')).toBe('M');
	});
});

describe('the list of first names', () => {
	test('holds a few hundred of each, none twice and none in both parts, however they are written', () => {
		const { female, male } = knownFirstNames;
		expect(female.length).toBeGreaterThan(300);
		expect(male.length).toBeGreaterThan(300);
		expect(new Set([...female, ...male]).size).toBe(female.length + male.length);
		for (const name of [...female, ...male]) expect(name).toBe(fold(name));
	});
});
