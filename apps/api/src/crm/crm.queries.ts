import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

type AddressTypeName = Answer<'listAddressTypes'>[number]['fldName'];

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
