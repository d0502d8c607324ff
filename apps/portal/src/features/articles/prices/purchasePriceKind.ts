import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { formatFigure, formatPercent } from '@kontor/german/number';
import { numberError } from '@kontor/ui/NumberField';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';
import { sentencesOf } from '../editing/sentences.ts';
import { daysProblems, discountLimits, priceLimits, quantityLimits } from './priceDays.ts';

/** A purchase price as its form holds it; the supplier as `lfdnr name`. */
export type PurchasePriceValues = Readonly<
	Record<
		| 'supplier'
		| 'supplierNumber'
		| 'minQuantity'
		| 'validFrom'
		| 'validTo'
		| 'listPrice'
		| 'discount'
		| 'discount2'
		| 'purchasePrice',
		string
	>
>;

/** Labels and rules of the form of a purchase price; one in force can change only its last day. */
export function purchasePriceKind(validity: Model<'Validity'> | 'new', today: string): RecordKind<PurchasePriceValues> {
	return {
		labels: {
			supplier: 'Lieferant',
			supplierNumber: 'Bestellnummer',
			minQuantity: 'Ab Menge',
			validFrom: 'Gültig ab',
			validTo: 'Gültig bis',
			listPrice: 'Listenpreis',
			discount: 'Rabatt 1',
			discount2: 'Rabatt 2',
			purchasePrice: 'Einkaufspreis',
		},
		shown(field, value) {
			if (value === '') return '';
			if (field === 'validFrom' || field === 'validTo') return formatGermanDate(value);
			if (field === 'listPrice' || field === 'purchasePrice') return formatFigure(value, 'price');
			if (field === 'discount' || field === 'discount2') return formatPercent(value);
			if (field === 'minQuantity') return formatFigure(value, 'quantity');
			return field === 'supplier' ? numberedName(value).name : value;
		},
		warn: () => ({}),
		check: (values) =>
			sentencesOf({
				supplier: values.supplier === '' ? 'Bitte wählen Sie einen Lieferanten.' : undefined,
				minQuantity:
					values.minQuantity === ''
						? 'Bitte geben Sie eine Menge an.'
						: numberError(values.minQuantity, quantityLimits),
				listPrice:
					values.listPrice === '' ? 'Bitte geben Sie einen Preis an.' : numberError(values.listPrice, priceLimits),
				discount: numberError(values.discount, discountLimits),
				discount2: numberError(values.discount2, discountLimits),
				purchasePrice: numberError(values.purchasePrice, priceLimits),
				...daysProblems(values, validity, today),
			}),
	};
}

/** An address in the text of a form. */
export function numberedName(text: string): { readonly lfdnr: number; readonly name: string } {
	const [, lfdnr = '0', name = ''] = /^(\d+) (.*)$/s.exec(text) ?? [];
	return { lfdnr: Number(lfdnr), name };
}

/** A form to begin with, from a day on. */
export function newPurchasePrice(validFrom: string): RecordDraft<PurchasePriceValues> {
	const values = {
		supplier: '',
		supplierNumber: '',
		minQuantity: '1',
		validFrom,
		validTo: '',
		listPrice: '',
		discount: '',
		discount2: '',
		purchasePrice: '',
	};
	return { lfdnr: null, version: null, base: values, values };
}

/** A form of a stored price. */
export function purchasePriceValues(price: Model<'PurchasePrice'>): PurchasePriceValues {
	return {
		supplier: `${price.supplier.lfdnr} ${price.supplier.name}`,
		supplierNumber: price.supplierNumber,
		minQuantity: price.minQuantity,
		validFrom: price.validFrom ?? '',
		validTo: price.validTo ?? '',
		listPrice: price.listPrice,
		discount: price.discount,
		discount2: price.discount2,
		purchasePrice: price.purchasePrice === price.netPrice ? '' : price.purchasePrice,
	};
}

/** A form to change a stored price with. */
export function draftOfPurchasePrice(price: Model<'PurchasePrice'>): RecordDraft<PurchasePriceValues> {
	const values = purchasePriceValues(price);
	return { lfdnr: price.id, version: price.version, base: values, values };
}

/** Request body of the typed values. */
export function purchasePriceContent(
	values: PurchasePriceValues,
): Model<'ChangedPurchasePrice'> & { supplier: number } {
	return {
		supplier: numberedName(values.supplier).lfdnr,
		supplierNumber: values.supplierNumber.trim(),
		minQuantity: values.minQuantity,
		validFrom: values.validFrom || null,
		validTo: values.validTo || null,
		listPrice: values.listPrice,
		discount: values.discount || '0',
		discount2: values.discount2 || '0',
		purchasePrice: values.purchasePrice || null,
	};
}
