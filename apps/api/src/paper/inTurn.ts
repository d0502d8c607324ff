import { Problem } from '../problem.ts';

/** Runs works one after the other in the order they came. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * One work at a time; `paperBusy` where more than `most` wait. Documents are issued so: each holds the counter of its series
 * until its paper is stored, and who waits for that here holds no connection to the database meanwhile.
 */
export function createInTurn(most: number): InTurn {
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;
	return (work) => {
		if (waiting >= most) return Promise.reject(new Problem('paperBusy', { retryAfter: 3 }));
		waiting++;
		const run = last.then(work).finally(() => waiting--);
		last = run.catch(() => {});
		return run;
	};
}
