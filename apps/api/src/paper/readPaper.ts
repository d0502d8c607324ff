import { sql } from 'kysely';
import { isBusiness, payerOf } from '../business/workingCopyParts.ts';
import type { Db } from '../database/database.ts';
import type { PaperCompany, PaperContent } from './paperContent.ts';

// Before an operator has said who the company is.
const nobody: PaperCompany = {
	name: '',
	form: '',
	street: '',
	postcode: '',
	city: '',
	country: '',
	tel: '',
	email: '',
	web: '',
	uid: '',
	registerNumber: '',
	registerCourt: '',
	seat: '',
	bankName: '',
	iban: '',
	bic: '',
	text: '',
	logo: null,
};

const address = (alias: string) => {
	const of = (column: string) => sql.ref(`${alias}.${column}`);
	return sql`json_build_object('name', ${of('display_name')}, 'street', ${of('street')}, 'plz', ${of('plz')},
		'city', ${of('city')}, 'country', case when ${of('country')} <> 'AT' then
			(select bezeichnung from countries where code = ${of('country')}) else '' end)`;
};

const labelOf = (list: string, column: string) =>
	sql`coalesce((select bezeichnung from master_data where list = ${list} and code = ${sql.ref(column)}), '')`;

const company = sql`
	coalesce((select json_build_object('name', name, 'form', form, 'street', street, 'postcode', postcode, 'city', city, 'country', country,
		'tel', tel, 'email', email, 'web', web, 'uid', uid, 'registerNumber', register_number, 'registerCourt', register_court,
		'seat', seat, 'bankName', bank_name, 'iban', iban, 'bic', bic, 'text', paper_text,
		'logo', case when logo_type in ('image/png', 'image/jpeg') then encode(sha256(logo), 'hex') end)
	from company where company.firma = documents.firma), ${JSON.stringify(nobody)}::json)`;

// What was sold stands before what it was sold by.
const sources = sql`
	(select coalesce(json_agg(json_build_object('shortType', types.short_type, 'typeName', types.bezeichnung,
		'nr', source.nr, 'date', source.date) order by source.date, source.wf_cid), '[]')
	from (select from_wf_cid from document_links where to_wf_cid = documents.wf_cid order by 1 limit 50) as links
	join documents source on source.wf_cid = links.from_wf_cid
	join document_types types on types.id = source.document_type_id where source.nr <> '')`;

// Days of the delivery notes that it invoices; a document without them says its own.
const service = sql`
	(select case when min(day) is not null then json_build_object('from', min(day), 'to', max(day)) end
	from (select source.delivery_date as day from document_links links
			join documents source on source.wf_cid = links.from_wf_cid
			join document_types types on types.id = source.document_type_id
			where links.to_wf_cid = documents.wf_cid and types.short_type = 'LS'
		union all select documents.delivery_date) as days)`;

const positions = sql`
	(select coalesce(json_agg(json_build_object('kind', kind, 'articleNumber', coalesce(article_number, ''), 'text', text,
		'quantity', trim_scale(quantity)::text, 'unit', coalesce(unit_of.bezeichnung, unit), 'price', price::text,
		'discount', trim_scale(discount)::text, 'discount2', trim_scale(discount2)::text, 'vatRate', trim_scale(vat_rate)::text,
		'amount', amount::text, 'lot', coalesce(lot, ''), 'serialNumber', coalesce(serial_number, '')) order by position), '[]')
	from (select * from document_positions where wf_cid = documents.wf_cid order by position limit 2000) as positions
	left join (select code, bezeichnung from master_data where list = 'positionUnit') as unit_of on unit_of.code = unit)`;

const rates = sql`
	(select coalesce(json_agg(json_build_object('rate', trim_scale(rate)::text, 'net', net::text, 'vat', vat::text,
		'gross', gross::text) order by rate desc), '[]')
	from jsonb_to_recordset(documents.rates) as sums (rate numeric, net numeric, vat numeric, gross numeric))`;

const usedNotes = sql`
	from vat_notes where exists (select from document_positions line where line.wf_cid = documents.wf_cid
		and line.kind = 'article' and line.vat_code = vat_notes.code and line.vat_rate = 0)`;

const health = sql`
	json_build_object('carrier', ${address('carrier')}, 'insuredName', customer.display_name, 'birthDate', customer.birth_date,
		'svnr', case when insured.svnr <> '' then insured.svnr || ' ' || insured.svnr_dat else '' end,
		'insuredGroup', ${labelOf('insuredGroup', 'told.insured_group')}, 'doctor', coalesce(doctor.display_name, ''),
		'diagnosis', coalesce(told.diagnosis, ''), 'prescriptionDate', told.prescription_date,
		'patientShare', documents.patient_share::text, 'carrierShare', documents.carrier_share::text)`;

/** Contents of the papers of documents of the firma as things are now, in no order. */
export async function readPapers(db: Db, firma: number, wfCids: readonly number[]): Promise<PaperContent[]> {
	const { rows } = await sql<{ content: PaperContent }>`
		select json_build_object('form', 1, 'wfCid', documents.wf_cid, 'shortType', types.short_type,
			'typeName', types.bezeichnung, 'nr', documents.nr, 'date', documents.date, 'rank', documents.state_rank,
			'isGross', documents.is_gross, 'company', ${company},
			'recipient', case when documents.recipient_name <> '' then json_build_object('name', recipient_name,
				'street', recipient_street, 'plz', recipient_plz, 'city', recipient_city,
				'country', case when recipient_country <> 'AT' then coalesce(
					(select bezeichnung from countries where code = recipient_country), recipient_country) else '' end)
				else ${address('customer')} end,
			'deliveryAddress', case when delivery.lfdnr is not null then ${address('delivery')} end,
			'customer', json_build_object('lfdnr', customer.lfdnr, 'uid', payer.uid,
				'isBusiness', ${isBusiness('payer')},
				'isStatedNoBusiness', documents.is_recipient_no_business, 'isPatient', customer.kd_patient,
				'needsUid', exists (select ${usedNotes} and needs_recipient_uid)),
			'contact', coalesce(seller.display_name, ''), 'orderReference', documents.order_reference,
			'sources', ${sources}, 'service', ${service}, 'preferredDate', documents.preferred_date,
			'dueDate', documents.due_date, 'billingCondition', ${labelOf('paymentCondition', 'documents.billing_condition')},
			'deliveryType', ${labelOf('deliveryType', 'documents.delivery_type')},
			'headText', documents.head_text, 'footText', documents.foot_text, 'remark', documents.remark,
			'positions', ${positions}, 'discount', trim_scale(documents.discount)::text, 'net', documents.net::text,
			'vat', documents.vat::text, 'gross', documents.gross::text, 'rates', ${rates},
			'notes', (select coalesce(json_agg(distinct note), '[]') ${usedNotes}),
			'health', case when carrier.lfdnr is not null then ${health} end) as content
		from documents
		join document_types types on types.id = documents.document_type_id
		join addresses customer on customer.lfdnr = documents.address_lfdnr
		join addresses payer on payer.lfdnr = ${payerOf}
		left join addresses delivery on delivery.lfdnr = documents.delivery_address_lfdnr
		left join addresses seller on seller.lfdnr = documents.salesperson_lfdnr
		left join addresses carrier on carrier.lfdnr = documents.insurance_lfdnr
		left join addresses doctor on doctor.lfdnr = documents.doctor_lfdnr
		left join address_health insured on insured.lfdnr = documents.address_lfdnr
		left join document_health told on told.wf_cid = documents.wf_cid
		where documents.wf_cid = any(${wfCids}::integer[]) and documents.firma = ${firma}`.execute(db);
	return rows.map(({ content }) => content);
}

/** A picture as it is in the database. */
export interface Logo {
	readonly sha256: string;
	readonly bytes: Uint8Array;
}

/** The logos that papers name: the ones that were kept with originals, and the company's of now. */
export async function readLogos(db: Db, contents: readonly PaperContent[]): Promise<Logo[]> {
	const wanted = [...new Set(contents.flatMap(({ company: { logo } }) => (logo === null ? [] : [logo])))];
	if (wanted.length === 0) return [];
	const { rows } = await sql<{ sha256: string; logo: Buffer }>`
		select sha256, logo from paper_logos where sha256 = any(${wanted}::text[])
		union select encode(sha256(logo), 'hex'), logo from company
			where logo is not null and encode(sha256(logo), 'hex') = any(${wanted}::text[])`.execute(db);
	return rows.map(({ sha256, logo }) => ({ sha256, bytes: new Uint8Array(logo) }));
}
