import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Opens the stream of events of a session and reads it; `destroy` ends it. */
export async function openStream({ port }: { readonly port: number }, bearer: string): Promise<IncomingMessage> {
	const sent = request({
		port,
		host: '127.0.0.1',
		path: '/api/v1/notifications/stream',
		headers: { authorization: `Bearer ${bearer}` },
	});
	sent.end();
	const [response] = (await once(sent, 'response')) as [IncomingMessage];
	if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}`);
	response.on('error', () => {}).resume();
	return response;
}
