/** How often a property is tried: so often as usual, times KONTOR_PROPERTY_TIMES where that is set. */
export function timesOf(usual: number): number {
	return usual * Number(process.env.KONTOR_PROPERTY_TIMES ?? 1);
}
