import { createClient } from '@kontor/api-client/client';
import { expect, test } from 'vitest';
import { createFirstAnswers } from './firstAnswers.ts';

function countingServer(status = 200) {
	const asked: string[] = [];
	const client = createClient({
		baseUrl: 'http://localhost',
		fetch: async ({ url }) => {
			asked.push(url);
			return Response.json({ count: asked.length }, { status });
		},
	});
	return { asked, ...createFirstAnswers(client) };
}

test('what was asked ahead answers the same question once', async () => {
	const { asked, ask, client } = countingServer();
	void ask('get', '/v1/crm/addresses/{id}', { path: { id: 7 } });
	expect(await client.request('get', '/v1/crm/addresses/{id}', { path: { id: 7 } })).toEqual({ count: 1 });
	expect(await client.request('get', '/v1/crm/addresses/{id}', { path: { id: 7 } })).toEqual({ count: 2 });
	expect(asked).toHaveLength(2);
});

test('another question is asked for itself', async () => {
	const { ask, client } = countingServer();
	void ask('get', '/v1/crm/addresses/{id}', { path: { id: 7 } });
	expect(await client.request('get', '/v1/crm/addresses/{id}', { path: { id: 8 } })).toEqual({ count: 2 });
});

test('a question that was asked ahead in vain fails whoever asks it, and nobody else', async () => {
	const { ask, client } = countingServer(503);
	const ahead = ask('get', '/v1/user', {});
	await expect(ahead).rejects.toMatchObject({ status: 503 });
	await expect(client.request('get', '/v1/user', {})).rejects.toMatchObject({ status: 503 });
});

test('answers for one person never reach the next', async () => {
	const { ask, client, forget } = countingServer();
	void ask('get', '/v1/user', {});
	forget();
	expect(await client.request('get', '/v1/user', {})).toEqual({ count: 2 });
});
