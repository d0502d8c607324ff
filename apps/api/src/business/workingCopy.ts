import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { showsPrices } from '../documents/documentList.ts';
import { Problem } from '../problem.ts';
import {
	creditOf,
	customerExemptionOf,
	partyOf,
	payerOf,
	positionsOf,
	recipientOf,
	rulesOn,
	vatRatesOn,
} from './workingCopyParts.ts';

/** A working copy of a document. */
export type WorkingCopy = Answer<'getBusinessDocument'>;

const rates = sql`
	(select coalesce(json_agg(json_build_object('rate', trim_scale(rate)::text, 'net', net::text, 'vat', vat::text,
		'gross', gross::text) order by rate desc), '[]')
	from jsonb_to_recordset(documents.rates) as sums (rate numeric, net numeric, vat numeric, gross numeric))`;

const amounts = sql`
	json_build_object('sum', (select coalesce(sum(amount), 0)::numeric(14,2)::text from document_positions of
			where of.wf_cid = documents.wf_cid and of.kind = 'article'),
		'discount', ((select coalesce(sum(amount), 0) from document_positions of
			where of.wf_cid = documents.wf_cid and of.kind = 'article')
			- case when documents.is_gross then documents.gross else documents.net end)::numeric(14,2)::text,
		'net', documents.net::text, 'vat', documents.vat::text, 'gross', documents.gross::text,
		'open', documents.open_amount::text, 'rates', ${rates})`;

/** The working copy of a document of the firma; throws 404 where there is none. Prices and health only for who may see them. */
export async function findWorkingCopy(db: Db, { firma, subject }: Session, wfCid: number): Promise<WorkingCopy> {
	const health = sql`${can(subject, 'health')}::boolean`;
	const costs = sql`${can(subject, 'costs')}::boolean`;
	const prices = showsPrices(subject);
	const { rows } = await sql<{ copy: WorkingCopy }>`
		select json_build_object(
			'wf_cid', documents.wf_cid::text, 'customerId', documents.address_lfdnr, 'typeId', documents.document_type_id,
			'shortType', types.short_type, 'nr', documents.nr, 'name', left(documents.name, 200), 'date', documents.date,
			'state', documents.state, 'rank', documents.state_rank,
			'documentHead', json_build_object('customer', ${partyOf('documents.address_lfdnr')},
				'association', ${partyOf('documents.association_lfdnr')},
				'doctor', case when ${health} then ${partyOf('documents.doctor_lfdnr')} end,
				'documentType', types.bezeichnung,
				'prescriptionState', case when ${health} then documents.prescription_state end),
			'documentHeadExtended', json_build_object('deliveryAddress', ${partyOf('documents.delivery_address_lfdnr')},
				'invoiceAddress', ${partyOf('documents.invoice_address_lfdnr')},
				'insuredData', case when ${health} and documents.insurance_lfdnr is not null then json_build_object(
					'insurance', ${partyOf('documents.insurance_lfdnr')}, 'insuredGroup', health.insured_group,
					'ownContributionGroup', documents.own_contribution_group, 'exemption', health.exemption,
					'prescriptionDate', health.prescription_date) end),
			'documentFoot', json_build_object('billingCondition', documents.billing_condition, 'isGross', documents.is_gross,
				'discount', trim_scale(documents.discount)::text, 'preferredDate', documents.preferred_date,
				'deliveryDate', documents.delivery_date, 'deliveryCondition', documents.delivery_condition,
				'deliveryType', documents.delivery_type, 'location', documents.location,
				'isGoodsReturned', documents.is_goods_returned,
				'isRecipientNoBusiness', documents.is_recipient_no_business, 'orderReference', documents.order_reference,
				'headText', documents.head_text, 'footText', documents.foot_text, 'remark', documents.remark),
			'positions', ${positionsOf({ prices, costs })},
			'amounts', case when ${prices} then ${amounts} end,
			'shares', case when ${prices} and ${health} and documents.patient_share is not null then json_build_object(
				'patient', documents.patient_share::text, 'carrier', documents.carrier_share::text) end,
			'contributionRules', case when ${health} and documents.insurance_lfdnr is not null
				then ${rulesOn('coalesce(health.prescription_date, documents.date)')} else '[]'::json end,
			'vatRates', ${vatRatesOn('coalesce(documents.delivery_date, documents.date)')},
			'customerExemption', case when ${health} then ${customerExemptionOf('documents.address_lfdnr', 'documents.date')} end,
			'credit', case when ${prices} then ${creditOf('documents.address_lfdnr')} end,
			'recipient', ${recipientOf('payer')},
			'delivery', (select json_build_object('signedBy', signed_by,
				'dateTime', to_char(at at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS'))
				from document_deliveries handed where handed.wf_cid = documents.wf_cid),
			'version', documents.version) as copy
		from documents
		join document_types types on types.id = documents.document_type_id
		join addresses payer on payer.lfdnr = ${payerOf}
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

/** Total of a document with tax, whoever asks: rules hold for people who see no prices as well. */
export async function grossOfDocument(db: Db, wfCid: number): Promise<string> {
	const { gross } = await db
		.selectFrom('documents')
		.select('gross')
		.where('wf_cid', '=', wfCid)
		.executeTakeFirstOrThrow();
	return gross;
}
