import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer } from './httpServer.ts';

const closers: (() => void)[] = [];
afterEach(() => {
	for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<number> {
	const server = createHttpServer(listener).listen(0, '127.0.0.1');
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
	const socket = connect(port, '127.0.0.1').on('error', () => {});
	closers.push(() => socket.destroy());
	return socket;
}

/** The bodies of the next answers, which must have a length. */
async function answersOf(socket: Socket, count: number): Promise<string[]> {
	const bodies: string[] = [];
	let received = '';
	for await (const chunk of socket as AsyncIterable<Buffer>) {
		received += chunk.toString('latin1');
		for (;;) {
			const head = /^HTTP\/1\.1 \d+ [\s\S]*?\r\n\r\n/.exec(received)?.[0];
			if (head === undefined) break;
			const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
			if (received.length < head.length + length) break;
			bodies.push(received.slice(head.length, head.length + length));
			received = received.slice(head.length + length);
			if (bodies.length === count) return bodies;
		}
	}
	return bodies;
}

function answer(response: ServerResponse, body: string): void {
	response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body);
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
	answer(response, `${request.url} ${await text(request)}`);
}

function post(path: string, body: string): string {
	return `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

describe('requests that a client sends ahead', () => {
	test('run one by one, however many they are, and are answered in their order', async () => {
		let running = 0;
		let most = 0;
		const port = await serve((request, response) => {
			most = Math.max(most, ++running);
			setImmediate(() => {
				running--;
				answer(response, request.url ?? '');
			});
		});
		const paths = Array.from({ length: 10_000 }, (_, i) => `/${i}`);
		const socket = open(port);
		socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
		expect(await answersOf(socket, paths.length)).toEqual(paths);
		// The end of a head that the network cuts comes together with the next.
		expect(most).toBeLessThanOrEqual(2);
	});

	test('stay with the client as long as the one before is not answered', async () => {
		const begun: string[] = [];
		const isHeld = Promise.withResolvers<ServerResponse>();
		const port = await serve((request, response) => {
			begun.push(request.url ?? '');
			if (request.url === '/first') isHeld.resolve(response);
			else answer(response, '');
		});
		const socket = open(port);
		const asked = 'GET /more HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000_000 / 35);
		socket.write(`GET /first HTTP/1.1\r\nhost: a\r\n\r\n${asked.repeat(8)}`);
		const held = await isHeld.promise;
		// Connections that came later are served meanwhile.
		for (let i = 0; i < 20; i++) {
			const other = open(port);
			other.write('GET /other HTTP/1.1\r\nhost: a\r\n\r\n');
			await answersOf(other, 1);
		}
		expect(begun.filter((path) => path === '/more')).toEqual([]);
		expect(socket.writableLength).toBeGreaterThan(0);
		answer(held, 'at last');
		expect((await answersOf(socket, 2))[0]).toBe('at last');
	});

	test('keep their bodies, wherever the network cuts them', async () => {
		const port = await serve(echo);
		const bodies = [
			'',
			'x',
			'\r\n\r\n'.repeat(300),
			'a\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n',
			'ö'.repeat(40),
		];
		const asked = Buffer.from(bodies.map((body, index) => post(`/${index}`, body)).join(''), 'latin1');
		const expected = bodies.map((body, index) => `/${index} ${body}`);
		for (const size of [1, 2, 3, 7, 64, 255, 1000, asked.length]) {
			const socket = open(port).setNoDelay(true);
			for (let at = 0; at < asked.length; at += size) {
				socket.write(asked.subarray(at, at + size));
				// So that the pieces arrive one by one.
				await new Promise(setImmediate);
			}
			const answers = await answersOf(socket, bodies.length);
			expect(answers.map((body) => Buffer.from(body, 'latin1').toString())).toEqual(
				expected.map((body) => Buffer.from(body, 'latin1').toString('utf8')),
			);
		}
	});

	test('do not stop a connection whose client takes its answers slowly', async () => {
		const body = 'x'.repeat(300_000);
		const port = await serve((_, response) => answer(response, body));
		const socket = open(port).pause();
		socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(20));
		await once(socket, 'connect');
		const answers = await answersOf(socket, 20);
		expect(answers.filter((one) => one === body)).toHaveLength(20);
	});

	test('end their connection when too much waits already, but not for who sends a little ahead or a body', async () => {
		const begun: ServerResponse[] = [];
		const areBegun = Promise.withResolvers<void>();
		const many = 300;
		const port = await serve((request, response) => {
			if (request.url === '/held') {
				if (begun.push(response) === many) areBegun.resolve();
			} else {
				void echo(request, response);
			}
		});
		const ahead = 'GET /ahead HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3_000);
		const greedy = Array.from({ length: many }, () => {
			const socket = open(port);
			socket.write(`GET /held HTTP/1.1\r\nhost: a\r\n\r\n${ahead}`);
			return socket;
		});
		await areBegun.promise;
		const modest = open(port);
		modest.write(post('/1', 'x') + post('/2', 'y') + post('/3', '\r\n\r\n'.repeat(50_000)) + post('/4', 'z'));
		expect((await answersOf(modest, 4)).map((body) => body.trim())).toEqual(['/1 x', '/2 y', '/3', '/4 z']);
		// A connection that ends with requests unread may be reset.
		const answers = greedy.map((socket) => answersOf(socket, 2).catch(() => []));
		for (const response of begun) answer(response, 'held');
		const served = (await Promise.all(answers)).filter((bodies) => bodies.length === 2).length;
		// 4 MiB hold the reads of 64 connections; the first read of some is smaller.
		expect(served).toBeGreaterThan(30);
		expect(served).toBeLessThan(200);
	});

	test('are dropped behind an answer that ends the connection', async () => {
		let begun = 0;
		const port = await serve((_, response) => {
			begun++;
			response.writeHead(429, { connection: 'close', 'content-length': 0 }).end();
		});
		const socket = open(port);
		socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1_000));
		await once(socket.resume(), 'close');
		expect(begun).toBe(1);
	});
});

test('a body is read to its end although its request runs, also one that nobody waits for', async () => {
	const port = await serve((request, response) => {
		if (request.url === '/refused') answer(response, 'refused');
		else void echo(request, response);
	});
	const socket = open(port);
	const body = '\r\n\r\n'.repeat(250_000);
	socket.write(post('/refused', body) + post('/read', 'after'));
	expect(await answersOf(socket, 2)).toEqual(['refused', '/read after']);
});

test('a client that leaves is noticed while its request runs', async () => {
	const isLeft = Promise.withResolvers<void>();
	const isBegun = Promise.withResolvers<void>();
	const port = await serve((_, response) => {
		response.once('close', isLeft.resolve);
		isBegun.resolve();
	});
	const socket = open(port);
	socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
	await isBegun.promise;
	socket.destroy();
	await isLeft.promise;
});

test('a head that ends otherwise than heads are told apart here is no head', async () => {
	let begun = 0;
	const port = await serve((_, response) => {
		begun++;
		answer(response, '');
	});
	for (const end of ['\n', '\r']) {
		const socket = open(port);
		socket.write(['GET / HTTP/1.1', 'host: a', '', ''].join(end).repeat(3));
		await once(socket.resume(), 'close');
	}
	expect(begun).toBe(0);
});
