import { expect, test } from 'vitest';
import { chainTypes } from '../trade/chain.ts';
import { printHasPrices, printTellsOfHealth, printTypes, printTypesOf } from './printTypes.ts';

const issued = (shortType: string, isInsured = false) => ({ shortType, rank: 20, isInsured });

test('a draft is never printed as an original', () => {
	for (const shortType of chainTypes) {
		expect(printTypesOf({ shortType, rank: 10, isInsured: true })).toEqual(['draft', 'worksheet']);
	}
});

test.each([
	['AN', false, ['original', 'copy', 'withoutPrices', 'worksheet']],
	['AU', true, ['original', 'copy', 'withoutPrices', 'worksheet']],
	['KV', false, ['original', 'copy', 'withoutPrices', 'worksheet']],
	['KV', true, ['original', 'copy', 'carrier', 'withoutPrices', 'worksheet']],
	['RE', true, ['original', 'copy', 'carrier', 'worksheet']],
	['RE', false, ['original', 'copy', 'worksheet']],
	['GU', true, ['original', 'copy', 'worksheet']],
	['LS', true, ['original', 'copy', 'withPrices', 'worksheet']],
	['RL', false, ['original', 'copy', 'withPrices', 'worksheet']],
	['VO', true, ['original', 'copy', 'worksheet']],
	['SR', true, ['original', 'copy', 'carrier', 'worksheet']],
	['LH', false, ['original', 'copy', 'withPrices', 'worksheet']],
	['XY', false, ['original', 'copy', 'worksheet']],
])('%s (insured: %s) is printed as %j', (shortType, isInsured, expected) => {
	expect(printTypesOf(issued(shortType, isInsured))).toEqual(expected);
});

test('an invoice is never printed without its prices, a delivery note only where somebody asks for them', () => {
	expect(printTypesOf(issued('RE', true))).not.toContain('withoutPrices');
	expect(printTypes.filter((type) => printHasPrices(type, 'RE'))).toEqual([
		'original',
		'copy',
		'draft',
		'carrier',
		'withPrices',
	]);
	expect(printTypes.filter((type) => printHasPrices(type, 'LS'))).toEqual(['withPrices']);
});

test('what tells of health is known before anybody sees it', () => {
	expect(printTypes.filter((type) => printTellsOfHealth(type, issued('RE', true)))).toEqual([
		'original',
		'copy',
		'draft',
		'carrier',
		'withPrices',
	]);
	expect(printTypes.filter((type) => printTellsOfHealth(type, issued('LS', true)))).toEqual([]);
	expect(printTypes.filter((type) => printTellsOfHealth(type, issued('RE')))).toEqual([]);
});
