import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchRun, typingPause } from './searchRun.ts';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

/** A server whose answers the test gives by hand, in any order. */
function handServer() {
	const calls: { query: string; signal: AbortSignal; answer: (results: string[]) => void; fail: () => void }[] = [];
	const run = createSearchRun<string[]>(
		(query, signal) =>
			new Promise((resolve, reject) => {
				calls.push({ query, signal, answer: resolve, fail: () => reject(new Error('server')) });
			}),
	);
	function call(index: number) {
		const found = calls[index];
		if (!found) throw new Error(`no call ${index}`);
		return found;
	}
	async function typeAndWait(text: string) {
		run.type(text);
		await vi.advanceTimersByTimeAsync(typingPause);
	}
	return { run, calls, call, typeAndWait };
}

test('of what is pasted only what a server takes is asked for', async () => {
	const { calls, typeAndWait } = handServer();
	await typeAndWait('x'.repeat(300));
	await typeAndWait('müller\0');
	await typeAndWait('\0\0\0');
	expect(calls.map(({ query }) => query)).toEqual(['x'.repeat(200), 'müller']);
});

test('a slow older answer never replaces a newer one (Q01)', async () => {
	const { run, call, typeAndWait } = handServer();
	await typeAndWait('hub');
	await typeAndWait('huber');
	expect(call(0).signal.aborted).toBe(true);
	call(1).answer(['Huber']);
	await vi.advanceTimersByTimeAsync(0);
	call(0).answer(['Hubinger']);
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state()).toEqual({ status: 'found', query: 'huber', results: ['Huber'] });
});

test('an older answer that comes first is not shown either', async () => {
	const { run, call, typeAndWait } = handServer();
	await typeAndWait('hub');
	await typeAndWait('huber');
	call(0).answer(['Hubinger']);
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state()).toEqual({ status: 'loading', query: 'huber', results: null });
});

test('fast typing asks once, for the last text (Q10)', async () => {
	const { run, calls } = handServer();
	for (const text of ['hub', 'hube', 'huber', 'huber a']) {
		run.type(text);
		await vi.advanceTimersByTimeAsync(typingPause - 1);
	}
	await vi.advanceTimersByTimeAsync(1);
	expect(calls.map(({ query }) => query)).toEqual(['huber a']);
});

test('two fields have pauses of their own (Q10)', async () => {
	const a = handServer();
	const b = handServer();
	a.run.type('huber');
	await vi.advanceTimersByTimeAsync(100);
	b.run.type('maier');
	await vi.advanceTimersByTimeAsync(typingPause);
	expect(a.calls.map(({ query }) => query)).toEqual(['huber']);
	expect(b.calls.map(({ query }) => query)).toEqual(['maier']);
});

test('nothing comes after closing, whether the search was waiting or running (Q13)', async () => {
	const { run, calls, call, typeAndWait } = handServer();
	run.type('huber');
	run.cancel();
	await vi.advanceTimersByTimeAsync(typingPause);
	expect(calls).toHaveLength(0);
	await typeAndWait('huber');
	run.cancel();
	expect(call(0).signal.aborted).toBe(true);
	call(0).answer(['Huber']);
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state()).toEqual({ status: 'empty' });
});

test('blanks around a text do not count and change nothing (Q14)', async () => {
	const { run, calls, typeAndWait } = handServer();
	await typeAndWait('  ab ');
	expect(run.state()).toEqual({ status: 'tooShort' });
	await typeAndWait('abc');
	await typeAndWait(' abc  ');
	expect(calls.map(({ query }) => query)).toEqual(['abc']);
});

test('a decomposed umlaut is one character and the same search as a composed one (Q14)', async () => {
	const { run, calls, typeAndWait } = handServer();
	await typeAndWait('u\u0308b');
	expect(run.state()).toEqual({ status: 'tooShort' });
	await typeAndWait('u\u0308be');
	await typeAndWait('\u00fcbe');
	expect(calls.map(({ query }) => query)).toEqual(['\u00fcbe']);
});

test('emptying the field clears the hits and stops the search (Q14)', async () => {
	const { run, call, typeAndWait } = handServer();
	await typeAndWait('huber');
	call(0).answer(['Huber']);
	await vi.advanceTimersByTimeAsync(0);
	await typeAndWait('hubert');
	run.type('');
	expect(run.state()).toEqual({ status: 'empty' });
	expect(call(1).signal.aborted).toBe(true);
	call(1).answer(['Hubert']);
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state()).toEqual({ status: 'empty' });
});

test('earlier hits stay to look at while the next are loading', async () => {
	const { run, call, typeAndWait } = handServer();
	await typeAndWait('hub');
	call(0).answer(['Huber']);
	await vi.advanceTimersByTimeAsync(0);
	run.type('hube');
	expect(run.state()).toEqual({ status: 'loading', query: 'hube', results: ['Huber'] });
});

test('a failure is a failure, never an empty list, and can be tried again', async () => {
	const { run, calls, call, typeAndWait } = handServer();
	await typeAndWait('huber');
	call(0).fail();
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state()).toEqual({ status: 'failed', query: 'huber' });
	run.retry();
	await vi.advanceTimersByTimeAsync(0);
	expect(calls.map(({ query }) => query)).toEqual(['huber', 'huber']);
	call(1).answer(['Huber']);
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state().status).toBe('found');
});

test('a failure of a search nobody waits for is ignored', async () => {
	const { run, call, typeAndWait } = handServer();
	await typeAndWait('hub');
	await typeAndWait('huber');
	call(1).answer(['Huber']);
	call(0).fail();
	await vi.advanceTimersByTimeAsync(0);
	expect(run.state().status).toBe('found');
});
