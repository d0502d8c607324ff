/*
 * Serves the page where stock is counted without a network, and no other: its scope is that page alone. `BUILD` and `FILES`
 * are put in by build/scanFiles.ts.
 */
const PAGE = '/inventory/scan';
const PREFIX = 'kontor-scan-';
const CACHE = PREFIX + BUILD;
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(CACHE)
			.then((cache) => cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]))
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener('activate', (event) => {
	event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

/** A page of the build before may still be open and ask for its files: that build stays, all others go. */
async function forgetOldBuilds() {
	const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== self.location.origin) return;
	if (request.mode === 'navigate' && url.pathname === PAGE) event.respondWith(freshPage(request));
	else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

/** The server's page while there is a server: what is kept is for when there is none. */
async function freshPage(request) {
	try {
		const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
		if (response.ok) return response;
	} catch {
		// No network.
	}
	const cache = await caches.open(CACHE);
	return (await cache.match(PAGE)) ?? Response.error();
}

/** Files have a hash in their name: what is kept is what the server has. */
async function keptFile(request) {
	return (await caches.match(request)) ?? fetch(request);
}
