import { expect, test } from 'vitest';
import type { Loaded } from '../../../data/api.tsx';
import { withUnfitChoices } from './dependentChoice.ts';

const ready = <T>(data: T): Loaded<T> => ({ status: 'ready', data, isStale: false, problem: null });
const rehab = { code: 'REHA', bezeichnung: 'Rehatechnik' };
const wounds = { code: 'WUND', bezeichnung: 'Wundversorgung' };

test('what is chosen and does not fit stays and is said', () => {
	const list = withUnfitChoices(ready([wounds]), ready([rehab, wounds]), ['REHA', 'WUND', 'WEG']);
	expect(list).toMatchObject({
		data: [
			wounds,
			{ code: 'REHA', bezeichnung: 'Rehatechnik (passt nicht zur Auswahl)' },
			{ code: 'WEG', bezeichnung: 'WEG (passt nicht zur Auswahl)' },
		],
	});
});

test('a list that is not there yet is not there yet', () => {
	expect(withUnfitChoices({ status: 'loading' }, ready([]), ['REHA'])).toEqual({ status: 'loading' });
	expect(withUnfitChoices(ready([]), { status: 'loading' }, ['REHA'])).toMatchObject({
		data: [{ bezeichnung: 'REHA (passt nicht zur Auswahl)' }],
	});
});
