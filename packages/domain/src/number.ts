/*
 * Numbers travel as decimal texts (`-1234.5`) and are shown one way everywhere: comma as decimal sign, dot between groups
 * of three, also in amounts of money (spec.md, section 9: German locale). Input takes more spellings than that.
 */

/** Decimals of the figures in Kontor (spec.md, section 9). */
export const decimals = { price: 3, factor: 5, quantity: 2, money: 2 } as const;

/** What kind of figure a number is. */
export type FigureKind = keyof typeof decimals;

const MAX_DIGITS = 1000;

/**
 * A decimal text in German with exactly so many decimals: `1234.5`, 2 → `1.234,50`. Rounds half away from zero, digit by
 * digit, never through a floating-point number; a zero has no sign. `''` for a text that is no plain decimal number.
 */
export function formatGermanNumber(decimal: string, fractionDigits: number): string {
	if (decimal.length > MAX_DIGITS) return '';
	const [, sign, whole = '', fraction = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(decimal) ?? [];
	if (sign === undefined) return '';
	const digits = roundedDigits(whole, fraction, fractionDigits);
	const split = digits.length - fractionDigits;
	const shownSign = sign === '' || /^0*$/.test(digits) ? '' : '-';
	const grouped = groupsOfThree(digits.slice(0, split));
	return shownSign + grouped + (fractionDigits === 0 ? '' : `,${digits.slice(split)}`);
}

/** A price, factor, quantity or amount (without its currency) with the decimals of its kind. */
export function formatFigure(decimal: string, kind: FigureKind): string {
	return formatGermanNumber(decimal, decimals[kind]);
}

/** An amount in euro as Austria writes it, with a no-break space: `€ 1.234,50`, `-€ 1.234,50`; `''` if it is no number. */
export function formatEuro(decimal: string): string {
	const amount = formatFigure(decimal, 'money');
	if (amount === '') return '';
	return amount.startsWith('-') ? `-€\u00a0${amount.slice(1)}` : `€\u00a0${amount}`;
}

/** A count with groups of three: `12.345`; `''` for anything but an integer. */
export function formatCount(count: number): string {
	return Number.isSafeInteger(count) ? formatGermanNumber(String(count), 0) : '';
}

/** What a badge shows: the count up to 9, `9+` above (spec.md, section 9), nothing for none. */
export function badgeCount(count: number): string {
	if (!(count >= 1)) return '';
	return count > 9 ? '9+' : String(Math.floor(count));
}

/** The digits of a rounded number without its decimal sign, at least one before the decimals. */
function roundedDigits(whole: string, fraction: string, fractionDigits: number): string {
	const kept = whole.replace(/^0+(?=[0-9])/, '') + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
	return fraction.charAt(fractionDigits) >= '5' ? plusOne(kept) : kept;
}

function plusOne(digits: string): string {
	const beforeNines = digits.replace(/9+$/, '');
	const raised = beforeNines.slice(0, -1) + String(Number(beforeNines.slice(-1)) + 1);
	return raised + '0'.repeat(digits.length - beforeNines.length);
}

function groupsOfThree(digits: string): string {
	const groups = [digits.slice(0, digits.length % 3)];
	for (let start = digits.length % 3; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
	return groups.filter((group) => group !== '').join('.');
}
