import { multiplyDecimals } from '@kontor/german/exact';
import { checkGtin } from '@kontor/german/gtin';

/** Meaning of the amount in a code of the shop's own. */
export type OwnCodeKind = 'pieces' | 'weight' | 'price';

/**
 * Layout of the shop's own codes of a prefix (GS1 leaves 02 and 20 to 29 to each company): behind it the digits of an
 * article, then an amount, then the check digit. Without a rule such a code is a number like any other.
 */
export interface OwnCodeRule {
	/** Two digits. */
	readonly prefix: string;
	readonly kind: OwnCodeKind;
	/** Digits of the article behind the prefix; the rest up to the check digit is the amount. */
	readonly articleDigits: number;
	/** Digits of the amount behind its comma. */
	readonly decimals: number;
}

/** Content of a code of the shop's own. */
export interface OwnCode {
	/** Number or second number of the article. */
	readonly article: string;
	/** Pieces or kilograms, two decimals; 1 of what is labelled with its price. */
	readonly quantity: string;
}

const LENGTH = 13;

/** Reads a code by the rule of its prefix; null without a rule, with a wrong check digit, or of nothing. */
export function readOwnCode(code: string, rules: readonly OwnCodeRule[]): OwnCode | null {
	if (code.length !== LENGTH || checkGtin(code) !== null) return null;
	const rule = rules.find(({ prefix }) => code.startsWith(prefix));
	if (rule === undefined) return null;
	const end = rule.prefix.length + rule.articleDigits;
	const article = code.slice(rule.prefix.length, end);
	if (rule.kind === 'price') return { article, quantity: '1.00' };
	const amount = code.slice(end, LENGTH - 1);
	const whole = amount.slice(0, amount.length - rule.decimals);
	const quantity = multiplyDecimals(`${Number(whole)}.${amount.slice(whole.length)}0`, '1', 2);
	return Number(quantity) === 0 ? null : { article, quantity };
}
