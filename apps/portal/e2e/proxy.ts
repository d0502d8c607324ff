import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered instead of the server's answer. */
export interface Answer {
	readonly status: number;
	readonly contentType?: string;
	readonly body?: string;
}

/** A proxy between browser and server that answers some paths itself. The browser keeps its cache, unlike with routes. */
export interface AnsweringProxy {
	readonly url: string;
	/** From now on paths of this form get this answer; with null every path is passed on to the server. */
	answer(paths: RegExp, answer: Answer | null): void;
	dispose(): Promise<void>;
}

/** Starts a proxy in front of a server, on a free port; it passes everything on. */
export async function startProxy(server: string): Promise<AnsweringProxy> {
	let own: { paths: RegExp; answer: Answer } | null = null;
	const proxy = createServer((asked, answered) => {
		if (own?.paths.test(asked.url ?? '')) return give(own.answer, answered);
		passOn(asked, answered, server);
	}).listen(0, 'localhost');
	await once(proxy, 'listening');
	return {
		url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
		answer(paths, answer) {
			own = answer && { paths, answer };
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

function passOn(asked: IncomingMessage, answered: ServerResponse, server: string): void {
	const { method, headers, url = '/' } = asked;
	const passed = request(`${server}${url}`, { method, headers }, (response) => {
		answered.writeHead(response.statusCode ?? 502, response.headers);
		response.pipe(answered);
	});
	passed.on('error', () => answered.destroy());
	asked.pipe(passed);
}
