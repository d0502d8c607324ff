import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchRoute } from '@kontor/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Serves the built portal: files with a hash in their name may be kept for a year, all others are asked for anew each
 * time. Files compressed beforehand (`.br`, `.gz`) are preferred.
 */
export async function servePortalFiles(app: FastifyInstance, folder: string): Promise<void> {
	if (!existsSync(folder)) return;
	const assets = join(folder, 'assets') + sep;
	await app.register(fastifyStatic, {
		root: folder,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore',
		setHeaders: (reply, path) => {
			const isHashed = path.startsWith(assets);
			reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
		},
	});
}

/**
 * Answers any address of the portal with its one page (history mode); a file that there is not is not found, since a
 * page in place of a script would break a browser that still runs the build before, and one in place of `/robots.txt`
 * whoever reads that.
 */
export function sendPortalPage(path: string, reply: FastifyReply, folder: string): FastifyReply {
	if (!hasPortalPage(path, folder)) throw new Problem('unknownPath');
	return reply.sendFile('index.html');
}

/**
 * Answers an address that not even the router can read with the page of the portal, which says in its own words that
 * there is nothing; false where the page is not for it.
 */
export function sendPageForUnreadable(request: FastifyRequest, reply: FastifyReply, folder: string): boolean {
	if (request.method !== 'GET' || !hasPortalPage(request.url, folder)) return false;
	// A request without a route has none of the means of the plugin that serves the files.
	const page = readFileSync(join(folder, 'index.html'));
	reply.code(200).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).send(page);
	return true;
}

function hasPortalPage(path: string, folder: string): boolean {
	return !namesFile(path) && existsSync(join(folder, 'index.html'));
}

// A screen may end like a file too, such as that of the article AB.12.
function namesFile(url: string): boolean {
	const path = url.split('?', 1)[0] ?? '';
	return path.startsWith('/assets/') || (/[^/.]\.[a-z\d]{1,16}$/i.test(path) && matchRoute(path).name === 'notFound');
}
