import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { isAbort } from './problem.ts';
import { problem } from './testing/fakeServer.ts';
import type { Answer, Input, Model } from './types.ts';

function clientOf(answer: (request: Request) => Response | Promise<Response>, timeoutMs?: number) {
	const fetch = async (request: Request) => answer(request);
	return createClient({ baseUrl: 'http://kontor.test/api', fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

test('path, query and body go where the contract puts them, encoded', async () => {
	const seen: string[] = [];
	const client = clientOf(async (request) => {
		seen.push(
			`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`,
		);
		return Response.json({ rows: [], total: 0 });
	});
	await client.request('get', '/v1/crm/addresses/{id}/documents', { path: { id: 7 }, query: { page: 2 } });
	await client.request('post', '/v1/crm/addresses/search/filtered', {
		body: { name: 'Müller', page: 1, size: 50, sort: 'relevance', direction: 'asc' },
	});
	expect(seen).toEqual([
		'GET /api/v1/crm/addresses/7/documents?page=2 ',
		'POST /api/v1/crm/addresses/search/filtered {"name":"Müller","page":1,"size":50,"sort":"relevance","direction":"asc"}',
	]);
});

test('answers have the type of the contract', () => {
	expectTypeOf<Answer<'get', '/v1/user'>>().toEqualTypeOf<Model<'User'>>();
	expectTypeOf<Answer<'patch', '/v1/notifications/{id}/read'>>().toEqualTypeOf<undefined>();
});

test('a success without content is undefined', async () => {
	const client = clientOf(() => new Response(null, { status: 204 }));
	expect(await client.request('patch', '/v1/notifications/{id}/read', { path: { id: 1 } })).toBeUndefined();
});

test('a Problem of the server comes as it is, with the time to wait', async () => {
	const client = clientOf(() => problem(429, { 'Retry-After': '3' }));
	await expect(client.request('get', '/v1/apps', {})).rejects.toMatchObject({
		kind: 'refused',
		status: 429,
		retryAfterMs: 3000,
		problem: { title: 'Das ist ein Test.' },
	});
});

test.each([
	['HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 0],
	['truncated JSON', () => new Response('{"rows":['), 0],
	['an empty body', () => new Response(''), 200],
	['a lone number', () => Response.json(5), 200],
	['null', () => Response.json(null), 200],
	['an error page', () => new Response('<html>', { status: 502 }), 502],
	['an error without the shape of a Problem', () => Response.json({ message: 'x' }, { status: 500 }), 500],
] as const)('F5: %s is garbage', async (_name, answer, status) => {
	await expect(clientOf(answer).request('get', '/v1/apps', {})).rejects.toMatchObject({ kind: 'garbage', status });
});

test('no answer, a broken answer and one that takes too long are network failures', async () => {
	const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
	const answers = [
		() => Promise.reject(new TypeError('Failed to fetch')),
		() => new Response(broken),
		(request: Request) =>
			new Promise<Response>((_, reject) => {
				request.signal.addEventListener('abort', () => reject(request.signal.reason));
			}),
	];
	for (const answer of answers) {
		await expect(clientOf(answer, 20).request('get', '/v1/apps', {})).rejects.toMatchObject({ kind: 'network' });
	}
});

test('a call that is given up fails with AbortError, whatever the fetch fails with', async () => {
	const controller = new AbortController();
	const client = clientOf(() => {
		controller.abort();
		throw new TypeError('Failed to fetch');
	});
	const error = await client.request('get', '/v1/apps', {}, { signal: controller.signal }).catch((e: unknown) => e);
	expect(isAbort(error)).toBe(true);
});

test('F5: what is not of the contract is garbage, checked as soon as the check is there', async () => {
	const loadCheck = async () => (await import('./answerCheck.ts')).isOfContract;
	const fetch = async () => Response.json([{ appId: 'eins' }]);
	const client = createClient({ baseUrl: 'http://kontor.test/api', fetch, loadCheck });
	await expect(client.request('get', '/v1/apps', {})).rejects.toMatchObject({ kind: 'garbage', status: 200 });
});

const wanted = {
	body: { columns: ['lfdnr'], sort: 'name', direction: 'asc' },
} satisfies Input<'post', '/v1/crm/addresses/search/filtered/csv'>;

function fileOf(pieces: readonly string[], end: (controller: ReadableStreamDefaultController) => void): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream({
		start(controller) {
			for (const piece of pieces) controller.enqueue(encoder.encode(piece));
			end(controller);
		},
	});
	return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}

test('a file comes byte for byte, its byte order mark too', async () => {
	const client = clientOf(() => fileOf(['\uFEFFNummer\r\n', '1\r\n'], (controller) => controller.close()));
	const file = await client.download('/v1/crm/addresses/search/filtered/csv', wanted);
	expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x4e]);
	expect(file.size).toBe(14);
});

test.each([
	['that breaks off', () => fileOf(['1\r\n'], (controller) => controller.error(new TypeError('reset'))), 'network'],
	['that is an error page', () => new Response('<html>', { status: 502 }), 'garbage'],
	['that is no file but JSON', () => Response.json({}), 'garbage'],
	[
		'that is the page of a proxy',
		() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
		'garbage',
	],
	['of no known kind', () => new Response(new Blob(['1'])), 'garbage'],
	['that is refused', () => problem(429, { 'Retry-After': '3' }), 'refused'],
])('a file %s is none', async (_, answer, kind) => {
	const download = clientOf(answer).download('/v1/crm/addresses/search/filtered/csv', wanted);
	await expect(download).rejects.toMatchObject({ kind });
});

test('a file may take longer than the patience for its beginning; one that does not begin fails', async () => {
	const late = clientOf(() => fileOf(['1'], (controller) => setTimeout(() => controller.close(), 60)), 20);
	expect((await late.download('/v1/crm/addresses/search/filtered/csv', wanted)).size).toBe(1);
	const never = createClient({
		baseUrl: 'http://kontor.test/api',
		timeoutMs: 20,
		fetch: (request) =>
			new Promise((_, reject) => {
				request.signal.addEventListener('abort', () => reject(request.signal.reason));
			}),
	});
	const download = never.download('/v1/crm/addresses/search/filtered/csv', wanted);
	await expect(download).rejects.toMatchObject({ kind: 'network' });
});

test('a file that is given up ends at once', async () => {
	const giveUp = new AbortController();
	const client = clientOf(({ signal }) =>
		fileOf(['1'], (controller) => {
			signal.addEventListener('abort', () => controller.error(signal.reason));
			giveUp.abort();
		}),
	);
	const download = client.download('/v1/crm/addresses/search/filtered/csv', wanted, { signal: giveUp.signal });
	expect(isAbort(await download.catch((error: unknown) => error))).toBe(true);
});
