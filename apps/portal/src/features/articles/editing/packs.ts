import type { Model } from '@kontor/api-client/types';
import { checkGtin } from '@kontor/german/gtin';
import { compareDecimals, formatFigure } from '@kontor/german/number';
import { numberError } from '@kontor/ui/NumberField';

/** A pack of an article, as it is being typed. */
export type Pack = Model<'ArticlePack'>;

/** The packs in the text of a form. */
export function packsOf(text: string): readonly Pack[] {
	try {
		const stored: unknown = JSON.parse(text);
		return Array.isArray(stored) ? stored.filter(isPack) : [];
	} catch {
		return [];
	}
}

function isPack(entry: unknown): entry is Pack {
	if (typeof entry !== 'object' || entry === null) return false;
	const { unit, quantity, gtin } = entry as Record<string, unknown>;
	return [unit, quantity, gtin].every((part) => typeof part === 'string');
}

/** A pack as people read it: "KTN zu 4,00, GTIN 12000000000302". */
export function packText({ unit, quantity, gtin }: Pack): string {
	return `${unit} zu ${quantity === '' ? '?' : formatFigure(quantity, 'quantity')}${gtin === '' ? '' : `, GTIN ${gtin}`}`;
}

/** Why packs cannot be saved: the first fault in a sentence that names the pack. */
export function checkPacks(packs: readonly Pack[]): string | undefined {
	for (const [index, pack] of packs.entries()) {
		const fault = faultOf(pack, packs.slice(0, index));
		if (fault !== null) return `Packung ${index + 1}: ${fault}`;
	}
	return undefined;
}

function faultOf({ unit, quantity, gtin }: Pack, before: readonly Pack[]): string | null {
	if (unit === '') return 'Bitte wählen Sie eine Einheit.';
	if (quantity === '') return 'Bitte geben Sie eine Menge an.';
	const fault = numberError(quantity, { min: '0.01', decimals: 2 });
	if (fault !== undefined) return fault;
	if (gtin !== '' && checkGtin(gtin) !== null) return 'Das ist keine gültige GTIN.';
	const isTwice = before.some((other) => other.unit === unit && compareDecimals(other.quantity, quantity) === 0);
	return isTwice ? 'Diese Einheit und Menge gibt es schon.' : null;
}
