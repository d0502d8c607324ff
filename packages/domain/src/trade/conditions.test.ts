import { expect, test } from 'vitest';
import { conditionOf, documentConditions, isConditionValid } from './conditions.ts';

test('all 66 conditions of the specification are declared, each once', () => {
	expect(documentConditions).toHaveLength(66);
	expect(new Set(documentConditions.map(({ key }) => key)).size).toBe(66);
	expect(new Set(documentConditions.map(({ label }) => label)).size).toBe(66);
});

test('a choice names its list; all of care tells of health', () => {
	for (const { key, kind, level } of documentConditions) {
		const { list, isHealth } = conditionOf(key) ?? {};
		expect([key, list !== undefined]).toEqual([key, kind === 'choice' || kind === 'rank']);
		if (level === 'care') expect(isHealth, key).toBe(true);
	}
	expect(conditionOf('gone')).toBeNull();
});

test.each([
	['number', ['RE-2026'], true],
	['number', [' '], false],
	['number', ['x'.repeat(201)], false],
	['number', ['a', 'b'], false],
	['documentType', ['RE', 'GU'], true],
	['documentType', [], false],
	['documentType', Array.from({ length: 51 }, () => 'RE'), false],
	['createdFrom', ['2026-02-28'], true],
	['createdFrom', ['2026-02-30'], false],
	['signature', ['true'], true],
	['signature', ['false'], true],
	['signature', ['ja'], false],
	['customerSupplier', ['1001'], true],
	['customerSupplier', ['0'], false],
	['plzFrom', ['1010'], true],
	['plzFrom', ['10115'], false],
	['statusFrom', ['20'], true],
	['statusFrom', ['offen'], false],
	['gone', ['x'], false],
])('%s: %o can be asked: %s', (key, values, isValid) => {
	expect(isConditionValid({ key, values })).toBe(isValid);
});
