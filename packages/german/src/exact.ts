import { isDecimal } from './number.ts';

/** A decimal text as a whole number of its smallest parts. */
interface Scaled {
	readonly value: bigint;
	readonly scale: number;
}

function scaledOf(text: string): Scaled {
	const plain = isDecimal(text) ? text : '0';
	const [whole = '', fraction = ''] = plain.split('.');
	return { value: BigInt(whole + fraction), scale: fraction.length };
}

/** The exact product of two decimal texts, rounded half away from zero to so many decimals, all of which are written. */
export function multiplyDecimals(left: string, right: string, decimals: number): string {
	const [a, b] = [scaledOf(left), scaledOf(right)];
	return writtenOf(divided(a.value * b.value * power(decimals), power(a.scale + b.scale)), decimals);
}

/** One decimal text by another, rounded half away from zero to so many decimals; null for a division by nothing. */
export function divideDecimals(left: string, right: string, decimals: number): string | null {
	const [a, b] = [scaledOf(left), scaledOf(right)];
	if (b.value === 0n) return null;
	return writtenOf(divided(a.value * power(b.scale + decimals), b.value * power(a.scale)), decimals);
}

/** A decimal text with exactly so many decimals, rounded half away from zero. */
export function roundDecimal(text: string, decimals: number): string {
	return multiplyDecimals(text, '1', decimals);
}

function power(exponent: number): bigint {
	return 10n ** BigInt(exponent);
}

function divided(value: bigint, by: bigint): bigint {
	const isNegative = value < 0n !== by < 0n;
	const [top, bottom] = [value < 0n ? -value : value, by < 0n ? -by : by];
	const rounded = (2n * top + bottom) / (2n * bottom);
	return isNegative ? -rounded : rounded;
}

function writtenOf(value: bigint, decimals: number): string {
	const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
	const cut = digits.length - decimals;
	return `${value < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals === 0 ? '' : `.${digits.slice(cut)}`}`;
}
