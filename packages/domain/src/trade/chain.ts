import { addDecimals, compareDecimals } from '../number.ts';

/** The types of documents whose course Kontor knows; others are rows of a table without a follow-up. */
export const chainTypes = ['AN', 'KV', 'VO', 'AU', 'LS', 'RE', 'GU', 'RL'] as const;

/** Short name of one type of document. */
export type ChainType = (typeof chainTypes)[number];

const followers: Readonly<Record<ChainType, readonly ChainType[]>> = {
	AN: ['AU'],
	VO: ['KV', 'AU'],
	KV: ['AU', 'RE'],
	AU: ['LS', 'RE'],
	LS: ['RE', 'RL'],
	RE: ['GU'],
	GU: [],
	RL: [],
};

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
