/*
 * The demo documents as chains, made by the database itself: which steps a chain has, on which days, and who takes part.
 * `$1` is today, `$2` how many documents there are.
 */

/** Numbers that look thrown and are always the same. */
export const dice = `
create function pg_temp.pick(n bigint, salt integer, sides integer) returns integer language sql immutable parallel safe
return ((hashint8extended(n, salt) & 9223372036854775807) % sides)::integer`;

/** The courses that chains take; `parents` are the steps a step follows from, `gap` the days from the first one at least. */
export const courses = `
create temp table trade_courses on commit drop as
select * from (values
	(0, 1, 'AN', '{}'::integer[], 0), (0, 2, 'AU', '{1}', 3), (0, 3, 'LS', '{2}', 9), (0, 4, 'RE', '{3}', 12),
	(1, 1, 'AN', '{}', 0), (1, 2, 'AU', '{1}', 2), (1, 3, 'LS', '{2}', 6), (1, 4, 'RE', '{3}', 7),
	(2, 1, 'AU', '{}', 0), (2, 2, 'LS', '{1}', 5), (2, 3, 'LS', '{1}', 19), (2, 4, 'RE', '{2,3}', 30),
	(3, 1, 'VO', '{}', 0), (3, 2, 'KV', '{1}', 4), (3, 3, 'AU', '{2}', 16), (3, 4, 'LS', '{3}', 23), (3, 5, 'RE', '{4}', 26),
	(4, 1, 'RE', '{}', 0), (4, 2, 'GU', '{1}', 11),
	(5, 1, 'AN', '{}', 0),
	(6, 1, 'RE', '{}', 0),
	(7, 1, 'VO', '{}', 0), (7, 2, 'KV', '{1}', 6),
	(8, 1, 'AU', '{}', 0)
) as courses (course, step, short_type, parents, gap)`;

/** Whom documents are for: anybody but carriers, and for prescriptions patients with their carrier. */
export const customers = `
create temp table trade_customers on commit drop as
select false as is_patient, row_number() over (order by lfdnr) - 1 as n, lfdnr, residence_lfdnr,
	null::integer as insurance_lfdnr, null::integer as doctor_lfdnr, null::text as contribution_group, null::text as insured_group
from addresses where not kd_krankenkasse
union all
select true, row_number() over (order by addresses.lfdnr) - 1, addresses.lfdnr, residence_lfdnr, health_insurance_lfdnr,
	family_doctor_lfdnr, coalesce(own_contribution_group, '10'), address_health.insured_group
from addresses join address_health on address_health.lfdnr = addresses.lfdnr
	left join address_insurance on address_insurance.lfdnr = health_insurance_lfdnr
where kd_patient and health_insurance_lfdnr is not null`;

/** Chains from the oldest to the newest, more of them every year; of the last ones only what has happened by today. */
export const documents = `
create temp table trade_documents on commit drop as
with chains as (
	select chain, (chain % 9)::integer as course,
		$1::date - floor((1 - sqrt((chain - 0.5) / chains)) * 2920)::integer as begun
	from (select greatest(1, $2::integer * 9 / 24) as chains) as sizes, generate_series(1, chains) as chain
), steps as (
	select chain, course, step, short_type, parents,
		begun + gap + case when step = 1 then 0 else pg_temp.pick(chain, 17, 4) end as day
	from chains join trade_courses using (course)
), happened as (
	select * from steps where day <= $1::date
	union all
	select 10000000 + n, 6, 1, 'RE', '{}', $1::date - pg_temp.pick(n, 18, 700)
	from generate_series(1, $2::integer - (select count(*)::integer from steps where day <= $1::date)) as n
)
select row_number() over (order by day, chain, step)::integer as wf_cid, happened.*, types.id as document_type_id,
	row_number() over (partition by types.id, extract(year from day) order by day, chain, step)::integer as number,
	customer.lfdnr as customer, customer.residence_lfdnr, customer.insurance_lfdnr, customer.doctor_lfdnr,
	customer.contribution_group, customer.insured_group, customer.is_patient,
	-- Both deliveries of an order become one invoice; every other step leads to the next one.
	case when course = 2 and step in (2, 3) then max(step) over chain = 4 else max(step) over chain > step end as is_followed
from happened
join document_types types using (short_type)
join (select is_patient, count(*)::integer as count from trade_customers group by is_patient) as crowds
	on crowds.is_patient = (course in (3, 7))
join trade_customers customer on customer.is_patient = crowds.is_patient and customer.n = pg_temp.pick(chain, 2, crowds.count)
window chain as (partition by chain)`;
