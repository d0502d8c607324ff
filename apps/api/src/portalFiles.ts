import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchRoute } from '@kontor/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './contract/contract.ts';

/** The built portal. */
export interface Portal {
	/** What a path of it is: a file, its one page for all screens (history mode), or a file that there is not. */
	kindOf(path: string): 'file' | 'page' | 'missing';
	/**
	 * Serves all paths that nothing else serves. A file that there is not is not found, since a page in place of a script
	 * would break a browser that still runs the build before, and one in place of `/robots.txt` whoever reads that.
	 */
	serve(app: FastifyInstance): Promise<void>;
	/**
	 * Answers an address that not even the router can read with the page of the portal, which says in its own words that
	 * there is nothing; false where the page is not for it.
	 */
	sendPageForUnreadable(request: FastifyRequest, reply: FastifyReply): boolean;
}

const PAGE = 'index.html';

// As the build names them; nothing in it leads out of the folder.
const ASSET = /^\/assets\/[\w-][\w.-]*$/;

// So often at most the folder is read anew, however many files are asked for that there are not.
const READ_AGAIN_MS = 1_000;

/**
 * Opens the folder of the built portal. Which files there are is read once, and again when one is asked for that there was
 * not, so that a build put in place of another is found; who asks for nothing but missing files reads no folder.
 */
export async function openPortal(folder: string): Promise<Portal> {
	let files = await readFiles(folder);
	let readAt = performance.now();
	let reading: Promise<void> | null = null;

	async function readAgain(): Promise<void> {
		if (reading === null && performance.now() - readAt < READ_AGAIN_MS) return;
		reading ??= readFiles(folder).then((found) => {
			files = found;
			readAt = performance.now();
			reading = null;
		});
		await reading;
	}

	// While a build is put in place, the folder may have been read a moment too early for the script a page needs.
	async function isNewAsset(path: string): Promise<boolean> {
		return ASSET.test(path) && (await isFile(join(folder, path)));
	}

	function kindOf(path: string): 'file' | 'page' | 'missing' {
		if (files.has(fileOf(path))) return 'file';
		return namesFile(path) || !files.has(PAGE) ? 'missing' : 'page';
	}

	return {
		kindOf,
		async serve(app) {
			await sendFilesOf(app, folder);
			app.route({
				method: ['GET', 'HEAD'],
				url: '/*',
				handler: async ({ url }, reply) => {
					const path = url.split('?', 1)[0] ?? '';
					if (isApiPath(path)) return reply.callNotFound();
					if (kindOf(path) === 'missing') await readAgain();
					const kind = kindOf(path) === 'missing' && (await isNewAsset(path)) ? 'file' : kindOf(path);
					return kind === 'missing' ? reply.callNotFound() : reply.sendFile(kind === 'page' ? PAGE : fileOf(path));
				},
			});
		},
		sendPageForUnreadable(request, reply) {
			if (request.method !== 'GET' || kindOf(request.url) !== 'page') return false;
			// A request without a route has none of the means of the plugin that serves the files.
			const page = readFileSync(join(folder, PAGE));
			reply.code(200).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).send(page);
			return true;
		},
	};
}

/** Files with a hash in their name may be kept for a year, all others are asked for anew each time; compressed ones are preferred. */
async function sendFilesOf(app: FastifyInstance, folder: string): Promise<void> {
	const assets = join(folder, 'assets') + sep;
	await app.register(fastifyStatic, {
		root: folder,
		// The plugin's own route looks into each folder of a path, for each request.
		serve: false,
		suppressWarning: true,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply, path) => {
			const isHashed = path.startsWith(assets);
			reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
		},
	});
}

/** The paths of all files below the folder, hidden ones left out; none where it is missing. */
async function readFiles(folder: string): Promise<ReadonlySet<string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	const paths = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
	return new Set(paths.filter((path) => !/(^|\/)\./.test(path)));
}

async function isFile(path: string): Promise<boolean> {
	return stat(path).then(
		(found) => found.isFile(),
		() => false,
	);
}

function fileOf(path: string): string {
	try {
		return decodeURI(path.slice(1));
	} catch {
		return path;
	}
}

// A screen may end like a file too, such as that of the article AB.12.
function namesFile(url: string): boolean {
	const path = url.split('?', 1)[0] ?? '';
	return path.startsWith('/assets/') || (/[^/.]\.[a-z\d]{1,16}$/i.test(path) && matchRoute(path).name === 'notFound');
}
