import { divideDecimals, multiplyDecimals, roundDecimal } from '@kontor/german/exact';
import { addDecimals, compareDecimals } from '@kontor/german/number';

/** The days on which something holds, both of them included; null is open. */
export interface ValidDays {
	/** `yyyy-mm-dd` */
	readonly validFrom: string | null;
	/** `yyyy-mm-dd` */
	readonly validTo: string | null;
}

/** Whether something held before, holds, or will hold. */
export type Validity = 'past' | 'now' | 'future';

/** What a day is to a validity. */
export function validityOn({ validFrom, validTo }: ValidDays, day: string): Validity {
	if (validTo !== null && validTo < day) return 'past';
	return validFrom !== null && validFrom > day ? 'future' : 'now';
}

/** Whether two validities share a day; one that ends before it begins has none. */
export function overlaps(one: ValidDays, other: ValidDays): boolean {
	return hasDays(one) && hasDays(other) && reaches(one, other) && reaches(other, one);
}

function hasDays(days: ValidDays): boolean {
	return reaches(days, days);
}

/** Whether the first begins before the second is over. */
function reaches({ validFrom }: ValidDays, { validTo }: ValidDays): boolean {
	return validFrom === null || validTo === null || validFrom <= validTo;
}

/** A price of one article, as far as choosing goes. */
export interface PriceRule extends ValidDays {
	readonly priceList: string;
	readonly unit: string;
	/** Decimal text; from so many on. */
	readonly minQuantity: string;
	readonly customerGroup: string | null;
	/** Number of the one customer it is for. */
	readonly customer: number | null;
}

/** What a price is wanted for. */
export interface PriceWish {
	/** The day of the document, `yyyy-mm-dd`. */
	readonly day: string;
	readonly priceList: string;
	readonly unit: string;
	/** Decimal text. */
	readonly quantity: string;
	readonly customerGroups: readonly string[];
	readonly customer: number | null;
}

/**
 * The price that holds, or null: "kein gültiger Preis", never nothing to pay. One for the customer goes before one for the
 * group, that before one for all; of the same kind the one for the greatest quantity that is reached.
 */
export function priceOf<Rule extends PriceRule>(rules: readonly Rule[], wish: PriceWish): Rule | null {
	let best: Rule | null = null;
	for (const rule of rules) {
		if (!fits(rule, wish)) continue;
		if (best === null || isBetter(rule, best)) best = rule;
	}
	return best;
}

function fits(rule: PriceRule, wish: PriceWish): boolean {
	return (
		rule.priceList === wish.priceList &&
		rule.unit === wish.unit &&
		(rule.customer === null || rule.customer === wish.customer) &&
		(rule.customerGroup === null || wish.customerGroups.includes(rule.customerGroup)) &&
		compareDecimals(rule.minQuantity, wish.quantity) <= 0 &&
		validityOn(rule, wish.day) === 'now'
	);
}

function isBetter(one: PriceRule, other: PriceRule): boolean {
	const difference = nearness(one) - nearness(other);
	return difference === 0 ? compareDecimals(one.minQuantity, other.minQuantity) > 0 : difference > 0;
}

function nearness({ customer, customerGroup }: PriceRule): number {
	if (customer !== null) return 2;
	return customerGroup === null ? 0 : 1;
}

/** The price with tax of a net price; percent as decimal text. */
export function grossOf(net: string, percent: string): string {
	return multiplyDecimals(net, multiplyDecimals(addDecimals('100', percent), '0.01', 6), 3);
}

/** The net price of one with tax. */
export function netOf(gross: string, percent: string): string {
	return divideDecimals(multiplyDecimals(gross, '100', 5), addDecimals('100', percent), 3) ?? gross;
}

/** A list price less two discounts, one after the other; percents as decimal texts. */
export function discountedPrice(listPrice: string, discount: string, discount2: string): string {
	const left = (percent: string) => addDecimals('100', multiplyDecimals(percent, '-1', 4));
	return multiplyDecimals(
		multiplyDecimals(listPrice, left(discount), 8),
		multiplyDecimals(left(discount2), '0.0001', 8),
		3,
	);
}

/** What a sale price earns over a purchase price. */
export interface Margin {
	/** Net price by purchase price, 5 decimals; null where the purchase price is nothing. */
	readonly factor: string | null;
	/** Net price less purchase price, 3 decimals. */
	readonly db1: string;
	/** `db1` in percent of the purchase price (Rohaufschlag), 2 decimals; null where the purchase price is nothing. */
	readonly ra: string | null;
}

/** The margin of a net price over a purchase price. */
export function marginOf(net: string, purchase: string): Margin {
	const db1 = roundDecimal(addDecimals(net, multiplyDecimals(purchase, '-1', 3)), 3);
	return {
		factor: divideDecimals(net, purchase, 5),
		db1,
		ra: divideDecimals(multiplyDecimals(db1, '100', 3), purchase, 2),
	};
}
