import { createClient } from '@kontor/api-client/client';
import { expect, test } from 'vitest';
import { askFirst } from './firstQuestions.ts';

const user = { admin: false, rights: [] };
const crm = { appId: 1, licensed: true, hasPermission: true };

async function askedAt(href: string, apps: readonly object[]): Promise<string[]> {
	const asked: string[] = [];
	const client = createClient({
		baseUrl: 'http://localhost',
		fetch: async ({ url }) => {
			const path = new URL(url).pathname;
			asked.push(path);
			return Response.json(path === '/v1/apps' ? apps : user);
		},
	});
	await askFirst(href, client.request);
	return asked;
}

const frame = ['/v1/user', '/v1/apps', '/v1/user/settings'];

test.each([
	['/', ['/v1/dashboard/opened', '/v1/dashboard/documents/last', '/v1/dashboard/interactions/last']],
	['/crm?q=Gruber', ['/v1/crm/addresses/search/filtered']],
	['/crm/addresses/1500', ['/v1/crm/addresses/1500']],
	['/crm/addresses/0', []],
	['/crm/addresses', []],
	['/notifications', []],
	['/gibt/es/nicht', []],
])('%s is asked for in advance by what its screen asks first', async (href, own) => {
	expect(await askedAt(href, [crm])).toEqual([...frame, ...own]);
});

test.each([
	['/', ['/v1/dashboard/opened']],
	['/crm?q=Gruber', []],
	['/crm/addresses/1500', []],
])('%s asks nothing in advance that the user may not see', async (href, own) => {
	expect(await askedAt(href, [{ ...crm, hasPermission: false }])).toEqual([...frame, ...own]);
});
