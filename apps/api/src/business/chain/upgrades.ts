import { can } from '@kontor/domain/permissions';
import { followersOf, stateRanks, upgradeBlockOf } from '@kontor/domain/trade/chain';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import { needRight } from '../../addresses/rights.ts';
import type { Answer, Input, Session } from '../../contract/contract.ts';
import { accessForWrite } from '../../crm/patientAccess.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import type { Write } from '../../writes/writes.ts';
import { storeAmounts } from '../drafts/amountsOfDraft.ts';
import { noteEvent } from '../events.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from '../workingCopy.ts';
import { drawFrom, refreshSources } from './drawing.ts';

type Upgrades = Answer<'listUpgrades'>;

/** What a document may become, with what is open of it; of what it may not become now, why. */
export async function listUpgrades(db: Db, session: Session, wfCid: number): Promise<Upgrades> {
	const copy = await findWorkingCopy(db, session, wfCid);
	const open = await openPositions(db, [wfCid]);
	const source = {
		shortType: copy.shortType,
		rank: copy.rank,
		open: open.map(({ openQuantity }) => openQuantity),
		positions: open.length,
	};
	const types = await db
		.selectFrom('document_types')
		.select(['id as typeId', 'short_type as shortType', 'bezeichnung as documentType'])
		.where('short_type', 'in', [...followersOf(copy.shortType), ''])
		.$if(!can(session.subject, 'documentsCredit'), (types) => types.where('short_type', '<>', 'GU'))
		.orderBy('position')
		.execute();
	return types.map((type) => ({
		...type,
		blocked: upgradeBlockOf(source, type.shortType),
		positions: open
			.filter(({ openQuantity }) => compareDecimals(openQuantity, '0') > 0)
			.map(({ id, text, quantity, openQuantity, unit }) => ({ id, text, quantity, openQuantity, unit })),
	}));
}

interface OpenPosition {
	readonly id: number;
	readonly wf_cid: number;
	readonly kind: string;
	readonly text: string;
	readonly quantity: string;
	readonly openQuantity: string;
	readonly unit: string;
}

async function openPositions(db: Db, wfCids: readonly number[]): Promise<OpenPosition[]> {
	const { rows } = await sql<OpenPosition>`
		select id::int, wf_cid, kind, text, trim_scale(quantity)::text as quantity, trim_scale(open_quantity)::text as "openQuantity", unit
		from document_positions where wf_cid = any(${[...wfCids]}::int[]) and kind = 'article'
		order by array_position(${[...wfCids]}::int[], wf_cid), position limit 2000`.execute(db);
	return rows;
}

/**
 * Makes the follow-up of a document, or of several of one type and customer, as a draft: with the values of their
 * positions in order, whatever price lists say today, and as much of each as was chosen, or all that is open.
 */
export async function upgradeDocument({ path, body }: Input<'upgradeDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const wfCids = [...new Set([path.id, ...(body.further ?? [])])];
	const copies = new Map<number, WorkingCopy>();
	// In one order, so that two that take the same documents wait for each other and do not block.
	for (const wfCid of wfCids.toSorted((a, b) => a - b)) {
		copies.set(
			wfCid,
			wfCid === path.id ? await lockDocument(db, session, wfCid) : await lockFurther(db, session, wfCid),
		);
	}
	const first = copies.get(path.id);
	const type = await db.selectFrom('document_types').selectAll().where('id', '=', body.typeId).executeTakeFirst();
	if (first === undefined || type === undefined)
		throw new Problem('ruleBroken', { fields: { 'body.typeId': 'notFound' } });
	if (type.short_type === 'GU') needRight(write, 'documentsCredit', 'body.typeId', body.typeId);
	const isAlike = [...copies.values()].every(
		(copy) =>
			copy.customerId === first.customerId &&
			copy.typeId === first.typeId &&
			copy.documentFoot.isGross === first.documentFoot.isGross &&
			copy.documentFoot.discount === first.documentFoot.discount,
	);
	if (!isAlike) throw new Problem('ruleBroken', { fields: { 'body.further': 'notAllowed' } });
	await accessForWrite(write, 'upgradeDocument', first.customerId);
	const open = await openPositions(db, wfCids);
	for (const [wfCid, copy] of copies) {
		const own = open.filter((position) => position.wf_cid === wfCid);
		const source = {
			shortType: copy.shortType,
			rank: copy.rank,
			open: own.map(({ openQuantity }) => openQuantity),
			positions: own.length,
		};
		const block = upgradeBlockOf(source, type.short_type);
		// Somebody else was faster: what was open has gone into another document.
		if (block === 'nothingOpen') throw await drawnProblem(db, [wfCid]);
		if (block !== null) throw new Problem('ruleBroken', { fields: { 'body.typeId': 'notAllowed' } });
	}
	const chosen = chosenOf(body, open);
	const isCredit = type.short_type === 'GU';
	// A collective document says from where and of which day each part of it is.
	const isCollective = wfCids.length > 1;
	const { rows } = await sql<{ wf_cid: number }>`
		insert into documents (firma, document_type_id, nr, name, date, state, state_rank, address_lfdnr, created_by, association_lfdnr,
			doctor_lfdnr, residence_lfdnr, invoice_address_lfdnr, delivery_address_lfdnr, salesperson_lfdnr, insurance_lfdnr,
			prescription_state, own_contribution_group, care_type, delivery_interval, quarter, kv_created, permanent_care,
			billing_type, billing_condition, delivery_condition, delivery_type, location, price_list, is_gross, discount,
			order_reference, head_text, foot_text, preferred_date, is_recipient_no_business, delivery_date)
		select firma, ${type.id}, '', name, ${today}, 'Entwurf', ${stateRanks.draft}, address_lfdnr, ${session.userId}, association_lfdnr,
			doctor_lfdnr, residence_lfdnr, invoice_address_lfdnr, delivery_address_lfdnr, salesperson_lfdnr, insurance_lfdnr,
			prescription_state, own_contribution_group, care_type, delivery_interval, quarter, kv_created, permanent_care,
			billing_type, billing_condition, delivery_condition, delivery_type, location, price_list, is_gross, discount,
			order_reference, head_text, foot_text, preferred_date, is_recipient_no_business, case when ${type.short_type} in ('LS', 'LH', 'WE') then ${today}::date else delivery_date end
		from documents where wf_cid = ${path.id} returning wf_cid`.execute(db);
	const made = rows[0]?.wf_cid ?? 0;
	await sql`
		insert into document_health (wf_cid, diagnosis, insured_group, exemption, prescription_date)
		select ${made}, diagnosis, insured_group, exemption, prescription_date from document_health where wf_cid = ${path.id}`.execute(
		db,
	);
	const copied = await sql<{ from: string; to: string; quantity: string }>`
		with chosen as (
			select * from json_to_recordset(${JSON.stringify(chosen)}::json) as chosen (id bigint, quantity numeric)
		), carried as (
			select source.*, chosen.quantity as taken,
				row_number() over (order by array_position(${wfCids}::int[], source.wf_cid), source.position)
					+ case when ${isCollective} then array_position(${wfCids}::int[], source.wf_cid) else 0 end as place
			from document_positions source left join chosen on chosen.id = source.id
			where source.wf_cid = any(${wfCids}::int[]) and (source.kind <> 'article' or chosen.quantity > 0)
		), headings as (
			insert into document_positions (wf_cid, position, kind, firma, text, prescription_wf_cid)
			select ${made}, min(place) - 1, 'text', min(carried.firma), min(types.bezeichnung || ' ' || source.nr || ' vom '
				|| to_char(coalesce(source.delivery_date, source.date), 'DD.MM.YYYY')), min(coalesce(carried.prescription_wf_cid, source.wf_cid))
			from carried join documents source on source.wf_cid = carried.wf_cid
				join document_types types on types.id = source.document_type_id
			where ${isCollective} group by source.wf_cid
		), made as (
			insert into document_positions (wf_cid, position, kind, firma, article_number, text, quantity, open_quantity, unit,
				pack_quantity, prescription_wf_cid, price, factor, cost, discount, discount2, vat_code, vat_rate, lot, serial_number, object_id, client_lfdnr, driver, internal_id,
				reference_number, quantity_id)
			select ${made}, place, kind, firma, article_number, text,
				case when kind = 'article' then case when ${isCredit} then -taken else taken end else 0 end,
				case when kind = 'article' then case when ${isCredit} then 0 else taken end else 0 end,
				unit, pack_quantity, coalesce(prescription_wf_cid, wf_cid), price, factor, cost, discount, discount2, vat_code,
				case when ${isCredit} then vat_rate else coalesce((select percent from vat_rates where code = vat_code
					and valid_from <= (select coalesce(delivery_date, ${today}::date) from documents where wf_cid = carried.wf_cid) order by vat_rates.valid_from desc limit 1), vat_rate) end,
				lot, serial_number, object_id, client_lfdnr, driver, internal_id, reference_number, quantity_id
			from carried returning id, position
		)
		select carried.id::text as from, made.id::text as to, trim_scale(taken)::text as quantity
		from made join carried on carried.place = made.position where taken is not null`.execute(db);
	for (const { from, to, quantity } of copied.rows) {
		if (!(await drawFrom(db, from, to, quantity))) throw await drawnProblem(db, wfCids);
	}
	await sql`insert into document_links (from_wf_cid, to_wf_cid) select unnest(${wfCids}::int[]), ${made}`.execute(db);
	await storeAmounts(db, made);
	await refreshSources(write, wfCids);
	await noteEvent(write, made, 'created', first.nr, '');
	if (first.documentFoot.isRecipientNoBusiness) await noteEvent(write, made, 'noBusiness', first.nr);
	for (const wfCid of wfCids) await noteEvent(write, wfCid, 'upgraded', '', type.bezeichnung);
	write.note('documentUpgraded', `document/${path.id}`);
	return findWorkingCopy(db, session, made);
}

/** Names the document that was faster; of what was open nothing is left. */
async function drawnProblem(db: Db, wfCids: readonly number[]): Promise<Problem> {
	const { rows } = await sql<{ wf_cid: string; shortType: string; nr: string; addressLfdnr: number }>`
		select documents.wf_cid::text, short_type as "shortType", nr, address_lfdnr as "addressLfdnr"
		from document_links join documents on documents.wf_cid = to_wf_cid join document_types on id = document_type_id
		where from_wf_cid = any(${[...wfCids]}::int[]) and state_rank < ${stateRanks.cancelled}
		order by documents.wf_cid desc limit 1`.execute(db);
	return new Problem('conflict', rows[0] === undefined ? {} : { drawnBy: rows[0] });
}

// Its number stands in the body: not the path leads nowhere, the body is wrong.
async function lockFurther(db: Db, session: Session, wfCid: number): Promise<WorkingCopy> {
	try {
		return await lockDocument(db, session, wfCid);
	} catch (error) {
		if (!(error instanceof Problem) || error.code !== 'notFound') throw error;
		throw new Problem('ruleBroken', { fields: { 'body.further': 'notFound' } });
	}
}

/** How much of which position goes over; refuses more than is open, and positions of other documents. */
function chosenOf({ positions }: Input<'upgradeDocument'>['body'], open: readonly OpenPosition[]) {
	if (positions === undefined) {
		return open
			.filter(({ openQuantity }) => compareDecimals(openQuantity, '0') > 0)
			.map(({ id, openQuantity }) => ({ id, quantity: openQuantity }));
	}
	const rules = startFieldRules();
	const overdrawn = new Map<string, OpenPosition>();
	positions.forEach(({ id, quantity }, index) => {
		const known = open.find((position) => position.id === id);
		const field = `body.positions.${index}.quantity`;
		if (known === undefined) rules.refuse(`body.positions.${index}.id`, 'notFound');
		else if (compareDecimals(quantity, '0') < 0) rules.refuse(field, 'outOfRange');
		else if (compareDecimals(quantity, known.openQuantity) > 0) overdrawn.set(field, known);
	});
	const taken = positions.filter(({ quantity }) => compareDecimals(quantity, '0') > 0);
	if (taken.length === 0) rules.refuse('body.positions', 'missing');
	if (new Set(positions.map(({ id }) => id)).size < positions.length) rules.refuse('body.positions', 'notAllowed');
	rules.end();
	if (overdrawn.size > 0) {
		throw new Problem('ruleBroken', {
			fields: Object.fromEntries([...overdrawn.keys()].map((field) => [field, 'outOfRange' as const])),
			open: [...overdrawn.values()].map(({ id, openQuantity }) => ({ id, openQuantity })),
		});
	}
	return taken.map(({ id, quantity }) => ({ id, quantity }));
}
