import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a measured server (`--import`): a message asks for the longest delays of its event loop, or for the memory
// it holds now and the most it held, since the last one.

const RESOLUTION_MS = 2;
const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
monitor.enable();

let peak = 0;
setInterval(() => {
	peak = Math.max(peak, process.memoryUsage.rss());
}, 10).unref();

process.on('message', (question) => {
	if (question === 'delays') {
		const over = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
		process.send?.({ max: over(monitor.max), p99: over(monitor.percentile(99)) });
		monitor.reset();
	}
	if (question === 'memory') {
		const now = process.memoryUsage.rss();
		process.send?.({ now, peak: Math.max(peak, now) });
		peak = 0;
	}
});
// Listening must not keep the server alive once it has been told to stop.
process.channel?.unref();
