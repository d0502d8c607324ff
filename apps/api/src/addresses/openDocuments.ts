import { sql } from 'kysely';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { Write } from '../writes/writes.ts';
import { lockAddress } from './lockAddress.ts';

const MAX_DOCUMENTS = 200;

/** Open documents of an address, newest first. */
export async function listOpenDocuments(db: Db, lfdnr: number): Promise<Omit<Answer<'openDocuments'>, 'changed'>> {
	const open = db
		.selectFrom('documents')
		.innerJoin('document_states as state', 'state.state', 'documents.state')
		.where('documents.address_lfdnr', '=', lfdnr)
		.where('state.is_open', '=', true);
	const documents = await open
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
		.orderBy('documents.wf_cid', 'desc')
		.limit(MAX_DOCUMENTS)
		.execute();
	const { total } = await open.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
	return { documents, total: Number(total) };
}

/** Lets the open documents of an address take over its name and address of now. */
export async function changeOpenDocuments(write: Write, lfdnr: number): Promise<Answer<'openDocuments'>> {
	const { db } = write;
	const address = await lockAddress(write, lfdnr);
	if (address.kd_patient) write.noteAccess('patientRead', `address/${lfdnr} openDocuments`);
	const { numUpdatedRows } = await db
		.updateTable('documents')
		.set({
			recipient_name: address.display_name,
			recipient_street: address.street,
			recipient_plz: address.plz,
			recipient_city: address.city,
			recipient_country: address.country,
			version: sql<number>`version + 1`,
		})
		.where('address_lfdnr', '=', lfdnr)
		.where('state', 'in', db.selectFrom('document_states').select('state').where('is_open', '=', true))
		.executeTakeFirstOrThrow();
	write.note('openDocumentsChanged', `address/${lfdnr}`);
	return { ...(await listOpenDocuments(db, lfdnr)), changed: Number(numUpdatedRows) };
}
