import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

const SHOWN = 50;

type Relatives = Answer<'listRelatedAddresses'>;
type Relation = Relatives[number]['relation'];

const relations: readonly Relation[] = [
	'residence',
	'resident',
	'adultRepresentative',
	'represented',
	'mainInsured',
	'coInsured',
	'insuredTogether',
	'household',
];

function pointedTo(lfdnr: number) {
	return sql`
		select 'residence' as relation, residence_lfdnr as other_lfdnr from addresses
			where lfdnr = ${lfdnr} and residence_lfdnr is not null
		union all select 'resident', lfdnr from addresses where residence_lfdnr = ${lfdnr}
		union all select 'adultRepresentative', adult_representative_lfdnr from addresses
			where lfdnr = ${lfdnr} and adult_representative_lfdnr is not null
		union all select 'represented', lfdnr from addresses where adult_representative_lfdnr = ${lfdnr}
		union all select 'household', other.lfdnr
			from addresses own join addresses other
				on other.plz = own.plz and lower(other.street) = lower(own.street) and other.country = own.country
					and other.is_person and other.street <> '' and other.residence_lfdnr is null
			where own.lfdnr = ${lfdnr} and own.is_person and own.street <> '' and own.residence_lfdnr is null`;
}

/** Numbers that begin with 0000 are given to many at once, so they relate nobody. */
function insuredWith(lfdnr: number) {
	return sql`
		select 'mainInsured' as relation, main.lfdnr as other_lfdnr
			from address_health own
				cross join lateral (
					select lfdnr from address_health where svnr_digits = own.main_svnr || own.main_svnr_dat
					union select lfdnr from address_employee where (svnr, svnr_dat) = (own.main_svnr, own.main_svnr_dat)
				) as main
			where own.lfdnr = ${lfdnr} and own.has_main_insured and own.main_svnr not in ('', '0000')
		union all select 'coInsured', other.lfdnr
			from (
				select svnr, svnr_dat from address_health where lfdnr = ${lfdnr}
				union select svnr, svnr_dat from address_employee where lfdnr = ${lfdnr}
			) as own
				join address_health other on (other.main_svnr, other.main_svnr_dat) = (own.svnr, own.svnr_dat)
					and other.main_svnr <> '' and other.has_main_insured
			where own.svnr not in ('', '0000')
		union all select 'insuredTogether', other.lfdnr
			from address_health own
				join address_health other on (other.main_svnr, other.main_svnr_dat) = (own.main_svnr, own.main_svnr_dat)
					and other.main_svnr <> '' and other.has_main_insured
			where own.lfdnr = ${lfdnr} and own.has_main_insured and own.main_svnr not in ('', '0000')`;
}

/** Whom an address has to do with, and whose data had to be read for it; 404 where the user sees no such address. */
export async function listRelated(
	db: Db,
	{ firma, subject }: Session,
	lfdnr: number,
): Promise<{ readonly related: Relatives; readonly isPatient: boolean; readonly isHealth: boolean }> {
	const own = await visibleAddresses(db, firma).select('kd_patient').where('lfdnr', '=', lfdnr).executeTakeFirst();
	if (own === undefined) throw new Problem('notFound');
	const mayHealth = can(subject, 'health');
	const pointers = mayHealth ? sql`${pointedTo(lfdnr)} union all ${insuredWith(lfdnr)}` : pointedTo(lfdnr);
	const counted = visibleAddresses(db, firma)
		.innerJoin(
			sql<{ relation: Relation; other_lfdnr: number }>`(${pointers})`.as('pointer'),
			'pointer.other_lfdnr',
			'addresses.lfdnr',
		)
		.where('addresses.lfdnr', '<>', lfdnr)
		.select([
			'pointer.relation',
			'addresses.lfdnr',
			'addresses.display_name as name',
			'addresses.plz as kdPlz',
			'addresses.city as kdOrt',
			'addresses.birth_date as dateOfBirth',
			sql<string>`coalesce(nullif(addresses.tel, ''), addresses.mobile)`.as('tel'),
			sql<number>`(count(*) over (partition by pointer.relation))::integer`.as('total'),
			sql<number>`row_number() over (partition by pointer.relation order by display_name, addresses.lfdnr)`.as('place'),
		]);
	const rows = await db
		.selectFrom(counted.as('counted'))
		.selectAll()
		.where('place', '<=', SHOWN)
		.orderBy('place')
		.execute();
	const related = relations.flatMap((relation) => {
		const found = rows.filter((row) => row.relation === relation);
		const total = found[0]?.total;
		if (total === undefined) return [];
		return [
			{
				relation,
				total,
				addresses: found.map(({ lfdnr, name, kdPlz, kdOrt, dateOfBirth, tel }) => ({
					...{ lfdnr, name, kdPlz, kdOrt },
					...{ dateOfBirth, tel },
				})),
			},
		];
	});
	return { related, isPatient: own.kd_patient, isHealth: own.kd_patient && mayHealth };
}
