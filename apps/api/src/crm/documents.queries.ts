import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type OfAddress, offsetOf, oneAddress, type Page } from './addressParts.ts';

const NEWEST = 10;

function newestDocuments(db: Db) {
	return db
		.selectFrom('documents')
		.innerJoin('document_types', 'document_types.id', 'documents.document_type_id')
		.select([
			sql<string>`documents.wf_cid::text`.as('wf_cid'),
			'document_types.short_type as shortType',
			'documents.nr',
			'documents.name',
			'documents.date',
			'documents.state',
		])
		.orderBy('documents.date', 'desc')
		.orderBy('documents.wf_cid', 'desc');
}

/** Documents of an address, newest first. */
export async function listDocuments(
	db: Db,
	firma: number,
	lfdnr: number,
	page: Page,
): OfAddress<Answer<'listAddressDocuments'>> {
	const rows = newestDocuments(db).where('documents.address_lfdnr', '=', lfdnr).limit(page.size).offset(offsetOf(page));
	const total = db
		.selectFrom('documents')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('address_lfdnr', '=', lfdnr);
	const found = await oneAddress(db, firma, lfdnr)
		.select([jsonArrayFrom(rows).as('rows'), total.as('total')])
		.executeTakeFirst();
	return found && { isPatient: found.kd_patient, part: { rows: found.rows, total: Number(found.total) } };
}

/** The newest documents of all addresses of a firma, newest first. */
export function listLastDocuments(db: Db, firma: number): Promise<Answer<'listLastDocuments'>> {
	return newestDocuments(db)
		.innerJoin('addresses', 'addresses.lfdnr', 'documents.address_lfdnr')
		.select(['documents.address_lfdnr as addressLfdnr', 'addresses.display_name as addressName'])
		.where('documents.firma', '=', firma)
		.where('addresses.firma', '=', firma)
		.limit(NEWEST)
		.execute();
}
