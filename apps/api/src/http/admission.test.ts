import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { admitByTurns } from './admission.ts';
import { createHttpServer } from './httpServer.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

async function serve(): Promise<{ server: Server; port: number }> {
	const server = createHttpServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
	servers.push(server);
	await once(server, 'listening');
	return { server, port: (server.address() as AddressInfo).port };
}

async function open(port: number): Promise<Socket> {
	const socket = connect(port, '127.0.0.1').on('error', () => {});
	sockets.push(socket);
	await once(socket, 'connect');
	return socket;
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

test('of three hundred new connections each is answered', async () => {
	const { port } = await serve();
	const all = await Promise.all(
		Array.from({ length: 300 }, async () => {
			const socket = await open(port);
			socket.write(REQUEST);
			const [head] = await once(socket, 'data');
			return String(head).slice(0, 15);
		}),
	);
	expect(new Set(all)).toEqual(new Set(['HTTP/1.1 200 OK']));
});

test('of many that come in one turn of the event loop a few begin in each turn, in the order of their coming', async () => {
	const server = createServer();
	Object.defineProperty(server, 'listening', { value: true });
	server.removeAllListeners('connection');
	const begun: unknown[] = [];
	server.on('connection', (socket) => begun.push(socket));
	admitByTurns(server);
	const all = Array.from({ length: 100 }, () => new Socket());
	for (const socket of all) server.emit('connection', socket);
	const counts = [begun.length];
	for (let turn = 0; turn < 3; turn++) {
		await setImmediate();
		counts.push(begun.length);
		// Who comes while others wait does not overtake them.
		const late = new Socket();
		all.push(late);
		server.emit('connection', late);
	}
	expect(counts).toEqual([16, 32, 48, 64]);
	while (begun.length < all.length) await setImmediate();
	expect(begun).toEqual(all);
});

test('a connection that has waited is read from its first byte, whole bodies too', async () => {
	const { server, port } = await serve();
	const bodies: string[] = [];
	server.removeAllListeners('request');
	server.on('request', (request, response) => {
		let body = '';
		request.setEncoding('utf8').on('data', (piece: string) => {
			body += piece;
		});
		request.on('end', () => {
			bodies.push(body);
			response.end('ok');
		});
	});
	const text = 'x'.repeat(100_000);
	await Promise.all(
		Array.from({ length: 60 }, async () => {
			const socket = connect(port, '127.0.0.1').on('error', () => {});
			sockets.push(socket);
			socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
			await once(socket, 'data');
		}),
	);
	expect(bodies.map(({ length }) => length)).toEqual(Array.from({ length: 60 }, () => text.length));
});

test('who still waits when the server ends is let go, and the end does not wait for them', async () => {
	const { server, port } = await serve();
	const all = Array.from({ length: 200 }, () => {
		const socket = connect(port, '127.0.0.1').on('error', () => {});
		sockets.push(socket);
		return new Promise((resolve) => socket.once('close', resolve));
	});
	await once(server, 'connection');
	const closed = once(server, 'close');
	server.close();
	server.closeIdleConnections();
	for (const socket of sockets) socket.end();
	await Promise.all([closed, ...all]);
});
