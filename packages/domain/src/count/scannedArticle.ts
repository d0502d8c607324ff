import { findGs1 } from '@kontor/german/gs1';
import { checkGtin, toGtin14 } from '@kontor/german/gtin';
import { type OwnCodeRule, readOwnCode } from './ownCode.ts';

/** Fields of an article a scanned code is compared with. */
export interface CodedArticle {
	readonly artNr: string;
	readonly artNr2: string;
	readonly gtin: string;
	readonly packs: readonly { readonly gtin: string; readonly quantity: string; readonly unit: string }[];
}

/** An article a code stands for, and how many pieces it stands for. */
export interface ScanHit<Article> {
	readonly article: Article;
	/** Pieces of what was read; 1 for the article itself. */
	readonly factor: string;
	/** Unit of the pack that was read; null for the article itself. */
	readonly packUnit: string | null;
}

/** Result of looking up a code. */
export type ScanFinding<Article> =
	| {
			readonly kind: 'found';
			/** One; or several, of which somebody has to choose before anything counts. */
			readonly hits: readonly ScanHit<Article>[];
			/** Lot, serial and expiry in the code; empty where it has none. */
			readonly lot: string;
			readonly serial: string;
			readonly expiry: string | null;
	  }
	/** `isMisread`: it is as long as a GTIN and its check digit is wrong. */
	| { readonly kind: 'unknown'; readonly isMisread: boolean };

/** Looks codes up among articles. */
export type ScanLookup<Article> = (code: string, year: number) => ScanFinding<Article>;

/**
 * Looks codes up among these articles, whole and never by a part: GTIN of an article or a pack in all its spellings, number,
 * second number. A code that is two articles' own is for somebody to choose. What nothing has as its own is read by the rules
 * of the shop's own codes.
 */
export function createScanLookup<Article extends CodedArticle>(
	articles: readonly Article[],
	rules: readonly OwnCodeRule[] = [],
): ScanLookup<Article> {
	const known = new Map<string, ScanHit<Article>[]>();

	function note(key: string, hit: ScanHit<Article>): void {
		const hits = known.get(key) ?? [];
		if (!hits.some(({ article }) => article === hit.article)) known.set(key, [...hits, hit]);
	}

	for (const article of articles) {
		const plain = { article, factor: '1', packUnit: null };
		const gtin = toGtin14(article.gtin);
		if (gtin !== null) note(`gtin ${gtin}`, plain);
		for (const { gtin: ofPack, quantity, unit } of article.packs) {
			const pack = toGtin14(ofPack);
			if (pack !== null) note(`gtin ${pack}`, { article, factor: quantity, packUnit: unit });
		}
		note(`number ${article.artNr}`, plain);
		if (article.artNr2 !== '') note(`number ${article.artNr2}`, plain);
	}

	function byRule(code: string): ScanHit<Article>[] {
		const own = readOwnCode(code, rules);
		const hits = known.get(`number ${own?.article}`) ?? [];
		return own === null ? [] : hits.map((hit) => ({ ...hit, factor: own.quantity }));
	}

	return (scanned, year) => {
		const code = scanned.trim();
		const gs1 = findGs1(scanned, year);
		const gtin = toGtin14(code) ?? toGtin14(gs1?.gtin ?? '');
		const hits = [...(known.get(`gtin ${gtin}`) ?? []), ...(known.get(`number ${code}`) ?? [])];
		const plain = hits.length > 0 ? hits : byRule(code);
		const apart = plain.filter((hit, index) => plain.findIndex(({ article }) => article === hit.article) === index);
		if (apart.length === 0) return { kind: 'unknown', isMisread: checkGtin(code) === 'gtinCheckDigit' };
		return {
			kind: 'found',
			hits: apart,
			lot: gs1?.batch ?? '',
			serial: gs1?.serial ?? '',
			expiry: gs1?.expiry ?? null,
		};
	};
}
