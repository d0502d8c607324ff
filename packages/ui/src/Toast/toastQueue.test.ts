import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

function texts(queue: ReturnType<typeof createToastQueue>): string[] {
	return queue.toasts().map((toast) => toast.text);
}

test('the newest toast comes first', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'info', text: 'eins' });
	queue.show({ tone: 'info', text: 'zwei' });
	expect(texts(queue)).toEqual(['zwei', 'eins']);
});

test('the 21st toast drops the oldest', () => {
	const queue = createToastQueue();
	for (let n = 1; n <= 21; n += 1) queue.show({ tone: 'info', text: `${n}` });
	expect(queue.toasts()).toHaveLength(20);
	expect(texts(queue)[0]).toBe('21');
	expect(texts(queue)).not.toContain('1');
});

test('a permanent toast is not dropped for timed ones', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'error', text: 'offline', duration: 'permanent' });
	for (let n = 1; n <= 30; n += 1) queue.show({ tone: 'info', text: `${n}` });
	expect(queue.toasts()).toHaveLength(20);
	expect(texts(queue)).toContain('offline');
});

test('with twenty permanent toasts the oldest gives way, never the new one', () => {
	const queue = createToastQueue();
	for (let n = 1; n <= 20; n += 1) queue.show({ tone: 'error', text: `${n}`, duration: 'permanent' });
	queue.show({ tone: 'info', text: 'neu' });
	expect(texts(queue)[0]).toBe('neu');
	expect(texts(queue)).not.toContain('1');
});

test('equal toasts are one with a count, moved to the front under the same key', () => {
	const queue = createToastQueue();
	const first = queue.show({ tone: 'error', text: 'Fehler' });
	queue.show({ tone: 'info', text: 'anderes' });
	const second = queue.show({ tone: 'error', text: 'Fehler' });
	expect(second).toBe(first);
	expect(queue.toasts().map(({ text, count }) => [text, count])).toEqual([
		['Fehler', 2],
		['anderes', 1],
	]);
});

test('the same text in another tone is another toast', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'error', text: 'Gespeichert' });
	queue.show({ tone: 'success', text: 'Gespeichert' });
	expect(queue.toasts()).toHaveLength(2);
});

test('timed toasts go by themselves, permanent ones stay until dismissed', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'success', text: 'kurz' });
	queue.show({ tone: 'error', text: 'lang' });
	const key = queue.show({ tone: 'error', text: 'immer', duration: 'permanent' });
	vi.advanceTimersByTime(6000);
	expect(texts(queue)).toEqual(['immer', 'lang']);
	vi.advanceTimersByTime(6000);
	expect(texts(queue)).toEqual(['immer']);
	vi.advanceTimersByTime(86_400_000);
	queue.dismiss(key);
	expect(queue.toasts()).toEqual([]);
});

test('a repeated message starts its time anew', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'info', text: 'x', duration: 1000 });
	vi.advanceTimersByTime(900);
	queue.show({ tone: 'info', text: 'x', duration: 1000 });
	vi.advanceTimersByTime(900);
	expect(queue.toasts()).toHaveLength(1);
	vi.advanceTimersByTime(100);
	expect(queue.toasts()).toHaveLength(0);
});

test('time stands still while paused and only the rest runs afterwards', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'info', text: 'x', duration: 1000 });
	vi.advanceTimersByTime(600);
	queue.pause();
	vi.advanceTimersByTime(60_000);
	queue.show({ tone: 'info', text: 'während der Pause', duration: 200 });
	queue.resume();
	vi.advanceTimersByTime(399);
	expect(texts(queue)).toEqual(['x']);
	vi.advanceTimersByTime(1);
	expect(queue.toasts()).toEqual([]);
});

test('dismissing all clears every toast and its clock, and tells listeners once', () => {
	const queue = createToastQueue();
	queue.show({ tone: 'info', text: 'a' });
	queue.show({ tone: 'info', text: 'b' });
	const listener = vi.fn();
	queue.subscribe(listener);
	queue.dismissAll();
	vi.advanceTimersByTime(60_000);
	expect(queue.toasts()).toEqual([]);
	expect(listener).toHaveBeenCalledTimes(1);
});
