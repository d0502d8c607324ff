import { isUtf8 } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressExportRoutes } from './addressExport/addressExport.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { addressMergeRoutes } from './addressMerge/addressMerge.routes.ts';
import { articleRoutes } from './articles/articles.routes.ts';
import { attachmentRoutes } from './attachments/attachments.routes.ts';
import { createAudit } from './auth/audit.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createGate } from './auth/gate.ts';
import { createRateLimits, type RateLimits } from './auth/limits/rateLimit.ts';
import { steadyClock } from './auth/limits/steadyClock.ts';
import { createThrottle } from './auth/limits/throttle.ts';
import { loadKeys } from './auth/secret.ts';
import { createSessionLookup } from './auth/sessions.ts';
import { autofillRoutes } from './autofill/autofill.routes.ts';
import { businessRoutes } from './business/business.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import type { Config } from './config.ts';
import { type Api, isApiPath, methodsOf, openApi, parseQuery } from './contract/contract.ts';
import { crmRoutes } from './crm/crm.routes.ts';
import { crmRecordRoutes } from './crm/crmRecords.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import type { Database } from './database/database.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { duplicateRoutes } from './duplicates/duplicates.routes.ts';
import { securityHeaders } from './headers.ts';
import { createHttpServer, refuseBrokenRequest } from './http/httpServer.ts';
import { inventoryRoutes } from './inventory/inventory.routes.ts';
import { isTooDeep } from './jsonDepth.ts';
import { listRoutes } from './lists/lists.routes.ts';
import { errorFields, type Log, loggablePath } from './log.ts';
import { newAddressRoutes } from './newAddress/newAddress.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { createWakeups, type Wakeups } from './notifications/wakeups.ts';
import { paperRoutes } from './paper/paper.routes.ts';
import { createPress } from './paper/press.ts';
import { openPortal, type Portal } from './portalFiles.ts';
import { Problem, problemOf, renderProblem } from './problem.ts';
import { warnOfUntrustedProxy } from './proxyWarning.ts';
import { createReads } from './reads/reads.ts';
import { createWholeFiles } from './reads/wholeFiles.ts';
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
	/** Tells the streams of this process of changes; without one of the caller they hear of nothing. */
	readonly wakeups?: Wakeups;
}

const BODY_LIMIT = 1024 * 1024;

const HEALTH = '/healthz';
const READY = '/readyz';

/** The whole server but for its port: the API of the contract, health, and the built portal. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
	const { database, config, log, now = Date.now, steady = steadyClock, wakeups = createWakeups() } = parts;
	const { pool, db } = database;
	const keys = await loadKeys(db, config.secret);
	const audit = createAudit(pool);
	const limits = createRateLimits(config.rateLimit, steady);
	const portal = await openPortal(config.portalFolder);

	function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
		// What is refused on purpose stays refused; only what cannot be read is the page's.
		const isOfPage = !(error instanceof Problem) && !isApiPath(request.url) && problemOf(error).status < 500;
		if (isOfPage && portal.sendPageForUnreadable(request, reply)) return reply;
		return sendProblem(error, request, reply, log);
	}

	const app = Fastify({
		bodyLimit: BODY_LIMIT,
		serverFactory: createHttpServer,
		forceCloseConnections: 'idle',
		onProtoPoisoning: 'error',
		onConstructorPoisoning: 'error',
		exposeHeadRoutes: false,
		trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
		genReqId: createRequestIds(),
		routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
		frameworkErrors: (error, request, reply) => {
			setCommonHeaders(request, reply);
			answerFailure(refusalOf(() => admitPath(request, portal, limits)) ?? error, request, reply);
			// Such a request has no route, so its end is not reported by the hook below.
			logRequest(request, reply, log);
		},
		clientErrorHandler: refuseBrokenRequest,
	});
	app.addHook('onRequest', async (request, reply) => {
		setCommonHeaders(request, reply);
		admitPath(request, portal, limits);
	});
	warnOfUntrustedProxy(app, log);
	endConnectionsOnClose(app);
	app.addHook('onResponse', async (request, reply) => logRequest(request, reply, log));
	app.setErrorHandler(answerFailure);
	acceptJson(app);

	const findSession = createSessionLookup(pool, now, config.lifetimes.idle);
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
	const reads = createReads(pool);
	const crm = { db, audit, writes: createWrites({ db, audit, now }), reads, now };
	searchRoutes(api, crm);
	shellRoutes(api, crm);
	notificationRoutes(api, { db, wakeups, streamSeconds: config.streamSeconds, now });
	app.addHook('preClose', async () => wakeups.close());
	dashboardRoutes(api, db, now);
	crmRoutes(api, crm);
	crmRecordRoutes(api, crm);
	attachmentRoutes(api, crm);
	addressMergeRoutes(api, crm);
	const files = createWholeFiles({ poolSize: config.poolSize, seconds: config.exportSeconds });
	addressExportRoutes(api, { db, audit, reads, files });
	addressRoutes(api, crm);
	newAddressRoutes(api, crm);
	documentRoutes(api, { ...crm, files });
	// Piles of prints keep nobody from issuing.
	const issuing = createPress({ seconds: 10, megabytes: 256, waiting: 50, waitingOfUser: 50 }, log);
	const printing = createPress({ seconds: 20, megabytes: 256, waiting: 20, waitingOfUser: 4 }, log);
	app.addHook('onClose', async () => {
		await Promise.all([issuing.close(), printing.close()]);
	});
	paperRoutes(api, { ...crm, press: printing });
	businessRoutes(api, { ...crm, press: issuing });
	duplicateRoutes(api, crm);
	taskRoutes(api, crm);
	articleRoutes(api, { ...crm, files });
	calendarRoutes(api, crm);
	inventoryRoutes(api, { ...crm, files, press: printing });
	listRoutes(api, db);
	autofillRoutes(api, db);

	healthRoutes(app, database, findSession);
	await portal.serve(app);
	app.setNotFoundHandler((request) => refuseUnknownPath(api, request));
	return app;
}

/**
 * Counts what stands outside of the API by the address it comes from; the API counts by user. Each kind has its own count,
 * so that who asks for files that there are not uses up nothing that colleagues behind the same address need.
 */
function admitPath({ url, ip }: FastifyRequest, portal: Portal, { address, files }: RateLimits): void {
	if (isApiPath(url)) return;
	const path = url.split('?', 1)[0] ?? '';
	if (path === HEALTH || path === READY) address(`health ${ip}`);
	else if (portal.kindOf(path) === 'missing') address(`missing ${ip}`);
	else files(ip);
}

function refusalOf(check: () => void): unknown {
	try {
		check();
		return null;
	} catch (refusal) {
		return refusal;
	}
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

function refuseUnknownPath(api: Api, { url, method }: FastifyRequest): never {
	const path = url.split('?', 1)[0] ?? '';
	if (isApiPath(path)) {
		const allow = methodsOf(api, path);
		// The router knows this operation, but its parameter was too long.
		if (allow.includes(method)) throw new Problem('malformed');
		throw allow.length > 0 ? new Problem('methodNotAllowed', { allow }) : new Problem('unknownPath');
	}
	if (method !== 'GET' && method !== 'HEAD') throw new Problem('methodNotAllowed', { allow: ['GET', 'HEAD'] });
	throw new Problem('unknownPath');
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
	const problem = problemOf(error);
	const { cause } = problem.details;
	if (problem.status >= 500 && cause !== undefined) {
		log.error('failed', { id: request.id, status: problem.status, route: routeOf(request), ...errorFields(cause) });
	}
	const { status, headers, body } = renderProblem(problem, request.id);
	// What such a connection has sent ahead goes with it.
	if (problem.code === 'tooManyRequests' && request.session?.userId === undefined) reply.header('connection', 'close');
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
	app.get(HEALTH, async (_, reply) => {
		// The process lives and brings the database back by itself: to end it would help nobody.
		const database = isRunning() ? 'ok' : 'restarting';
		return reply.header('cache-control', 'no-store').send({ status: 'ok', database });
	});
	app.get(READY, async (_, reply) => {
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
