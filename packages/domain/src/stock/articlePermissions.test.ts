import { expect, test } from 'vitest';
import { dataRights } from '../permissions.ts';
import { articlePermissions } from './articlePermissions.ts';

const keys = (apps: ('articles' | 'statistics' | 'crm')[], rights: readonly ('costs' | 'articlesEdit')[] = []) =>
	articlePermissions({ admin: true, apps, rights }).map(({ key }) => key);

test('the app alone opens no costs, no editing and no statistics', () => {
	expect(keys(['articles'])).toEqual([
		'overview',
		'stock',
		'salePrices',
		'movements',
		'commissionedOrdered',
		'openOffers',
	]);
});

test('each right opens its own, and nothing without the app', () => {
	expect(keys(['articles'], ['costs'])).toEqual(expect.arrayContaining(['purchasePrices', 'costs']));
	expect(keys(['articles'], ['articlesEdit']).at(-1)).toBe('edit');
	expect(keys(['articles', 'statistics'])).toContain('statistics');
	expect(articlePermissions({ admin: true, apps: ['statistics', 'crm'], rights: dataRights })).toEqual([]);
});
