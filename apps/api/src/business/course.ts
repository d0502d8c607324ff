import { goodsMoveOf, isCancellable, settableRanks, stateRanks } from '@kontor/domain/trade/chain';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { freeAll, refreshSources } from './chain/drawing.ts';
import { noteEvent } from './events.ts';
import { postGoodsBack } from './goods.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from './workingCopy.ts';

/**
 * Cancels what is issued: from what nothing followed all of it, its goods are moved back and what it drew is open again; of
 * an order that has begun what is left. Invoices are credited instead.
 */
export async function cancelDocument(
	{ path, header }: Input<'cancelBusinessDocument'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session } = write;
	const document = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], document);
	if (document.rank <= stateRanks.draft || document.rank >= stateRanks.cancelled) throw new Problem('ruleBroken');
	if (!isCancellable(document.shortType)) throw new Problem('ruleBroken');
	const sources = await db
		.selectFrom('document_links')
		.select('from_wf_cid')
		.where('to_wf_cid', '=', path.id)
		.execute();
	for (const { from_wf_cid } of sources.toSorted((a, b) => a.from_wf_cid - b.from_wf_cid)) {
		await sql`select from documents where wf_cid = ${from_wf_cid} for update`.execute(db);
	}
	const followed = await db
		.selectFrom('document_links')
		.innerJoin('documents', 'wf_cid', 'to_wf_cid')
		.select('to_wf_cid')
		.where('from_wf_cid', '=', path.id)
		.where('state_rank', '<', stateRanks.cancelled)
		.executeTakeFirst();
	// What has moved goods and was carried on is what others stand on.
	if (followed !== undefined && movesGoods(document)) throw new Problem('ruleBroken');
	// What is delivered stays delivered: only what is still open of an order is given up.
	if (followed === undefined) {
		await freeAll(db, path.id);
		await postGoodsBack(write, path.id);
	}
	await sql`update document_positions set open_quantity = 0 where wf_cid = ${path.id}`.execute(db);
	await sql`
		update documents set state_rank = known.rank, state = known.state, version = documents.version + 1
		from document_type_states known
		where wf_cid = ${path.id} and known.document_type_id = documents.document_type_id
			and known.rank = ${followed === undefined ? stateRanks.cancelled : stateRanks.done}`.execute(db);
	await refreshSources(write, followed === undefined ? sources.map(({ from_wf_cid }) => from_wf_cid) : []);
	await noteEvent(write, path.id, 'cancelled', document.state, '');
	write.note('documentCancelled', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}

function movesGoods({ shortType, documentFoot }: WorkingCopy): boolean {
	return goodsMoveOf(shortType, documentFoot.isGoodsReturned) !== null;
}

/** Says how far an issued document has come, as somebody has heard: refused, approved, in work. */
export async function setDocumentState(
	{ path, header, body }: Input<'setDocumentState'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session } = write;
	const document = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], document);
	if (!settableRanks(document.shortType, document.rank).includes(body.rank))
		throw new Problem('ruleBroken', { fields: { 'body.rank': 'notAllowed' } });
	const { rows } = await sql<{ state: string }>`
		update documents set state_rank = known.rank, state = known.state, version = documents.version + 1
		from document_type_states known
		where wf_cid = ${path.id} and known.document_type_id = documents.document_type_id and known.rank = ${body.rank}
		returning known.state`.execute(db);
	if (rows[0] === undefined) throw new Problem('ruleBroken', { fields: { 'body.rank': 'notFound' } });
	await noteEvent(write, path.id, 'state', document.state, rows[0].state);
	write.note('documentChanged', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}

/** Notes who took the goods of a delivery note over: once, whoever else comes by. */
export async function handOverDocument({ path, body }: Input<'handOverDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session } = write;
	const document = await lockDocument(db, session, path.id);
	const isOut = document.rank > stateRanks.draft && document.rank < stateRanks.cancelled;
	const move = goodsMoveOf(document.shortType, false);
	if (!isOut || move?.kind !== 'delivery') throw new Problem('ruleBroken');
	const signedBy = body.signedBy.trim();
	if (isBlank(signedBy)) throw new Problem('ruleBroken', { fields: { 'body.signedBy': 'missing' } });
	if (document.delivery !== null) throw new Problem('conflict');
	await db
		.insertInto('document_deliveries')
		.values({ wf_cid: path.id, signed_by: signedBy, user_id: session.userId })
		.execute();
	await sql`update document_positions set has_signature = true where wf_cid = ${path.id} and kind = 'article'`.execute(
		db,
	);
	await db
		.updateTable('documents')
		.set({ version: document.version + 1 })
		.where('wf_cid', '=', path.id)
		.execute();
	await noteEvent(write, path.id, 'delivered', '', signedBy);
	write.note('documentDelivered', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}
