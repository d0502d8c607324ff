import { expect, test } from 'vitest';
import { editDistance, surnameMeasure } from './surname.ts';

test.each([
	['meyr', 'mayr', 1],
	['meyr', 'maria', 4],
	['', 'huber', 5],
	['huber', '', 5],
	['same', 'same', 0],
])('from %s to %s it takes %i letters', (a, b, letters) => {
	expect(editDistance(a, b)).toBe(letters);
	expect(editDistance(b, a)).toBe(letters);
});

test.each([
	['Hub', 'Huber', 0],
	['Meyr', 'Mayr', 1],
	['Meyr Anna', 'Mayr', 1],
	['Anna Meyr', 'Weiß-Mayr', 1],
	['Mueller', 'Müller', 0],
	['Anna', 'Huber', null],
	['', 'Huber', null],
	['Meyr', '', null],
])('%s is measured against the surname %s: %s', (typed, surname, distance) => {
	expect(surnameMeasure(typed)(surname)).toBe(distance);
});
