import type { FileInPieces } from '../contract/contract.ts';
import type { Sleeper } from './wakeups.ts';

const texts = {
	changed: 'event: changed\ndata:\n\n',
	calendar: 'event: calendar\ndata:\n\n',
	beat: ':\n\n',
} as const;
// A reader as slow as that looks at everything again.
const MOST_PENDING = 2_000;

function textOf(event: Exclude<Parameters<Sleeper>[0], 'end'>): string {
	return typeof event === 'number' ? `event: task\ndata: ${event}\n\n` : texts[event];
}

/**
 * Events as a stream of text, until `ms` have passed, the sleeper is told of the end, or nobody reads any more. Changes
 * that come while the reader is slow are told once. `wait` is given the sleeper and answers how to end its waiting; null
 * where there is no place to wait, and then there is no stream either.
 */
export function createEventStream(ms: number, wait: (sleeper: Sleeper) => (() => void) | null): FileInPieces | null {
	// The first piece carries the head of the answer along.
	let pending: string = texts.beat;
	let isOver = false;
	let reader: ((piece: IteratorResult<string, void>) => void) | null = null;

	function give(): void {
		if (reader === null) return;
		const answer = reader;
		if (pending !== '') {
			const value = pending;
			pending = '';
			reader = null;
			answer({ done: false, value });
		} else if (isOver) {
			reader = null;
			answer({ done: true, value: undefined });
		}
	}

	const leave = wait((event) => {
		if (event === 'end') end();
		else if (!pending.includes(textOf(event))) pending += textOf(event);
		if (pending.length > MOST_PENDING) pending = texts.changed;
		give();
	});
	if (leave === null) return null;
	const timer = setTimeout(end, ms);
	timer.unref();

	function end(): void {
		isOver = true;
		clearTimeout(timer);
		leave?.();
		give();
	}

	return {
		signal: new AbortController().signal,
		next() {
			return new Promise((resolve) => {
				reader = resolve;
				give();
			});
		},
		async return() {
			pending = '';
			end();
			return { done: true, value: undefined };
		},
		[Symbol.asyncIterator]() {
			return this;
		},
	};
}
