import { checkNumber, isDecimal } from '@kontor/domain/number';
import { amountsOf, type DocumentAmounts } from '@kontor/domain/trade/amounts';
import { isBlank } from '@kontor/domain/visibleText';
import type { BusinessArticle, BusinessDocument, BusinessEntry } from '../../data/business.ts';

/** A position while it is being entered; figures are decimal texts, or what was typed where that is none. */
export interface DraftLine {
	/** Tells lines apart while they move. */
	readonly key: string;
	readonly id: number | null;
	readonly kind: 'article' | 'text' | 'subtotal';
	readonly articleNumber: string | null;
	readonly text: string;
	readonly quantity: string;
	readonly unit: string;
	readonly price: string;
	readonly discount: string;
	readonly discount2: string;
	readonly vatCode: string;
	readonly vatRate: string;
	readonly lot: string | null;
	readonly serialNumber: string | null;
	/** Where the price is from, for the eye; empty for a stored one. */
	readonly source: string;
}

/** What is entered of a document. */
export interface Draft {
	readonly foot: BusinessDocument['documentFoot'];
	readonly lines: readonly DraftLine[];
}

/** A draft with the version of the document it began with. */
export interface KeptDraft extends Draft {
	readonly version: number;
}

/** The draft of a stored or proposed document. */
export function draftOf({ documentFoot, positions }: BusinessDocument): Draft {
	return {
		foot: documentFoot,
		lines: positions.map((position, index) => ({
			key: `${position.id ?? 'new'}-${index}`,
			id: position.id,
			kind: position.kind,
			articleNumber: position.articleNumber,
			text: position.text,
			quantity: position.quantity,
			unit: position.unit,
			price: plain(position.price),
			discount: position.discount,
			discount2: position.discount2,
			vatCode: position.vatCode,
			vatRate: position.vatRate,
			lot: position.lot,
			serialNumber: position.serialNumber,
			source: '',
		})),
	};
}

function plain(decimal: string): string {
	return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

const sources = { customer: 'Kundenpreis', group: 'Gruppenpreis', list: 'Preisliste' } as const;

/** A new line for an article, with its price of today; without a valid one the price has to be entered. */
export function lineOf(article: BusinessArticle, isGross: boolean, key: string): DraftLine {
	const price = isGross ? article.grossPrice : article.netPrice;
	return {
		...textLine(key),
		kind: 'article',
		articleNumber: article.articleNumber,
		text: article.name,
		quantity: '1',
		unit: article.unit,
		price: price === null ? '' : plain(price),
		vatCode: article.vatCode,
		vatRate: article.vatRate,
		source: article.priceSource === null ? 'kein gültiger Preis' : sources[article.priceSource],
	};
}

/** A new line of words. */
export function textLine(key: string): DraftLine {
	return {
		key,
		id: null,
		kind: 'text',
		articleNumber: null,
		text: '',
		quantity: '0',
		unit: 'STK',
		price: '0',
		discount: '0',
		discount2: '0',
		vatCode: 'N',
		vatRate: '20',
		lot: null,
		serialNumber: null,
		source: '',
	};
}

/** What is wrong with a line, in one German sentence; null where it can be stored. */
export function problemOf({ kind, text, quantity, price, discount }: DraftLine): string | null {
	if (kind === 'subtotal') return null;
	if (isBlank(text)) return 'Bezeichnung fehlt';
	if (kind === 'text') return null;
	if (!isDecimal(price)) return price === '' ? 'Kein gültiger Preis' : 'Preis ist keine Zahl';
	if (checkNumber(price, { min: '0', decimals: 3 }) !== null) return 'Preis: höchstens 3 Nachkommastellen';
	if (checkNumber(quantity, { decimals: 2 }) !== null) return 'Menge: höchstens 2 Nachkommastellen';
	if (checkNumber(discount, { min: '0', max: '100', decimals: 4 }) !== null) return 'Rabatt: 0 bis 100 %';
	return null;
}

/** The amounts of a draft as the server will store them. */
export function amountsOfDraft({ foot, lines }: Draft): DocumentAmounts {
	return amountsOf({ lines, isGross: foot.isGross, discount: foot.discount });
}

/** The draft as it is stored. */
export function entryOf({ foot, lines }: Draft): BusinessEntry {
	return {
		documentFoot: foot,
		positions: lines.map(({ key: _key, vatRate: _rate, source: _source, ...line }) => line),
	};
}

/** The lines with one moved up or down; at the ends it stays. */
export function moved(lines: readonly DraftLine[], from: number, by: 1 | -1): readonly DraftLine[] {
	const to = from + by;
	const line = lines[from];
	if (line === undefined || to < 0 || to >= lines.length) return lines;
	return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** What was kept of a draft; null for anything else. */
export function readDraft(stored: unknown): KeptDraft | null {
	if (typeof stored !== 'object' || stored === null) return null;
	if (!('lines' in stored) || !('foot' in stored) || !('version' in stored)) return null;
	return Array.isArray(stored.lines) && typeof stored.version === 'number' ? (stored as KeptDraft) : null;
}
