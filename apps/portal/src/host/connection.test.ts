import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';

function setUp() {
	let now = 0;
	let isServerUp = true;
	let probes = 0;
	const timers = new Map<object, { at: number; callback: () => void }>();
	const changes: boolean[] = [];
	const connection = createConnection({
		probe() {
			probes += 1;
			return isServerUp ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
		},
		after(ms, callback) {
			const timer = {};
			timers.set(timer, { at: now + ms, callback });
			return () => timers.delete(timer);
		},
	});
	connection.subscribe(() => changes.push(connection.isDown()));
	const fetch = connection.watch(async () => {
		if (!isServerUp) throw new TypeError('Failed to fetch');
		return new Response();
	});
	return {
		connection,
		changes,
		probes: () => probes,
		call: () => fetch(new Request('http://kontor.test/')).catch(() => {}),
		server(isUp: boolean) {
			isServerUp = isUp;
		},
		/** The cable is pulled or put back: the browser says so, and no call gets through. */
		network(isThere: boolean) {
			isServerUp = isThere;
			connection.browserSays(isThere);
		},
		async pass(ms: number) {
			const end = now + ms;
			for (;;) {
				await new Promise((resolve) => setImmediate(resolve));
				const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
				if (!next) break;
				timers.delete(next[0]);
				now = next[1].at;
				next[1].callback();
			}
			now = end;
		},
	};
}

test('the browser going offline is told once, coming back once', async () => {
	const { changes, network, pass } = setUp();
	network(false);
	await pass(60_000);
	network(true);
	await pass(5000);
	expect(changes).toEqual([true, false]);
});

test('a browser that is wrong about being offline is not believed once a call succeeds', async () => {
	const { connection, changes, call, pass } = setUp();
	connection.browserSays(false);
	await call();
	await pass(60_000);
	expect(changes).toEqual([]);
	connection.browserSays(false);
	await pass(2000);
	await call();
	await pass(2000);
	expect(changes).toEqual([true, false]);
});

test('an answer that was on its way when the network went says nothing about now', async () => {
	const { connection, changes, call, server, pass } = setUp();
	const late = call();
	server(false);
	connection.browserSays(false);
	await late;
	await pass(2000);
	expect(changes).toEqual([true]);
});

test('while the server seems lost it is asked, whatever the browser says, and no more once it has answered', async () => {
	const { connection, changes, probes, server, pass } = setUp();
	server(false);
	connection.browserSays(false);
	await pass(60_000);
	expect([changes, probes()]).toEqual([[true], 12]);
	server(true);
	await pass(60_000);
	expect([changes, probes()]).toEqual([[true, false], 13]);
});

test('F6: a hundred quick toggles tell nothing', async () => {
	const { changes, network, pass } = setUp();
	for (let toggle = 0; toggle < 100; toggle++) {
		network(toggle % 2 === 1);
		await pass(50);
	}
	await pass(5000);
	expect(changes).toEqual([]);
});

test('F6: a hundred slow toggles tell each loss and each return once', async () => {
	const { changes, network, pass } = setUp();
	for (let toggle = 0; toggle < 100; toggle++) {
		network(toggle % 2 === 1);
		await pass(3000);
	}
	expect(changes).toEqual(Array.from({ length: 100 }, (_, toggle) => toggle % 2 === 0));
});

test('P08: a browser that believes to be online while calls fail is offline', async () => {
	const { changes, call, server, pass } = setUp();
	server(false);
	await call();
	await call();
	await pass(2000);
	expect(changes).toEqual([true]);
});

test('one failed call is no loss of the connection', async () => {
	const { changes, call, server, pass } = setUp();
	server(false);
	await call();
	server(true);
	await pass(10_000);
	expect(changes).toEqual([]);
});

test('a connection that is down is probed until the server answers, then left alone', async () => {
	const { changes, call, server, pass, probes } = setUp();
	server(false);
	await call();
	await call();
	await pass(20_000);
	server(true);
	await pass(10_000);
	expect(changes).toEqual([true, false]);
	const before = probes();
	await pass(60_000);
	expect(probes()).toBe(before);
});

test('being back on a network is not yet reaching the server', async () => {
	const { connection, changes, server, pass } = setUp();
	connection.browserSays(false);
	await pass(2000);
	server(false);
	connection.browserSays(true);
	await pass(4000);
	expect(changes).toEqual([true]);
	server(true);
	await pass(10_000);
	expect(changes).toEqual([true, false]);
});

test('a call given up on purpose says nothing about the connection', async () => {
	const { connection, changes, pass } = setUp();
	const fetch = connection.watch(() => Promise.reject(new DOMException('', 'AbortError')));
	for (let call = 0; call < 5; call++) await fetch(new Request('http://kontor.test/')).catch(() => {});
	await pass(5000);
	expect(changes).toEqual([]);
});
