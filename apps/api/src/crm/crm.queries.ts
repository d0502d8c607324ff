import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { addressTypes } from '../search/search.ts';
import { contactDataOf } from './contactData.ts';
import { visibleAddresses } from './visibleAddresses.ts';

type AddressTypeName = Answer<'listAddressTypes'>[number]['fldName'];

/** One address; null when the user sees none with this number. */
export async function findAddress(db: Db, firma: number, lfdnr: number): Promise<Answer<'getAddress'> | null> {
	const row = await visibleAddresses(db, firma).selectAll().where('lfdnr', '=', lfdnr).executeTakeFirst();
	if (row === undefined) return null;
	return {
		firma: row.firma,
		lfdnr: row.lfdnr,
		name: row.display_name,
		person: row.is_person,
		addressTypes: addressTypes.filter((type) => row[type]),
		...contactDataOf(row),
		created: row.created_at,
	};
}

/** What an address can be. */
export async function listAddressTypes(db: Db): Promise<Answer<'listAddressTypes'>> {
	const rows = await db.selectFrom('address_types').selectAll().orderBy('position').execute();
	return rows.map((row) => ({
		bezeichnung: row.bezeichnung,
		fldName: row.fld_name as AddressTypeName,
		fldDisplayName: row.fld_display_name,
		fldDisplayBez: row.fld_display_bez,
	}));
}
