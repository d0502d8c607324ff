import { multiplyDecimals, roundDecimal } from '@kontor/german/exact';
import { addDecimals, compareDecimals } from '@kontor/german/number';

/** One entry of a log of a count as far as it bears on how much is there; the log is only ever added to. */
export interface TallyEntry {
	readonly id: string;
	/** Number of the user who has entered it. */
	readonly by: number;
	/** When it was counted, an instant in UTC. */
	readonly at: string;
	/** Number of packs of `factor` pieces; decimal texts. */
	readonly count: string;
	readonly factor: string;
	/** The shelf it was counted at; empty where nobody has said. */
	readonly place: string;
	readonly lot: string;
	readonly serial: string;
	/** The entry it takes back; such an entry counts nothing itself. */
	readonly undoes: string | null;
	/** 1 for the first count of an article, 2 for its recount and so on. */
	readonly round: number;
}

/** Counted quantity of one lot or serial. */
export interface CountedLabel {
	readonly lot: string;
	readonly serial: string;
	readonly quantity: string;
}

/** Result of the log for one article. */
export interface ArticleTally {
	/** Pieces in all places together; null where nobody has counted: that is not 0. */
	readonly counted: string | null;
	readonly labels: readonly CountedLabel[];
	/** The instants of the first and the last entry that counts; the last one is the instant of the count. */
	readonly since: string | null;
	readonly at: string | null;
	/** Numbers of the people who have counted. */
	readonly counters: readonly number[];
	/** Two have counted the same place: only one of both can be right. */
	readonly hasConflict: boolean;
}

/** The pieces of one entry. */
export function piecesOf({ count, factor }: Pick<TallyEntry, 'count' | 'factor'>): string {
	return multiplyDecimals(count, factor, 2);
}

/**
 * Tally of the entries of one article in a round. The order they arrived in does not matter, and an entry that came
 * twice counts once. An entry is taken back only by who has made it; in a recount nobody counts who has counted before.
 */
export function tallyArticle(log: readonly TallyEntry[], round: number): ArticleTally {
	const entries = [...new Map(log.map((entry) => [entry.id, entry])).values()];
	const takenBack = new Set(entries.flatMap(({ undoes, by }) => (undoes === null ? [] : [`${by} ${undoes}`])));
	const made = entries.filter(({ undoes, by, id }) => undoes === null && !takenBack.has(`${by} ${id}`));
	const earlier = new Set(made.filter((entry) => entry.round < round).map(({ by }) => by));
	const counting = made.filter((entry) => entry.round === round && !earlier.has(entry.by));
	const labels = new Map<string, CountedLabel>();
	const places = new Map<string, number>();
	let hasConflict = false;
	for (const entry of counting) {
		const { lot, serial, place, by } = entry;
		const key = `${lot}\n${serial}`;
		const sum = addDecimals(labels.get(key)?.quantity ?? '0', piecesOf(entry));
		labels.set(key, { lot, serial, quantity: sum });
		const spot = `${place}\n${key}`;
		if ((places.get(spot) ?? by) !== by) hasConflict = true;
		places.set(spot, by);
	}
	const instants = counting.map(({ at }) => at).sort();
	const sums = [...labels.values()].map(({ lot, serial, quantity }) => ({
		lot,
		serial,
		// There is one piece of a serial number, however often it was read. Only the sum says so: entries come in any order.
		quantity: between(quantity, '0', serial === '' ? null : '1'),
	}));
	return {
		counted: counting.length === 0 ? null : sumOf(sums.map(({ quantity }) => quantity)),
		labels: sums.sort((one, other) => compareLabels(one, other)),
		since: instants[0] ?? null,
		at: instants.at(-1) ?? null,
		counters: [...new Set(counting.map(({ by }) => by))].sort((one, other) => one - other),
		hasConflict,
	};
}

/** The sum of decimal texts, 2 decimals. */
export function sumOf(quantities: readonly string[]): string {
	return roundDecimal(quantities.reduce(addDecimals, '0'), 2);
}

function between(text: string, least: string, most: string | null): string {
	if (compareDecimals(text, least) < 0) return roundDecimal(least, 2);
	return roundDecimal(most !== null && compareDecimals(text, most) > 0 ? most : text, 2);
}

function compareLabels(one: CountedLabel, other: CountedLabel): number {
	const [a, b] = [`${one.lot}\n${one.serial}`, `${other.lot}\n${other.serial}`];
	return a < b ? -1 : 1;
}
