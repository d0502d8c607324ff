import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a measured server (`--import`): a message asks for the longest delays of its event loop since the last one.

const RESOLUTION_MS = 2;
const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
monitor.enable();

process.on('message', (question) => {
	if (question !== 'delays') return;
	const over = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
	process.send?.({ max: over(monitor.max), p99: over(monitor.percentile(99)) });
	monitor.reset();
});
// Listening must not keep the server alive once it has been told to stop.
process.channel?.unref();
