import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Host } from './host.tsx';

/** spec.md, section 9. */
const CHUNK_TIMEOUT_MS = 120_000;
const NOTE = 'kontor.reloadedForChunkAt';
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** A part of the portal could not be loaded. */
export class ChunkError extends Error {
	override readonly name = 'ChunkError';
}

let reloadForMissingChunk: () => Promise<boolean> = () => Promise.resolve(false);

/**
 * After a deploy the chunks of an open page may be gone: once a chunk fails to load, the page is loaded anew, at most
 * once a minute, so that a chunk that is really missing ends in an error instead of a loop; and not while the server
 * cannot be reached, since that would end in the browser's own error page.
 */
export function reloadOnMissingChunks(
	host: Pick<Host, 'newestBuild' | 'tabNotes' | 'reload'>,
	now: () => number,
): void {
	let running: Promise<boolean> | null = null;

	async function run(): Promise<boolean> {
		const last = Number(host.tabNotes.getItem(NOTE) ?? 0);
		if (now() - last < RELOAD_AT_MOST_EVERY_MS) return false;
		if ((await host.newestBuild().catch(() => null)) === null) return false;
		host.tabNotes.setItem(NOTE, String(now()));
		host.reload();
		return true;
	}

	reloadForMissingChunk = () => {
		running ??= run().finally(() => {
			running = null;
		});
		return running;
	};
	window.addEventListener('vite:preloadError', () => void reloadForMissingChunk());
}

/** A component in a chunk of its own. */
export type LazyChunk<Props> = LazyExoticComponent<ComponentType<Props>> & {
	/** Fetches the chunk before it is rendered. */
	preload(): void;
};

/** A component in a chunk of its own: loaded when first rendered or preloaded, failing after 120 s. */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>): LazyChunk<Props> {
	let loading: Promise<{ default: ComponentType<Props> }> | null = null;
	function start() {
		loading ??= withTimeout(load).then((component) => ({ default: component }));
		return loading;
	}
	function preload(): void {
		// A failure is shown when the component is rendered.
		start().catch(() => {});
	}
	return Object.assign(lazy(start), { preload });
}

async function withTimeout<T>(load: () => Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ChunkError('The chunk took too long')), CHUNK_TIMEOUT_MS);
	});
	try {
		return await Promise.race([load(), timeout]);
	} catch (error) {
		// While the page is being loaded anew there is nothing to show.
		if (!(error instanceof ChunkError) && (await reloadForMissingChunk())) return await new Promise<never>(() => {});
		throw error instanceof ChunkError ? error : new ChunkError('The chunk could not be loaded', { cause: error });
	} finally {
		clearTimeout(timer);
	}
}
