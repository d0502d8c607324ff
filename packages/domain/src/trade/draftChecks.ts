import { multiplyDecimals } from '@kontor/german/exact';
import { addDecimals, compareDecimals, isDecimal } from '@kontor/german/number';
import { asksForUid } from '../paper/invoiceDuties.ts';
import { goodsMoveOf, isInvoice } from './chain.ts';

/** Finding about a document before it is issued. */
export type DraftProblem =
	| 'noPrice'
	| 'lotMissing'
	| 'serialMissing'
	| 'serialQuantity'
	| 'lotExpired'
	| 'negativeStock'
	| 'prescriptionMissing'
	| 'uidMissing'
	| 'creditLimit';

/** One thing that is odd, and of which position (counted from 0); null for the whole document. */
export interface DraftCheck {
	readonly problem: DraftProblem;
	readonly position: number | null;
	/** It cannot be issued like this; everything else is only said. */
	readonly isBlocking: boolean;
}

/** Tracking duties of an article (lot, serial number), and its stock. */
export interface CheckedArticle {
	readonly isStocked: boolean;
	readonly lotDuty: boolean;
	readonly serialDuty: boolean;
	/** Stock on hand where the goods come from, in its base unit; null where that is not known. */
	readonly onHand: string | null;
	/** Lots with the day they expire on. */
	readonly lots: readonly { readonly lot: string; readonly expiry: string | null }[];
}

/** A position of goods or services. */
export interface CheckedPosition {
	readonly quantity: string;
	/** Base units in one of the position's units. */
	readonly packQuantity: string;
	/** Empty where no price is valid. */
	readonly price: string;
	readonly lot: string | null;
	readonly serialNumber: string | null;
	/** Null for what is no article of the list. */
	readonly article: CheckedArticle | null;
	readonly articleNumber: string | null;
}

/** The one an invoice goes to, as far as its UID is concerned. */
export interface CheckedRecipient {
	readonly isBusiness: boolean;
	readonly isStatedNoBusiness: boolean;
	readonly hasUid: boolean;
}

/** A document as far as warnings go. */
export interface CheckedDraft {
	readonly shortType: string;
	readonly isGoodsReturned: boolean;
	/** The day the goods are delivered on. */
	readonly deliveryDate: string;
	/** Null for a position without goods or services. */
	readonly positions: readonly (CheckedPosition | null)[];
	/** A carrier pays, and no prescription is there yet. */
	readonly isPrescriptionMissing: boolean;
	readonly gross: string;
	/** To whom the invoice goes; null where that is not known. */
	readonly recipient: CheckedRecipient | null;
	/** Credit limit of the customer and the amount already owed; null without a limit. */
	readonly credit: { readonly limit: string; readonly open: string } | null;
}

const blocking: ReadonlySet<DraftProblem> = new Set([
	'noPrice',
	'lotMissing',
	'serialMissing',
	'serialQuantity',
	'lotExpired',
	'uidMissing',
]);

/** The lot of a paper whose goods come back or arrive may be expired; only what goes out to somebody must not be. */
const goesOut = new Set(['LS', 'LH']);

/** Everything that is odd about a document before it is issued, what blocks it first. Client and server ask this. */
export function checkDraft(draft: CheckedDraft): DraftCheck[] {
	const { shortType, positions, credit, gross, recipient } = draft;
	const found: [DraftProblem, number | null][] = [];
	const move = goodsMoveOf(shortType, draft.isGoodsReturned);
	const taken = new Map<string, string>();
	positions.forEach((position, index) => {
		if (position === null) return;
		if (!isDecimal(position.price)) found.push(['noPrice', index]);
		if (move === null || position.article === null || !position.article.isStocked) return;
		for (const problem of traceProblems(draft, position, position.article)) found.push([problem, index]);
		if (move.sign === 1 || move.kind !== 'delivery' || position.article.onHand === null) return;
		const number = String(position.articleNumber);
		const need = addDecimals(taken.get(number) ?? '0', multiplyDecimals(position.quantity, position.packQuantity, 2));
		taken.set(number, need);
		if (compareDecimals(need, position.article.onHand) > 0) found.push(['negativeStock', index]);
	});
	if (draft.isPrescriptionMissing && (isInvoice(shortType) || move !== null)) found.push(['prescriptionMissing', null]);
	if (recipient !== null && !recipient.hasUid && isUidWanted(shortType, gross, recipient))
		found.push(['uidMissing', null]);
	if (
		credit !== null &&
		asksForMoney(shortType) &&
		compareDecimals(addDecimals(credit.open, gross), credit.limit) > 0
	) {
		found.push(['creditLimit', null]);
	}
	const checks = found.map(([problem, position]) => ({ problem, position, isBlocking: blocking.has(problem) }));
	return [...checks.filter(({ isBlocking }) => isBlocking), ...checks.filter(({ isBlocking }) => !isBlocking)];
}

function isUidWanted(shortType: string, gross: string, { isBusiness, isStatedNoBusiness }: CheckedRecipient): boolean {
	if (!isInvoice(shortType) && shortType !== 'GU') return false;
	return asksForUid({ gross, isToBusiness: isBusiness, isStatedNoBusiness, needsRecipientUid: false });
}

function asksForMoney(shortType: string): boolean {
	return isInvoice(shortType) || shortType === 'AU' || shortType === 'LS';
}

function traceProblems(
	{ shortType, deliveryDate }: CheckedDraft,
	{ lot, serialNumber, quantity }: CheckedPosition,
	article: CheckedArticle,
): DraftProblem[] {
	const problems: DraftProblem[] = [];
	if (article.lotDuty && !lot) problems.push('lotMissing');
	if (article.serialDuty && !serialNumber) problems.push('serialMissing');
	else if (serialNumber && compareDecimals(quantity.replace('-', ''), '1') !== 0) problems.push('serialQuantity');
	const expiry = article.lots.find((known) => known.lot === lot)?.expiry ?? null;
	if (expiry !== null && expiry < deliveryDate && goesOut.has(shortType)) problems.push('lotExpired');
	return problems;
}

/** The lot to take first: the one that expires next and is still good on the day, of those there is enough of; null for none. */
export function proposedLot(
	lots: readonly { readonly lot: string; readonly expiry: string | null; readonly quantity: string }[],
	deliveryDate: string,
): string | null {
	const good = lots.filter(
		({ expiry, quantity }) => (expiry === null || expiry >= deliveryDate) && compareDecimals(quantity, '0') > 0,
	);
	const [first] = good.toSorted((a, b) => compareExpiry(a.expiry, b.expiry));
	return first?.lot ?? null;
}

function compareExpiry(one: string | null, other: string | null): number {
	if (one === other) return 0;
	if (one === null) return 1;
	if (other === null) return -1;
	return one < other ? -1 : 1;
}
