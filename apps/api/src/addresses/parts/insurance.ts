import type { Model } from '@kontor/api-client/types';
import { can, type Subject } from '@kontor/domain/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/database.ts';
import { bankColumns, uidOf } from '../fields.ts';
import { namesOf } from '../names.ts';
import { needRight } from '../rights.ts';
import { insuranceColumns } from './insuranceColumns.ts';
import type { Part } from './part.ts';
import { findBank, findUid, storeBank, storeUid } from './sharedColumns.ts';

type InsurancePart = Model<'HealthInsuranceCompanyPart'>;
type StoredInsurancePart = Model<'StoredHealthInsuranceCompanyPart'>;

const empty: Omit<StoredInsurancePart, 'uid'> = {
	association: null,
	wageGroup: null,
	fibuGroup: null,
	kdNr: '',
	contractPartnerNumber: '',
	accounting: {
		serviceCarrier: null,
		serviceState: null,
		dataCarrier: null,
		dataState: null,
		accountingCarrier: null,
		accountingState: null,
		externalInvoiceNumber: false,
		excessInvoiceSeparation: false,
		allowZeroSVNR: false,
	},
	documentControl: {
		collectiveInvoiceInterval: null,
		collectiveInvoiceType: null,
		collectiveInvoiceCoverSheet: null,
		ownContributionGroup: null,
		dataCarrier: null,
		grossPrices: false,
		groupInvoice: false,
		excess: null,
		autoFreeAdmission: false,
		checkState: null,
		lumSumExcessCode: null,
	},
	vpNumbers: [],
	claimPeriods: [],
	parameters: [],
	version: 0,
	references: [],
};

/** What is known of a health insurance company; the bank account only for who may read bank accounts. */
export const insurancePart: Part<InsurancePart, StoredInsurancePart> = {
	name: 'healthInsuranceCompany',
	flag: 'kd_krankenkasse',
	isOfPersons: false,
	find: findInsurance,
	async prepare(asking, field, body, write) {
		const { db } = write;
		needRight(write, 'bank', `${field}.bankDetail`, body.bankDetail);
		const columns = insuranceColumns(asking, field, body);
		const uid = uidOf(asking, `${field}.uid`, body.uid);
		const bank = body.bankDetail && bankColumns(asking, `${field}.bankDetail`, body.bankDetail);
		return async (lfdnr, version) => {
			await db
				.insertInto('address_insurance')
				.values({ lfdnr, ...columns, version })
				.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ ...columns, version }))
				.execute();
			await storeLists(db, lfdnr, body);
			await storeUid(db, lfdnr, uid, 'address_insurance');
			if (bank !== undefined) await storeBank(db, lfdnr, bank, 'address_insurance');
		};
	},
};

async function storeLists(db: Db, lfdnr: number, { vpNumbers, parameters }: InsurancePart): Promise<void> {
	await db.deleteFrom('insurance_vp_numbers').where('lfdnr', '=', lfdnr).execute();
	await db.deleteFrom('insurance_parameters').where('lfdnr', '=', lfdnr).execute();
	const numbers = vpNumbers.map((vpNumber, position) => ({ lfdnr, position, ...vpNumber }));
	if (numbers.length > 0) await db.insertInto('insurance_vp_numbers').values(numbers).execute();
	const settings = parameters.map((parameter) => ({ lfdnr, ...parameter }));
	if (settings.length > 0) await db.insertInto('insurance_parameters').values(settings).execute();
}

async function findInsurance(db: Db, lfdnr: number, subject: Subject): Promise<StoredInsurancePart> {
	const row = await db
		.selectFrom('address_insurance as part')
		.innerJoin('addresses', 'addresses.lfdnr', 'part.lfdnr')
		.selectAll('part')
		.select(({ selectFrom }) => [
			'addresses.uid',
			namesOf('part.association_lfdnr').as('references'),
			jsonArrayFrom(
				selectFrom('insurance_vp_numbers as vp')
					.select(['vp.warehouse', 'vp.number'])
					.whereRef('vp.lfdnr', '=', 'part.lfdnr')
					.orderBy('vp.position'),
			).as('vp_numbers'),
			jsonArrayFrom(
				selectFrom('insurance_parameters as setting')
					.select(['setting.name', 'setting.value'])
					.whereRef('setting.lfdnr', '=', 'part.lfdnr')
					.orderBy('setting.name'),
			).as('parameters'),
		])
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	const account = can(subject, 'bank') ? await findBank(db, lfdnr) : null;
	const bank = account === null ? {} : { bankDetail: { iban: account.iban, bic: account.bic } };
	if (row === undefined) return { ...empty, ...bank, uid: await findUid(db, lfdnr) };
	return {
		association: row.association_lfdnr,
		wageGroup: row.wage_group,
		fibuGroup: row.fibu_group,
		...bank,
		kdNr: row.kd_nr,
		contractPartnerNumber: row.contract_partner_number,
		uid: row.uid,
		accounting: {
			serviceCarrier: row.service_carrier,
			serviceState: row.service_state,
			dataCarrier: row.data_carrier,
			dataState: row.data_state,
			accountingCarrier: row.accounting_carrier,
			accountingState: row.accounting_state,
			externalInvoiceNumber: row.external_invoice_number,
			excessInvoiceSeparation: row.excess_invoice_separation,
			allowZeroSVNR: row.allow_zero_svnr,
		},
		documentControl: {
			collectiveInvoiceInterval: row.collective_invoice_interval,
			collectiveInvoiceType: row.collective_invoice_type,
			collectiveInvoiceCoverSheet: row.collective_invoice_cover_sheet,
			ownContributionGroup: row.own_contribution_group,
			dataCarrier: row.document_data_carrier,
			grossPrices: row.gross_prices,
			groupInvoice: row.group_invoice,
			excess: row.excess,
			autoFreeAdmission: row.auto_free_admission,
			checkState: row.check_state,
			lumSumExcessCode: row.lum_sum_excess_code,
		},
		vpNumbers: row.vp_numbers,
		claimPeriods: row.claim_periods,
		parameters: row.parameters,
		version: row.version,
		references: row.references,
	};
}
