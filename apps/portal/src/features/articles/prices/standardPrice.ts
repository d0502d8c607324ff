import type { Model } from '@kontor/api-client/types';
import { compareDecimals } from '@kontor/german/number';

/** The price of one piece for everybody today, or null: no price holds. */
export function standardOf(rows: readonly Model<'SalePrice'>[]): Model<'SalePrice'> | null {
	const found = rows.find(
		({ validity, priceList, customer, customerGroup, minQuantity }) =>
			validity === 'now' &&
			priceList.code === 'STD' &&
			customer === null &&
			customerGroup === null &&
			compareDecimals(minQuantity, '1') <= 0,
	);
	return found ?? null;
}
