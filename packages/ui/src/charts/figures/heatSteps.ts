const stepCount = 5;

/**
 * The lower bounds of up to five equal steps between zero (or the lowest value, if negative) and the highest; whole
 * bounds for whole values, fewer steps where there are fewer whole numbers.
 */
export function heatSteps(values: readonly (number | null)[]): number[] {
	const known = values.filter((value) => value !== null);
	const low = Math.min(0, ...known);
	const high = Math.max(0, ...known);
	if (high === low) return [low];
	const isWhole = known.every(Number.isInteger);
	const bounds = Array.from({ length: stepCount }, (_, step) => {
		const bound = low + ((high - low) * step) / stepCount;
		return isWhole ? Math.ceil(bound) : bound;
	});
	return [...new Set(bounds)];
}

/** The step of a value, 1 for the first; `null` for none. */
export function heatStep(value: number | null, steps: readonly number[]): number | null {
	if (value === null) return null;
	return Math.max(1, steps.filter((bound) => bound <= value).length);
}
