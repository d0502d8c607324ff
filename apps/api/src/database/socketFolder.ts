import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where a client finds the socket of a cluster. */
export interface SocketFolder {
	/** Short enough for the 107 bytes that a socket's path may have. */
	readonly host: string;
	/** Removes what was made for it, if anything. */
	remove(): void;
}

const SOCKET_NAME = '.s.PGSQL.5432';

// 108 on Linux and 104 on macOS, both with a closing zero byte.
const MAX_PATH_BYTES = 103;

/** The cluster itself where its path is short enough, else a link to it in a temporary folder of our own. */
export function reachableSocket(cluster: string): SocketFolder {
	if (fits(cluster)) return { host: cluster, remove: () => {} };
	const link = join(mkdtempSync(join(fits(join(tmpdir(), 'kontor-XXXXXX/pg')) ? tmpdir() : '/tmp', 'kontor-')), 'pg');
	symlinkSync(cluster, link);
	return { host: link, remove: () => rmSync(dirname(link), { recursive: true, force: true }) };
}

function fits(folder: string): boolean {
	return Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_PATH_BYTES;
}
