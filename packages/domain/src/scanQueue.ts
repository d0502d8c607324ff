/** Entries the list of last scans holds (spec.md, section 9). */
export const MAX_SCANS = 5;

/** The list of last scans after one more: newest first, at most {@link MAX_SCANS}; the oldest falls out. */
export function pushScan<Scan>(queue: readonly Scan[], scan: Scan): readonly Scan[] {
	return [scan, ...queue].slice(0, MAX_SCANS);
}
