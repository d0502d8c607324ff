import { compareDecimals, formatFigure } from '@kontor/german/number';

/** A quantity with its sign: what is too much says so too. */
export function signedFigure(decimal: string): string {
	return `${compareDecimals(decimal, '0') > 0 ? '+' : ''}${formatFigure(decimal, 'quantity')}`;
}
