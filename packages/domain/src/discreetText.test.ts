import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discreetText } from './discreetText.ts';

describe('a title in the Diskretmodus', () => {
	test.each([
		['Rückruf wegen Liefertermin', 'Rückruf wegen Liefertermin'],
		['Rückruf Elisabeth Huber wegen Liefertermin', 'Rückruf ••••• wegen Liefertermin'],
		['RÜCKRUF HUBER', 'RÜCKRUF •••••'],
		['Huber, Elisabeth: Verordnungsschein anfordern', '•••••: Verordnungsschein anfordern'],
		['Termin Müller-Özdemir', 'Termin •••••'],
		['Hubers Leihgerät abholen', '••••• Leihgerät abholen'],
		['Rechnung 4711 prüfen', 'Rechnung 4711 prüfen'],
		['SVNR 1234010180 prüfen', '••••• prüfen'],
		['office@huber.example antworten', '••••• antworten'],
		['D’Angelo anrufen', '••••• anrufen'],
		['', ''],
	])('%s reads %s', (title, shown) => {
		expect(discreetText(title)).toBe(shown);
	});

	test('never shows a word that is not one of the work', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[A-Z][a-zäöüß]{2,9}(-[A-Z][a-z]{2,9})?$/), (name) => {
				fc.pre(discreetText(name) !== name);
				expect(discreetText(`Rückruf ${name} bitte`)).toBe('Rückruf ••••• bitte');
			}),
		);
	});
});
