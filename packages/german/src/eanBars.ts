import { checkGtin, toEan13 } from './gtin.ts';

/** Bars of the digits in the left half with odd parity; the even ones are their mirrored complement, the right its complement. */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011';

/** Which of the six left digits of an EAN-13 have even parity, by its first digit (GS1 General Specifications, 5.2.1.3). */
const parities = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010';

/** The bars of a printed article number. */
export interface EanBars {
	/** The digits under the bars: 13 or 8. */
	readonly text: string;
	/** One sign per module: `1` is a bar, `0` a gap; quiet zones not included. */
	readonly modules: string;
}

/** The bars of a GTIN that is printed as EAN-8 or EAN-13, UPC-A included; null for what is none. */
export function eanBarsOf(gtin: string): EanBars | null {
	if (checkGtin(gtin) !== null) return null;
	if (gtin.length === 8) {
		const left = [...gtin.slice(0, 4)].map((digit) => oddOf(digit));
		return { text: gtin, modules: framed(left, gtin.slice(4)) };
	}
	const text = toEan13(gtin);
	if (text === null) return null;
	const first = Number(text[0]);
	const parity = parities.slice(first * 7, first * 7 + 6);
	const left = [...text.slice(1, 7)].map((digit, index) => (parity[index] === '1' ? evenOf(digit) : oddOf(digit)));
	return { text, modules: framed(left, text.slice(7)) };
}

function framed(left: readonly string[], right: string): string {
	return `101${left.join('')}01010${[...right].map((digit) => complement(oddOf(digit))).join('')}101`;
}

function oddOf(digit: string): string {
	return odd.slice(Number(digit) * 8, Number(digit) * 8 + 7);
}

function evenOf(digit: string): string {
	return [...complement(oddOf(digit))].reverse().join('');
}

function complement(modules: string): string {
	return modules.replace(/[01]/g, (module) => (module === '0' ? '1' : '0'));
}
