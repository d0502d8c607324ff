/**
 * Gathers calls that come while an earlier run is under way and hands them to `run` together: under load a query serves
 * many requests, alone a call waits for nobody. A run starts after each of its calls, so it never answers with older facts.
 */
export function createBatch<In, Out>(
	run: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
	let waiting: { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }[] = [];
	let isRunning = false;

	async function drain(): Promise<void> {
		isRunning = true;
		while (waiting.length > 0) {
			const batch = waiting;
			waiting = [];
			try {
				const results = await run(batch.map(({ item }) => item));
				if (results.length !== batch.length) throw new Error('A batch answers each of its items');
				for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Out);
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		isRunning = false;
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			// Requests that arrived in the same turn of the event loop shall share the first run as well.
			if (!isRunning && waiting.length === 1) setImmediate(drain);
		});
}
