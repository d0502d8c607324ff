import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentContract, isPublic, type Operation, readOperations } from '../contract/contract.ts';
import type { Schema } from '../contract/document.ts';
import { securityHeaders } from '../headers.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { changedOperations } from './changedOperations.ts';
import { invalidValues } from './invalidValues.ts';
import { samples } from './samples.ts';
import { validValues } from './validValues.ts';

/*
 * The contract asked of the running server (security.md 5.2): requests made from its schemas, each of which must be taken
 * or refused as the schema says, with an answer of the contract. What `main` does not have yet is asked more often;
 * KONTOR_FUZZ_RUNS and KONTOR_FUZZ_SEED ask for more.
 */
const contract = currentContract();
const operations = readOperations(contract);
const changed = changedOperations(contract);
const seed = Number(process.env.KONTOR_FUZZ_SEED ?? 20_260_715);

/** A request as it goes over the wire. */
interface WireRequest {
	readonly path: string;
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
	/** JSON text; null sends none. */
	readonly body: string | null;
	/** What is wrong with it, for the report. */
	readonly fault?: string;
}

let server: TestApp;
let bearer: string;
const answers = new Map<string, ValidateFunction>();
const currents = new Map<string, ValidateFunction>();

beforeAll(async () => {
	server = await createTestApp({
		KONTOR_SESSION_SECONDS: '100000',
		KONTOR_BEARER_SECONDS: '3600',
		// Its answer is looked at as a whole.
		KONTOR_STREAM_SECONDS: '0',
		KONTOR_LOG: 'error',
	});
	({ bearer } = await server.signIn('demo'));
	const ajv = new Ajv2020({ strict: true, allErrors: true });
	addFormats.default(ajv);
	ajv.addVocabulary(['example']);
	ajv.addSchema({ $id: 'contract', $defs: withDefs(contract.components.schemas) });
	ajv.addSchema({ $id: 'problem', ...(withDefs({ $ref: '#/components/schemas/Problem' }) as object) });
	for (const { id, answer, current } of operations) {
		if (answer !== null) answers.set(id, ajv.compile(withDefs(answer) as object));
		if (current !== null) currents.set(id, ajv.compile(withDefs(current) as object));
	}
	answers.set('inTheWay', ajv.compile(withDefs({ $ref: '#/components/schemas/PriceInTheWay' }) as object));
	answers.set('taken', ajv.compile(withDefs({ $ref: '#/components/schemas/TakenTime' }) as object));
	const problem = ajv.getSchema('problem');
	if (problem !== undefined) answers.set('problem', problem as ValidateFunction);
});
afterAll(() => server.close());

function withDefs(schema: unknown): unknown {
	return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/'));
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
	test('takes every valid request and answers as the contract says', async () => {
		const property = fc.asyncProperty(validRequests(operation), async (request) => {
			const response = await send(operation, request);
			checkAnswer(operation, response);
			expect([operation.status, ...(operation.mayBeEmpty ? [204] : []), ...refusalsOfValid(operation)]).toContain(
				response.statusCode,
			);
		});
		await fc.assert(property, { numRuns: runsOf(operation), seed, verbose: 0 });
	}, 600_000);

	test('refuses every invalid request and says why', async () => {
		const property = fc.asyncProperty(invalidRequests(operation), async (request) => {
			const response = await send(operation, request);
			checkAnswer(operation, response);
			expect(response.statusCode).toBe(400);
		});
		await fc.assert(property, { numRuns: runsOf(operation), seed, verbose: 0 });
	}, 600_000);
});

test('nothing that was typed in all these requests stands in the audit log', async () => {
	const { rows } = await server.database.pool.query<{ subject: string }>(
		'select distinct subject from audit_log where subject is not null',
	);
	const groups = await server.database.db.selectFrom('customer_groups').select('code').execute();
	const known = new Set([
		...groups.map(({ code }) => code),
		// Operations, fields and enumerations.
		...(JSON.stringify(contract).match(/\w+/g) ?? []),
		...['contactPerson', 'removed', 'reason'],
	]);
	const words = rows.flatMap(({ subject }) => subject.split(/[ /,]/));
	expect(words.length).toBeGreaterThan(100);
	expect(words.filter((word) => !/^\d+$/.test(word) && !known.has(word))).toEqual([]);
});

function runsOf({ id }: Operation): number {
	return Number(process.env.KONTOR_FUZZ_RUNS ?? (changed.has(id) ? 300 : 60));
}

/** What a well-formed request may still meet: nothing there, or a secret that fits nobody. */
function refusalsOfValid({ id, path, statuses }: Operation): number[] {
	if (id === 'login') return [401, 429];
	if (id === 'refresh') return [401];
	// Rules of the domain that no schema says, and versions of another time.
	const refusals: number[] = statuses.filter((status) => status === 412 || status === 422);
	// Appointments meet others, series are saved as they were seen, nobody has more than 50 feeds.
	if ((path.startsWith('/v1/calv2/') || meetsOthers.has(id)) && statuses.includes(409)) refusals.push(409);
	const namesRecord = path.includes('{') || namedInBody.has(id);
	return namesRecord ? [404, ...refusals] : refusals;
}

// A number is of one article; a count is posted once.
const meetsOthers: ReadonlySet<string> = new Set(['createArticle', 'postCount']);

const namedInBody: ReadonlySet<string> = new Set([
	'recordAppAccess',
	'listAppointmentHistory',
	'restoreAppointments',
	'printDocuments',
]);

let address = 0;

async function send(
	operation: Operation,
	{ path, query, headers, body }: WireRequest,
): Promise<LightMyRequestResponse> {
	// Sign-ins are throttled by address; each comes from one of its own.
	address++;
	return server.ask(operation.method, `/api${path}${query === '' ? '' : `?${query}`}`, {
		...(!isPublic(operation) && { bearer }),
		...(body !== null && { body }),
		headers: { ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
		remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
	});
}

function checkAnswer({ id, statuses, status, file }: Operation, response: LightMyRequestResponse): void {
	expect(response.statusCode).toBeLessThan(500);
	expect(statuses).toContain(response.statusCode);
	expect(response.headers).toMatchObject(securityHeaders);
	expect(response.headers['cache-control']).toBe('no-store');
	if (response.statusCode === 204) {
		expect(response.body).toBe('');
		return;
	}
	const isSuccess = response.statusCode === status;
	if (isSuccess && file !== null) {
		expect(response.headers['content-type']).toBe(file.startsWith('text/') ? `${file}; charset=utf-8` : file);
		expect(response.body.length).toBeGreaterThan(0);
		return;
	}
	expect(response.headers['content-type']).toBe(`application/${isSuccess ? '' : 'problem+'}json; charset=utf-8`);
	if (isSuccess) {
		expectValid(answers.get(id), response.json());
	} else {
		const { current, taken, inTheWay, ...problem } = response.json();
		expectValid(answers.get('problem'), problem);
		if (response.statusCode === 412) expectValid(currents.get(id), current);
		if (taken !== undefined) expectValid(answers.get('taken'), taken);
		if (inTheWay !== undefined) expectValid(answers.get('inTheWay'), inTheWay);
	}
	if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

function expectValid(validate: ValidateFunction | undefined, value: unknown): void {
	if (validate === undefined) throw new Error('No schema for this answer');
	validate(value);
	expect(validate.errors ?? []).toEqual([]);
}

type Parameter = Operation['parameters'][number];

function validRequests(operation: Operation): Arbitrary<WireRequest> {
	const path = parametersIn(operation, 'path');
	const query = parametersIn(operation, 'query');
	const header = parametersIn(operation, 'header');
	return fc
		.record({
			path: fc.record(validParameters(path)),
			query: fc.record(validParameters(query), {
				requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
			}),
			header: fc.record(validParameters(header), {
				requiredKeys: header.filter(({ required }) => required).map(({ name }) => name),
			}),
			body: validBodies(operation),
		})
		.map(({ path: pathValues, query: queryValues, header: headers, body }) => ({
			path: fillPath(operation.path, pathValues),
			query: writeQuery(queryValues as Record<string, unknown>),
			headers: headers as Record<string, string>,
			body,
		}));
}

/** Any body of the schema; where it has to keep rules of the domain too, also the sample with a few fields changed. */
function validBodies({ id, body, needsBody, statuses }: Operation): Arbitrary<string | null> {
	if (body === null) return fc.constant(null);
	const any = validValues(body, contract);
	const sample = samples[id].body;
	const isRuled = statuses.includes(422) && typeof sample === 'object';
	const near = fc.tuple(any, fc.array(fc.nat(100), { maxLength: 3 })).map(([value, picks]) => {
		const fields = Object.entries(value as object);
		const changes = picks.map((pick) => fields[pick % fields.length] ?? ['', undefined]);
		return { ...(sample as object), ...Object.fromEntries(changes.filter(([name]) => name !== '')) };
	});
	const bodies = (isRuled ? fc.oneof(any, near) : any).map(toJson);
	return needsBody ? bodies : fc.option(bodies);
}

const noJson = ['{', 'nope', '{"a":}', "{'a':1}", '{}{}', '\u0000', '[1,]', 'NaN', '{"a":01}'];

function invalidRequests(operation: Operation): Arbitrary<WireRequest> {
	const valid = validRequests(operation);
	const options: Arbitrary<WireRequest>[] = [
		valid.map((request) => ({ ...request, query: join(request.query, 'fremd=1'), fault: 'unknown parameter' })),
		valid.map((request) => ({ ...request, query: join(request.query, '%'), fault: 'undecodable parameter' })),
	];
	for (const { name, schema, required } of parametersIn(operation, 'query')) {
		const others = (query: string) =>
			query
				.split('&')
				.filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
				.join('&');
		const broken = fc.tuple(valid, invalidParameter(schema)).map(([request, { text, fault }]) => ({
			...request,
			query: join(others(request.query), `${name}=${text}`),
			fault,
		}));
		const twice = valid.map((request) => ({ ...request, query: `${name}=1&${name}=1`, fault: 'given twice' }));
		options.push(broken, twice);
		if (required)
			options.push(valid.map((request) => ({ ...request, query: others(request.query), fault: 'missing' })));
	}
	for (const { name, schema, required } of parametersIn(operation, 'header')) {
		const broken = fc.tuple(valid, invalidParameter(schema)).map(([request, { text, fault }]) => ({
			...request,
			headers: { ...request.headers, [name]: text },
			fault,
		}));
		options.push(broken);
		if (required) options.push(valid.map((request) => ({ ...request, headers: {}, fault: 'missing' })));
	}
	for (const { name, schema } of parametersIn(operation, 'path')) {
		const broken = fc.tuple(valid, invalidParameter(schema)).map(([request, { text, fault }]) => ({
			...request,
			path: operation.path.replace(`{${name}}`, text),
			fault,
		}));
		options.push(broken.filter(({ path }) => !path.includes('//')));
	}
	if (operation.body === null) {
		if (operation.method !== 'GET') {
			options.push(valid.map((request) => ({ ...request, body: '{}', fault: 'a body where there is none' })));
		}
		return fc.oneof(...options);
	}
	const faults = invalidValues(operation.body, contract);
	const broken = fc.tuple(valid, faults).map(([request, { what, json }]) => ({ ...request, body: json, fault: what }));
	const spoilt = fc
		.tuple(valid, fc.constantFrom(...noJson, ...(operation.needsBody ? [''] : [])))
		.map(([request, body]) => ({ ...request, body, fault: 'no JSON' }));
	return fc.oneof({ weight: 2, arbitrary: fc.oneof(...options) }, { weight: 8, arbitrary: broken }, spoilt);
}

function parametersIn({ parameters }: Operation, where: Parameter['in']): Parameter[] {
	return parameters.filter((parameter) => parameter.in === where);
}

function validParameters(parameters: readonly Parameter[]): Record<string, Arbitrary<unknown>> {
	return Object.fromEntries(
		parameters.map(({ name, schema }) => [name, idsAsWell(name, validValues(schema, contract))]),
	);
}

// Numbers and versions of the demo data, so that not every record asked for is missing or outdated.
function idsAsWell(name: string, values: Arbitrary<unknown>): Arbitrary<unknown> {
	if (name === 'If-Match') return fc.oneof(values, fc.constantFrom('"1"', '"2"', '"3"'));
	return name === 'id'
		? fc.oneof(values, fc.integer({ min: 1001, max: 3000 }), fc.integer({ min: 1, max: 40 }))
		: values;
}

const noNumbers = [
	'abc',
	'1.5',
	'1e1',
	'01',
	'1%20',
	'%201',
	'0x1',
	'-',
	'+1',
	'%00',
	'NaN',
	'1%0a',
	'%EF%BC%91',
	'null',
];

function invalidParameter(schema: Schema): Arbitrary<{ text: string; fault: string }> {
	return fc.oneof(
		invalidValues(schema, contract)
			.map(({ what, json }) => ({ value: JSON.parse(json), fault: what }))
			// In an address everything is text: a list of one choice reads like the choice.
			.filter(({ value, fault }) => fault !== 'wrong type' && !Array.isArray(value))
			.map(({ value, fault }) => ({ text: encode(value), fault })),
		isText(schema)
			? fc.constantFrom('%00', '%ff', '%', 'a%00b', '%ED%A0%80').map((text) => ({ text, fault: 'not storable' }))
			: fc.constantFrom(...noNumbers).map((text) => ({ text, fault: 'no number' })),
	);
}

function isText(schema: Schema): boolean {
	const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : null;
	return (name === null ? schema : contract.components.schemas[name])?.type === 'string';
}

function encode(value: unknown): string {
	const text = String(value);
	// A lone surrogate cannot be written in an address at all; its bytes can.
	return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function fillPath(path: string, values: Record<string, unknown>): string {
	return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]));
}

function writeQuery(values: Record<string, unknown>): string {
	return Object.entries(values)
		.map(([name, value]) => `${name}=${encode(value)}`)
		.join('&');
}

function join(query: string, pair: string): string {
	return query === '' ? pair : `${query}&${pair}`;
}

function toJson(value: unknown): string {
	return JSON.stringify(value);
}
