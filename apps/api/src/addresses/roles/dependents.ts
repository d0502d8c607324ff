import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { AddressType } from '../../search/search.ts';
import { listOpenDocuments } from '../openDocuments.ts';

/** Where other addresses name one as something it is. */
function pointersTo(lfdnr: number): Partial<Record<AddressType, RawBuilder<unknown>>> {
	return {
		kd_arzt: sql`select from address_health where family_doctor_lfdnr = ${lfdnr}`,
		kd_heim: sql`select from addresses where residence_lfdnr = ${lfdnr}`,
		kd_sachwalter: sql`select from addresses where adult_representative_lfdnr = ${lfdnr}`,
		kd_verkaeufer: sql`select from address_company where sales_person_lfdnr = ${lfdnr}`,
		kd_krankenkasse: sql`
			select from address_health where health_insurance_lfdnr = ${lfdnr}
			union all select from address_health where main_health_insurance_lfdnr = ${lfdnr}
			union all select from address_employee where health_insurance_lfdnr = ${lfdnr}`,
	};
}

/** Whether others name an address as one of this type. */
export async function isPointedTo(db: Db, lfdnr: number, type: AddressType): Promise<boolean> {
	const pointers = pointersTo(lfdnr)[type];
	if (pointers === undefined) return false;
	const { rows } = await sql<{ is_found: boolean }>`select exists (${pointers}) as is_found`.execute(db);
	return rows[0]?.is_found ?? false;
}

/** Whether an address has documents that are open. */
export async function hasOpenDocuments(db: Db, lfdnr: number): Promise<boolean> {
	return (await listOpenDocuments(db, lfdnr)).total > 0;
}
