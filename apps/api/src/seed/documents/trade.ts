import type pg from 'pg';
import { continueAfter } from '../load.ts';
import { courses, customers, dice, documents } from './chains.ts';
import { amounts, goods, lines, payments, positions } from './positions.ts';

/** How many documents are made and for which day (`yyyy-mm-dd`). */
export interface TradeSize {
	readonly count: number;
	readonly today: string;
}

/** Fills documents, positions, links, payments and events with chains that add up; the same size gives the same data. */
export async function loadTrade(client: pg.PoolClient, { count, today }: TradeSize): Promise<void> {
	const made = [
		// What was loaded a moment ago has no figures yet, and joins of big tables would be planned as if they were small.
		'analyze addresses, address_health, address_insurance, articles, article_sale_prices, article_purchase_prices',
		dice,
		courses,
		customers,
		'analyze trade_customers',
		documents,
		goods,
		'analyze trade_documents; analyze trade_goods',
		lines,
		'analyze trade_lines',
		positions,
		amounts,
		payments,
		'analyze trade_positions; analyze trade_amounts; analyze trade_payments',
	];
	// What makes a table takes no parameters.
	for (const statement of made) {
		await client.query(statement.replaceAll('$1', `'${today}'`).replaceAll('$2', String(count)));
	}
	await client.query(insertDocuments, [today]);
	for (const statement of [insertPositions, insertLinks, insertDocumentLinks, insertPayments, insertHealth]) {
		await client.query(statement);
	}
	await client.query(insertEvents);
	await client.query(insertCounters);
	await client.query(insertObjects);
	await continueAfter(client, 'documents', 'wf_cid');
	for (const table of ['document_positions', 'document_payments', 'document_objects']) {
		await continueAfter(client, table, 'id');
	}
}

const insertDocuments = `
insert into documents (wf_cid, document_type_id, nr, name, date, state, state_rank, address_lfdnr, created_by, created_at,
	issued_at, recipient_name, recipient_street, recipient_plz, recipient_city, recipient_country,
	delivery_date, preferred_date, billing_date, due_date, doctor_lfdnr, residence_lfdnr, salesperson_lfdnr, insurance_lfdnr,
	prescription_state, deductible_state, own_contribution_group, kv_created, permanent_care, care_type, delivery_interval,
	quarter, last_delivery, reminder, patient_share, carrier_share, billing_type, billing_condition, delivery_condition,
	delivery_type, fibu_account, location, terminal, is_gross, net, vat, gross, open_amount, rates)
with paid as (select wf_cid, sum(amount) as amount from trade_payments group by wf_cid),
progress as (
	select wf_cid, sum(open_quantity) as open, bool_or(open_quantity <> quantity) as is_begun from trade_positions group by wf_cid
), sellers as (
	select lfdnr, row_number() over (order by lfdnr) - 1 as n from addresses where kd_verkaeufer
), drawn as (
	select made.*, coalesce(net, 0) as net, coalesce(vat, 0) as vat, coalesce(gross, 0) as gross, rates,
		case when short_type in ('RE', 'GU') then coalesce(gross, 0) - coalesce(paid.amount, 0) else 0 end as due,
		coalesce(open, 0) as open, coalesce(is_begun, false) as is_begun, $1::date - day as age,
		first.name,
		paid.amount as paid, pg_temp.pick(made.wf_cid, 12, 20) as luck
	from trade_documents made left join trade_amounts using (wf_cid) left join paid using (wf_cid)
		left join progress using (wf_cid)
		join trade_lines first on first.chain = made.chain and first.line = 1
), ranked as (
	select drawn.*, case short_type
		when 'AN' then case when is_followed then 90 when age > 90 and luck < 12 then 85 when age > 30 and luck < 16 then 80 else 20 end
		when 'KV' then case when is_followed then 90 when age > 40 and luck < 4 then 80 when age > 10 then 50 else 20 end
		when 'AU' then case when is_begun and open = 0 then 50 when is_begun then 40 when age > 8 then 30 else 20 end
		when 'LS' then case when is_begun and open = 0 then 50 when is_begun then 40 else 20 end
		when 'RE' then case when due = 0 then 90 when paid is not null then 40 when age > 60 then 60 else 20 end
		when 'GU' then case when due = 0 then 90 else 20 end
		else case when is_followed then 50 when age > 120 then 85 when luck < 3 then 80 when luck < 8 then 40 when luck < 14 then 30 else 20 end
	end as rank
	from drawn
), shared as (
	select ranked.*, case when is_patient and gross > 0 and rules.kind is not null then case rules.kind
		when 'none' then 0
		else greatest(least(gross, greatest(round(gross * rules.percent / 100, 2), rules.minimum)), gross - rules.carrier_maximum)
	end end as patient_share
	from ranked left join lateral (
		select * from contribution_rules known where known.own_contribution_group = contribution_group
			and known.valid_from <= ranked.day order by valid_from desc limit 1) as rules on true
)
select wf_cid, made.document_type_id, short_type || '-' || to_char(day, 'YYYY') || '-' || lpad(number::text, 5, '0'), name, day, states.state,
	made.rank, customer, 1 + pg_temp.pick(wf_cid, 13, 3), instant, instant,
	address.display_name, address.street, address.plz, address.city, address.country,
	case when short_type = 'LS' then day end,
	case when short_type in ('AU', 'AN') then day + 7 + pg_temp.pick(wf_cid, 14, 20) end,
	case when short_type in ('RE', 'GU') then day end,
	case when short_type = 'RE' then day + 30 end,
	doctor_lfdnr, made.residence_lfdnr, sellers.lfdnr, insurance_lfdnr,
	case when not is_patient then 'NICHT' when short_type <> 'VO' then 'BEWILL' else (array['ANGEF', 'EINGEL', 'EINGER', 'BEWILL'])[
		case made.rank when 20 then 1 when 30 then 2 when 40 then 3 else 4 end] end,
	case when coalesce(patient_share, 0) = 0 then 'KEIN' when short_type = 'RE' and due = 0 then 'BEZAHLT' else 'OFFEN' end,
	contribution_group, is_patient and short_type <> 'VO', is_patient and chain % 3 = 0,
	case when is_patient then (array['ERST', 'FOLGE', 'FOLGE', 'REP', 'ANP', 'MIETE'])[1 + pg_temp.pick(chain, 15, 6)] end,
	case when is_patient and chain % 3 = 0 then (array['M1', 'M2', 'M3'])[1 + pg_temp.pick(chain, 16, 3)] end,
	case when is_patient then 'Q' || extract(quarter from day) end,
	case when is_patient and chain % 3 = 0 and short_type in ('LS', 'RE') then day end,
	case when is_patient and chain % 3 = 0 then day + 30 end,
	patient_share, gross - patient_share,
	case when is_patient then 'KASSE' when course = 2 then 'SAMMEL' when course = 6 then 'BAR' else 'EINZEL' end,
	case when course = 6 then 'BAR' else '30T' end,
	case when short_type in ('AU', 'LS') then 'FREI' end,
	case when short_type in ('AU', 'LS') then (array['ABH', 'ZUST', 'POST'])[1 + pg_temp.pick(chain, 19, 3)] end,
	case when short_type in ('RE', 'GU') then case when is_patient then '4060' else '4000' end end,
	(array['ZENTRAL', 'WIEN', 'GRAZ', 'LINZ'])[1 + pg_temp.pick(chain, 20, 4)],
	case when course = 6 then 'K' || 1 + pg_temp.pick(chain, 20, 4) end,
	course = 6, net, vat, gross, due, coalesce(rates, '[]')
from shared made
join document_type_states states on states.document_type_id = made.document_type_id and states.rank = made.rank
join addresses address on address.lfdnr = customer
-- Its size apart: of a condition with both sides from one table every pair would be tried.
cross join (select count(*)::integer as count from sellers) as crew
left join sellers on sellers.n = pg_temp.pick(chain, 21, greatest(crew.count, 1))
cross join lateral (select (day + make_interval(hours => 6 + pg_temp.pick(wf_cid, 22, 9), mins => pg_temp.pick(wf_cid, 23, 60)))
	at time zone 'UTC' as instant) as moment
order by wf_cid`;

const insertPositions = `
insert into document_positions (id, wf_cid, firma, position, kind, article_number, text, quantity, open_quantity, unit, price, cost,
	discount, vat_code, vat_rate, amount, lot, process_state, has_signature)
select id, wf_cid, 1, position, 'article', art_nr, name, quantity, open_quantity, unit, price, cost, discount, vat_code,
	vat_rate, amount, case when short_type in ('LS', 'RE') then lot end,
	case when short_type = 'AU' and open_quantity = quantity then 10 + 10 * pg_temp.pick(id, 24, 4)
		when open_quantity = 0 then 90 else 50 end,
	short_type = 'LS'
from trade_positions order by id`;

const insertLinks = `
insert into position_links
select source.id, target.id, abs(target.quantity) from trade_positions target
join trade_positions source on source.chain = target.chain and source.step = target.source and source.line = target.line`;

const insertDocumentLinks = `
insert into document_links
select source.wf_cid, target.wf_cid from trade_documents target
join trade_documents source on source.chain = target.chain and source.step = any(target.parents)`;

const insertPayments = `
insert into document_payments (wf_cid, date, amount, payment_type, credit_wf_cid, user_id, author, at)
select wf_cid, day, amount, payment_type, credit_wf_cid, 3, 'admin', day + interval '9 hours'
from trade_payments order by wf_cid, day`;

const insertHealth = `
insert into document_health (wf_cid, diagnosis, insured_group, prescription_date)
select wf_cid, (array['Harninkontinenz', 'Chronisch venöse Insuffizienz', 'Gonarthrose', 'Diabetes mellitus Typ 2', 'Schlaganfall',
	'Lumbago'])[1 + pg_temp.pick(chain, 25, 6)], insured_group, day
from trade_documents where is_patient`;

const insertEvents = `
insert into document_events (wf_cid, at, user_id, author, kind, from_text, to_text)
select wf_cid, issued_at, created_by, username, 'issued', 'Entwurf', nr
from documents join users on users.user_id = created_by order by wf_cid`;

const insertCounters = `
insert into document_counters (firma, document_type_id, year, last, last_date)
select 1, document_type_id, extract(year from day), max(number), max(day) from trade_documents group by 2, 3`;

const insertObjects = `
insert into document_objects (serial_number, bezeichnung, article_number, address_lfdnr)
select 'SN' || 240000 + n, name, art_nr, (select lfdnr from trade_customers customer
	where not is_patient and customer.n = pg_temp.pick(goods.n, 26, 500))
from trade_goods goods where n < 60`;
