const LATE_MS = 1_000;

/**
 * Gathers calls that come while an earlier run is under way and hands them to `run` together: under load a query serves
 * many requests, alone a call waits for nobody. A run starts after each of its calls, so it never answers with older facts.
 * A run that is late holds up only its own calls.
 */
export function createBatch<In, Out>(
	run: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
	let waiting: { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }[] = [];
	// The newest run; what waits goes with the next one, when this has ended or is late.
	let current: object | null = null;

	async function drain(): Promise<void> {
		// A late run's successor may have taken them along.
		if (waiting.length === 0) return;
		const batch = waiting;
		waiting = [];
		const own = {};
		current = own;
		const next = () => {
			if (current !== own) return;
			current = null;
			if (waiting.length > 0) void drain();
		};
		const late = setTimeout(next, LATE_MS);
		try {
			const results = await run(batch.map(({ item }) => item));
			if (results.length !== batch.length) throw new Error('A batch answers each of its items');
			for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Out);
		} catch (error) {
			for (const { reject } of batch) reject(error);
		}
		clearTimeout(late);
		next();
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			// Requests that arrived in the same turn of the event loop shall share the first run as well.
			if (current === null && waiting.length === 1) setImmediate(drain);
		});
}
