import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Parts that show a column which several of them share. */
export type SharingPart = 'address_company' | 'address_supplier' | 'address_insurance' | 'address_bank';

const uidParts = ['address_company', 'address_supplier', 'address_insurance'] as const;
const bankParts = ['address_supplier', 'address_insurance'] as const;

/** The VAT number of an address. */
export async function findUid(db: Db, lfdnr: number): Promise<string> {
	const row = await db.selectFrom('addresses').select('uid').where('lfdnr', '=', lfdnr).executeTakeFirstOrThrow();
	return row.uid;
}

/**
 * Writes the VAT number, which company, supplier and insurer share: the other parts that show it get a new version, so
 * that nobody overwrites it unread.
 */
export async function storeUid(db: Db, lfdnr: number, uid: string, by: SharingPart): Promise<void> {
	const { numUpdatedRows } = await db
		.updateTable('addresses')
		.set({ uid, changed_at: sql<string>`now()` })
		.where('lfdnr', '=', lfdnr)
		.where('uid', '<>', uid)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows > 0n) await raiseVersions(db, lfdnr, uidParts, by);
}

/** The bank account of an address; version 0 where none was ever stored. */
export async function findBank(db: Db, lfdnr: number): Promise<{ iban: string; bic: string; version: number }> {
	const row = await db
		.selectFrom('address_bank')
		.select(['iban', 'bic', 'version'])
		.where('lfdnr', '=', lfdnr)
		.executeTakeFirst();
	return row ?? { iban: '', bic: '', version: 0 };
}

/** Writes the bank account, which supplier and insurer show too; see {@link storeUid}. */
export async function storeBank(
	db: Db,
	lfdnr: number,
	account: { readonly iban: string; readonly bic: string },
	by: SharingPart,
): Promise<void> {
	const known = await findBank(db, lfdnr);
	const { iban, bic } = account;
	const isSame = known.iban === iban && known.bic === bic && known.version > 0;
	if (isSame && by !== 'address_bank') return;
	const version = known.version + 1;
	await db
		.insertInto('address_bank')
		.values({ lfdnr, iban, bic, version })
		.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ iban, bic, version }))
		.execute();
	if (!isSame) await raiseVersions(db, lfdnr, bankParts, by);
}

async function raiseVersions(db: Db, lfdnr: number, parts: readonly SharingPart[], by: SharingPart): Promise<void> {
	for (const part of parts) {
		if (part === by) continue;
		await db.updateTable(part).set({ version: sql<number>`version + 1` }).where('lfdnr', '=', lfdnr).execute();
	}
}
