import { multiplyDecimals, roundDecimal } from '@kontor/german/exact';
import { addDecimals, compareDecimals } from '@kontor/german/number';
import { countDifference } from '../stock/stock.ts';
import { type CountedLabel, sumOf } from './tally.ts';

/** Quantity of one lot or serial by the book, at the instant of the count. */
export interface BookLabel extends CountedLabel {
	/** The day the lot expires; null where nobody knows. */
	readonly expiry: string | null;
}

/** Difference between a count and the book. */
export interface CountDifference {
	/** Quantity by the book of everything that was counted. */
	readonly book: string;
	/** Counted less book. */
	readonly difference: string;
	/** Movements to be posted, none of them 0. */
	readonly movements: readonly CountedLabel[];
	/** Quantities in the book that were not counted: they stay. */
	readonly uncounted: readonly BookLabel[];
}

/**
 * Compares what was counted with the book of the same instant. What was counted by lot or serial is compared by it; what
 * was counted without stands for all lots together that nobody has named: what is missing is taken from those that expire
 * first, what is too much first fills those below nothing.
 */
export function differenceOf(counted: readonly CountedLabel[], book: readonly BookLabel[]): CountDifference {
	const named = counted.filter(({ lot, serial }) => lot !== '' || serial !== '');
	const plain = counted.find(({ lot, serial }) => lot === '' && serial === '');
	const movements: CountedLabel[] = named.map((label) => ({
		...label,
		quantity: countDifference(label.quantity, book.find(isOf(label))?.quantity ?? '0'),
	}));
	const rest = book.filter((label) => !named.some(isOf(label)));
	if (plain !== undefined) movements.push(...spread(plain.quantity, rest));
	const compared = plain === undefined ? book.filter((label) => named.some(isOf(label))) : book;
	const moved = movements.filter(({ quantity }) => compareDecimals(quantity, '0') !== 0);
	return {
		book: sumOf(compared.map(({ quantity }) => quantity)),
		difference: sumOf(moved.map(({ quantity }) => quantity)),
		movements: moved,
		uncounted: plain === undefined ? rest.filter(({ quantity }) => compareDecimals(quantity, '0') !== 0) : [],
	};
}

function isOf({ lot, serial }: CountedLabel): (other: CountedLabel) => boolean {
	return (other) => other.lot === lot && other.serial === serial;
}

function spread(counted: string, rest: readonly BookLabel[]): CountedLabel[] {
	let open = countDifference(counted, sumOf(rest.map(({ quantity }) => quantity)));
	const movements: CountedLabel[] = [];
	const sign = compareDecimals(open, '0');
	for (const { lot, serial, quantity } of [...rest].sort(byExpiry)) {
		// What is missing is taken from what is there, what is too much goes where less than nothing is.
		if (compareDecimals(quantity, '0') !== -sign) continue;
		const whole = multiplyDecimals(quantity, '-1', 2);
		const isEnough = compareDecimals(open, whole) * sign < 0;
		const part = isEnough ? open : whole;
		movements.push({ lot, serial, quantity: part });
		open = roundDecimal(addDecimals(open, multiplyDecimals(part, '-1', 2)), 2);
	}
	return mergedPlain([...movements, { lot: '', serial: '', quantity: open }]);
}

function mergedPlain(movements: readonly CountedLabel[]): CountedLabel[] {
	const isPlain = ({ lot, serial }: CountedLabel) => lot === '' && serial === '';
	const plain = sumOf(movements.filter(isPlain).map(({ quantity }) => quantity));
	return [...movements.filter((movement) => !isPlain(movement)), { lot: '', serial: '', quantity: plain }];
}

function byExpiry(one: BookLabel, other: BookLabel): number {
	return sortKey(one) < sortKey(other) ? -1 : 1;
}

function sortKey({ expiry, lot, serial }: BookLabel): string {
	return `${expiry ?? '9999'}\n${lot}\n${serial}`;
}
