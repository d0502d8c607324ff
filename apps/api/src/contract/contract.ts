import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { operations } from '@kontor/api-client/schema.gen';
import { can, type Subject } from '@kontor/domain/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { type AnswerWriter, compileAnswerWriter } from './answerWriter.ts';
import {
	API_PREFIX,
	type ContractDocument,
	currentContract,
	type Operation,
	type OperationId,
	readOperations,
} from './document.ts';
import { createRequestChecks, type RequestCheck } from './requestCheck.ts';

export {
	currentContract,
	isApiPath,
	type Operation,
	type OperationId,
	readOperations,
} from './document.ts';
export { parseQuery } from './query.ts';

/** Who makes a request: a session that holds at this moment. */
export interface Session {
	readonly sessionId: string;
	readonly userId: number;
	readonly username: string;
	readonly firma: number;
	readonly subject: Subject;
	/** When its bearer ends, in milliseconds since 1970. */
	readonly bearerEndsAt: number;
}

/** What stands between a request and its handler. */
export interface Gate {
	/** The session of the request's bearer; throws a 401 problem. */
	authenticate(request: FastifyRequest): Promise<Session>;
	/** Counts a request of a user; throws a 429 problem. */
	admitUser(userId: number): void;
	/** Counts a request without a session for its address; throws a 429 problem. */
	admitAddress(operation: OperationId, ip: string): void;
	/** Told of each refusal for lack of permission, by the guard or by a handler. */
	refused(session: Session, operation: Operation, request: FastifyRequest): Promise<void>;
}

type Parameters<Id extends OperationId, Kind extends 'path' | 'query' | 'header'> = NonNullable<
	operations[Id]['parameters'][Kind]
>;

/** The checked parts of a request, as the contract types them. */
export interface Input<Id extends OperationId> {
	readonly path: Parameters<Id, 'path'>;
	readonly query: Parameters<Id, 'query'>;
	readonly header: Parameters<Id, 'header'>;
	readonly body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
		? Body
		: operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
			? Body | undefined
			: undefined;
}

type Json<Responses, Status extends number> = Responses extends {
	[S in Status]: { content: { 'application/json': infer Content } };
}
	? Content
	: undefined;

/** A text in pieces, a file or events; `return` is called when nobody wants the rest, or when `signal` breaks it off. */
export interface FileInPieces extends AsyncIterableIterator<string> {
	readonly signal: AbortSignal;
}

/** What an operation answers with; undefined for one without content, and for one that may have none (204). */
export type Answer<Id extends OperationId> =
	| (operations[Id]['responses'] extends { 201: unknown }
			? Json<operations[Id]['responses'], 201>
			: operations[Id]['responses'] extends {
						200: { content: { 'text/csv': string } | { 'text/event-stream': string } };
					}
				? FileInPieces
				: operations[Id]['responses'] extends { 200: { content: { 'text/calendar': string } } }
					? string
					: operations[Id]['responses'] extends { 200: { content: { 'application/pdf': unknown } } }
						? Uint8Array
						: Json<operations[Id]['responses'], 200>)
	| (operations[Id]['responses'] extends { 204: unknown } ? undefined : never);

/** What a handler knows beside its input. */
export interface Context {
	/** Address the request came from. */
	readonly ip: string;
	readonly requestId: string;
	/** The client's own words, cut to 200 characters. */
	readonly userAgent: string;
	/** Says when the client leaves before it has its whole answer. */
	whenLeft(): AbortSignal;
}

/** What a handler of an operation behind a session knows beside its input. */
export interface SessionContext extends Context {
	readonly session: Session;
}

/** A server that is being given its operations. */
export interface Api {
	readonly app: FastifyInstance;
	readonly gate: Gate;
	readonly contract: ContractDocument;
	readonly operations: ReadonlyMap<OperationId, Operation>;
	readonly checkFor: (operation: Operation) => RequestCheck;
	readonly served: Set<OperationId>;
}

declare module 'fastify' {
	interface FastifyRequest {
		/** The session that was checked for this request; null before and for public operations. */
		session: Session | null;
	}
	interface FastifyContextConfig {
		/** Set on routes of the contract. */
		operation?: Operation;
	}
}

/**
 * Ties a server to the contract: from here on it takes no route below `/api` that is not an operation, and does not
 * start before each operation has its handler.
 */
export function openApi(app: FastifyInstance, gate: Gate, contract: ContractDocument = currentContract()): Api {
	const list = readOperations(contract);
	const api: Api = {
		app,
		gate,
		contract,
		operations: new Map(list.map((operation) => [operation.id, operation])),
		checkFor: createRequestChecks(contract),
		served: new Set(),
	};
	app.decorateRequest('session', null);
	app.addHook('onRoute', ({ url, config }) => {
		const isBelow = url === API_PREFIX || url.startsWith(`${API_PREFIX}/`);
		if (isBelow && config?.operation === undefined) throw new Error(`${url} is not in the contract`);
	});
	app.addHook('onReady', async () => {
		const missing = list.filter(({ id }) => !api.served.has(id)).map(({ id }) => id);
		if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
	});
	return api;
}

/** Serves an operation that needs a session: its permission is asked before the handler is. */
export function serve<Id extends OperationId>(
	api: Api,
	id: Id,
	handler: (input: Input<Id>, context: SessionContext) => Answer<Id> | Promise<Answer<Id>>,
): void {
	const operation = operationOf(api, id);
	if (isPublic(operation)) throw new Error(`${id} is public`);
	addRoute(api, operation, sessionGuard(api.gate, operation), (input, request, reply) => {
		const { session } = request;
		if (session === null) throw new Problem('notSignedIn');
		return handler(input as Input<Id>, { ...contextOf(request, reply), session });
	});
}

/**
 * Serves an operation that the contract opens to everybody. It is counted for its address, unless its handler counts:
 * one that finds out who asks must not be refused for what others behind the same address do.
 */
export function servePublic<Id extends OperationId>(
	api: Api,
	id: Id,
	handler: (input: Input<Id>, context: Context) => Answer<Id> | Promise<Answer<Id>>,
	counts: 'address' | 'handler' = 'address',
): void {
	const operation = operationOf(api, id);
	if (!isPublic(operation)) throw new Error(`${id} is not public`);
	const guard = async ({ ip }: FastifyRequest) => {
		if (counts === 'address') api.gate.admitAddress(id, ip);
	};
	addRoute(api, operation, guard, (input, request, reply) => handler(input as Input<Id>, contextOf(request, reply)));
}

/** Methods a path of the contract answers to; empty for an unknown path. */
export function methodsOf(api: Api, path: string): string[] {
	const matching = [...api.operations.values()].filter((operation) => pathPattern(operation).test(path));
	return [...new Set(matching.map(({ method }) => method))];
}

function contextOf({ ip, id, headers }: FastifyRequest, { raw }: FastifyReply): Context {
	return {
		ip,
		requestId: id,
		userAgent: (headers['user-agent'] ?? '').slice(0, 200),
		whenLeft() {
			const controller = new AbortController();
			const leave = () => {
				if (!raw.writableFinished) controller.abort();
			};
			if (raw.destroyed) leave();
			else raw.once('close', leave);
			return controller.signal;
		},
	};
}

function operationOf(api: Api, id: OperationId): Operation {
	const operation = api.operations.get(id);
	if (operation === undefined) throw new Error(`${id} is not in the contract`);
	if (api.served.has(id)) throw new Error(`${id} is served twice`);
	api.served.add(id);
	return operation;
}

/** True for operations that need no session. */
export function isPublic({ permissions }: Operation): boolean {
	return permissions.includes('public');
}

function sessionGuard(gate: Gate, operation: Operation): (request: FastifyRequest) => Promise<void> {
	return async (request) => {
		const session = await gate.authenticate(request);
		request.session = session;
		gate.admitUser(session.userId);
		if (operation.permissions.every((permission) => can(session.subject, permission))) return;
		await gate.refused(session, operation, request);
		throw new Problem('forbidden');
	};
}

/** Tells the gate of what a handler refuses: some permissions depend on what a request names. */
async function noteRefusal(gate: Gate, operation: Operation, request: FastifyRequest, error: unknown): Promise<void> {
	if (!(error instanceof Problem) || error.code !== 'forbidden' || request.session === null) return;
	await gate.refused(request.session, operation, request);
}

function addRoute(
	{ app, gate, contract, checkFor }: Api,
	operation: Operation,
	guard: (request: FastifyRequest) => Promise<void>,
	handle: (input: unknown, request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
	// Compiled at the first request: all of them together would cost a good part of the start.
	let check: RequestCheck | null = null;
	const write = operation.answer && compileAnswerWriter(operation.answer, contract);
	const writeCurrent = operation.current && compileAnswerWriter(operation.current, contract);
	app.route({
		method: operation.method,
		url: API_PREFIX + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
		exposeHeadRoute: false,
		...(operation.bodyLimit !== null && { bodyLimit: operation.bodyLimit }),
		config: { operation },
		onRequest: guard,
		handler: async (request, reply) => {
			if (operation.body === null && announcesBody(request)) {
				throw new Problem('invalid', { fields: { body: 'notAllowed' } });
			}
			check ??= checkFor(operation);
			const { params: path, query, headers: header, body } = request;
			const input = check({ path, query, header, body });
			const answer = await answerOf(() => handle(input, request, reply), writeCurrent).catch(async (error: unknown) => {
				await noteRefusal(gate, operation, request, error);
				throw error;
			});
			if (answer === undefined && operation.mayBeEmpty) return reply.code(204).send();
			reply.code(operation.status);
			if (operation.file === 'application/pdf') return sendPdf(reply, answer as Uint8Array);
			if (operation.file !== null) {
				reply.header('content-type', `${operation.file}; charset=utf-8`);
				if (operation.file === 'text/calendar') return sendUnlessKnown(request, reply, String(answer));
				// A proxy that collects an answer before it passes it on would keep events to itself.
				if (operation.file === 'text/event-stream') reply.header('x-accel-buffering', 'no');
				const file = answer as FileInPieces;
				return reply.send(Readable.from(file, { objectMode: false, signal: file.signal }));
			}
			if (write === null) return reply.send();
			if (operation.hasEtag) reply.header('etag', etagOf(answer as { version: number }));
			reply.header('content-type', 'application/json; charset=utf-8');
			return operation.isKept ? sendUnlessKnown(request, reply, write(answer)) : reply.send(write(answer));
		},
	});
}

/** Answers 304 when the client, a program that polls or a browser, has this version already (ETag). */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
	const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
	reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
	return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}

function sendPdf(reply: FastifyReply, { buffer, byteOffset, byteLength }: Uint8Array): FastifyReply {
	return reply.header('content-type', 'application/pdf').send(Buffer.from(buffer, byteOffset, byteLength));
}

// Current values go through the contract like every answer: nothing it does not name leaves with a problem either.
async function answerOf(ask: () => unknown, writeCurrent: AnswerWriter | null): Promise<unknown> {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof Problem) || error.details.current === undefined) throw error;
		if (writeCurrent === null) throw new Error('The contract knows no lost update here', { cause: error });
		throw new Problem(error.code, { ...error.details, current: JSON.parse(writeCurrent(error.details.current)) });
	}
}

/** The entity tag of a record with a version; a client sends it back as `If-Match` to change the record. */
export function etagOf({ version }: { readonly version: number }): string {
	return `"${version}"`;
}

function announcesBody({ headers }: FastifyRequest): boolean {
	return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

const patterns = new WeakMap<Operation, RegExp>();

function pathPattern(operation: Operation): RegExp {
	const known = patterns.get(operation);
	if (known !== undefined) return known;
	const source = operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
	const pattern = new RegExp(`^${API_PREFIX}${source}$`);
	patterns.set(operation, pattern);
	return pattern;
}
