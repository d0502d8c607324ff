import type { Model } from '@kontor/api-client/types';
import { dateError } from '@kontor/ui/DateField';
import { numberError } from '@kontor/ui/NumberField';
import type { RecordDraft, RecordKind } from '../../../../kit/record/recordKind.ts';

/** A new sale price as its form holds it. */
export type SalePriceValues = Readonly<
	Record<'priceList' | 'unit' | 'minQuantity' | 'netPrice' | 'grossPrice' | 'validFrom', string>
>;

/** The limits of its numbers. */
export const priceLimits = { min: '0', decimals: 3 } as const;
export const quantityLimits = { min: '0.01', decimals: 2 } as const;

/** What a form knows of sale prices. */
export const salePriceKind: RecordKind<SalePriceValues> = {
	labels: {
		priceList: 'Preisliste',
		unit: 'Einheit',
		minQuantity: 'Ab Menge',
		netPrice: 'Preis netto',
		grossPrice: 'Preis brutto',
		validFrom: 'Gültig ab',
	},
	shown: (_, value) => value,
	warn: () => ({}),
	check: ({ minQuantity, netPrice, grossPrice, validFrom }) =>
		sentences({
			minQuantity: minQuantity === '' ? 'Bitte geben Sie eine Menge an.' : numberError(minQuantity, quantityLimits),
			netPrice:
				netPrice === '' && grossPrice === ''
					? 'Bitte geben Sie einen der beiden Preise an.'
					: netPrice !== '' && grossPrice !== ''
						? 'Bitte geben Sie nur einen der beiden Preise an; der andere folgt aus dem Steuersatz.'
						: numberError(netPrice, priceLimits),
			grossPrice: numberError(grossPrice, priceLimits),
			validFrom: validFrom === '' ? 'Kein Datum angegeben!' : dateError(validFrom),
		}),
};

/** A form to begin with: for one piece, from a day on. */
export function newSalePrice(unit: string, validFrom: string): RecordDraft<SalePriceValues> {
	const values = { priceList: 'STD', unit, minQuantity: '1', netPrice: '', grossPrice: '', validFrom };
	return { lfdnr: null, version: null, base: values, values };
}

/** What is sent of what is typed: the price ends those of its kind the day before. */
export function contentOf(values: SalePriceValues): Model<'NewSalePrice'> {
	return {
		priceList: values.priceList,
		unit: values.unit,
		minQuantity: values.minQuantity,
		customerGroup: null,
		validFrom: values.validFrom,
		validTo: null,
		netPrice: values.netPrice || null,
		grossPrice: values.grossPrice || null,
		endsOthers: true,
	};
}

/** Of sentences about fields only those that there are. */
function sentences(
	all: { [Key in keyof SalePriceValues]?: string | undefined },
): Partial<Record<keyof SalePriceValues, string>> {
	return Object.fromEntries(Object.entries(all).filter(([, sentence]) => sentence !== undefined));
}
