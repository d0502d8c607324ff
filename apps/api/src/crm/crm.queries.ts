import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { addressTypes } from '../search/search.ts';

type AddressTypeName = Answer<'listAddressTypes'>[number]['fldName'];

/** The addresses a user may see: those of the user's firma, in lists and one by one alike. */
export function visibleAddresses(db: Db, firma: number) {
	return db.selectFrom('addresses').where('addresses.firma', '=', firma);
}

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
		salutation: row.salutation,
		titleBefore: row.title_before,
		titleAfter: row.title_after,
		firstname: row.firstname,
		lastname: row.is_person ? row.lastname : row.company_name,
		gender: row.gender_lfdnr,
		dateOfBirth: row.birth_date,
		address: { street: row.street, zip: row.plz, city: row.city, country: row.country },
		tel: row.tel,
		telNote: row.tel_note,
		mobile: row.mobile,
		mobileNote: row.mobile_note,
		email: row.email,
		note: row.note,
		version: row.version,
		created: row.created_at,
		changed: row.changed_at,
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

/** All customer groups in their order. */
export function listCustomerGroups(db: Db): Promise<Answer<'listCustomerGroups'>> {
	return db
		.selectFrom('customer_groups')
		.select(['code', 'bezeichnung'])
		.orderBy('position')
		.orderBy('bezeichnung')
		.execute();
}
