import type { Loaded } from '../../../data/api.tsx';

/** An entry of a list that depends on another choice. */
interface Entry {
	readonly code: string;
	readonly bezeichnung: string;
}

/**
 * The entries that fit, and behind them what is chosen and does not fit any more: it is said and stays chosen until
 * somebody takes it away.
 */
export function withUnfitChoices(
	fitting: Loaded<readonly Entry[]>,
	all: Loaded<readonly Entry[]>,
	chosen: readonly string[],
): Loaded<readonly Entry[]> {
	if (fitting.status !== 'ready') return fitting;
	const unfit = chosen.filter((code) => !fitting.data.some((entry) => entry.code === code));
	const named = unfit.map((code) => {
		const name = all.status === 'ready' ? all.data.find((entry) => entry.code === code)?.bezeichnung : undefined;
		return { code, bezeichnung: `${name ?? code} (passt nicht zur Auswahl)` };
	});
	return { ...fitting, data: [...fitting.data, ...named] };
}
