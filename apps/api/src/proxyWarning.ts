import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

/**
 * Warns once, in words, when requests come over a proxy that the operator has not named: everybody behind it then counts
 * as one address and shares its limits.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
	let isDone = false;
	app.addHook('onRequest', async ({ headers, ips, socket }) => {
		// A trusted peer is followed by the addresses it names.
		if (isDone || headers['x-forwarded-for'] === undefined || (ips !== undefined && ips.length > 1)) return;
		isDone = true;
		const peer = socket.remoteAddress ?? '';
		log.warn('untrustedProxy', {
			peer,
			message: `Anfragen kommen von ${peer} mit X-Forwarded-For, doch KONTOR_TRUSTED_PROXIES nennt diese Adresse nicht. Ist sie Ihr Proxy, dann tragen Sie sie dort ein: Sonst gelten alle dahinter als eine Adresse und teilen sich deren Grenzen.`,
		});
	});
}
