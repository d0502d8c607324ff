import { type ChartValue, decimalOf, plottedValue } from './values.ts';

/** A part of a whole. */
export interface ShareItem {
	readonly label: string;
	readonly value: ChartValue;
}

/** A part with its place and share. */
export interface Share {
	readonly label: string;
	readonly value: ChartValue;
	/** In percent with one decimal, all together exactly 100; `null` for what is negative or missing. */
	readonly share: number | null;
	/** How many parts it holds, where it is the rest; else 1. */
	readonly count: number;
}

/**
 * Parts from the largest to the smallest with their shares of the positive total; from `most` on the smallest ones are one
 * rest, which stands last. Shares are rounded so that they add up to 100 (largest remainder).
 */
export function rankedShares(items: readonly ShareItem[], most: number, restLabel: (count: number) => string): Share[] {
	const ranked = items.toSorted(
		(a, b) => (plottedValue(b.value) ?? Number.NEGATIVE_INFINITY) - (plottedValue(a.value) ?? Number.NEGATIVE_INFINITY),
	);
	const shown = ranked.length > most ? ranked.slice(0, most - 1) : ranked;
	const rest = ranked.slice(shown.length);
	const parts = shown.map(({ label, value }) => ({ label, value: decimalOf(value), count: 1 }));
	if (rest.length > 0) parts.push({ label: restLabel(rest.length), value: sum(rest), count: rest.length });
	const shares = roundedShares(parts.map(({ value }) => Math.max(0, plottedValue(value) ?? 0)));
	return parts.map((part, index) => {
		const value = plottedValue(part.value);
		return { ...part, share: value === null || value < 0 ? null : (shares[index] ?? null) };
	});
}

function roundedShares(values: readonly number[]): (number | null)[] {
	const total = values.reduce((all, value) => all + value, 0);
	if (total === 0) return values.map(() => null);
	const exact = values.map((value) => (value / total) * 1000);
	const floors = exact.map((share) => Math.floor(share + 1e-9));
	let missing = 1000 - floors.reduce((all, share) => all + share, 0);
	const byRemainder = exact
		.map((share, index) => ({ index, remainder: share - (floors[index] ?? 0) }))
		.sort((a, b) => b.remainder - a.remainder);
	for (const { index } of byRemainder) {
		if (missing <= 0) break;
		floors[index] = (floors[index] ?? 0) + 1;
		missing -= 1;
	}
	return floors.map((share) => share / 10);
}

/** Exact on the decimals, by whole numbers of the smallest decimal place. */
function sum(items: readonly ShareItem[]): string {
	const texts = items.flatMap(({ value }) => decimalOf(value) ?? []);
	const places = Math.max(0, ...texts.map((text) => text.split('.')[1]?.length ?? 0));
	const total = texts.reduce((all, text) => {
		const [whole = '0', fraction = ''] = text.split('.');
		return all + BigInt(whole + fraction.padEnd(places, '0'));
	}, 0n);
	const sign = total < 0n ? '-' : '';
	const digits = (total < 0n ? -total : total).toString().padStart(places + 1, '0');
	return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
