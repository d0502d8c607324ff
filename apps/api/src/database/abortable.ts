import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * Does some work on a connection of its own, which ends with it. When the signal comes, the connection is cut at whatever
 * it is waiting for, be it a server that says nothing, and the work fails with the signal's reason.
 */
export async function onConnection<Result>(
	config: pg.ClientConfig,
	signal: AbortSignal | undefined,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	signal?.throwIfAborted();
	const client = new pg.Client(config);
	// What breaks fails the work as well.
	client.on('error', () => {});
	const cut = () => streamOf(client).destroy();
	signal?.addEventListener('abort', cut, { once: true });
	try {
		await client.connect();
		return await work(client);
	} catch (error) {
		signal?.throwIfAborted();
		throw error;
	} finally {
		signal?.removeEventListener('abort', cut);
		await client.end().catch(() => {});
	}
}

/** What the driver reads from and writes to. */
export function streamOf(client: pg.ClientBase): Duplex {
	return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
