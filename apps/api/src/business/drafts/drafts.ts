import { can } from '@kontor/domain/permissions';
import { isPurchase, stateRanks } from '@kontor/domain/trade/chain';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import type { Input } from '../../contract/contract.ts';
import { accessForWrite } from '../../crm/patientAccess.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { drawFrom, freeAll, refreshSources } from '../chain/drawing.ts';
import { noteEvent } from '../events.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from '../workingCopy.ts';
import { storeContent } from './draftContent.ts';
import { checkEntry, type PositionEntry } from './draftRules.ts';

/** Stores a draft; insurance and doctor are the customer's of now. */
export async function createDraft({ body }: Input<'createBusinessDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const rules = startFieldRules();
	const type = await db
		.selectFrom('document_types')
		.select('short_type')
		.where('id', '=', body.typeId)
		.executeTakeFirst();
	if (type === undefined) rules.refuse('body.typeId', 'notFound');
	// A credit note names its invoice, a confirmation is what an invoice over nothing becomes.
	else if (type.short_type === 'GU' || type.short_type === 'BS') rules.refuse('body.typeId', 'notAllowed');
	// The prices of a purchase are what things cost.
	else if (isPurchase(type.short_type) && !can(session.subject, 'costs')) rules.refuse('body.typeId', 'notAllowed');
	const customer = await db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('lfdnr', '=', body.customerId)
		.where('firma', '=', session.firma)
		.executeTakeFirst();
	if (customer === undefined) rules.refuse('body.customerId', 'notFound');
	await checkEntry(write, rules, body);
	if (body.positions.some(({ id }) => id != null)) rules.refuse('body.positions', 'notAllowed');
	rules.end();
	await accessForWrite(write, 'createBusinessDocument', body.customerId);
	const { rows } = await sql<{ wf_cid: number }>`
		insert into documents (firma, document_type_id, nr, name, date, state, state_rank, address_lfdnr, created_by, residence_lfdnr,
			insurance_lfdnr, doctor_lfdnr, own_contribution_group, billing_type)
		select ${session.firma}, ${body.typeId}, '', '', ${today}, 'Entwurf', ${stateRanks.draft}, customer.lfdnr, ${session.userId},
			customer.residence_lfdnr, health.health_insurance_lfdnr, health.family_doctor_lfdnr,
			case when health.health_insurance_lfdnr is not null then coalesce(insurance.own_contribution_group, '10') end,
			case when health.health_insurance_lfdnr is not null then 'KASSE' else 'EINZEL' end
		from addresses customer
		left join address_health health on health.lfdnr = customer.lfdnr
		left join address_insurance insurance on insurance.lfdnr = health.health_insurance_lfdnr
		where customer.lfdnr = ${body.customerId} returning wf_cid`.execute(db);
	const wfCid = rows[0]?.wf_cid ?? 0;
	await storeContent(write, wfCid, body);
	await noteEvent(write, wfCid, 'created');
	write.note('documentCreated', `document/${wfCid}`);
	return findWorkingCopy(db, session, wfCid);
}

/** Stores a draft anew; more than is open in the documents its positions came from is refused. */
export async function changeDraft(
	{ path, header, body }: Input<'changeBusinessDocument'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session } = write;
	const before = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], before);
	needDraft(before);
	const rules = startFieldRules();
	await checkEntry(write, rules, body);
	const known = new Map(before.positions.map((position) => [position.id, position]));
	body.positions.forEach((entry, index) => {
		const stored = entry.id == null ? undefined : known.get(entry.id);
		if (entry.id != null && stored === undefined) rules.refuse(`body.positions.${index}.id`, 'notFound');
	});
	rules.end();
	const sources = await sourcesOf(db, path.id);
	for (const source of [...new Set(sources.map(({ wf_cid }) => wf_cid))].sort((a, b) => a - b)) {
		await sql`select from documents where wf_cid = ${source} for update`.execute(db);
	}
	// What was drawn goes back and is drawn anew, so that only what is open is the limit.
	await freeAll(db, path.id);
	await storeContent(write, path.id, body);
	await drawAgain(write, sources, body.positions);
	await refreshSources(
		write,
		sources.map(({ wf_cid }) => wf_cid),
	);
	await db
		.updateTable('documents')
		.set({ version: before.version + 1 })
		.where('wf_cid', '=', path.id)
		.execute();
	write.note('documentChanged', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}

/** Deletes a draft; what it drew is open again. */
export async function deleteDraft({ path }: Input<'deleteBusinessDocument'>, write: Write): Promise<undefined> {
	const { db, session } = write;
	needDraft(await lockDocument(db, session, path.id));
	const sources = (await sourcesOf(db, path.id)).map(({ wf_cid }) => wf_cid);
	await freeAll(db, path.id);
	await db.deleteFrom('documents').where('wf_cid', '=', path.id).execute();
	await refreshSources(write, sources);
	write.note('documentDeleted', `document/${path.id}`);
}

/** Refuses a document that is no draft: once issued, cancelled or done it never changes. */
export function needDraft({ rank }: Pick<WorkingCopy, 'rank'>): void {
	if (rank > stateRanks.draft) throw new Problem('ruleBroken');
}

interface Source {
	readonly from_position: string;
	readonly to_position: string;
	readonly quantity: string;
	readonly wf_cid: number;
}

async function sourcesOf(db: Db, wfCid: number): Promise<Source[]> {
	const { rows } = await sql<Source>`
		select from_position::text, to_position::text, trim_scale(link.quantity)::text as quantity, source.wf_cid
		from position_links link join document_positions target on target.id = link.to_position
		join document_positions source on source.id = link.from_position where target.wf_cid = ${wfCid}`.execute(db);
	return rows;
}

/** Draws what the positions say now from where they drew before. */
async function drawAgain(write: Write, sources: readonly Source[], entries: readonly PositionEntry[]) {
	const rules = startFieldRules();
	for (const { from_position, to_position } of sources) {
		const index = entries.findIndex(({ id }) => String(id) === to_position);
		const quantity = entries[index]?.quantity ?? '0';
		if (index === -1 || compareDecimals(quantity, '0') === 0) continue;
		const size = quantity.startsWith('-') ? quantity.slice(1) : quantity;
		if (!(await drawFrom(write.db, from_position, to_position, size))) {
			rules.refuse(`body.positions.${index}.quantity`, 'outOfRange');
		}
	}
	rules.end();
}
