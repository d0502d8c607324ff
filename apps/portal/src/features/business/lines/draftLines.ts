import { multiplyDecimals } from '@kontor/german/exact';
import { checkNumber, isDecimal } from '@kontor/german/number';
import { isBlank } from '@kontor/german/visibleText';
import type { BusinessArticle, BusinessDocument, BusinessEntry } from '../../../data/business.ts';

/** A record a line points to, with the name to show. */
export interface Named {
	readonly id: number;
	readonly name: string;
}

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
	/** Base units in one of `unit`. */
	readonly packQuantity: string;
	readonly price: string;
	/** Cost of one unit; null for users who may not see it. */
	readonly cost: string | null;
	readonly discount: string;
	readonly discount2: string;
	readonly vatCode: string;
	readonly vatRate: string;
	readonly lot: string | null;
	readonly serialNumber: string | null;
	readonly object: Named | null;
	readonly client: Named | null;
	readonly referenceNumber: string;
	readonly processState: number;
	/** Where the price is from, for the eye; empty for a stored one. */
	readonly source: string;
}

type Position = BusinessDocument['positions'][number];

/** The line of a stored position. */
export function lineOfPosition(position: Position, index: number): DraftLine {
	const { client } = position;
	return {
		key: `${position.id ?? 'new'}-${index}`,
		id: position.id,
		kind: position.kind,
		articleNumber: position.articleNumber,
		text: position.text,
		quantity: position.quantity,
		unit: position.unit,
		packQuantity: position.packQuantity,
		price: plain(position.price ?? '0'),
		cost: position.cost,
		discount: position.discount ?? '0',
		discount2: position.discount2 ?? '0',
		vatCode: position.vatCode,
		vatRate: position.vatRate,
		lot: position.lot,
		serialNumber: position.serialNumber,
		object: position.object,
		client: client === null ? null : { id: client.lfdnr, name: client.name },
		referenceNumber: position.referenceNumber,
		processState: position.processState,
		source: '',
	};
}

function plain(decimal: string): string {
	return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

const sources = {
	customer: 'Kundenpreis',
	group: 'Gruppenpreis',
	list: 'Preisliste',
	supplier: 'Lieferantenpreis',
} as const;

/** A price with where it is from. */
interface Price {
	readonly price: string;
	readonly source: string;
}

const noPrice: Price = { price: '', source: 'kein gültiger Preis' };

/**
 * The price of a unit at a quantity: the tier with the highest quantity that is reached. A pack without a price of its own
 * costs what its pieces do; without any valid price the price has to be entered, never 0.
 */
export function priceFor(article: BusinessArticle, unit: string, quantity: string, isGross: boolean): Price {
	const amount = isDecimal(quantity) ? Math.abs(Number(quantity)) : 1;
	const own = tierAt(article, unit, Math.max(amount, 1), isGross);
	if (own !== null) return own;
	const pack = article.packs.find((known) => known.unit === unit);
	if (pack === undefined) return noPrice;
	const base = tierAt(article, article.unit, Math.max(amount, 1) * Number(pack.quantity), isGross);
	if (base === null) return noPrice;
	return { price: plain(multiplyDecimals(base.price, pack.quantity, 3)), source: `${base.source}, je ${article.unit}` };
}

function tierAt(article: BusinessArticle, unit: string, amount: number, isGross: boolean): Price | null {
	const tier = article.prices.findLast((known) => known.unit === unit && Number(known.minQuantity) <= amount);
	if (tier === undefined) return null;
	const from = Number(tier.minQuantity) > 1 ? ` ab ${plain(tier.minQuantity).replace('.', ',')}` : '';
	return { price: plain(isGross ? tier.grossPrice : tier.netPrice), source: `${sources[tier.priceSource]}${from}` };
}

/** Base units in a unit of an article. */
export function packQuantityOf(article: BusinessArticle, unit: string): string {
	return unit === article.unit ? '1' : (article.packs.find((pack) => pack.unit === unit)?.quantity ?? '1');
}

/** A new line for an article, with its price of today. */
export function lineOf(article: BusinessArticle, isGross: boolean, key: string): DraftLine {
	const unit = article.exactUnit ?? article.unit;
	const packQuantity = packQuantityOf(article, unit);
	return {
		...textLine(key),
		kind: 'article',
		articleNumber: article.articleNumber,
		text: article.name,
		quantity: '1',
		unit,
		packQuantity,
		vatCode: article.vatCode,
		vatRate: article.vatRate,
		cost: article.cost === null ? null : multiplyDecimals(article.cost, packQuantity, 3),
		...priceFor(article, unit, '1', isGross),
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
		packQuantity: '1',
		price: '0',
		cost: null,
		discount: '0',
		discount2: '0',
		vatCode: 'N',
		vatRate: '20',
		lot: null,
		serialNumber: null,
		object: null,
		client: null,
		referenceNumber: '',
		processState: 10,
		source: '',
	};
}

const typed = 'eingegeben';

/**
 * A line with a change: another unit or quantity brings the price that holds for it, unless the price was typed or stored;
 * a typed price says so.
 */
export function changedLine(
	line: DraftLine,
	change: Partial<DraftLine>,
	article: BusinessArticle | undefined,
	isGross: boolean,
): DraftLine {
	const next = { ...line, ...change };
	if ('price' in change) return { ...next, source: typed };
	if (article === undefined || !('unit' in change || 'quantity' in change)) return next;
	const packQuantity = packQuantityOf(article, next.unit);
	const cost = article.cost === null ? next.cost : multiplyDecimals(article.cost, packQuantity, 3);
	const isPriced = 'unit' in change || (line.source !== '' && line.source !== typed);
	return { ...next, packQuantity, cost, ...(isPriced && priceFor(article, next.unit, next.quantity, isGross)) };
}

/** Problem of a line, in one German sentence; null where it can be stored. */
export function problemOf({ kind, text, quantity, price, discount, discount2 }: DraftLine): string | null {
	if (kind === 'subtotal') return null;
	if (isBlank(text)) return 'Bezeichnung fehlt';
	if (kind === 'text') return null;
	if (!isDecimal(price)) return price === '' ? 'Kein gültiger Preis' : 'Preis ist keine Zahl';
	if (checkNumber(price, { min: '0', decimals: 3 }) !== null) return 'Preis: höchstens 3 Nachkommastellen';
	if (checkNumber(quantity, { decimals: 2 }) !== null) return 'Menge: höchstens 2 Nachkommastellen';
	const percent = { min: '0', max: '100', decimals: 4 };
	if ([discount, discount2].some((value) => checkNumber(value, percent) !== null)) return 'Rabatt: 0 bis 100 %';
	return null;
}

/** A line as it is stored. */
export function entryOfLine(line: DraftLine): BusinessEntry['positions'][number] {
	const { id, kind, articleNumber, text, quantity, unit, price, discount, discount2, vatCode, lot, serialNumber } =
		line;
	return {
		id,
		kind,
		articleNumber,
		text,
		quantity,
		unit,
		price,
		discount,
		discount2,
		vatCode,
		lot: lot || null,
		serialNumber: serialNumber || null,
		objectId: line.object?.id ?? null,
		clientId: line.client?.id ?? null,
		referenceNumber: line.referenceNumber,
		processState: line.processState,
	};
}

/** The lines with one moved to another place; outside the ends it stays. */
export function moved(lines: readonly DraftLine[], from: number, to: number): readonly DraftLine[] {
	const line = lines[from];
	if (line === undefined || to < 0 || to >= lines.length || from === to) return lines;
	return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}
