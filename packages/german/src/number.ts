import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/*
 * Numbers travel as decimal texts (`-1234.5`) and are shown one way everywhere: comma as decimal sign, dot between groups
 * of three, also in amounts of money (spec.md, section 9: German locale). Input takes more spellings than that.
 */

/** Decimals of the figures in Kontor (spec.md, section 9). */
export const decimals = { price: 3, factor: 5, quantity: 2, money: 2, percent: 2 } as const;

/** What kind of figure a number is. */
export type FigureKind = keyof typeof decimals;

/** Why a text is no number, or no number that may be entered. */
export type NumberProblem = 'numberFormat' | 'numberDecimals' | 'numberTooSmall' | 'numberTooLarge';

/** What a number has to keep; bounds are decimal texts and allowed themselves. */
export interface NumberLimits {
	readonly min?: string | undefined;
	readonly max?: string | undefined;
	/** Most decimals; 4 if left out (spec.md, section 9). */
	readonly decimals?: number | undefined;
}

const MAX_DIGITS = 1000;
/** Of what is typed and pasted; longer digits are no figure anybody means. */
const MAX_TYPED_LENGTH = 64;
const DEFAULT_DECIMALS = 4;

/**
 * Reads a number as people type and paste it into a decimal text without needless zeros: `1.234,50` → `1234.5`. The comma
 * is the decimal sign; groups of three are parted by dots, blanks of any kind or apostrophes. Without a comma a single
 * dot before exactly three digits parts a group (`1.234` is 1234) unless no group could stand before it (`0.125`,
 * `1234.567`); any other single dot is the decimal sign (`12.50` is 12,50, never 1250). The minus may be a hyphen, a
 * minus sign or a dash. Nothing is rounded: more than `maxDecimals` decimals are `numberDecimals`.
 */
export function parseGermanNumber(
	text: string,
	maxDecimals = DEFAULT_DECIMALS,
): Result<string, 'numberFormat' | 'numberDecimals'> {
	if (text.length > MAX_TYPED_LENGTH) return err('numberFormat');
	const typed = visibleText(text).trim();
	const isNegative = /^[-−–]/.test(typed);
	const amount = isNegative ? typed.slice(1).trim() : typed;
	const [, grouped = '', fraction = ''] = /^([^,]*),([0-9]*)$/.exec(amount) ?? splitAtDot(amount);
	const whole = withoutGroups(grouped);
	if (whole === null || whole + fraction === '') return err('numberFormat');
	if (fraction.length > maxDecimals) return err('numberDecimals');
	return ok(plainDecimal(isNegative ? '-' : '', whole, fraction));
}

/** Whether a text is a decimal as numbers travel: `-1234.5`, no groups, no exponent, no needless zero in front. */
export function isDecimal(text: string): boolean {
	return text.length <= MAX_TYPED_LENGTH && /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text);
}

/** The limit a decimal text breaks, or `null`; `numberFormat` for a text that is none. */
export function checkNumber(decimal: string, { min, max, decimals: most }: NumberLimits = {}): NumberProblem | null {
	if (!isDecimal(decimal)) return 'numberFormat';
	const { fraction } = partsOfDecimal(decimal);
	if (fraction.replace(/0+$/, '').length > (most ?? DEFAULT_DECIMALS)) return 'numberDecimals';
	if (min !== undefined && compareDecimals(decimal, min) < 0) return 'numberTooSmall';
	if (max !== undefined && compareDecimals(decimal, max) > 0) return 'numberTooLarge';
	return null;
}

/** Negative if the first decimal text is the smaller one, positive if it is the greater one, else 0; exact. */
export function compareDecimals(left: string, right: string): number {
	const difference = addDecimals(left, right.startsWith('-') ? right.slice(1) : `-${right}`);
	if (difference === '0') return 0;
	return difference.startsWith('-') ? -1 : 1;
}

/** The exact sum of two decimal texts, without needless zeros: `0.1` + `0.2` = `0.3`. A text that is none counts as 0. */
export function addDecimals(left: string, right: string): string {
	const summands = [left, right].map((text) => partsOfDecimal(isDecimal(text) ? text : '0'));
	const scale = Math.max(...summands.map(({ fraction }) => fraction.length));
	let sum = 0n;
	for (const { sign, whole, fraction } of summands) {
		const amount = BigInt(whole + fraction.padEnd(scale, '0'));
		sum += sign === '-' ? -amount : amount;
	}
	const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
	const split = digits.length - scale;
	return plainDecimal(sum < 0n ? '-' : '', digits.slice(0, split), digits.slice(split));
}

/**
 * A decimal text in German with all its decimals and at least so many: `1234.5`, 2 → `1.234,50`. Nothing is rounded;
 * `''` for a text that is no plain decimal number.
 */
export function showGermanNumber(decimal: string, minDecimals = 0): string {
	return isDecimal(decimal) ? formatGermanNumber(decimal, Math.max(minDecimals, decimalsOf(decimal))) : '';
}

/**
 * A decimal text as it is edited: like `showGermanNumber`, without dots between groups, so that a digit typed or deleted
 * anywhere gives the number its digits say. `''` for a text that is no plain decimal number.
 */
export function editGermanNumber(decimal: string, minDecimals = 0): string {
	return showGermanNumber(decimal, minDecimals).replaceAll('.', '');
}

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

/** A share in percent with the decimals it has, at most 2, and a no-break space: `20 %`, `4,9 %`; `''` if it is no number. */
export function formatPercent(decimal: string): string {
	if (!isDecimal(decimal)) return '';
	const shown = formatGermanNumber(decimal, Math.min(decimals.percent, decimalsOf(decimal)));
	return `${shown}\u00a0%`;
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

/** The parts of a number without a comma: all before the dot that is its decimal sign, if there is one, and all behind it. */
function splitAtDot(amount: string): readonly string[] {
	const [, before = '', behind = ''] = /^([^.]*)\.([0-9]*)$/.exec(amount) ?? [];
	const isGroup = behind.length === 3 && /^(?:[1-9][0-9]{0,2}|.*[^0-9].*)$/s.test(before);
	return behind + before === '' || isGroup ? ['', amount] : ['', before, behind];
}

/** Digits with their group signs taken out, or `null` unless all groups but the first have three digits and one sign. */
function withoutGroups(text: string): string | null {
	if (/^[0-9]*$/.test(text)) return text;
	const alike = text.replace(/\s/g, ' ').replace(/’/g, "'");
	return /^[0-9]{1,3}(?:(?: [0-9]{3})+|(?:'[0-9]{3})+|(?:\.[0-9]{3})+)$/.test(alike)
		? alike.replace(/[^0-9]/g, '')
		: null;
}

function partsOfDecimal(decimal: string) {
	const sign = decimal.startsWith('-') ? '-' : '';
	const [whole = '', fraction = ''] = decimal.slice(sign.length).split('.');
	return { sign, whole, fraction };
}

function decimalsOf(decimal: string): number {
	return partsOfDecimal(decimal).fraction.length;
}

/** A decimal text without needless zeros, and without a sign if it is zero. */
function plainDecimal(sign: string, whole: string, fraction: string): string {
	const before = whole.replace(/^0+(?=.)/, '') || '0';
	const behind = fraction.replace(/0+$/, '');
	const amount = behind === '' ? before : `${before}.${behind}`;
	return amount === '0' ? '0' : sign + amount;
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
