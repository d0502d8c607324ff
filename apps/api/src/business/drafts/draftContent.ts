import { visibleText } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import type { Write } from '../../writes/writes.ts';
import { noteEvent } from '../events.ts';
import { storeAmounts } from './amountsOfDraft.ts';
import type { DraftEntry, PositionEntry } from './draftRules.ts';

/** Stores what was entered of a draft: positions, head, foot, and the amounts they come to. */
export async function storeContent(write: Write, wfCid: number, entry: DraftEntry): Promise<void> {
	const { db } = write;
	await storeStatement(write, wfCid, entry);
	await storeFoot(db, wfCid, entry);
	await storeHead(db, wfCid, entry.documentHead);
	await storePositions(db, wfCid, entry.positions);
	await storeAmounts(db, wfCid);
}

async function storePositions(db: Db, wfCid: number, positions: readonly PositionEntry[]): Promise<void> {
	const kept = positions.flatMap(({ id }) => (id == null ? [] : [id]));
	await sql`delete from document_positions where wf_cid = ${wfCid} and not id = any(${kept}::bigint[])`.execute(db);
	// Numbers are moved out of the way first: two that change places would meet.
	await sql`update document_positions set position = -position where wf_cid = ${wfCid}`.execute(db);
	const rows = JSON.stringify(positions.map(rowOf));
	const columns =
		sql.raw(`position, kind, article_number, text, quantity, unit, price, discount, discount2, vat_code, lot,
		serial_number, object_id, client_lfdnr, reference_number, process_state`);
	const { short_type: shortType, firma } = await db
		.selectFrom('documents')
		.innerJoin('document_types', 'id', 'document_type_id')
		.select(['short_type', 'firma'])
		.where('wf_cid', '=', wfCid)
		.executeTakeFirstOrThrow();
	// Nothing follows a credit note. Goods bought cost what the document says; others what they cost on average, or to buy.
	await sql`
		with entered as (
			select entered.*, coalesce(pack.quantity, 1) as pack_quantity,
				(select percent from vat_rates where code = entered.vat_code
					and valid_from <= (select coalesce(delivery_date, date) from documents where wf_cid = ${wfCid})
					order by valid_from desc limit 1) as vat_rate,
				case when ${shortType} in ('BE', 'WE') then round(entered.price * (100 - entered.discount) * (100 - entered.discount2) / 10000, 3)
					else round(coalesce(stock.dep, bought.price) * coalesce(pack.quantity, 1), 3) end as cost,
				case when ${shortType} = 'GU' then 0 else entered.quantity end as open_quantity
			from json_to_recordset(${rows}::json) as entered (id bigint, position integer, kind text, article_number text,
				text text, quantity numeric, unit text, price numeric, discount numeric, discount2 numeric, vat_code text, lot text,
				serial_number text, object_id integer, client_lfdnr integer, reference_number text, process_state smallint)
			left join articles on articles.art_nr = entered.article_number and articles.firma = ${firma}
			left join article_stock stock on stock.article_id = articles.id
			left join lateral (select quantity from article_packs where article_id = articles.id
				and article_packs.unit = entered.unit and entered.unit <> articles.unit order by id limit 1) as pack on true
			left join lateral (select min(purchase_price) as price from article_purchase_prices where article_id = articles.id
				and daterange(valid_from, valid_to, '[]') @> current_date) as bought on true
		), changed as (
			update document_positions set (${columns}, open_quantity, pack_quantity, vat_rate, cost)
				= (select entered.position, entered.kind, entered.article_number, entered.text, entered.quantity, entered.unit, entered.price,
					entered.discount, entered.discount2, entered.vat_code, entered.lot, entered.serial_number, entered.object_id,
					entered.client_lfdnr, entered.reference_number, entered.process_state, entered.open_quantity, entered.pack_quantity,
					coalesce(entered.vat_rate, document_positions.vat_rate), case when (document_positions.article_number, document_positions.unit)
						is distinct from (entered.article_number, entered.unit) or ${shortType} in ('BE', 'WE') then entered.cost
						else document_positions.cost end)
			from entered where document_positions.id = entered.id and document_positions.wf_cid = ${wfCid} returning document_positions.id
		)
		insert into document_positions (wf_cid, firma, ${columns}, open_quantity, pack_quantity, vat_rate, cost)
		select ${wfCid}, ${firma}, ${columns}, open_quantity, pack_quantity, coalesce(vat_rate, 20), cost from entered where id is null`.execute(
		db,
	);
}

function rowOf(entry: PositionEntry, index: number) {
	const isArticle = entry.kind === 'article';
	return {
		id: entry.id ?? null,
		position: index + 1,
		kind: entry.kind,
		article_number: entry.articleNumber ?? null,
		text: entry.text,
		quantity: isArticle ? (entry.quantity ?? '0') : '0',
		unit: entry.unit ?? 'STK',
		price: isArticle ? (entry.price ?? '0') : '0',
		discount: entry.discount ?? '0',
		discount2: entry.discount2 ?? '0',
		vat_code: entry.vatCode ?? 'N',
		lot: visibleText(entry.lot ?? '').trim() || null,
		serial_number: visibleText(entry.serialNumber ?? '').trim() || null,
		object_id: entry.objectId ?? null,
		client_lfdnr: entry.clientId ?? null,
		reference_number: entry.referenceNumber || null,
		process_state: entry.processState ?? 10,
	};
}

/** Keeps with who and when that the recipient is said to be no business, or not any more. */
async function storeStatement(write: Write, wfCid: number, { documentFoot }: DraftEntry): Promise<void> {
	const { isRecipientNoBusiness: isSaid = false } = documentFoot;
	const { numUpdatedRows } = await write.db
		.updateTable('documents')
		.set({ is_recipient_no_business: isSaid })
		.where('wf_cid', '=', wfCid)
		.where('is_recipient_no_business', '<>', isSaid)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows > 0n) await noteEvent(write, wfCid, isSaid ? 'noBusiness' : 'business');
}

async function storeFoot(db: Db, wfCid: number, { documentFoot: foot, positions }: DraftEntry): Promise<void> {
	const named = positions.find(({ kind }) => kind === 'article') ?? positions[0];
	await db
		.updateTable('documents')
		.set({
			name: [...(named?.text ?? '')].slice(0, 200).join(''),
			billing_condition: foot.billingCondition ?? '30T',
			is_gross: foot.isGross ?? false,
			discount: foot.discount ?? '0',
			preferred_date: foot.preferredDate ?? null,
			delivery_date: foot.deliveryDate ?? null,
			delivery_condition: foot.deliveryCondition ?? null,
			delivery_type: foot.deliveryType ?? null,
			location: foot.location ?? 'ZENTRAL',
			is_goods_returned: foot.isGoodsReturned ?? false,
			order_reference: foot.orderReference ?? '',
			head_text: foot.headText ?? '',
			foot_text: foot.footText ?? '',
			remark: foot.remark ?? '',
		})
		.where('wf_cid', '=', wfCid)
		.execute();
}

/** Stores of the head what was sent; what was left out stays. */
async function storeHead(
	db: Db,
	wfCid: number,
	head: Input<'changeBusinessDocument'>['body']['documentHead'],
): Promise<void> {
	if (head === undefined) return;
	const { associationId, deliveryAddressId, invoiceAddressId, doctorId, prescriptionState, insuredData } = head;
	const changes = {
		...(associationId !== undefined && { association_lfdnr: associationId }),
		...(deliveryAddressId !== undefined && { delivery_address_lfdnr: deliveryAddressId }),
		...(invoiceAddressId !== undefined && { invoice_address_lfdnr: invoiceAddressId }),
		...(doctorId !== undefined && { doctor_lfdnr: doctorId }),
		...(prescriptionState !== undefined && { prescription_state: prescriptionState }),
		...(insuredData !== undefined && {
			insurance_lfdnr: insuredData.insuranceId,
			own_contribution_group: insuredData.insuranceId === null ? null : (insuredData.ownContributionGroup ?? '10'),
		}),
	};
	if (Object.keys(changes).length > 0)
		await db.updateTable('documents').set(changes).where('wf_cid', '=', wfCid).execute();
	if (insuredData === undefined) return;
	const { insuredGroup = null, exemption = null, prescriptionDate = null } = insuredData;
	await sql`
		insert into document_health (wf_cid, insured_group, exemption, prescription_date)
		values (${wfCid}, ${insuredGroup}, ${exemption}, ${prescriptionDate})
		on conflict (wf_cid) do update set insured_group = excluded.insured_group, exemption = excluded.exemption,
			prescription_date = excluded.prescription_date`.execute(db);
}
