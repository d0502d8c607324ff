import { piecesOf, tallyArticle } from '@kontor/domain/count/tally';
import { pushScan } from '@kontor/domain/scanQueue';
import { formatFigure } from '@kontor/german/number';
import type { CountArticle, CountEntry } from '../../../../data/inventory.ts';
import type { LoggedEntry } from './countLog.ts';

/** Count of this person by the log. */
export interface OwnCount {
	/** Pieces of an article; null where this person has not counted it in its present round. */
	countedOf(article: CountArticle): string | null;
	/** The last five entries that count, newest first: a view of the whole log. */
	readonly last: readonly LoggedEntry[];
	/** An entry like this counts already. */
	hasSerial(isIt: (entry: CountEntry) => boolean): boolean;
	/** Codes nobody knows yet, newest first. */
	readonly tray: readonly LoggedEntry[];
}

/** Reads a log. Of who counts it knows one: entries of others are the server's matter. */
export function ownCountOf(entries: readonly LoggedEntry[]): OwnCount {
	const takenBack = new Set(entries.flatMap(({ entry }) => entry.undoes ?? []));
	const made = entries
		.filter(({ entry }) => entry.undoes === null && !takenBack.has(entry.id))
		// What was counted on another device has come later than it was made.
		.toSorted((one, other) => (one.entry.at < other.entry.at ? -1 : Number(one.entry.at > other.entry.at)));
	const byArticle = Map.groupBy(entries, ({ entry }) => entry.artNr);
	const counted = new Map<string, string | null>();
	return {
		countedOf(article) {
			const key = `${article.artNr} ${article.round}`;
			const known = counted.get(key);
			if (known !== undefined) return known;
			const log = (byArticle.get(article.artNr) ?? []).map(({ entry }) => ({ ...entry, by: 1 }));
			const tally = tallyArticle(
				log.filter(({ round }) => round === article.round),
				article.round,
			).counted;
			counted.set(key, tally);
			return tally;
		},
		hasSerial: (isIt) => made.some(({ entry }) => isIt(entry)),
		last: made.filter(({ entry }) => entry.artNr !== null).reduce<readonly LoggedEntry[]>(pushScan, []),
		tray: made.filter(({ entry }) => entry.artNr === null).toReversed(),
	};
}

/** Pieces of an entry as they are shown: a pack says how it was read, "1 × 30". */
export function quantityOf(entry: CountEntry): { readonly pieces: string; readonly packs: string | null } {
	const isPack = Number(entry.factor) !== 1;
	return {
		pieces: piecesOf(entry),
		packs: isPack ? `${shortFigure(entry.count)} × ${shortFigure(entry.factor)}` : null,
	};
}

/** A quantity without decimals that say nothing. */
export function shortFigure(decimal: string): string {
	return formatFigure(decimal, 'quantity').replace(/,00$/, '');
}

/** Content of an entry beside its id and instant. */
export type EntryContent = Pick<CountEntry, 'artNr' | 'code' | 'round'> & Partial<CountEntry>;

/** An entry of now. */
export function newEntry(now: number, content: EntryContent): CountEntry {
	return {
		count: '1',
		factor: '1',
		place: '',
		lot: '',
		serial: '',
		expiry: null,
		note: '',
		undoes: null,
		...content,
		id: crypto.randomUUID(),
		at: new Date(now).toISOString(),
	};
}

/** Entry that takes another one back. */
export function undoOf(now: number, { id, artNr, round }: CountEntry): CountEntry {
	return newEntry(now, { artNr, code: '', round, count: '0', undoes: id });
}
