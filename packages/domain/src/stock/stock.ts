import { divideDecimals, multiplyDecimals, roundDecimal } from '@kontor/german/exact';
import { addDecimals, compareDecimals } from '@kontor/german/number';

/** What may happen to stock: the sign of its quantity, and how it is called. */
export const movementKinds = [
	{ key: 'receipt', label: 'Zugang' },
	{ key: 'delivery', label: 'Abgang' },
	{ key: 'return', label: 'Rücknahme' },
	{ key: 'transfer', label: 'Umlagerung' },
	{ key: 'correction', label: 'Korrektur' },
	{ key: 'count', label: 'Inventur' },
] as const;

/** One kind of movement. */
export type MovementKind = (typeof movementKinds)[number]['key'];

/** What is on hand, promised and on its way; decimal texts. */
export interface StockFigures {
	readonly inventory: string;
	/** Open quantities of orders: ordered less delivered less cancelled. */
	readonly reserved: string;
	/** Open quantities of purchases. */
	readonly ordered: string;
}

/** What can still be promised; what is on its way stands apart. */
export function availableOf({ inventory, reserved }: Pick<StockFigures, 'inventory' | 'reserved'>): string {
	return roundDecimal(addDecimals(inventory, multiplyDecimals(reserved, '-1', 2)), 2);
}

/** What can be promised once everything ordered has come. */
export function forecastOf(figures: StockFigures): string {
	return roundDecimal(addDecimals(availableOf(figures), figures.ordered), 2);
}

/** How a stock stands. */
export type StockState = 'negative' | 'none' | 'low' | 'available';

/** How a stock stands to its least one. */
export function stockStateOf(inventory: string, minStock: string): StockState {
	const sign = compareDecimals(inventory, '0');
	if (sign < 0) return 'negative';
	if (sign === 0) return 'none';
	return compareDecimals(inventory, minStock) < 0 ? 'low' : 'available';
}

/**
 * The average purchase price after goods have come in, 3 decimals. Where nothing was there, less than nothing, or nothing
 * is known of what it cost, the incoming price alone counts.
 */
export function averagePrice(stock: string, average: string | null, incoming: string, price: string): string {
	if (average === null || compareDecimals(stock, '0') <= 0) return roundDecimal(price, 3);
	const value = addDecimals(multiplyDecimals(stock, average, 6), multiplyDecimals(incoming, price, 6));
	return divideDecimals(value, addDecimals(stock, incoming), 3) ?? roundDecimal(price, 3);
}

/** How much a count differs from what the book said at the instant of the count: what is posted, at that instant. */
export function countDifference(counted: string, bookThen: string): string {
	return roundDecimal(addDecimals(counted, multiplyDecimals(bookThen, '-1', 2)), 2);
}
