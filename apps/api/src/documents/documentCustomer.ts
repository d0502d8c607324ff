import type { Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

/** The customer of a document of the firma, and whether it is a patient; undefined where there is no such document. */
export function customerOf(
	db: Db,
	{ firma }: Session,
	wfCid: number,
): Promise<{ lfdnr: number; isPatient: boolean } | undefined> {
	return db
		.selectFrom('documents')
		.innerJoin('addresses', 'addresses.lfdnr', 'documents.address_lfdnr')
		.select(['addresses.lfdnr', 'addresses.kd_patient as isPatient'])
		.where('documents.wf_cid', '=', wfCid)
		.where('documents.firma', '=', firma)
		.executeTakeFirst();
}
