import { parentPort } from 'node:worker_threads';
import { type MadePaper, makePaper, type PaperOrder } from './makePaper.ts';
import { makeTable, type TableOrder } from './makeTable.ts';

/** Message to the thread; it gives up as soon as `givenUp` holds 1. */
export interface PaperJob {
	readonly order: PaperOrder | TableOrder;
	readonly givenUp: Int32Array;
}

/** Message from the thread: a paper, or how it failed. */
export type PaperAnswer =
	| { readonly status: 'made'; readonly paper: MadePaper }
	| { readonly status: 'givenUp' }
	| { readonly status: 'failed'; readonly error: unknown };

class GivenUp extends Error {}

parentPort?.on('message', async ({ order, givenUp }: PaperJob) => {
	const checkWanted = () => {
		if (Atomics.load(givenUp, 0) === 1) throw new GivenUp();
	};
	const made = 'wishes' in order ? makePaper(order, checkWanted) : makeTable(order, checkWanted);
	const answer = await made.then(
		(paper): PaperAnswer => ({ status: 'made', paper }),
		(error: unknown): PaperAnswer => (error instanceof GivenUp ? { status: 'givenUp' } : { status: 'failed', error }),
	);
	parentPort?.postMessage(answer);
});
