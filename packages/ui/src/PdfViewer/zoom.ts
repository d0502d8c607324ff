const steps = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];

/** The next larger or smaller zoom on the ladder, from wherever one is; the end of the ladder stays where it is. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
	// A hundredth of tolerance: a zoom fitted to a width lies between the steps, and rarely exactly on one.
	if (direction === 'in') return steps.find((step) => step > zoom + 0.01) ?? Math.max(zoom, steps.at(-1) ?? zoom);
	return steps.findLast((step) => step < zoom - 0.01) ?? Math.min(zoom, steps[0] ?? zoom);
}

/** The zoom at which a page fills a width, both in CSS pixels; small pages are not blown up beyond 1.5. */
export function fitZoom(pageWidth: number, room: number): number {
	if (pageWidth <= 0 || room <= 0) return 1;
	return Math.min(1.5, Math.max(0.25, room / pageWidth));
}
