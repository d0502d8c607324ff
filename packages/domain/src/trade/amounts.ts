import { isDecimal } from '@kontor/german/number';

/*
 * Amounts of documents from decimal texts, exact in whole cents, rounded half away from zero: lines first, then the tax of
 * each rate on the sum of its lines (EN 16931). Computed once when a document is saved, stored, and read everywhere.
 */

/** What a position is: goods or services, words, or the sum of the lines since the last subtotal. */
export const positionKinds = ['article', 'text', 'subtotal'] as const;

/** What one position is. */
export type PositionKind = (typeof positionKinds)[number];

/** A position as far as amounts go; decimal texts, discounts and rate in percent. */
export interface AmountLine {
	readonly kind: PositionKind;
	readonly quantity: string;
	/** Of one unit, net or gross as the document is. */
	readonly price: string;
	readonly discount: string;
	/** Taken off what the first discount leaves. */
	readonly discount2: string;
	readonly vatRate: string;
}

/** A document as far as amounts go. */
export interface AmountsInput {
	readonly lines: readonly AmountLine[];
	/** Prices hold the tax already. */
	readonly isGross: boolean;
	/** Percent off the whole document. */
	readonly discount: string;
}

/** The lines of one rate of tax together. */
export interface RateAmounts {
	readonly rate: string;
	readonly net: string;
	readonly vat: string;
	readonly gross: string;
}

/** The amounts of a document, decimal texts with two decimals. */
export interface DocumentAmounts {
	/** One for each position: its amount (net or gross as the document is), the sum at a subtotal, `0.00` at a text. */
	readonly lines: readonly string[];
	/** Sum of the lines, before the discount of the document. */
	readonly sum: string;
	/** What the discount of the document takes off. */
	readonly discount: string;
	/** By falling rate. */
	readonly rates: readonly RateAmounts[];
	readonly net: string;
	readonly vat: string;
	readonly gross: string;
}

interface Scaled {
	readonly value: bigint;
	readonly scale: number;
}

const PERCENT = 100n;

function scaled(decimal: string): Scaled {
	const text = isDecimal(decimal) ? decimal : '0';
	const point = text.indexOf('.');
	const scale = point === -1 ? 0 : text.length - point - 1;
	return { value: BigInt(text.replace('.', '')), scale };
}

/** A quotient rounded half away from zero; the divisor is positive. */
function divided(value: bigint, divisor: bigint): bigint {
	const size = value < 0n ? -value : value;
	const rounded = (2n * size + divisor) / (2n * divisor);
	return value < 0n ? -rounded : rounded;
}

function power(scale: number): bigint {
	return 10n ** BigInt(scale);
}

function shown(cents: bigint): string {
	const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
	return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a discount in percent leaves, over a divisor. */
function rest(percent: string): Scaled {
	const { value, scale } = scaled(percent);
	return { value: PERCENT * power(scale) - value, scale: scale + 2 };
}

/** Lines do not change themselves: while one of hundreds is typed into, the others are not computed anew with each key. */
const computed = new WeakMap<AmountLine, bigint>();

function lineCents(line: AmountLine): bigint {
	const known = computed.get(line);
	if (known !== undefined) return known;
	const cents = amountOfLine(line);
	computed.set(line, cents);
	return cents;
}

function amountOfLine({ quantity, price, discount, discount2 }: AmountLine): bigint {
	const factors = [scaled(quantity), scaled(price), rest(discount), rest(discount2)];
	const product = factors.reduce((made, { value }) => made * value, PERCENT);
	return divided(product, power(factors.reduce((sum, { scale }) => sum + scale, 0)));
}

/** A part of an amount in cents: `percent` of it. */
function percentOf(cents: bigint, percent: string): bigint {
	const { value, scale } = scaled(percent);
	return divided(cents * value, PERCENT * power(scale));
}

/** The tax within or on top of an amount in cents. */
function vatOf(cents: bigint, rate: string, isGross: boolean): bigint {
	if (!isGross) return percentOf(cents, rate);
	const { value, scale } = scaled(rate);
	return divided(cents * value, PERCENT * power(scale) + value);
}

/** Splits an amount by weights, to the cent: what rounding down leaves goes to the largest remainders, the first among equals. */
function split(amount: bigint, weights: readonly bigint[]): bigint[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0n);
	if (total === 0n) return weights.map(() => 0n);
	const parts = weights.map((weight, index) => {
		const product = amount * weight * (total < 0n ? -1n : 1n);
		const size = total < 0n ? -total : total;
		const remainder = ((product % size) + size) % size;
		return { index, part: (product - remainder) / size, remainder };
	});
	let left = amount - parts.reduce((sum, { part }) => sum + part, 0n);
	const made = parts.map(({ part }) => part);
	for (const { index } of parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)) {
		if (left === 0n) break;
		made[index] = (made[index] as bigint) + 1n;
		left -= 1n;
	}
	return made;
}

/** All amounts of a document; a text that is no decimal counts as 0. */
export function amountsOf({ lines, isGross, discount }: AmountsInput): DocumentAmounts {
	const byRate = new Map<string, bigint>();
	let sum = 0n;
	let sinceSubtotal = 0n;
	const amounts = lines.map((line) => {
		if (line.kind === 'text') return 0n;
		if (line.kind === 'subtotal') {
			const subtotal = sinceSubtotal;
			sinceSubtotal = 0n;
			return subtotal;
		}
		const cents = lineCents(line);
		const rate = plainRate(line.vatRate);
		byRate.set(rate, (byRate.get(rate) ?? 0n) + cents);
		sum += cents;
		sinceSubtotal += cents;
		return cents;
	});
	const taken = percentOf(sum, discount);
	const sums = [...byRate].toSorted(([a], [b]) => Number(b) - Number(a));
	const parts = split(
		taken,
		sums.map(([, cents]) => cents),
	);
	const rates = sums.map(([rate, cents], index) => {
		const amount = cents - (parts[index] as bigint);
		const vat = vatOf(amount, rate, isGross);
		return { rate, net: isGross ? amount - vat : amount, vat, gross: isGross ? amount : amount + vat };
	});
	const total = (of: 'net' | 'vat' | 'gross') => shown(rates.reduce((all, rate) => all + rate[of], 0n));
	return {
		lines: amounts.map(shown),
		sum: shown(sum),
		discount: shown(taken),
		rates: rates.map(({ rate, net, vat, gross }) => ({
			rate,
			net: shown(net),
			vat: shown(vat),
			gross: shown(gross),
		})),
		net: total('net'),
		vat: total('vat'),
		gross: total('gross'),
	};
}

/** A rate without needless zeros, so that `20` and `20.00` are one. */
function plainRate(rate: string): string {
	const text = isDecimal(rate) ? rate : '0';
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** An amount with two decimals from a decimal text, rounded half away from zero: `9` → `9.00`. */
export function cents(decimal: string): string {
	return shown(centsOf(decimal));
}

/** An amount in whole cents, rounded half away from zero. */
export function centsOf(decimal: string): bigint {
	const { value, scale } = scaled(decimal);
	return divided(value * PERCENT, power(scale));
}

/** An amount of whole cents as a decimal text with two decimals. */
export function fromCents(amount: bigint): string {
	return shown(amount);
}

/** So many percent of an amount, rounded to the cent. */
export function shareOf(amount: string, percent: string): string {
	return shown(percentOf(centsOf(amount), percent));
}

/** Splits an amount by weights, to the cent: the parts add up to it, and nobody's part has a sign of its own. */
export function splitAmount(amount: string, weights: readonly string[]): string[] {
	return split(centsOf(amount), weights.map(centsOf)).map(shown);
}
