import type { Insertable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import { svnrFor } from '../numbers.ts';
import { createRandom, type Random } from '../random.ts';
import type { HealthRow } from './households.ts';
import type { AddressRow } from './organisations.ts';

const staffUsers = new Map([
	[0, 1],
	[1, 2],
	[2, 3],
]);

/** What is known of each employee; the first three sign in as the demo accounts. */
export function employeeRows(rows: readonly AddressRow[]): Insertable<Tables['address_employee']>[] {
	const random = createRandom('employees');
	const insurers = rows.filter((row) => row.kd_krankenkasse === true).map((row) => row.lfdnr);
	return rows
		.filter((row) => row.kd_verkaeufer === true)
		.map((row, index) => {
			const entry = random.int(2008, 2024);
			const { svnr, svnrDat } = svnrFor(`${random.int(1962, 2002)}-0${random.int(2, 6)}-${random.int(10, 28)}`, random);
			return {
				lfdnr: row.lfdnr,
				health_insurance_lfdnr: random.pick(insurers),
				svnr,
				svnr_dat: svnrDat,
				staff_id: String(100 + index),
				id_number: '',
				entry_date: `${entry}-${random.pick(['01', '03', '09'])}-01`,
				exit_date: random.chance(0.1) ? `${entry + 1}-12-31` : null,
				user_id: staffUsers.get(index) ?? null,
				warehouse: random.pick(warehouses),
				is_cashier: random.chance(0.5),
				is_bde_employee: random.chance(0.7),
				is_external_employee: random.chance(0.1),
			};
		});
}

const warehouses = ['ZENTRAL', 'WIEN', 'GRAZ', 'LINZ'] as const;

/** What is known of each company that buys; some belong to an association. */
export function companyRows(rows: readonly AddressRow[]): Insertable<Tables['address_company']>[] {
	const random = createRandom('companies');
	const companies = rows.filter((row) => row.kd_kunde === true && !row.is_person);
	const sellers = rows.filter((row) => row.kd_verkaeufer === true).map((row) => row.lfdnr);
	const associations = companies.slice(0, 3).map((row) => row.lfdnr);
	return companies.map((row) => {
		const association = !associations.includes(row.lfdnr) && random.chance(0.2) ? random.pick(associations) : null;
		return {
			lfdnr: row.lfdnr,
			contract_number: random.chance(0.4) ? `V-${random.int(2018, 2026)}-${random.int(10, 99)}` : '',
			association_lfdnr: association,
			industrial_sectors: [random.pick(['PFLEGE', 'KH', 'ORD', 'APO', 'REHA', 'HANDEL', 'GEM', 'VEREIN'])],
			shipping_method: random.pick(['ZUST', 'PAKET', 'ABH', 'SPED']),
			shipping_condition: random.pick(['FREI', 'FREI100', 'UNFREI']),
			payment_condition: random.pick(['14T', '30T', '14T2', 'SOFORT']),
			sales_person_lfdnr: random.chance(0.7) ? random.pick(sellers) : null,
			collective_delivery_note_interval: random.chance(0.2) ? 'WOCHE' : null,
			collective_invoice_interval: random.chance(0.4) ? 'MONAT' : null,
			...discount(random),
			warehouse: random.pick(warehouses),
			association_is_invoice_address: association !== null && random.chance(0.5),
			fibu_group: 'INLAND',
		};
	});
}

/** What is known of each supplier. */
export function supplierRows(rows: readonly AddressRow[]): Insertable<Tables['address_supplier']>[] {
	const random = createRandom('suppliers');
	return rows
		.filter((row) => row.kd_lieferant === true)
		.map((row, index) => ({
			lfdnr: row.lfdnr,
			kd_nr: String(random.int(10_000, 99_999)),
			supplier_group: random.pick(['HERST', 'HERST', 'GROSS', 'DIENST']),
			industrial_sector: random.pick(['INDUSTRIE', 'HANDEL', 'HANDWERK']),
			fibu_group: 'INLAND',
			shipping_method: random.pick(['PAKET', 'SPED', 'POST']),
			shipping_condition: random.pick(['FREI', 'FREI100', 'UNFREI', 'LAGER']),
			price_on_demand: random.chance(0.1),
			price_on_delivery: random.chance(0.1),
			direct_branch_shipping: random.chance(0.3),
			direct_customer_delivery: random.chance(0.2),
			creditor_number: String(70_001 + index),
			opened_packs: random.chance(0.2),
			decimal_places: random.chance(0.2) ? 2 : 0,
			minimum_order_value: random.chance(0.5) ? random.pick(['50.00', '100.00', '250.00']) : null,
			payment_conditions: [random.pick(['14T2', '30T', '60T'])],
			payment_types: [random.pick(['UEB', 'UEB', 'SEPA'])],
			direct_debit_authorisation_date: null,
			...discount(random),
		}));
}

function discount(random: Random): { discount_type: string | null; discount: string | null } {
	if (!random.chance(0.3)) return { discount_type: null, discount: null };
	return { discount_type: 'RABATT', discount: random.pick(['2.00', '3.00', '5.00', '10.00']) };
}

// The nine offices of the ÖGK come first, each with the code of its e-card and its province.
const offices = [
	'11 W',
	'12 N',
	'13 B',
	'14 O',
	'15 ST',
	'16 K',
	'17 S',
	'18 T',
	'19 V',
	'07 W',
	'40 W',
	'1A W',
] as const;

/** How each health insurance company is accounted with. */
export function insuranceRows(rows: readonly AddressRow[]): Insertable<Tables['address_insurance']>[] {
	return rows
		.filter((row) => row.kd_krankenkasse === true)
		.map((row, index) => {
			const [carrier = 'KFA', state = null] = offices[index]?.split(' ') ?? [];
			const isSelfEmployed = carrier === '40';
			return {
				lfdnr: row.lfdnr,
				wage_group: index < 9 ? 'OEGK' : carrier === '07' ? 'BVAEB' : isSelfEmployed ? 'SVS' : 'KFA',
				fibu_group: 'SV',
				contract_partner_number: String(600_100 + index),
				service_carrier: carrier,
				service_state: state,
				data_carrier: carrier,
				data_state: state,
				accounting_carrier: carrier,
				accounting_state: state,
				allow_zero_svnr: index < 9,
				collective_invoice_interval: 'MONAT',
				collective_invoice_type: 'PAT',
				collective_invoice_cover_sheet: 'STD',
				own_contribution_group: isSelfEmployed ? '20' : '10',
				document_data_carrier: index < 12 ? 'DHH' : 'PAPIER',
				gross_prices: true,
				excess: 'PAT',
				check_state: 'FORMAL',
				claim_periods: ['JAHR', '3J'],
			};
		});
}

/** Our numbers at the health insurance companies: one for all, and one for the branch in Graz. */
export function vpNumberRows(rows: readonly AddressRow[]): Insertable<Tables['insurance_vp_numbers']>[] {
	const insurers = rows.filter((row) => row.kd_krankenkasse === true);
	return insurers.flatMap(({ lfdnr }, index) => [
		{ lfdnr, position: 0, warehouse: null, number: String(600_100 + index) },
		{ lfdnr, position: 1, warehouse: 'GRAZ', number: String(600_500 + index) },
	]);
}

/** More about the health of each patient; children are insured through the first adult of their address. */
export function enrichedHealth(rows: readonly AddressRow[], health: readonly HealthRow[], today: string): HealthRow[] {
	const random = createRandom('health');
	const byNumber = new Map(rows.map((row) => [row.lfdnr, row]));
	const healthOf = new Map(health.map((row) => [row.lfdnr, row]));
	const adults = new Map<string, AddressRow>();
	for (const row of rows) {
		const home = `${row.street} ${row.plz}`;
		if ((row.birth_date ?? '9') < '2000' && !adults.has(home)) adults.set(home, row);
	}
	return health.map((row) => {
		const person = byNumber.get(row.lfdnr);
		const isChild = (person?.birth_date ?? '') > '2010';
		const adult = isChild ? adults.get(`${person?.street} ${person?.plz}`) : undefined;
		const adultHealth = adult && healthOf.get(adult.lfdnr);
		const hasAllergies = random.chance(0.08);
		return {
			...row,
			insured_group: isChild
				? 'KIND'
				: (person?.birth_date ?? '') < '1961'
					? 'PENS'
					: random.pick(['ERW', 'ERW', 'ANG']),
			regojahr: random.chance(0.03) ? Number(today.slice(0, 4)) : null,
			europe_insurance_card: row.svnr === '' ? '' : `80040${String(random.int(0, 999_999_999)).padStart(15, '0')}`,
			allergies: hasAllergies ? random.pick(['Latex', 'Pflaster', 'Jod', 'Nickel', 'Penicillin']) : '',
			has_main_insured: adult !== undefined,
			main_lastname: adult?.lastname ?? '',
			main_firstname: adult?.firstname ?? '',
			main_gender_lfdnr: adult?.gender_lfdnr ?? null,
			main_svnr: adultHealth?.svnr ?? '',
			main_svnr_dat: adultHealth?.svnr_dat ?? '',
			main_health_insurance_lfdnr: adult === undefined ? null : (row.health_insurance_lfdnr ?? null),
		};
	});
}
