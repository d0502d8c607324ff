import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { PoolClient } from 'pg';

// PostgreSQL's name for this request, and its length.
const CANCEL_CODE = 80_877_102;
const CANCEL_BYTES = 16;

const LONGEST_MS = 2_000;

// What the driver knows of its connection, but does not declare.
interface Backend {
	readonly host: string;
	readonly port: number;
	readonly processID: number;
	readonly secretKey: number;
}

/**
 * Ends in PostgreSQL what runs on a connection, by the protocol's own request over a connection of a moment: it needs none
 * of the pool, and finds its way through poolers too. Resolves when the server has passed it on, or cannot be reached; only
 * then may the connection be used for something else, since that would be ended instead.
 */
export async function cancelQuery(client: PoolClient): Promise<void> {
	const { host, port, processID, secretKey } = client as unknown as Backend;
	const request = Buffer.alloc(CANCEL_BYTES);
	request.writeInt32BE(CANCEL_BYTES, 0);
	request.writeInt32BE(CANCEL_CODE, 4);
	request.writeInt32BE(processID, 8);
	request.writeInt32BE(secretKey, 12);
	const socket: Socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
	await new Promise<void>((resolve) => {
		// The server answers nothing; it closes the connection.
		socket.setTimeout(LONGEST_MS, () => socket.destroy());
		socket.on('error', () => {});
		socket.on('close', () => resolve());
		socket.resume().write(request);
	});
}
