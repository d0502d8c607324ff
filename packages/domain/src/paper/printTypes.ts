import { isInvoice, stateRanks } from '../trade/chain.ts';

/**
 * Ways to put a document on paper: as it was issued, once more, as a draft, for the carrier, with prices where
 * the original has none or the other way round, and for the workshop.
 */
export const printTypes = ['original', 'copy', 'draft', 'carrier', 'withPrices', 'withoutPrices', 'worksheet'] as const;

/** One way to put a document on paper. */
export type PrintType = (typeof printTypes)[number];

/** A document as far as its paper goes. */
export interface PrintableDocument {
	readonly shortType: string;
	/** 10 draft … 90 done, 99 cancelled. */
	readonly rank: number;
	/** A carrier insures the customer for it. */
	readonly isInsured: boolean;
}

/** Types whose paper says who bears which part; delivery notes, offers and orders say nothing of health. */
const carrierTypes: readonly string[] = ['KV', 'VO', 'RE', 'SR', 'GU', 'BS'];
/** Types that are sent with the goods, where prices have no place. */
const pricelessTypes: readonly string[] = ['LS', 'RL', 'LH', 'WE', 'VO'];
/** Types that need not say what something costs. */
const quotedTypes: readonly string[] = ['AN', 'KV', 'AU'];

/** In which ways a document can be printed, the usual one first. */
export function printTypesOf({ shortType, rank, isInsured }: PrintableDocument): readonly PrintType[] {
	if (rank <= stateRanks.draft) return ['draft', 'worksheet'];
	const forCarrier = isInsured && (shortType === 'KV' || isInvoice(shortType));
	return [
		'original',
		'copy',
		...(forCarrier ? (['carrier'] as const) : []),
		...(pricelessTypes.includes(shortType) && shortType !== 'VO' ? (['withPrices'] as const) : []),
		...(quotedTypes.includes(shortType) ? (['withoutPrices'] as const) : []),
		'worksheet',
	];
}

/** True if a print shows health data of a patient: carrier, shares, diagnosis. */
export function printTellsOfHealth(printType: PrintType, { shortType, isInsured }: PrintableDocument): boolean {
	if (!isInsured || !carrierTypes.includes(shortType)) return false;
	return printType !== 'worksheet' && printType !== 'withoutPrices';
}

/** True if a print shows prices and amounts. */
export function printHasPrices(printType: PrintType, shortType: string): boolean {
	if (printType === 'worksheet' || printType === 'withoutPrices') return false;
	return printType === 'withPrices' || !pricelessTypes.includes(shortType);
}
