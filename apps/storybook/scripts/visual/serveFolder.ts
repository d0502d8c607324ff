import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
};

/** Serves a folder to this machine alone until closed. Files under `/assets` have their hash in the name, so a browser keeps them. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = join(folder, normalize(decodeURIComponent(pathname)));
		if (!existsSync(path) || !statSync(path).isFile()) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, {
			'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
			'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
		});
		createReadStream(path).pipe(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://localhost:${port}`,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
