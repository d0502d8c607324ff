import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { compileAnswerWriter } from './answerWriter.ts';
import { type Gate, openApi, parseQuery, readOperations, serve, servePublic } from './contract.ts';
import { type ContractDocument, currentContract, type Schema } from './document.ts';
import { createRequestChecks } from './requestCheck.ts';

const openGate: Gate = {
	authenticate: async () => ({
		sessionId: '',
		userId: 1,
		username: 'demo',
		firma: 1,
		subject: { admin: false, apps: [], rights: [] },
		bearerEndsAt: 0,
	}),
	admitUser: () => {},
	admitAddress: () => {},
	refused: async () => {},
};

/** A contract of one operation, as far as a test wants it. */
function contractOf(operation: object, schemas: Record<string, Schema> = {}): ContractDocument {
	return {
		paths: {
			'/v1/user': { get: { operationId: 'getUser', responses: { 204: {} }, 'x-permission': 'signedIn', ...operation } },
		},
		components: { schemas },
	} as unknown as ContractDocument;
}

describe('a server does not start', () => {
	test('with an operation that declares no permission, or one nobody knows', () => {
		for (const permission of [undefined, '', 'everybody', null, 7, [], ['crm', 'everybody'], ['crm', 'public']]) {
			expect(() => openApi(Fastify(), openGate, contractOf({ 'x-permission': permission }))).toThrow(/permission/);
		}
	});

	test('with an operation that has no handler', async () => {
		const app = Fastify();
		openApi(app, openGate, contractOf({}));
		await expect(app.ready()).rejects.toThrow('Operations without a handler: getUser');
	});

	test('with a route below /api that is not in the contract', () => {
		const app = Fastify();
		openApi(app, openGate, contractOf({}));
		for (const url of ['/api', '/api/v1/user', '/api/v1/more', '/api/*']) {
			expect(() => app.get(url, async () => 'x')).toThrow('is not in the contract');
		}
		expect(() => app.get('/apium', async () => 'x')).not.toThrow();
	});

	test('with an operation served twice, an unknown one, or a guarded one served to everybody', () => {
		const api = openApi(Fastify(), openGate, contractOf({}));
		expect(() => servePublic(api, 'getUser', () => undefined as never)).toThrow('is not public');
		const again = openApi(Fastify(), openGate, contractOf({}));
		serve(again, 'getUser', () => undefined as never);
		expect(() => serve(again, 'getUser', () => undefined as never)).toThrow('served twice');
		expect(() => serve(again, 'listApps', () => [])).toThrow('not in the contract');
	});

	test('with an answer whose fields are not sealed', () => {
		const open = { type: 'object', properties: { a: { type: 'string' } } };
		expect(() => compileAnswerWriter(open, contractOf({}))).toThrow('sealed');
	});
});

describe('an answer', () => {
	const sealed = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
		type: 'object',
		properties,
		required,
		additionalProperties: false,
	});
	const text = { type: 'string' };

	test('leaves out every field the contract does not name', () => {
		const write = compileAnswerWriter(
			sealed({ list: { type: 'array', items: sealed({ name: text }) } }),
			contractOf({}),
		);
		const answer = { list: [{ name: 'a', password_hash: 'x' }], secret: 1, toString: 'x' };
		expect(write(answer)).toBe('{"list":[{"name":"a"}]}');
	});

	test.each<[string, Schema, unknown]>([
		['a missing field', sealed({ a: text }), {}],
		['a number for text', text, 1],
		['null for text', text, null],
		['text for a number', { type: 'integer' }, '1'],
		['a fraction for an integer', { type: 'integer' }, 1.5],
		['a number beyond 2⁵³', { type: 'integer' }, 2 ** 53],
		['NaN', { type: 'integer' }, Number.NaN],
		['an unknown choice', { type: 'string', enum: ['a'] }, 'b'],
		['a value for a flag', { type: 'boolean' }, 1],
		['an object for a list', { type: 'array', items: text }, {}],
		['a list for an object', sealed({ a: text }), ['a']],
	])('with %s is a fault, never sent', (_, schema, value) => {
		expect(() => compileAnswerWriter(schema, contractOf({}))(value)).toThrow('does not fit the contract');
	});

	test('writes the same JSON as JSON.stringify does, with unions, null, optional fields and any text', () => {
		const hit = (tag: string) => sealed({ type: { type: 'string', enum: [tag] }, [tag]: text });
		const schema = sealed(
			{
				gone: { anyOf: [text, { type: 'null' }] },
				hits: { type: 'array', items: { anyOf: [hit('A'), hit('B')] } },
				maybe: text,
				empty: sealed({}, []),
				flag: { type: 'boolean' },
			},
			['gone', 'hits', 'flag'],
		);
		const value = {
			gone: null,
			hits: [
				{ type: 'B', B: 'ü"\\\n\u2028\ud83d\ude00' },
				{ type: 'A', A: '' },
			],
			empty: {},
			flag: false,
		};
		expect(compileAnswerWriter(schema, contractOf({}))(value)).toBe(JSON.stringify(value));
	});
});

describe('a number in an address', () => {
	const operation = readOperations(currentContract()).find(({ id }) => id === 'getAddress');
	if (operation === undefined) throw new Error('getAddress has left the contract');
	const check = createRequestChecks(currentContract())(operation);
	const read = (id: string) => check({ path: { id }, query: {}, header: {}, body: undefined }).path;

	test.each(['1', '42', '2147483647'])('%s is read', (id) => {
		expect(read(id)).toEqual({ id: Number(id) });
	});

	test.each([
		'',
		'0',
		'-1',
		'+1',
		'01',
		'1.0',
		'1.5',
		'1e1',
		'0x1',
		' 1',
		'1 ',
		'1\n',
		'１',
		'٣',
		'abc',
		'2147483648',
		'NaN',
		'null',
		'-0',
		'9'.repeat(40),
	])('%j is refused', (id) => {
		expect(() => read(id)).toThrow(Problem);
	});
});

describe('the query of an address', () => {
	test.each([
		['', {}],
		['q=M%C3%BCller+Graz', { q: 'Müller Graz' }],
		['a=1&b=&c', { a: '1', b: '', c: '' }],
		['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
		['a==b&&', { a: '=b' }],
		['%71=x', { q: 'x' }],
	])('%s', (text, expected) => {
		expect({ ...parseQuery(text) }).toEqual(expected);
	});

	test('that cannot be decoded holds a text no schema lets through', () => {
		for (const text of ['q=%', 'q=%zz', 'q=%E0%A4%A', 'q=%ff']) {
			expect(String(parseQuery(text).q).isWellFormed()).toBe(false);
		}
	});

	test('cannot reach the prototype of anything', () => {
		const query = parseQuery('__proto__=x&constructor=y');
		expect(Object.getPrototypeOf(query)).toBeNull();
		expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
	});
});
