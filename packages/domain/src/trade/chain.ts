import { addDecimals, compareDecimals } from '@kontor/german/number';
import { can, type Subject } from '../permissions.ts';

/** The types of documents whose course Kontor knows; others are rows of a table without a follow-up. */
export const chainTypes = ['AN', 'KV', 'VO', 'AU', 'LS', 'RE', 'SR', 'GU', 'RL', 'LH', 'RP', 'BE', 'WE', 'BS'] as const;

/** Short name of one type of document. */
export type ChainType = (typeof chainTypes)[number];

const followers: Readonly<Record<ChainType, readonly ChainType[]>> = {
	AN: ['AU'],
	VO: ['KV', 'AU'],
	KV: ['AU', 'RE'],
	AU: ['LS', 'RE', 'LH'],
	LS: ['RE', 'SR', 'RL'],
	RE: ['GU'],
	SR: ['GU'],
	GU: [],
	RL: [],
	LH: ['RL'],
	RP: ['LS', 'RE'],
	BE: ['WE'],
	WE: [],
	BS: [],
};

/** True for documents that ask for money: an invoice, or a collective one of a carrier or a home. */
export function isInvoice(shortType: string): boolean {
	return shortType === 'RE' || shortType === 'SR';
}

/** Purchase documents: their prices are costs. */
export const purchaseTypes: readonly string[] = ['BE', 'WE'] satisfies ChainType[];

/** True for purchase documents. */
export function isPurchase(shortType: string): boolean {
	return purchaseTypes.includes(shortType);
}

/** True if somebody may see prices and amounts of documents of a type; what a purchase says is what things cost. */
export function seesPrices(subject: Subject, shortType: string): boolean {
	return can(subject, 'prices') && (!isPurchase(shortType) || can(subject, 'costs'));
}

/**
 * True if an issued document can be cancelled: one that asks for money is credited instead, and one that has brought goods back
 * on a credit note stays with it.
 */
export function isCancellable(shortType: string): boolean {
	return !isInvoice(shortType) && shortType !== 'GU' && shortType !== 'BS';
}

/** Movement of goods when a document is issued; `sign` turns its quantities into those of the stock. */
export interface GoodsMove {
	readonly kind: 'delivery' | 'return' | 'receipt';
	readonly sign: 1 | -1;
}

/** Movement of goods of a document type; null unless its papers go with goods, or a credit note says goods came back. */
export function goodsMoveOf(shortType: string, isGoodsReturned: boolean): GoodsMove | null {
	switch (shortType) {
		case 'LS':
		case 'LH':
			return { kind: 'delivery', sign: -1 };
		case 'RL':
			return { kind: 'return', sign: 1 };
		case 'WE':
			return { kind: 'receipt', sign: 1 };
		case 'GU':
			// Its quantities are negative already.
			return isGoodsReturned ? { kind: 'return', sign: -1 } : null;
		default:
			return null;
	}
}

/** Whether a text is a type whose course is known. */
export function isChainType(text: string): text is ChainType {
	return chainTypes.some((type) => type === text);
}

/** What a document of a type may become, the usual one first; nothing for a type without a course. */
export function followersOf(type: string): readonly ChainType[] {
	return isChainType(type) ? followers[type] : [];
}

/** How far a document has come: a rank that stays the same in every type, whatever its label is. */
export const stateRanks = { draft: 10, open: 20, refused: 80, done: 90, cancelled: 99 } as const;

const settable: Readonly<Record<string, readonly number[]>> = {
	AN: [20, 80, 85],
	KV: [20, 40, 50, 80],
	VO: [20, 30, 40, 45, 50, 80, 85],
	AU: [20, 30],
	RP: [20, 30, 40],
};

/**
 * The ranks to which somebody may set a document of a type that has this rank: what was heard of a carrier or a customer.
 * A draft, and what follow-ups have brought further, is set by nobody.
 */
export function settableRanks(shortType: string, rank: number): readonly number[] {
	const ranks = settable[shortType] ?? [];
	return ranks.includes(rank) ? ranks.filter((other) => other !== rank) : [];
}

/** Obstacles to a state that somebody could set. */
export type StateBlock = 'draft' | 'cancelled' | 'followed' | 'notAllowed';

/** The ranks somebody can set a document of a type to, other than its own, each with what is in the way now. */
export function nextRanks(
	shortType: string,
	rank: number,
	mayIssue: boolean,
): { readonly rank: number; readonly blocked: StateBlock | null }[] {
	const ranks = settable[shortType] ?? [];
	const blocked = stateBlockOf(ranks, rank) ?? (mayIssue ? null : 'notAllowed');
	return ranks.filter((other) => other !== rank).map((other) => ({ rank: other, blocked }));
}

function stateBlockOf(ranks: readonly number[], rank: number): StateBlock | null {
	if (rank <= stateRanks.draft) return 'draft';
	if (rank >= stateRanks.cancelled) return 'cancelled';
	return ranks.includes(rank) ? null : 'followed';
}

/** A document as its follow-ups see it. */
export interface ChainSource {
	readonly shortType: string;
	readonly rank: number;
	/** It has positions, all of them open in so many units. */
	readonly open: readonly string[];
	/** Prescriptions are handed on as they are, without positions. */
	readonly positions: number;
}

/** Why a document cannot become another one now. */
export type UpgradeBlock = 'draft' | 'cancelled' | 'refused' | 'nothingOpen' | 'notAllowed';

/** Why a document cannot become one of this type now, or `null`. */
export function upgradeBlockOf(source: ChainSource, target: string): UpgradeBlock | null {
	if (!followersOf(source.shortType).some((follower) => follower === target)) return 'notAllowed';
	if (source.rank <= stateRanks.draft) return 'draft';
	if (source.rank >= stateRanks.cancelled) return 'cancelled';
	if (source.rank === stateRanks.refused) return 'refused';
	if (source.positions > 0 && source.open.every((open) => compareDecimals(open, '0') <= 0)) return 'nothingOpen';
	return null;
}

/** What is left of a quantity once follow-ups have drawn theirs; a returned or invoiced unit is drawn once and never comes back. */
export function openQuantity(quantity: string, drawn: readonly string[]): string {
	const taken = drawn.reduce(addDecimals, '0');
	return addDecimals(quantity, taken.startsWith('-') ? taken.slice(1) : `-${taken}`);
}

/** How much of its positions follow-ups have drawn. */
export function progressOf(positions: readonly { quantity: string; open: string }[]): 'none' | 'part' | 'all' {
	const counted = positions.filter(({ quantity }) => compareDecimals(quantity, '0') !== 0);
	if (counted.every(({ quantity, open }) => compareDecimals(quantity, open) === 0)) return 'none';
	return counted.every(({ open }) => compareDecimals(open, '0') === 0) ? 'all' : 'part';
}

/** The number of an issued document: `RE-2026-00001`. Counted without a gap in each type and year. */
export function documentNumber(shortType: string, year: number, count: number): string {
	return `${shortType}-${String(year).padStart(4, '0')}-${String(count).padStart(5, '0')}`;
}
