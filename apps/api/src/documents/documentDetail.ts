import { can, type Subject } from '@kontor/domain/permissions';
import { nextRanks } from '@kontor/domain/trade/chain';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { Condition } from '../search/predicates.ts';
import { labelOf, rowOf, showsPrices } from './documentList.ts';

/** A document in full. */
export type DocumentDetail = Answer<'getDocument'>;

const localTime = (instant: string) =>
	sql`to_char(${sql.ref(instant)} at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** An address a document names, as JSON; null for none. */
function partyOf(column: string) {
	return sql`(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
		where lfdnr = ${sql.ref(column)})`;
}

const positions = (shown: Condition) => sql`
	(select coalesce(json_agg(json_build_object(
		'id', id, 'position', position, 'kind', kind, 'articleNumber', article_number, 'text', text,
		'quantity', quantity::text, 'openQuantity', open_quantity::text, 'unit', unit, 'price', case when ${shown} then price::text end,
		'discount', case when ${shown} then trim_scale(discount)::text end,
		'discount2', case when ${shown} then trim_scale(discount2)::text end, 'vatRate', trim_scale(vat_rate)::text,
		'amount', case when ${shown} then amount::text end, 'lot', lot, 'serialNumber', serial_number, 'referenceNumber', reference_number,
		'processState', process_state) order by position), '[]')
	from (select * from document_positions where wf_cid = documents.wf_cid order by position limit 2000) as positions)`;

/** Payments of the document of a column, as JSON. */
const payments = (wfCid: string, shown: Condition, chosen = sql<boolean>`true`) => sql`
	(select coalesce(json_agg(json_build_object('id', id, 'date', date, 'amount', case when ${shown} then amount::text end,
		'paymentType', coalesce((select bezeichnung from master_data where list = 'paymentType' and code = payment_type), 'Gutschrift'),
		'author', author) order by date, id), '[]')
	from (select * from document_payments where wf_cid = ${sql.ref(wfCid)} and ${chosen} order by date, id limit 200) as payments)`;

// Of money the history says how much.
const events = (shown: Condition) => sql`
	(select coalesce(json_agg(json_build_object('dateTime', to_char(at at time zone 'Europe/Vienna', 'YYYY-MM-DD"T"HH24:MI:SS'),
		'author', author, 'kind', kind, 'from', from_text,
		'to', case when ${shown} or kind not in ('paid', 'credited') then to_text else '' end) order by id desc), '[]')
	from (select * from document_events where wf_cid = documents.wf_cid order by id desc limit 200) as events)`;

// The chain is walked both ways from the document; a collective invoice has many branches, of which the nearest are shown.
const chain = (subject: Subject) => {
	const shown = showsPrices(subject, 'document_types.short_type');
	return sql`
	(with recursive steps as (
		select documents.wf_cid as wf_cid, 0 as distance
		union
		select case when link.from_wf_cid = steps.wf_cid then link.to_wf_cid else link.from_wf_cid end, distance + 1
		from steps join document_links link on steps.wf_cid in (link.from_wf_cid, link.to_wf_cid)
		where distance < 6
	)
	select json_agg(json_build_object('wf_cid', other.wf_cid::text, 'shortType', short_type, 'nr', nr, 'date', date, 'state', state,
		'gross', case when ${shown} then gross::text end, 'openAmount', case when ${shown} then open_amount::text end,
		'openQuantity', (select coalesce(sum(open_quantity), 0)::text from document_positions of where of.wf_cid = other.wf_cid),
		'addressLfdnr', address_lfdnr,
		'from', array(select from_wf_cid::text from document_links where to_wf_cid = other.wf_cid order by 1 limit 100),
		'payments', ${payments('other.wf_cid', shown, sql<boolean>`payment_type <> 'GUTSCHRIFT'`)})
		order by date, other.wf_cid)
	from (select distinct wf_cid from steps limit 200) as near
	join documents other on other.wf_cid = near.wf_cid
	join document_types on document_types.id = other.document_type_id)`;
};

const health = (shown: Condition) => sql`
	json_build_object('diagnosis', coalesce(health.diagnosis, ''), 'insuredGroup', ${labelOf('insuredGroup', 'health.insured_group')},
		'insurance', ${partyOf('documents.insurance_lfdnr')}, 'doctor', ${partyOf('documents.doctor_lfdnr')},
		'prescriptionState', ${labelOf('prescriptionState', 'documents.prescription_state')},
		'deductibleState', ${labelOf('deductibleState', 'documents.deductible_state')},
		'careType', ${labelOf('careType', 'documents.care_type')},
		'interval', ${labelOf('deliveryInterval', 'documents.delivery_interval')},
		'permanentCare', documents.permanent_care, 'kvCreated', documents.kv_created,
		'patientShare', case when ${shown} then documents.patient_share::text end,
		'carrierShare', case when ${shown} then documents.carrier_share::text end)`;

// As the lines say; the discount of the document is in its sums already.
const rates = sql`
	(select coalesce(json_agg(json_build_object('rate', trim_scale(rate)::text, 'net', net::text, 'vat', vat::text, 'gross', gross::text)
		order by rate desc), '[]')
	from jsonb_to_recordset(documents.rates) as sums (rate numeric, net numeric, vat numeric, gross numeric))`;

/** A document of the firma; undefined where there is none. What tells of health or prices is null for who has no right to it. */
export async function findDocument(
	db: Db,
	{ firma, subject }: Session,
	wfCid: number,
): Promise<DocumentDetail | undefined> {
	const mayReadHealth = can(subject, 'health');
	const shown = showsPrices(subject);
	const { rows } = await sql<{ document: DocumentDetail; states: { rank: number; state: string }[] }>`
		select json_build_object(${rowOf(subject)},
			'typeName', types.bezeichnung, 'isPatient', customer.kd_patient, 'isGross', documents.is_gross,
			'isIssued', documents.issued_at is not null, 'createdBy', creator.username,
			'createdAt', ${localTime('documents.created_at')},
			'recipient', case when documents.recipient_name <> '' then json_build_object('name', left(recipient_name, 200),
					'street', recipient_street, 'plz', recipient_plz, 'city', recipient_city, 'country', recipient_country)
				else json_build_object('name', left(customer.display_name, 200), 'street', customer.street, 'plz', customer.plz,
					'city', customer.city, 'country', customer.country) end,
			'residence', ${partyOf('documents.residence_lfdnr')}, 'salesPerson', ${partyOf('documents.salesperson_lfdnr')},
			'preferredDate', preferred_date, 'billingDate', billing_date, 'dueDate', due_date,
			'billingCondition', coalesce(${labelOf('paymentCondition', 'documents.billing_condition')}, ''),
			'deliveryType', ${labelOf('deliveryType', 'documents.delivery_type')},
			'orderReference', order_reference, 'remark', remark, 'headText', head_text, 'footText', foot_text,
			'vat', case when ${shown} then documents.vat::text end,
			'discount', case when ${shown} then trim_scale(documents.discount)::text end,
			'rates', case when ${shown} then ${rates} else '[]'::json end, 'positions', ${positions(shown)},
			'payments', ${payments('documents.wf_cid', shown)}, 'chain', ${chain(subject)}, 'events', ${events(shown)},
			'health', case when ${mayReadHealth}::boolean and documents.insurance_lfdnr is not null then ${health(shown)} end,
			'version', documents.version) as document,
			array(select json_build_object('rank', rank, 'state', state) from document_type_states
				where document_type_id = documents.document_type_id order by rank limit 20) as states
		from documents
		join document_types types on types.id = documents.document_type_id
		join addresses customer on customer.lfdnr = documents.address_lfdnr
		left join users creator on creator.user_id = documents.created_by
		left join document_health health on health.wf_cid = documents.wf_cid
		where documents.wf_cid = ${wfCid} and documents.firma = ${firma}`.execute(db);
	const [found] = rows;
	if (found === undefined) return undefined;
	const { shortType, rank } = found.document;
	const names = new Map(found.states.map(({ rank: known, state }) => [known, state]));
	const nextStates = nextRanks(shortType, rank, can(subject, 'documentsIssue')).flatMap((next) => {
		const state = names.get(next.rank);
		return state === undefined ? [] : [{ ...next, state }];
	});
	return { ...found.document, nextStates };
}
