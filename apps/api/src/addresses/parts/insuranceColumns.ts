import type { Model } from '@kontor/api-client/types';
import { pointedAt } from '@kontor/domain/pointers';
import type { Asking } from '../fields.ts';

/** The row of `address_insurance` for a part; each code and address in it is asked for. */
export function insuranceColumns(asking: Asking, field: string, body: Model<'HealthInsuranceCompanyPart'>) {
	const { references } = asking;
	references.address(`${field}.association`, pointedAt['insurer.association'], body.association);
	references.code(`${field}.wageGroup`, 'wageGroup', body.wageGroup);
	references.code(`${field}.fibuGroup`, 'fibuGroup', body.fibuGroup);
	checkLists(asking, field, body);
	return {
		association_lfdnr: body.association,
		wage_group: body.wageGroup,
		fibu_group: body.fibuGroup,
		kd_nr: body.kdNr.trim(),
		contract_partner_number: body.contractPartnerNumber.trim(),
		...accountingColumns(asking, `${field}.accounting`, body.accounting),
		...controlColumns(asking, `${field}.documentControl`, body.documentControl),
		claim_periods: [...new Set(body.claimPeriods)],
	};
}

function checkLists({ references, rules }: Asking, field: string, body: Model<'HealthInsuranceCompanyPart'>): void {
	body.vpNumbers.forEach(({ warehouse }, index) => {
		references.code(`${field}.vpNumbers.${index}.warehouse`, 'warehouse', warehouse);
		const first = body.vpNumbers.findIndex((other) => other.warehouse === warehouse);
		if (first < index) rules.refuse(`${field}.vpNumbers.${index}.warehouse`, 'notAllowed');
	});
	body.claimPeriods.forEach((code, index) => {
		references.code(`${field}.claimPeriods.${index}`, 'claimPeriod', code);
	});
	body.parameters.forEach(({ name }, index) => {
		references.code(`${field}.parameters.${index}.name`, 'insuranceParameter', name);
		const first = body.parameters.findIndex((other) => other.name === name);
		if (first < index) rules.refuse(`${field}.parameters.${index}.name`, 'notAllowed');
	});
}

function accountingColumns({ references }: Asking, field: string, accounting: Model<'InsuranceAccounting'>) {
	for (const name of ['serviceCarrier', 'dataCarrier', 'accountingCarrier'] as const) {
		references.code(`${field}.${name}`, 'carrier', accounting[name]);
	}
	for (const name of ['serviceState', 'dataState', 'accountingState'] as const) {
		references.code(`${field}.${name}`, 'federalState', accounting[name]);
	}
	return {
		service_carrier: accounting.serviceCarrier,
		service_state: accounting.serviceState,
		data_carrier: accounting.dataCarrier,
		data_state: accounting.dataState,
		accounting_carrier: accounting.accountingCarrier,
		accounting_state: accounting.accountingState,
		external_invoice_number: accounting.externalInvoiceNumber,
		excess_invoice_separation: accounting.excessInvoiceSeparation,
		allow_zero_svnr: accounting.allowZeroSVNR,
	};
}

function controlColumns({ references }: Asking, field: string, control: Model<'DocumentControl'>) {
	references.code(`${field}.collectiveInvoiceInterval`, 'interval', control.collectiveInvoiceInterval);
	for (const name of [
		'collectiveInvoiceType',
		'collectiveInvoiceCoverSheet',
		'ownContributionGroup',
		'dataCarrier',
		'excess',
		'checkState',
		'lumSumExcessCode',
	] as const) {
		references.code(`${field}.${name}`, name, control[name]);
	}
	return {
		collective_invoice_interval: control.collectiveInvoiceInterval,
		collective_invoice_type: control.collectiveInvoiceType,
		collective_invoice_cover_sheet: control.collectiveInvoiceCoverSheet,
		own_contribution_group: control.ownContributionGroup,
		document_data_carrier: control.dataCarrier,
		gross_prices: control.grossPrices,
		group_invoice: control.groupInvoice,
		excess: control.excess,
		auto_free_admission: control.autoFreeAdmission,
		check_state: control.checkState,
		lum_sum_excess_code: control.lumSumExcessCode,
	};
}
