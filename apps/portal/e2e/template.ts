import { startServer, TEMPLATE } from './server.ts';

/** Seeds one data folder before the first journey; each server of the run starts on a copy of it. */
export default async function fillTemplate(): Promise<() => Promise<void>> {
	const server = await startServer();
	await server.stop();
	process.env[TEMPLATE] = server.data;
	return () => server.dispose();
}
