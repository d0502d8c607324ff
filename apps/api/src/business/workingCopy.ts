import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** A working copy of a document. */
export type WorkingCopy = Answer<'getBusinessDocument'>;

function partyOf(column: string) {
	return sql`(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
		where lfdnr = ${sql.ref(column)})`;
}

const positions = sql`
	(select coalesce(json_agg(json_build_object(
		'id', id, 'kind', kind, 'articleNumber', article_number, 'text', text, 'quantity', trim_scale(quantity)::text, 'unit', unit,
		'price', price::text, 'discount', trim_scale(discount)::text, 'discount2', trim_scale(discount2)::text,
		'vatCode', vat_code, 'vatRate', trim_scale(vat_rate)::text, 'amount', amount::text, 'lot', lot,
		'serialNumber', serial_number,
		'sourceOpen', (select trim_scale(sum(source.open_quantity))::text from position_links link
			join document_positions source on source.id = link.from_position where link.to_position = positions.id))
		order by position), '[]')
	from (select * from document_positions where wf_cid = documents.wf_cid order by position limit 2000) as positions)`;

const rates = sql`
	(select coalesce(json_agg(json_build_object('rate', trim_scale(rate)::text, 'net', net::text, 'vat', vat::text,
		'gross', gross::text) order by rate desc), '[]')
	from jsonb_to_recordset(documents.rates) as sums (rate numeric, net numeric, vat numeric, gross numeric))`;

/** The working copy of a document of the firma; throws 404 where there is none. */
export async function findWorkingCopy(db: Db, { firma, subject }: Session, wfCid: number): Promise<WorkingCopy> {
	const mayReadHealth = can(subject, 'health');
	const { rows } = await sql<{ copy: WorkingCopy }>`
		select json_build_object(
			'wf_cid', documents.wf_cid::text, 'customerId', documents.address_lfdnr, 'typeId', documents.document_type_id,
			'shortType', types.short_type, 'nr', documents.nr, 'name', left(documents.name, 200), 'date', documents.date,
			'state', documents.state, 'rank', documents.state_rank,
			'documentHead', json_build_object('customer', ${partyOf('documents.address_lfdnr')},
				'association', ${partyOf('documents.association_lfdnr')},
				'doctor', case when ${mayReadHealth}::boolean then ${partyOf('documents.doctor_lfdnr')} end,
				'documentType', types.bezeichnung,
				'prescriptionState', case when ${mayReadHealth}::boolean then documents.prescription_state end),
			'documentHeadExtended', json_build_object('deliveryAddress', ${partyOf('documents.delivery_address_lfdnr')},
				'invoiceAddress', ${partyOf('documents.invoice_address_lfdnr')},
				'insuredData', case when ${mayReadHealth}::boolean and documents.insurance_lfdnr is not null then json_build_object(
					'insurance', ${partyOf('documents.insurance_lfdnr')}, 'insuredGroup', health.insured_group,
					'ownContributionGroup', documents.own_contribution_group) end),
			'documentFoot', json_build_object('billingCondition', documents.billing_condition, 'isGross', documents.is_gross,
				'discount', trim_scale(documents.discount)::text, 'preferredDate', documents.preferred_date,
				'deliveryDate', documents.delivery_date, 'orderReference', documents.order_reference,
				'headText', documents.head_text, 'footText', documents.foot_text, 'remark', documents.remark),
			'positions', ${positions},
			'amounts', json_build_object('sum', (select coalesce(sum(amount), 0)::numeric(14,2)::text from document_positions of
					where of.wf_cid = documents.wf_cid and of.kind = 'article'),
				'discount', ((select coalesce(sum(amount), 0) from document_positions of
					where of.wf_cid = documents.wf_cid and of.kind = 'article')
					- case when documents.is_gross then documents.gross else documents.net end)::numeric(14,2)::text,
				'net', documents.net::text, 'vat', documents.vat::text, 'gross', documents.gross::text,
				'open', documents.open_amount::text, 'rates', ${rates}),
			'shares', case when ${mayReadHealth}::boolean and documents.patient_share is not null then json_build_object(
				'patient', documents.patient_share::text, 'carrier', documents.carrier_share::text) end,
			'version', documents.version) as copy
		from documents
		join document_types types on types.id = documents.document_type_id
		left join document_health health on health.wf_cid = documents.wf_cid
		where documents.wf_cid = ${wfCid} and documents.firma = ${firma}`.execute(db);
	if (rows[0] === undefined) throw new Problem('notFound');
	return rows[0].copy;
}

/** Locks a document for a change and reads it; others that change it or draw from it wait. */
export async function lockDocument(db: Db, session: Session, wfCid: number): Promise<WorkingCopy> {
	await sql`select from documents where wf_cid = ${wfCid} and firma = ${session.firma} for update`.execute(db);
	return findWorkingCopy(db, session, wfCid);
}
