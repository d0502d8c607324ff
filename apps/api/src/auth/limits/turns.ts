import { Problem } from '../../problem.ts';

/** Who waits for a turn, and what for. */
export interface Place {
	/** Everything of one key stands in one queue; the queues take turns. */
	readonly key: string;
	/** Strangers share a number of places; somebody known always finds one in the own queue. */
	readonly isKnown: boolean;
}

/** How many may work and wait. */
export interface TurnLimits {
	readonly atOnce: number;
	/** Waiting in one queue. */
	readonly perKey: number;
	/** Strangers waiting in all queues together. */
	readonly strangers: number;
}

/** Does a piece of work when its turn has come; throws `unavailable` when too many wait already. */
export type TakeTurn = <Result>(place: Place, work: () => Promise<Result>) => Promise<Result>;

// By then most of those who wait have had their turn.
const RETRY_SECONDS = 2;

/** Turns for costly work: a few at once, and one of each key after the other, so that a flood holds up mostly itself. */
export function createTurns({ atOnce, perKey, strangers }: TurnLimits): TakeTurn {
	const queues = new Map<string, { readonly isKnown: boolean; readonly start: () => void }[]>();
	let running = 0;
	let waitingStrangers = 0;

	async function enter({ key, isKnown }: Place): Promise<void> {
		if (running < atOnce) {
			running++;
			return;
		}
		const queue = queues.get(key) ?? [];
		if (queue.length >= perKey || (!isKnown && waitingStrangers >= strangers)) {
			throw new Problem('unavailable', { retryAfter: RETRY_SECONDS });
		}
		if (!isKnown) waitingStrangers++;
		await new Promise<void>((start) => {
			queue.push({ isKnown, start });
			queues.set(key, queue);
		});
	}

	// The place is handed on, so that nobody can slip in between.
	function leave(): void {
		const [first] = queues;
		if (first === undefined) {
			running--;
			return;
		}
		const [key, queue] = first;
		const next = queue.shift();
		// Whoever has more to do stands behind all others again.
		queues.delete(key);
		if (queue.length > 0) queues.set(key, queue);
		if (next?.isKnown === false) waitingStrangers--;
		next?.start();
	}

	return async (place, work) => {
		await enter(place);
		try {
			return await work();
		} finally {
			leave();
		}
	};
}
