import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

type Figures = Answer<'getTradeFigures'>;

/**
 * Invoices (30) and credit notes (40), whose amounts are negative, from being issued on, without reversed and discarded
 * ones. Word for word the condition of the indexes these are read from.
 */
const isReceipt = sql`document_type_id in (30, 40) and state_rank >= 20 and state_rank not in (80, 99)`;

/**
 * Turnover, customers and open amounts until today, `YYYY-MM-DD` in Vienna. A period that is not over is compared with the
 * same days of the one before, 29 to 31 with its last day.
 */
export async function tradeFigures(db: Db, { firma, subject }: Session, today: string): Promise<Figures> {
	const seesPrices = can(subject, 'prices');
	const amount = (sum: RawBuilder<unknown>) =>
		sql`case when ${seesPrices}::boolean then coalesce(${sum}, 0)::numeric(17,2)::text end`;
	const turnover = sql`json_build_object('from', "from", 'to', "to", 'net', net, 'documents', documents)`;
	const only = (kind: string) => sql`(select ${turnover} from figure where kind = ${sql.lit(kind)})`;
	const each = (kind: string) =>
		sql`(select json_agg(${turnover} order by "from") from figure where kind = ${sql.lit(kind)})`;
	const customersOn = (day: RawBuilder<unknown>) => sql`(select count(distinct address_lfdnr) from documents
		where firma = ${firma} and date = ${day} and ${isReceipt})`;
	const openOf = (documents: RawBuilder<unknown>, sum: RawBuilder<unknown>) =>
		sql`(select json_build_object('documents', ${documents}, 'amount', ${amount(sum)}) from unpaid)`;
	const { rows } = await sql<{ figures: Figures }>`
		with now as (select ${today}::date as day),
		daily as materialized (
			select date, sum(net) as net, count(*) as documents from documents
			where firma = ${firma} and ${isReceipt}
				and date between (select date_trunc('year', day - interval '1 year')::date from now) and (select day from now)
			group by date),
		unpaid as materialized (
			select count(*) as documents, sum(open_amount) as amount,
				count(*) filter (where due_date < day) as late, sum(open_amount) filter (where due_date < day) as late_amount
			from documents, now where firma = ${firma} and open_amount <> 0 and ${isReceipt}),
		period(kind, "from", "to") as (
			select 'month', date_trunc('month', day)::date, day from now
			union all select 'monthBefore', date_trunc('month', day - interval '1 month')::date,
				(day - interval '1 month')::date from now
			union all select 'year', date_trunc('year', day)::date, day from now
			union all select 'yearBefore', date_trunc('year', day - interval '1 year')::date, (day - interval '1 year')::date from now
			union all select 'day', one::date, one::date from now, generate_series(date_trunc('month', day), day, '1 day') as one
			union all select 'ofYears', one::date, least((one + interval '1 month - 1 day')::date, day)
				from now, generate_series(date_trunc('year', day - interval '1 year'), day, '1 month') as one),
		figure as (
			select kind, "from", "to", ${amount(sql`sum(net)`)} as net, coalesce(sum(documents), 0)::int as documents
			from period left join daily on date between "from" and "to" group by kind, "from", "to")
		select json_build_object(
			'customers', ${customersOn(sql`(select day from now)`)},
			'customersBefore', ${customersOn(sql`(select day - 7 from now)`)},
			'open', ${openOf(sql`documents`, sql`amount`)},
			'overdue', ${openOf(sql`late`, sql`late_amount`)},
			'month', ${only('month')}, 'monthBefore', ${only('monthBefore')},
			'year', ${only('year')}, 'yearBefore', ${only('yearBefore')},
			'days', ${each('day')}, 'months', ${each('ofYears')}) as figures`.execute(db);
	const [first] = rows;
	if (first === undefined) throw new Error('A query without a from clause has one row');
	return first.figures;
}
