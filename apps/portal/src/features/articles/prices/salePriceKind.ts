import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import { numberError } from '@kontor/ui/NumberField';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';
import { sentencesOf } from '../editing/sentences.ts';
import { daysProblems, priceLimits, quantityLimits } from './priceDays.ts';
import { numberedName } from './purchasePriceKind.ts';

/** A sale price as its form holds it; the customer as `lfdnr name`. */
export type SalePriceValues = Readonly<
	Record<
		| 'priceList'
		| 'unit'
		| 'minQuantity'
		| 'customerGroup'
		| 'customer'
		| 'netPrice'
		| 'grossPrice'
		| 'validFrom'
		| 'validTo',
		string
	>
>;

/** Labels and rules of the form of a sale price; one in force can change only its last day. */
export function salePriceKind(validity: Model<'Validity'> | 'new', today: string): RecordKind<SalePriceValues> {
	return {
		labels: {
			priceList: 'Preisliste',
			unit: 'Einheit',
			minQuantity: 'Ab Menge',
			customerGroup: 'Kundengruppe',
			customer: 'Kunde',
			netPrice: 'Preis netto',
			grossPrice: 'Preis brutto',
			validFrom: 'Gültig ab',
			validTo: 'Gültig bis',
		},
		shown(field, value) {
			if (value === '') return '';
			if (field === 'validFrom' || field === 'validTo') return formatGermanDate(value);
			if (field === 'netPrice' || field === 'grossPrice') return formatFigure(value, 'price');
			if (field === 'customer') return `Adresse ${numberedName(value).lfdnr}`;
			return field === 'minQuantity' ? formatFigure(value, 'quantity') : value;
		},
		warn: () => ({}),
		check: ({ minQuantity, customerGroup, customer, netPrice, grossPrice, validFrom, validTo }) =>
			sentencesOf({
				customer:
					customer !== '' && customerGroup !== ''
						? 'Ein Preis ist für eine Kundengruppe oder für einen Kunden: bitte wählen Sie eines von beiden.'
						: undefined,
				minQuantity: minQuantity === '' ? 'Bitte geben Sie eine Menge an.' : numberError(minQuantity, quantityLimits),
				netPrice:
					netPrice === '' && grossPrice === ''
						? 'Bitte geben Sie einen der beiden Preise an.'
						: netPrice !== '' && grossPrice !== ''
							? 'Bitte geben Sie nur einen der beiden Preise an; der andere folgt aus dem Steuersatz.'
							: numberError(netPrice, priceLimits),
				grossPrice: numberError(grossPrice, priceLimits),
				...daysProblems({ validFrom, validTo }, validity, today),
			}),
	};
}

/** A form to begin with: for one piece, from a day on. */
export function newSalePrice(unit: string, validFrom: string): RecordDraft<SalePriceValues> {
	const values = {
		priceList: 'STD',
		unit,
		minQuantity: '1',
		customerGroup: '',
		customer: '',
		netPrice: '',
		grossPrice: '',
		validFrom,
		validTo: '',
	};
	return { lfdnr: null, version: null, base: values, values };
}

/** A form of a stored price, with the one of both prices that was entered. */
export function salePriceValues(price: Model<'SalePrice'>): SalePriceValues {
	return {
		priceList: price.priceList.code,
		unit: price.unit.code,
		minQuantity: price.minQuantity,
		customerGroup: price.customerGroup?.code ?? '',
		customer: price.customer === null ? '' : `${price.customer.lfdnr} ${price.customer.name}`,
		netPrice: price.isGross ? '' : price.netPrice,
		grossPrice: price.isGross ? price.grossPrice : '',
		validFrom: price.validFrom ?? '',
		validTo: price.validTo ?? '',
	};
}

/** A form to change a stored price with. */
export function draftOfSalePrice(price: Model<'SalePrice'>): RecordDraft<SalePriceValues> {
	const values = salePriceValues(price);
	return { lfdnr: price.id, version: price.version, base: values, values };
}

/** Request body of the typed values. */
export function salePriceContent(values: SalePriceValues): Model<'ChangedSalePrice'> {
	return {
		priceList: values.priceList,
		unit: values.unit,
		minQuantity: values.minQuantity,
		customerGroup: values.customerGroup || null,
		customer: values.customer === '' ? null : numberedName(values.customer).lfdnr,
		validFrom: values.validFrom || null,
		validTo: values.validTo || null,
		netPrice: values.netPrice || null,
		grossPrice: values.grossPrice || null,
	};
}
