import type { FileInPieces, SessionContext } from '../contract/contract.ts';
import { Problem } from '../problem.ts';

/** Limits for files of whole lists. */
export interface WholeFilesOptions {
	/** Connections to the database, of which files together hold at most half. */
	readonly poolSize: number;
	/** Longest time a file may take its reader, who is cut off then. */
	readonly seconds: number;
}

/** Files of whole lists under way. */
export interface WholeFiles {
	/**
	 * Sends what `write` yields as it is read, of any length, from a memory that does not grow with it; one at a time for
	 * each user, since each holds a connection for as long as its reader takes, and only a few together (429 beyond).
	 */
	send(context: SessionContext, write: () => AsyncGenerator<string, void>): Promise<FileInPieces>;
}

/** Bounds files of whole lists, whichever list they are of. */
export function createWholeFiles({ poolSize, seconds }: WholeFilesOptions): WholeFiles {
	const maxRunning = Math.floor(poolSize / 2);
	const running = new Set<number>();

	return {
		async send({ session: { userId } }, write) {
			if (running.has(userId) || running.size >= maxRunning) throw new Problem('tooManyExports', { retryAfter: 10 });
			running.add(userId);
			const deadline = new AbortController();
			const timer = setTimeout(() => deadline.abort(), seconds * 1000);
			const file = untilEnd(write(), () => {
				clearTimeout(timer);
				running.delete(userId);
			});
			try {
				// What fails before the first line is told as a problem; later only breaking off can tell it.
				return startedWith(await file.next(), file, deadline.signal);
			} catch (error) {
				await file.return();
				throw error;
			}
		},
	};
}

async function* untilEnd(file: AsyncGenerator<string, void>, end: () => void): AsyncGenerator<string, void> {
	try {
		yield* file;
	} finally {
		end();
	}
}

/** The pieces of a file whose first was read already; who stops early stops the reading too. */
function startedWith(
	first: IteratorResult<string, void>,
	rest: AsyncGenerator<string, void>,
	signal: AbortSignal,
): FileInPieces {
	let pending: IteratorResult<string, void> | null = first;
	return {
		signal,
		async next() {
			const piece = pending ?? (await rest.next());
			pending = null;
			return piece;
		},
		return: () => rest.return(),
		[Symbol.asyncIterator]() {
			return this;
		},
	};
}
