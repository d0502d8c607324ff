import { expect, test } from 'vitest';
import { pathOfCode } from './burst.ts';

const origin = 'https://kontor.example';

test.each([
	['https://kontor.example/crm/addresses/1700?tab=tasks', '/crm/addresses/1700?tab=tasks'],
	['https://kontor.example.evil.example/crm', null],
	['https://kontor.example@evil.example/', null],
	['http://kontor.example/crm', null],
	['javascript:alert(1)', null],
	['2000000000305', null],
	['https://', null],
])('the code %s leads to %s', (code, path) => expect(pathOfCode(code, origin)).toBe(path));
