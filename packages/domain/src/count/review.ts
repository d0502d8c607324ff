import { divideDecimals, multiplyDecimals } from '@kontor/german/exact';
import { compareDecimals } from '@kontor/german/number';

/** Why a count differs from the book. */
export const countReasons = [
	{ key: 'shrinkage', label: 'Schwund' },
	{ key: 'breakage', label: 'Bruch' },
	{ key: 'expired', label: 'Abgelaufen' },
	{ key: 'mixedUp', label: 'Verwechslung' },
	{ key: 'misposted', label: 'Buchungsfehler' },
	{ key: 'found', label: 'Wiedergefunden' },
	{ key: 'other', label: 'Sonstiges' },
] as const;

/** The key of a reason. */
export type CountReason = (typeof countReasons)[number]['key'];

/** From where on a difference is counted again by somebody else; null sets no limit. Decimal texts. */
export interface RecountLimits {
	readonly pieces: string | null;
	/** Of what the book says. */
	readonly percent: string | null;
	/** In euros. */
	readonly value: string | null;
}

/** The limits of a new count. */
export const defaultLimits: RecountLimits = { pieces: '5', percent: '10', value: '100' };

/** Figures of a counted difference. */
export interface CountFigures {
	readonly book: string;
	readonly difference: string;
	/** The difference in euros; null where nobody knows what a piece has cost. */
	readonly value: string | null;
}

/** True if a difference is above one of the limits. Without a book quantity there is no share: pieces and value decide. */
export function isAboveLimits({ book, difference, value }: CountFigures, limits: RecountLimits): boolean {
	const size = absolute(difference);
	const share = divideDecimals(multiplyDecimals(size, '100', 4), absolute(book), 4);
	return (
		isAbove(size, limits.pieces) ||
		(share !== null && isAbove(share, limits.percent)) ||
		(value !== null && isAbove(absolute(value), limits.value))
	);
}

function isAbove(size: string, limit: string | null): boolean {
	return limit !== null && compareDecimals(size, limit) > 0;
}

function absolute(text: string): string {
	return text.startsWith('-') ? text.slice(1) : text;
}

/**
 * State of an article in a count: nobody has counted it, it is as the book says, it is not, or nobody knows, as two have
 * counted the same place or its recount is not done. In a blind count, counters are told `counted` in place of equal and
 * different.
 */
export type CountState = 'untouched' | 'counted' | 'equal' | 'different' | 'unknown';

/** An article of a count as far as its state goes. */
export interface CountLine {
	/** Null where nobody has counted it in its present round. */
	readonly counted: string | null;
	readonly round: number;
	readonly hasConflict: boolean;
	readonly difference: string | null;
	readonly isAboveLimits: boolean;
	readonly reason: CountReason | null;
	/** A later count of the article is in the book already. */
	readonly isCountedLater: boolean;
}

/** State of an article in a count. */
export function countStateOf({ counted, round, hasConflict, difference }: CountLine): CountState {
	if (counted === null) return round > 1 ? 'unknown' : 'untouched';
	if (hasConflict || difference === null) return 'unknown';
	return compareDecimals(difference, '0') === 0 ? 'equal' : 'different';
}

/**
 * Why an article cannot be posted yet: two have counted the same place (`conflict`), the recount is not asked for or not
 * done (`recount`), a difference above the limits has no `reason`, or a later count is posted (`countedLater`).
 */
export type PostBlock = 'conflict' | 'recount' | 'reason' | 'countedLater';

/** Reason why an article cannot be posted; null for none, also for one that nobody has counted. */
export function postBlockOf(line: CountLine): PostBlock | null {
	if (line.counted === null) return line.round > 1 ? 'recount' : null;
	if (line.isCountedLater) return 'countedLater';
	if (line.hasConflict) return 'conflict';
	if (!line.isAboveLimits) return null;
	if (line.round === 1) return 'recount';
	return line.reason === null ? 'reason' : null;
}

/** Where a count stands: people count, it is looked through, somebody has released it, it is in the book, or given up. */
export type SessionState = 'counting' | 'review' | 'released' | 'posted' | 'cancelled';

/** Where a count can go from a state by hand; it is posted by an operation of its own. */
export const nextSessionStates: Readonly<Record<SessionState, readonly SessionState[]>> = {
	counting: ['review', 'cancelled'],
	review: ['counting', 'released', 'cancelled'],
	released: ['review'],
	posted: [],
	cancelled: [],
};

/** Four eyes: who has released a count does not post it. */
export function mayPostCount(state: SessionState, releasedBy: number | null, user: number): boolean {
	return state === 'released' && releasedBy !== user;
}
