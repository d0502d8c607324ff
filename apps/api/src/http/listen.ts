import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { createHttpServer, refuseBrokenRequest } from './httpServer.ts';

/** Opens the port; `localhost` is open at both addresses it has, that of IPv4 and that of IPv6. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
	await app.listen({ host, port });
	const first = app.server.address();
	if (host !== 'localhost' || first === null || typeof first === 'string') return;
	const found = await lookup(host, { all: true }).catch(() => []);
	const others = found.filter(({ address }) => address !== first.address);
	await Promise.all(others.map(({ address }) => listenAlso(app, address, first.port)));
}

// Fastify's own second server would have none of the limits of the first.
async function listenAlso(app: FastifyInstance, host: string, port: number): Promise<void> {
	const server = createHttpServer((request, response) => app.routing(request, response));
	server.on('clientError', refuseBrokenRequest);
	try {
		server.listen({ host, port });
		await once(server, 'listening');
	} catch {
		// A name may stand for an address that this machine does not have.
		return;
	}
	app.server.once('close', () => server.close());
}
