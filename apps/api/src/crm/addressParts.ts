import type { Db } from '../database/database.ts';
import { visibleAddresses } from './visibleAddresses.ts';

/** Which rows of a list: page from 1 on, `size` rows each. */
export interface Page {
	readonly page: number;
	readonly size: number;
}

/** What belongs to an address that the user may see; undefined when there is none with this number. */
export type OfAddress<Part> = Promise<
	| {
			/** Reading it leaves an audit entry. */
			readonly isPatient: boolean;
			readonly part: Part;
	  }
	| undefined
>;

/**
 * Begins the one statement that finds an address, by the rule that holds for all of them, and its part: half the way to
 * the database and back, and no part without the right to see the address.
 */
export function oneAddress(db: Db, firma: number, lfdnr: number) {
	return visibleAddresses(db, firma).where('addresses.lfdnr', '=', lfdnr).select('addresses.kd_patient');
}

/** Rows before a page. */
export function offsetOf({ page, size }: Page): number {
	return (page - 1) * size;
}

/** The page a query names; the contract's defaults have been filled in already, its types cannot say so for parameters. */
export function pageOf({ page = 1, size = 50 }: Partial<Page>): Page {
	return { page, size };
}
