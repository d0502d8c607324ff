/**
 * Milliseconds since 1970 as this process has counted them since its start: what is measured with it neither ends early nor
 * lasts an hour longer when the clock of the machine is set.
 */
export function steadyClock(): number {
	return performance.timeOrigin + performance.now();
}
