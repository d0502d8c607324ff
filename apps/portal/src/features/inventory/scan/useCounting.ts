import { createScanLookup, type ScanHit } from '@kontor/domain/count/scannedArticle';
import type { ScannedCode, ScanVerdict } from '@kontor/ui/ScannerDialog';
import { useMemo, useState } from 'react';
import type { CountArticle, CountEntry } from '../../../data/inventory.ts';
import { useClock } from '../../../host/clock.tsx';
import type { CountAtHand } from './log/countAtHand.ts';
import type { CountLog, CountLogState } from './log/countLog.ts';
import { newEntry, type OwnCount, ownCountOf, undoOf } from './log/ownCount.ts';

/** A code that is several articles' own: nothing counts before somebody has chosen. */
export interface OpenChoice {
	readonly code: string;
	readonly hits: readonly ScanHit<CountArticle>[];
	readonly label: Label;
}

/** Data in a code beside its article. */
interface Label {
	readonly lot: string;
	readonly serial: string;
	readonly expiry: string | null;
}

/** Typed fields of an entry. */
export type TypedEntry = Pick<CountEntry, 'count' | 'factor' | 'place' | 'lot' | 'serial' | 'expiry' | 'note'>;

/** Counting of one person on one device. */
export interface Counting extends OwnCount {
	articleOf(artNr: string | null): CountArticle | undefined;
	/** Where is being counted; empty for the shelf of each article. */
	readonly place: string;
	setPlace(place: string): void;
	readonly choice: OpenChoice | null;
	/** Of several articles one is meant; null for none. */
	choose(hit: ScanHit<CountArticle> | null): void;
	/** Message about the last code that was not simply taken. */
	readonly notice: string | null;
	scan(code: ScannedCode): ScanVerdict;
	/** Counts an article without a code. */
	count(article: CountArticle, typed: TypedEntry): void;
	/** One piece more or less of what an entry has counted. */
	step(entry: CountEntry, by: 1 | -1): void;
	/** Puts another entry in the place of one. */
	replace(entry: CountEntry, typed: TypedEntry): void;
	/** Says what an unknown code is; `factor` = the pieces it stands for. */
	assign(entry: CountEntry, article: CountArticle, factor?: string): void;
	undo(entry: CountEntry): void;
}

const noLabel: Label = { lot: '', serial: '', expiry: null };

/** Counts into a log what is scanned, chosen or typed. */
export function useCounting({ articles, ownCodes }: CountAtHand, log: CountLog, { entries }: CountLogState): Counting {
	const clock = useClock();
	const lookUp = useMemo(() => createScanLookup(articles, ownCodes), [articles, ownCodes]);
	const byNumber = useMemo(() => new Map(articles.map((article) => [article.artNr, article])), [articles]);
	const own = useMemo(() => ownCountOf(entries), [entries]);
	const [place, setPlace] = useState('');
	const [choice, setChoice] = useState<OpenChoice | null>(null);
	const [notice, setNotice] = useState<string | null>(null);

	function take({ article, factor }: ScanHit<CountArticle>, code: string, label: Label): ScanVerdict {
		if (article.isClosed) {
			setNotice(`${article.articleDescription} zählt jemand anderer nach; Ihre Zählung liegt schon vor.`);
			return 'problem';
		}
		// Several scans may come before React shows the first: the log itself knows them all.
		const isKnown = (entry: CountEntry) => entry.artNr === article.artNr && entry.serial === label.serial;
		if (label.serial !== '' && ownCountOf(log.state().entries).hasSerial(isKnown)) {
			setNotice(`Die Seriennummer ${label.serial} ist schon gezählt.`);
			return 'problem';
		}
		add(article, { code, factor, ...label });
		setNotice(article.lotDuty && label.lot === '' ? 'Dieser Artikel hat Chargen: bitte die Charge ergänzen.' : null);
		return 'taken';
	}

	function add(article: CountArticle, content: Partial<CountEntry>): void {
		const { artNr, round, shelf } = article;
		log.add([newEntry(clock(), { code: '', place: place || shelf, ...content, artNr, round })]);
	}

	return {
		...own,
		articleOf: (artNr) => (artNr === null ? undefined : byNumber.get(artNr)),
		place,
		setPlace,
		choice,
		choose(hit) {
			if (hit !== null && choice !== null) take(hit, choice.code, choice.label);
			setChoice(null);
		},
		notice,
		scan({ text, gtin }) {
			const year = new Date(clock()).getFullYear();
			const asRead = lookUp(text, year);
			const finding = asRead.kind === 'unknown' && gtin !== null ? lookUp(gtin, year) : asRead;
			if (finding.kind === 'unknown') {
				log.add([newEntry(clock(), { artNr: null, code: text.slice(0, 400), place, round: 1 })]);
				setNotice(
					finding.isMisread
						? `Die Prüfziffer von ${visible(text)} stimmt nicht. Der Code liegt in der Ablage.`
						: `${visible(text)} ist nicht Teil dieser Zählung. Der Code liegt in der Ablage.`,
				);
				return 'problem';
			}
			const { hits, lot, serial, expiry } = finding;
			const label = { lot, serial, expiry };
			const [hit, second] = hits;
			if (hit !== undefined && second === undefined) return take(hit, text, label);
			setChoice({ code: text, hits, label });
			return 'problem';
		},
		count(article, typed) {
			log.add([newEntry(clock(), { ...typed, artNr: article.artNr, code: '', round: article.round })]);
			setNotice(null);
		},
		step(entry, by) {
			const { artNr, place: at, lot, serial, expiry, round } = entry;
			log.add([
				newEntry(clock(), { ...noLabel, artNr, place: at, lot, serial, expiry, round, code: '', count: String(by) }),
			]);
		},
		replace(entry, typed) {
			const { artNr, code, round } = entry;
			log.add([undoOf(clock(), entry), newEntry(clock(), { artNr, code, round, ...typed })]);
		},
		assign(entry, article, factor = entry.factor) {
			const { code, count, place: at, note } = entry;
			const { artNr, round, shelf } = article;
			log.add([
				undoOf(clock(), entry),
				newEntry(clock(), { artNr, code, round, count, factor, place: at || shelf, note }),
			]);
		},
		undo: (entry) => log.add([undoOf(clock(), entry)]),
	};
}

/** A code with a sign in the place of each character nobody can see, such as the separator of GS1. */
export function visible(code: string): string {
	return code.replaceAll('\u001d', '␝').replace(/\p{Cc}/gu, '␣');
}
