/** The read part of an event of Chromium's trace; `tdur` in microseconds. */
interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time of the dearest task on the main thread of the page. */
export function dearestTask(trace: Buffer): number {
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
	const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
	const times = traceEvents.flatMap(({ pid, tid, tdur }) =>
		tdur !== undefined && main.some((thread) => thread.pid === pid && thread.tid === tid) ? [tdur / 1000] : [],
	);
	if (times.length === 0) throw new Error('Chromium has traced no task of the page');
	return times.reduce((most, time) => Math.max(most, time), 0);
}
