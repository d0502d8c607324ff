import { isUtf8 } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressExportRoutes } from './addressExport/addressExport.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { createAudit } from './auth/audit.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createGate } from './auth/gate.ts';
import { createRateLimits } from './auth/limits/rateLimit.ts';
import { steadyClock } from './auth/limits/steadyClock.ts';
import { createThrottle } from './auth/limits/throttle.ts';
import { loadKeys } from './auth/secret.ts';
import { createSessionLookup } from './auth/sessions.ts';
import { autofillRoutes } from './autofill/autofill.routes.ts';
import type { Config } from './config.ts';
import { API_PREFIX, type Api, methodsOf, openApi, parseQuery } from './contract/contract.ts';
import { crmRoutes } from './crm/crm.routes.ts';
import { crmRecordRoutes } from './crm/crmRecords.routes.ts';
import type { Database } from './database/database.ts';
import { duplicateRoutes } from './duplicates/duplicates.routes.ts';
import { securityHeaders } from './headers.ts';
import { isTooDeep } from './jsonDepth.ts';
import { listRoutes } from './lists/lists.routes.ts';
import { errorFields, type Log, loggablePath } from './log.ts';
import { newAddressRoutes } from './newAddress/newAddress.routes.ts';
import { sendPageForUnreadable, sendPortalPage, servePortalFiles } from './portalFiles.ts';
import { Problem, problemOf, renderProblem } from './problem.ts';
import { warnOfUntrustedProxy } from './proxyWarning.ts';
import { searchRoutes } from './shell/search.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { taskRoutes } from './tasks/tasks.routes.ts';
import { createWrites } from './writes/writes.ts';

/** What a server is made of. */
export interface AppParts {
	readonly database: Database;
	readonly config: Config;
	readonly log: Log;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
	/** Milliseconds, never set back: what limits and waits are measured with. */
	readonly steady?: () => number;
}

const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
// Longer than the portal's poll of 60 seconds, so that it finds its connection open.
const KEEP_ALIVE_MS = 72_000;

/** The whole server but for its port: the API of the contract, health, and the built portal. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
	const { database, config, log, now = Date.now, steady = steadyClock } = parts;
	const { pool, db } = database;
	const keys = await loadKeys(db, config.secret);
	const audit = createAudit(pool);

	function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const isOfPage = !isApiPath(request.url) && problemOf(error).status < 500;
		if (isOfPage && sendPageForUnreadable(request, reply, config.portalFolder)) return reply;
		return sendProblem(error, request, reply, log);
	}

	const app = Fastify({
		bodyLimit: BODY_LIMIT,
		requestTimeout: REQUEST_TIMEOUT_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		forceCloseConnections: 'idle',
		onProtoPoisoning: 'error',
		onConstructorPoisoning: 'error',
		exposeHeadRoutes: false,
		trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
		genReqId: createRequestIds(),
		routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
		frameworkErrors: (error, request, reply) => {
			setCommonHeaders(request, reply);
			answerFailure(error, request, reply);
			// Such a request has no route, so its end is not reported by the hook below.
			logRequest(request, reply, log);
		},
		clientErrorHandler: refuseBrokenRequest,
	});
	app.server.headersTimeout = HEADERS_TIMEOUT_MS;
	app.addHook('onRequest', async (request, reply) => setCommonHeaders(request, reply));
	warnOfUntrustedProxy(app, log);
	endConnectionsOnClose(app);
	app.addHook('onResponse', async (request, reply) => logRequest(request, reply, log));
	app.setErrorHandler(answerFailure);
	acceptJson(app);

	const findSession = createSessionLookup(pool, now, config.lifetimes.idle);
	const limits = createRateLimits(config.rateLimit, steady);
	const gate = createGate({
		bearerKey: keys.bearer,
		findSession,
		limits,
		audit,
		now,
	});
	const api = openApi(app, gate);
	const throttle = createThrottle(pool, keys.account, steady);
	authRoutes(api, { pool, keys, lifetimes: config.lifetimes, throttle, limits, audit, now });
	shellRoutes(api, db);
	searchRoutes(api, { db, audit });
	const crm = { db, audit, writes: createWrites({ db, audit, now }), now };
	crmRoutes(api, crm);
	crmRecordRoutes(api, crm);
	addressExportRoutes(api, { db, audit, poolSize: config.poolSize, seconds: config.exportSeconds });
	addressRoutes(api, crm);
	newAddressRoutes(api, crm);
	duplicateRoutes(api, crm);
	taskRoutes(api, crm);
	listRoutes(api, db);
	autofillRoutes(api, db);

	healthRoutes(app, database, findSession);
	await servePortalFiles(app, config.portalFolder);
	app.setNotFoundHandler((request, reply) => answerUnknownPath(api, request, reply, config.portalFolder));
	return app;
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
	reply.headers(securityHeaders);
	if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
}

// A connection whose request outlives the order to stop would otherwise be kept open for the next one, and the stop wait.
function endConnectionsOnClose(app: FastifyInstance): void {
	let isClosing = false;
	app.addHook('preClose', async () => {
		isClosing = true;
	});
	app.addHook('onSend', (_request, reply, payload, done) => {
		if (isClosing) reply.header('connection', 'close');
		done(null, payload);
	});
}

function isApiPath(url: string): boolean {
	return url.startsWith(API_PREFIX) && /^$|^[/?]/.test(url.slice(API_PREFIX.length, API_PREFIX.length + 1));
}

// Only JSON in UTF-8 comes in. Fastify's own parser would take broken UTF-8 and any charset.
function acceptJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error');
	app.removeAllContentTypeParsers();
	app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
		const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
		if (charset !== undefined && !/^utf-?8$/i.test(charset)) return done(new Problem('unsupportedMediaType'));
		if (body.length === 0) return done(null, undefined);
		if (!isUtf8(body) || isTooDeep(body)) return done(new Problem('malformed'));
		return parse(request, body.toString(), done);
	});
}

function answerUnknownPath(api: Api, request: FastifyRequest, reply: FastifyReply, portalFolder: string): FastifyReply {
	const path = request.url.split('?', 1)[0] ?? '';
	if (isApiPath(path)) {
		const allow = methodsOf(api, path);
		// The router knows this operation, but its parameter was too long.
		if (allow.includes(request.method)) throw new Problem('malformed');
		throw allow.length > 0 ? new Problem('methodNotAllowed', { allow }) : new Problem('unknownPath');
	}
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		throw new Problem('methodNotAllowed', { allow: ['GET', 'HEAD'] });
	}
	return sendPortalPage(path, reply, portalFolder);
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
	const problem = problemOf(error);
	const { cause } = problem.details;
	if (problem.status >= 500 && cause !== undefined) {
		log.error('failed', { id: request.id, status: problem.status, route: routeOf(request), ...errorFields(cause) });
	}
	const { status, headers, body } = renderProblem(problem, request.id);
	return reply.code(status).headers(headers).send(body);
}

function logRequest(request: FastifyRequest, reply: FastifyReply, log: Log): void {
	log.info('request', {
		id: request.id,
		method: request.method,
		route: routeOf(request),
		status: reply.statusCode,
		ms: Math.round(reply.elapsedTime * 10) / 10,
		user: request.session?.userId,
	});
}

function routeOf({ routeOptions, url }: FastifyRequest): string {
	return routeOptions.config.operation?.id ?? loggablePath(url);
}

function healthRoutes(
	app: FastifyInstance,
	{ isRunning }: Database,
	findSession: (sessionId: string) => Promise<unknown>,
): void {
	app.get('/healthz', async (_, reply) => {
		// The process lives and brings the database back by itself: to end it would help nobody.
		const database = isRunning() ? 'ok' : 'restarting';
		return reply.header('cache-control', 'no-store').send({ status: 'ok', database });
	});
	app.get('/readyz', async (_, reply) => {
		// Asks what every request asks first, on the same way.
		await findSession(randomUUID());
		return reply.header('cache-control', 'no-store').send({ status: 'ok' });
	});
}

function createRequestIds(): () => string {
	// Random at the front, so that ids of processes beside each other differ.
	const start = randomBytes(5).toString('hex');
	let count = 0;
	return () => `${start}-${(++count).toString(36)}`;
}

/** Answers what Node could not read as HTTP; no request exists yet at this point. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return;
	if (socket.writable) {
		const { status, headers, body } = renderProblem(new Problem(brokenRequestCode(error.code)), 'none');
		const lines = Object.entries({
			...securityHeaders,
			...headers,
			'cache-control': 'no-store',
			'content-length': String(Buffer.byteLength(body)),
			connection: 'close',
		}).map(([name, value]) => `${name}: ${value}\r\n`);
		socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
	}
	socket.destroy();
}

function brokenRequestCode(code: string | undefined): 'timeout' | 'headersTooLarge' | 'malformed' {
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
	return code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'malformed';
}
