import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Answer, Input, OperationId, Session } from '../contract/contract.ts';
import { offsetOf, type Page } from '../crm/addressParts.ts';
import { type InteractionPlace, interactions, newestInteractions } from '../crm/interactions.ts';
import { accessForWrite } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';
import { customerOf } from './documentCustomer.ts';

type Interaction = Answer<'createDocumentInteraction'>;

/** Interactions about a document, newest first. */
export async function listDocumentInteractions(
	db: Db,
	{ userId }: Session,
	wfCid: number,
	page: Page,
): Promise<Answer<'listDocumentInteractions'>> {
	const rows = newestInteractions(db, userId)
		.where('interactions.wf_cid', '=', wfCid)
		.limit(page.size)
		.offset(offsetOf(page));
	const total = db
		.selectFrom('interactions')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('wf_cid', '=', wfCid);
	const found = await db.selectNoFrom([jsonArrayFrom(rows).as('rows'), total.as('total')]).executeTakeFirstOrThrow();
	return { rows: found.rows, total: Number(found.total) };
}

/** Notes an interaction about a document; its customer's list holds it too. */
export async function createDocumentInteraction(
	{ path, body }: Input<'createDocumentInteraction'>,
	write: Write,
): Promise<Interaction> {
	return interactions.create(write, await placeOf(path.id, 'createDocumentInteraction', write), body);
}

/** Replaces the content of one's own interaction about a document. */
export async function changeDocumentInteraction(
	{ path, header, body: { lfdnr: id, ...content } }: Input<'changeDocumentInteraction'>,
	write: Write,
): Promise<Interaction> {
	const place = await placeOf(path.id, 'changeDocumentInteraction', write);
	return interactions.change(write, place, { id, ifMatch: header['If-Match'], content });
}

/** Takes an interaction about a document out of all lists; among those of its customer it can be restored. */
export async function deleteDocumentInteraction(
	{ path, header, query }: Input<'deleteDocumentInteraction'>,
	write: Write,
): Promise<undefined> {
	const place = await placeOf(path.id, 'deleteDocumentInteraction', write);
	await interactions.remove(write, place, { id: query.lfdnr, ifMatch: header['If-Match'] });
}

async function placeOf(wfCid: number, operation: OperationId, write: Write): Promise<InteractionPlace> {
	const customer = await customerOf(write.db, write.session, wfCid);
	if (customer === undefined) throw new Problem('notFound');
	await accessForWrite(write, operation, customer.lfdnr);
	return { lfdnr: customer.lfdnr, wfCid };
}
