import { expect, test } from 'vitest';
import { checkArticleNumber } from './articleNumber.ts';

test.each([
	['RO100030', null],
	['A/B 100%#+', null],
	['Ü-100', null],
	['x'.repeat(40), null],
	['', 'missing'],
	[' \u00a0', 'missing'],
	['x'.repeat(41), 'tooLong'],
	['lists', 'notAllowed'],
	['..', 'notAllowed'],
	[' RO1', 'notAllowed'],
	['RO\t1', 'notAllowed'],
	['RO\u00001', 'notAllowed'],
	['RO\u200b1', 'notAllowed'],
	['\u200b', 'missing'],
])('%o as a number of an article: %s', (text, problem) => expect(checkArticleNumber(text)).toBe(problem));
