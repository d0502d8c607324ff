/** What can be sold, with its standard price of today and what it costs. */
export const goods = `
create temp table trade_goods on commit drop as
select row_number() over (order by id) - 1 as n, art_nr, name, articles.unit, prices.net_price, prices.gross_price, vat_code,
	coalesce(cost, round(net_price * 0.6, 3)) as cost
from articles
join (
	select distinct on (article_id) article_id, net_price, gross_price from article_sale_prices
	where price_list = 'STD' and customer_group is null and customer_lfdnr is null and min_quantity = 1
		and daterange(valid_from, valid_to, '[]') @> $1::date
	order by article_id, id
) as prices on prices.article_id = articles.id
left join (
	select article_id, min(purchase_price) as cost from article_purchase_prices
	where daterange(valid_from, valid_to, '[]') @> $1::date group by article_id
) as costs on costs.article_id = articles.id
where is_active`;

/** The lines of each chain; every document of it has all of them or some. */
export const lines = `
create temp table trade_lines on commit drop as
select chain, course, line, art_nr, name, unit, case course when 6 then gross_price else net_price end as price, cost, vat_code,
	(select percent from vat_rates where code = vat_code and valid_from <= $1::date order by valid_from desc limit 1) as vat_rate,
	1 + (course = 2)::integer + pg_temp.pick(chain * 64 + line, 6, 3) as quantity,
	(array[0, 0, 0, 0, 5, 10])[1 + pg_temp.pick(chain * 64 + line, 7, 6)] as discount,
	case when pg_temp.pick(chain * 64 + line, 8, 6) = 0 then 'L' || (24000 + pg_temp.pick(chain * 64 + line, 9, 3000)) end as lot
from (select distinct chain, course from trade_documents) as chains
cross join lateral generate_series(1, 1 + pg_temp.pick(chain, 10, 7)) as line
cross join (select count(*)::integer as count from trade_goods) as stock
join trade_goods on trade_goods.n = pg_temp.pick(chain * 64 + line, 11, stock.count)`;

/** The lines of each document with the step they came from; of an order half comes first and half later. */
export const positions = `
create temp table trade_positions on commit drop as
with placed as (
	select wf_cid, chain, course, step, short_type, day, lines.line, art_nr, name, unit, price, cost, vat_code, vat_rate, discount, lot,
		source,
		case
			when short_type = 'GU' then -1
			when course = 2 and (step = 2 or source = 2) then (quantity + 1) / 2
			when course = 2 and (step = 3 or source = 3) then quantity / 2
			else quantity
		end::numeric as quantity
	from trade_documents
	join trade_lines lines using (chain, course)
	cross join lateral unnest(case
		when parents = '{}' or (course in (3, 7) and step = 2) then '{0}' else parents end) as source
	where short_type <> 'VO' and (short_type <> 'GU' or lines.line = 1)
), drawn as (
	select chain, source as step, line, sum(abs(quantity)) as quantity from placed where source > 0 group by 1, 2, 3
)
select row_number() over (order by wf_cid, source, line) as id,
	row_number() over (partition by wf_cid order by source, line)::integer as position, placed.*,
	case when short_type = 'GU' then 0 else placed.quantity - coalesce(drawn.quantity, 0) end as open_quantity,
	round(placed.quantity * price * (100 - discount) / 100, 2) as amount
from placed left join drawn using (chain, step, line)
where placed.quantity <> 0`;

/** The amounts of each document, tax on the sum of each rate. */
export const amounts = `
create temp table trade_amounts on commit drop as
select wf_cid, sum(net) as net, sum(vat) as vat, sum(net + vat) as gross,
	jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat, 'gross', net + vat) order by rate desc) as rates
from (
	select wf_cid, rate, vat, case when is_gross then sum - vat else sum end as net from (
	select wf_cid, vat_rate as rate, course = 6 as is_gross, sum(amount) as sum,
		case when course = 6 then round(sum(amount) * vat_rate / (100 + vat_rate), 2)
			else round(sum(amount) * vat_rate / 100, 2) end as vat
	from trade_positions group by wf_cid, course, vat_rate
) as sums
) as rates group by wf_cid`;

/** What came in by today for each invoice, and what a credit note takes off. */
export const payments = `
create temp table trade_payments on commit drop as
with credits as (
	select invoice.wf_cid, credit.wf_cid as credit_wf_cid, credit.day, -amounts.gross as amount
	from trade_documents credit join trade_amounts amounts using (wf_cid)
	join trade_documents invoice on invoice.chain = credit.chain and invoice.step = 1
	where credit.short_type = 'GU'
), invoices as (
	select invoices.wf_cid, invoices.day, course, gross - coalesce(credits.amount, 0) as due, $1::date - invoices.day as age,
		pg_temp.pick(invoices.wf_cid, 12, 20) as luck
	from trade_documents invoices join trade_amounts using (wf_cid) left join credits using (wf_cid)
	where short_type = 'RE'
)
select wf_cid, day, amount, 'GUTSCHRIFT' as payment_type, credit_wf_cid from credits
union all
select credit_wf_cid, day, -amount, 'GUTSCHRIFT', null from credits
union all
select wf_cid, least(day + case when course = 6 then 0 else 3 + luck end, $1::date),
	case when luck = 15 then round(due / 2, 2) else due end, case when course = 6 then 'BAR' else 'UEB' end, null
from invoices
where due <> 0 and (course = 6 or luck < 15 and age > 3 + luck or luck = 15 and age > 10)`;
