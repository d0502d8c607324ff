import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../headers.ts';
import { Problem, renderProblem } from '../problem.ts';
import { admitByTurns } from './admission.ts';
import { takeOneByOne } from './pipelining.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
// Longer than the portal's poll of 60 seconds, so that it finds its connection open.
const KEEP_ALIVE_MS = 72_000;

// An answer that nobody takes is kept in memory for so long. No request waits longer, and events have a beat.
const STALLED_MS = 300_000;

// What a connection may hold back unread; Node's own measure is four times as much.
const BUFFERED_BYTES = 16 * 1024;

/** An HTTP server with Kontor's limits of time and size for each connection. */
export function createHttpServer(listener: RequestListener): Server {
	const server = createServer(
		{
			requestTimeout: REQUEST_TIMEOUT_MS,
			headersTimeout: HEADERS_TIMEOUT_MS,
			keepAliveTimeout: KEEP_ALIVE_MS,
			highWaterMark: BUFFERED_BYTES,
			// There is nothing to change to: a request that asks for it is answered as any other.
			shouldUpgradeCallback: () => false,
		},
		listener,
	);
	server.setTimeout(STALLED_MS);
	takeOneByOne(server);
	admitByTurns(server);
	return server;
}

/** Answers what Node could not read as HTTP; no request exists yet at this point. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
