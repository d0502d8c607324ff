/** Lets so many do something at once; the others wait in the order they came. */
export interface Turns {
	/** Begins now or later; the answer ends the turn, or the waiting for it. Ending twice is no harm. */
	take(begin: () => void): () => void;
}

/** Turns of which `most` run at once. */
export function createTurns(most: number): Turns {
	const waiting: (() => void)[] = [];
	let running = 0;

	function next(): void {
		while (running < most) {
			const begin = waiting.shift();
			if (begin === undefined) return;
			running += 1;
			begin();
		}
	}

	return {
		take(begin) {
			let state: 'waiting' | 'running' | 'over' = 'waiting';
			function start(): void {
				state = 'running';
				begin();
			}
			waiting.push(start);
			next();
			return () => {
				if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
				else if (state === 'running') running -= 1;
				state = 'over';
				next();
			};
		},
	};
}
