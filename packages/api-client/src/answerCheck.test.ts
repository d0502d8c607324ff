import { describe, expect, test } from 'vitest';
import contract from '../openapi.gen.json' with { type: 'json' };
import { isOfContract } from './answerCheck.ts';
import { answers } from './answerShapes.gen.ts';

const address = { type: 'ADDRESS', id: 7, name: 'Huber', object: { kdStrasse: '', kdPlz: '', kdOrt: '' } };
const page = { rows: [], total: 0 };
const settings = { WEB_crm: null, WEB_cal: { view: 'day', version: 1 }, WEB_dashboard: null, WEB_notifications: null };

test('every operation of the contract has its shape, but those that send text or a PDF', () => {
	const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
		Object.entries(item).flatMap(([method, { responses }]) =>
			/"(text\/(csv|event-stream|calendar)|application\/pdf)"/.test(JSON.stringify(responses))
				? []
				: [`${method} ${path}`],
		),
	);
	expect(Object.keys(answers).toSorted()).toEqual(operations.toSorted());
	expect(operations).not.toContain('post /v1/crm/addresses/search/filtered/csv');
});

describe('an answer of the contract is let through', () => {
	test.each([
		['post', '/v1/crm/addresses/search/filtered', page],
		['post', '/v1/dashboard/search', [address]],
		['get', '/v1/user/settings', settings],
		['patch', '/v1/notifications/{id}/read', undefined],
	])('%s %s', (method, path, answer) => {
		expect(isOfContract(method, path, answer)).toBe(true);
	});

	test('with what a newer server adds to it', () => {
		expect(isOfContract('post', '/v1/crm/addresses/search/filtered', { ...page, took: 3 })).toBe(true);
	});

	test('a kind of search hit that is not known yet, with what all kinds have', () => {
		const hit = { type: 'VOUCHER', id: 1, name: 'Gutschein', object: { code: 'A1' } };
		expect(isOfContract('post', '/v1/dashboard/search', [hit])).toBe(true);
	});
});

describe('anything else is garbage', () => {
	test.each([
		['a list for an object', 'get', '/v1/user', []],
		['an object for a list', 'get', '/v1/apps', {}],
		['null in a list', 'get', '/v1/apps', [null]],
		['an empty object in a list', 'get', '/v1/notifications', [{}]],
		['a text for a list', 'post', '/v1/crm/addresses/search/filtered', { rows: 'x', total: 0 }],
		['a text for a number', 'post', '/v1/crm/addresses/search/filtered', { rows: [], total: '0' }],
		['half a number for a count', 'post', '/v1/crm/addresses/search/filtered', { rows: [], total: 0.5 }],
		['a missing property', 'post', '/v1/crm/addresses/search/filtered', { rows: [] }],
		['null where it is not allowed', 'get', '/v1/categories', [{ id: null, bezeichnung: '' }]],
		['neither of two choices', 'get', '/v1/user/settings', { ...settings, WEB_cal: 'day' }],
		['a known kind without its parts', 'post', '/v1/dashboard/search', [{ ...address, object: {} }]],
		['nothing for something', 'get', '/v1/apps', undefined],
		['something for nothing', 'patch', '/v1/notifications/{id}/read', {}],
	])('%s', (_name, method, path, answer) => {
		expect(isOfContract(method, path, answer)).toBe(false);
	});
});
