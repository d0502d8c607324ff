import type { Model } from '@kontor/api-client/types';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import { listCustomerGroups } from '../crm/customerGroups.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';
import { listCountries, listGenders } from '../lists/lists.queries.ts';

const MAX_REFERENCES = 500;

type Options = Model<'CodeOptions'>;

/** The choices of lists of master data, each under the name it is asked by: `{ titles: 'title' }` gives `{ titles }`. */
async function listChoices<Name extends string>(
	db: Db,
	lists: Readonly<Record<Name, string>>,
): Promise<Record<Name, Options>> {
	const rows = await db
		.selectFrom('master_data')
		.select(['list', 'code', 'bezeichnung'])
		.where('list', 'in', Object.values<string>(lists))
		.orderBy('position')
		.orderBy('bezeichnung')
		.execute();
	const byList = Map.groupBy(rows, ({ list }) => list);
	const choices = Object.entries<string>(lists).map(([name, list]) => [name, byList.get(list) ?? []]);
	return Object.fromEntries(choices) as Record<Name, Options>;
}

/** Choices of the general step. */
export async function loadGeneral(db: Db): Promise<Answer<'loadOptions'>> {
	const choices = await listChoices(db, {
		salutations: 'salutation',
		titles: 'title',
		titlesAfter: 'titleAfter',
		representationKinds: 'representationKind',
	});
	return {
		...choices,
		genders: await listGenders(db),
		countries: await listCountries(db),
		customerGroups: await listCustomerGroups(db),
	};
}

/** Choices for a patient. */
export async function loadPatient(db: Db, { firma }: Session): Promise<Answer<'loadPatientOptions'>> {
	const choices = await listChoices(db, { insuredGroups: 'insuredGroup' });
	return { ...choices, healthInsuranceCompanies: await listReferences(db, firma, 'kd_krankenkasse') };
}

/** Choices for an employee. */
export async function loadEmployee(db: Db, { firma }: Session): Promise<Answer<'loadEmployeeOptions'>> {
	const users = await db
		.selectFrom('users')
		.select(['user_id as userId', 'username'])
		.where('firma', '=', firma)
		.where('disabled', '=', false)
		.orderBy('username')
		.limit(MAX_REFERENCES)
		.execute();
	return {
		...(await listChoices(db, { warehouses: 'warehouse' })),
		healthInsuranceCompanies: await listReferences(db, firma, 'kd_krankenkasse'),
		users,
	};
}

/** Choices for a doctor. */
export function loadDoctor(db: Db): Promise<Answer<'loadDoctorOptions'>> {
	return listChoices(db, { subjects: 'doctorSubject' });
}

/** Choices for a company. */
export async function loadCompany(db: Db, { firma }: Session): Promise<Answer<'loadCompanyOptions'>> {
	const choices = await listChoices(db, {
		industrialSectors: 'industrialSector',
		shippingMethods: 'shippingMethod',
		shippingConditions: 'shippingCondition',
		paymentConditions: 'paymentCondition',
		intervals: 'interval',
		discountTypes: 'discountType',
		warehouses: 'warehouse',
		fibuGroups: 'fibuGroup',
	});
	return { ...choices, salesPersons: await listReferences(db, firma, 'kd_verkaeufer') };
}

/** Choices for a supplier. */
export function loadSupplier(db: Db): Promise<Answer<'loadSupplierOptions'>> {
	return listChoices(db, {
		supplierGroups: 'supplierGroup',
		industrialSectors: 'industrialSector',
		fibuGroups: 'fibuGroup',
		shippingMethods: 'shippingMethod',
		shippingConditions: 'shippingCondition',
		intervals: 'interval',
		paymentConditions: 'paymentCondition',
		paymentTypes: 'paymentType',
		discountTypes: 'discountType',
	});
}

/** Choices for a health insurance company. */
export function loadInsurance(db: Db): Promise<Answer<'loadHealthInsuranceCompanyOptions'>> {
	return listChoices(db, {
		wageGroups: 'wageGroup',
		fibuGroups: 'fibuGroup',
		carriers: 'carrier',
		states: 'federalState',
		intervals: 'interval',
		collectiveInvoiceTypes: 'collectiveInvoiceType',
		collectiveInvoiceCoverSheets: 'collectiveInvoiceCoverSheet',
		ownContributionGroups: 'ownContributionGroup',
		dataCarriers: 'dataCarrier',
		excesses: 'excess',
		checkStates: 'checkState',
		lumSumExcessCodes: 'lumSumExcessCode',
		warehouses: 'warehouse',
		parameterNames: 'insuranceParameter',
	});
}

/** The claim periods that an own contribution group offers, or all. */
export function listClaimPeriods(db: Db, group: string | undefined): Promise<Answer<'listClaimPeriods'>> {
	const periods = db.selectFrom('master_data').select(['code', 'bezeichnung']).where('list', '=', 'claimPeriod');
	const offered =
		group === undefined
			? periods
			: periods.where('code', 'in', (query) =>
					query.selectFrom('claim_periods').select('code').where('own_contribution_group', '=', group),
				);
	return offered.orderBy('position').orderBy('bezeichnung').execute();
}

function listReferences(
	db: Db,
	firma: number,
	type: 'kd_krankenkasse' | 'kd_verkaeufer',
): Promise<Model<'AddressRef'>[]> {
	return visibleAddresses(db, firma)
		.select(['lfdnr', 'display_name as name'])
		.where(sql<boolean>`${sql.ref(type)}`)
		.orderBy('display_name')
		.orderBy('lfdnr')
		.limit(MAX_REFERENCES)
		.execute();
}
