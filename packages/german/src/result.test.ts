import { expect, test } from 'vitest';
import { err, ok, type Result } from './result.ts';

test('a result is a value or a code', () => {
	const results: Result<number, 'broken'>[] = [ok(1), err('broken')];
	expect(results.map((result) => (result.ok ? result.value : result.code))).toEqual([1, 'broken']);
});
