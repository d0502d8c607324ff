import { Worker } from 'node:worker_threads';
import { errorFields, type Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { MadePaper, PaperOrder } from './thread/makePaper.ts';
import type { TableOrder } from './thread/makeTable.ts';
import type { PaperAnswer, PaperJob } from './thread/paperThread.ts';

/** For whom a paper is made. */
export interface PaperReader {
	readonly userId: number;
	/** Says when nobody waits for it any more. */
	readonly left: AbortSignal;
}

/** Makes papers in a thread of its own, one at a time, so that everything else goes on meanwhile. */
export interface Press {
	/**
	 * The paper of an order. Rejects with `paperBusy` where too many wait, `paperTooLarge` for one that takes too long or too
	 * much memory, and `paperFailed`; the next order begins with a new thread then.
	 */
	make(order: PaperOrder | TableOrder, reader: PaperReader): Promise<MadePaper>;
	/** Ends its thread; orders that wait are refused. */
	close(): Promise<void>;
}

/** Limits of a press in time, memory and waiting orders. */
export interface PressLimits {
	/** Longest time one order may take. */
	readonly seconds: number;
	readonly megabytes: number;
	/** Orders that may wait, of all users and of one. */
	readonly waiting: number;
	readonly waitingOfUser: number;
}

const RETRY_SECONDS = 3;

interface Order extends PaperReader {
	readonly order: PaperOrder | TableOrder;
	readonly resolve: (paper: MadePaper) => void;
	readonly reject: (problem: Problem) => void;
}

/** A press with these limits; its thread begins with the first order. */
export function createPress(limits: PressLimits, log: Log): Press {
	const waiting: Order[] = [];
	let thread: Worker | null = null;
	let current: Order | null = null;
	let isClosed = false;

	function startThread(): Worker {
		const started = new Worker(new URL('./thread/paperThread.ts', import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
		});
		started.unref();
		// A thread that was ended may still tell of its last error, which nobody waits for.
		started.on('error', () => {});
		return started;
	}

	function next(): void {
		if (current !== null || isClosed) return;
		const order = waiting.shift();
		if (order === undefined) return;
		current = order;
		run(order).then(
			(paper) => order.resolve(paper),
			(problem: Problem) => order.reject(problem),
		);
	}

	/** Runs one order to its end, whatever end that is. */
	function run({ order, left }: Order): Promise<MadePaper> {
		thread ??= startThread();
		const worker = thread;
		const givenUp = new Int32Array(new SharedArrayBuffer(4));
		return new Promise<MadePaper>((resolve, reject) => {
			const late = setTimeout(() => fail(new Problem('paperTooLarge')), limits.seconds * 1000);
			const giveUp = () => Atomics.store(givenUp, 0, 1);
			left.addEventListener('abort', giveUp, { once: true });
			worker.once('message', answered);
			worker.once('error', died);
			worker.once('exit', exited);
			const job: PaperJob = { order, givenUp };
			worker.postMessage(job);

			function end(): void {
				clearTimeout(late);
				left.removeEventListener('abort', giveUp);
				worker.off('message', answered);
				worker.off('exit', exited);
				worker.off('error', died);
				current = null;
				next();
			}

			function answered(answer: PaperAnswer): void {
				end();
				if (answer.status === 'made') {
					const { replaced } = answer.paper;
					if (replaced.length > 0) log.warn('paperSignsReplaced', { signs: replaced.slice(0, 50).join(' ') });
					resolve(answer.paper);
				} else if (answer.status === 'givenUp') reject(new Problem('timeout'));
				else reject(failure(answer.error));
			}

			function died(error: unknown): void {
				const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
				fail(isMemory ? new Problem('paperTooLarge') : failure(error));
			}

			function exited(): void {
				fail(new Problem('paperFailed', { retryAfter: RETRY_SECONDS }));
			}

			/** The thread is beyond help: the next order gets another one. */
			function fail(problem: Problem): void {
				log.error('paperThreadEnded', { code: problem.code, ...errorFields(problem.details.cause) });
				if (thread === worker) thread = null;
				end();
				void worker.terminate();
				reject(problem);
			}
		});
	}

	return {
		make(order, { userId, left }) {
			const own = waiting.filter((other) => other.userId === userId).length;
			if (isClosed || waiting.length >= limits.waiting || own >= limits.waitingOfUser) {
				return Promise.reject(new Problem('paperBusy', { retryAfter: RETRY_SECONDS }));
			}
			return new Promise<MadePaper>((resolve, reject) => {
				const entry: Order = { order, userId, left, resolve, reject };
				waiting.push(entry);
				left.addEventListener(
					'abort',
					() => {
						const place = waiting.indexOf(entry);
						if (place === -1) return;
						waiting.splice(place, 1);
						reject(new Problem('timeout'));
					},
					{ once: true },
				);
				next();
			});
		},
		async close() {
			isClosed = true;
			for (const { reject } of waiting.splice(0)) reject(new Problem('paperBusy', { retryAfter: RETRY_SECONDS }));
			await thread?.terminate();
		},
	};
}

function failure(cause: unknown): Problem {
	return new Problem('paperFailed', { retryAfter: RETRY_SECONDS, cause });
}
