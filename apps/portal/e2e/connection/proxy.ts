import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as journey } from '../journey.ts';

/** What is answered instead of the server's answer. */
export interface Answer {
	readonly status: number;
	readonly contentType?: string;
	readonly body?: string;
}

/**
 * A proxy between browser and server that answers some requests itself. A request is named by method and path, as in
 * `GET /api/v1/user`. The browser keeps its cache, unlike with routes.
 */
export interface AnsweringProxy {
	readonly url: string;
	/** From now on requests of this form get this answer; with null every one is passed on to the server. */
	answer(requests: RegExp, answer: Answer | null): void;
	/** The server does what the next request of this form asks for, but its answer breaks off on the way. */
	loseAnswer(request: RegExp): void;
	dispose(): Promise<void>;
}

/** Journeys whose pages reach the shared server through a proxy of their own. */
export const test = journey.extend<{ between: AnsweringProxy }>({
	between: async ({ server }, use) => {
		const proxy = await startProxy(server.url);
		await use(proxy);
		await proxy.dispose();
	},
	baseURL: async ({ between }, use) => use(between.url),
});

async function startProxy(server: string): Promise<AnsweringProxy> {
	let own: { requests: RegExp; answer: Answer } | null = null;
	let lost: RegExp | null = null;
	const proxy = createServer((asked, answered) => {
		const name = `${asked.method} ${asked.url}`;
		if (own?.requests.test(name)) return give(own.answer, answered);
		const isLost = lost?.test(name) ?? false;
		if (isLost) lost = null;
		passOn(asked, answered, server, isLost);
	}).listen(0, 'localhost');
	await once(proxy, 'listening');
	return {
		url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
		answer(requests, answer) {
			own = answer && { requests, answer };
		},
		loseAnswer(request) {
			lost = request;
		},
		async dispose() {
			proxy.closeAllConnections();
			proxy.close();
			await once(proxy, 'close');
		},
	};
}

function give({ status, contentType, body }: Answer, answered: ServerResponse): void {
	answered.writeHead(status, contentType ? { 'content-type': contentType } : {});
	answered.end(body);
}

function passOn(asked: IncomingMessage, answered: ServerResponse, server: string, isLost: boolean): void {
	const { method, headers, url = '/' } = asked;
	const passed = request(`${server}${url}`, { method, headers }, (response) => {
		if (isLost) {
			// Its beginning gets through: a browser repeats a request by itself when it hears nothing at all.
			answered.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
			answered.write('{');
			response.resume().on('end', () => answered.destroy());
			return;
		}
		answered.writeHead(response.statusCode ?? 502, response.headers);
		response.pipe(answered);
	});
	passed.on('error', () => answered.destroy());
	asked.pipe(passed);
}
