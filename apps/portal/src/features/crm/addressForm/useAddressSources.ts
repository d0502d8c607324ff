import type { Model } from '@kontor/api-client/types';
import { typesPointedAt } from '@kontor/domain/pointers';
import { fitsSalutation } from '@kontor/domain/salutations';
import { type FieldPath, partOf } from '@kontor/domain/wizard/fields';
import type { SelectOption } from '@kontor/ui/Select';
import type { Loaded } from '../../../data/api.tsx';
import { type NewAddressLists, useNewAddressCalls } from '../../../data/newAddress.ts';
import type { FieldSources } from './fieldSources.tsx';

type Options = readonly SelectOption[] | null;

/** The lists and searches behind the fields of an address. */
export function useAddressSources(lists: NewAddressLists): FieldSources {
	const { searchAddresses, searchDoctors } = useNewAddressCalls();
	return {
		options: (path) => optionsOf(path, lists),
		async search(path, query, signal) {
			if (path === 'patient.familyDoctor') {
				if (query.trim() === '') return [];
				const doctors = await searchDoctors(query, signal);
				return doctors.map(({ key, name, subject, city, hvnr }) => ({
					key: String(key),
					label: name,
					description: [subject, city, hvnr].filter(Boolean).join(' · '),
				}));
			}
			const types = typesPointedAt(path);
			if (types.length === 0) return [];
			const rows = await searchAddresses(query, types, signal);
			return rows.map(({ lfdnr, name, kdPlz, kdOrt }) => ({
				key: String(lfdnr),
				label: name,
				description: `${kdPlz} ${kdOrt}`.trim(),
			}));
		},
	};
}

function optionsOf(path: FieldPath, lists: NewAddressLists): Options {
	const field = path.slice(path.indexOf('.') + 1);
	switch (partOf(path)) {
		case 'person':
		case 'organisation':
		case 'contact': {
			const options = generalOptions(field, lists.general);
			if (field !== 'salutation') return options;
			const kind = partOf(path) === 'person' ? 'person' : 'organisation';
			return options?.filter(({ value }) => fitsSalutation(kind, value)) ?? null;
		}
		case 'patient':
		case 'mainInsured':
			if (field === 'gender') return generalOptions(field, lists.general);
			return from(lists.patient, (own) =>
				field === 'insuredGroup' ? coded(own.insuredGroups) : named(own.healthInsuranceCompanies),
			);
		case 'employee':
			return from(lists.employee, (own) => {
				if (field === 'warehouse') return coded(own.warehouses);
				if (field === 'healthInsuranceCompany') return named(own.healthInsuranceCompanies);
				return own.users.map(({ userId, username }) => ({ value: String(userId), label: username }));
			});
		case 'doctor':
			return from(lists.doctor, ({ subjects }) => coded(subjects));
		case 'company':
		case 'companyDelivery':
			return from(lists.company, (own) =>
				field === 'salesPerson' ? named(own.salesPersons) : coded(companyList(own, field)),
			);
		case 'supplier':
		case 'supplierDelivery':
		case 'supplierPayment':
			return from(lists.supplier, (own) => coded(supplierList(own, field)));
		case 'insurer':
		case 'insurerAccounting':
		case 'insurerControl':
			if (field === 'claimPeriods') return from(lists.claimPeriods, coded);
			if (path === 'insurerControl.dataCarrier') return from(lists.insurer, (own) => coded(own.dataCarriers));
			return from(lists.insurer, (own) => coded(insurerList(own, field)));
	}
}

function generalOptions(field: string, general: Loaded<Model<'NewAddressOptions'>>): Options {
	return from(general, (own) => {
		switch (field) {
			case 'salutation':
				// A salutation is stored as it is written.
				return own.salutations.map(({ bezeichnung }) => ({ value: bezeichnung, label: bezeichnung }));
			case 'titleBefore':
				return coded(own.titles);
			case 'titleAfter':
				return coded(own.titlesAfter);
			case 'gender':
				return own.genders.map(({ lfdnr, bezeichnung }) => ({ value: String(lfdnr), label: bezeichnung }));
			case 'country':
			case 'customerGroup':
				return coded(field === 'country' ? own.countries : own.customerGroups);
			default:
				return coded(own.representationKinds);
		}
	});
}

function companyList(own: Model<'CompanyOptions'>, field: string): Model<'CodeOptions'> {
	switch (field) {
		case 'industrialSectors':
			return own.industrialSectors;
		case 'shippingMethod':
			return own.shippingMethods;
		case 'shippingCondition':
			return own.shippingConditions;
		case 'paymentCondition':
			return own.paymentConditions;
		case 'discountType':
			return own.discountTypes;
		case 'warehouse':
			return own.warehouses;
		case 'fibuGroup':
			return own.fibuGroups;
		default:
			return own.intervals;
	}
}

function supplierList(own: Model<'SupplierOptions'>, field: string): Model<'CodeOptions'> {
	switch (field) {
		case 'supplierGroup':
			return own.supplierGroups;
		case 'industrialSector':
			return own.industrialSectors;
		case 'fibuGroup':
			return own.fibuGroups;
		case 'shippingMethod':
			return own.shippingMethods;
		case 'shippingCondition':
			return own.shippingConditions;
		case 'paymentConditions':
			return own.paymentConditions;
		case 'paymentTypes':
			return own.paymentTypes;
		case 'discountType':
			return own.discountTypes;
		default:
			return own.intervals;
	}
}

function insurerList(own: Model<'HealthInsuranceCompanyOptions'>, field: string): Model<'CodeOptions'> {
	switch (field) {
		case 'wageGroup':
			return own.wageGroups;
		case 'fibuGroup':
			return own.fibuGroups;
		case 'vpNumbers':
			return own.warehouses;
		case 'parameters':
			return own.parameterNames;
		case 'serviceCarrier':
		case 'dataCarrier':
		case 'accountingCarrier':
			return own.carriers;
		case 'serviceState':
		case 'dataState':
		case 'accountingState':
			return own.states;
		case 'collectiveInvoiceType':
			return own.collectiveInvoiceTypes;
		case 'collectiveInvoiceCoverSheet':
			return own.collectiveInvoiceCoverSheets;
		case 'ownContributionGroup':
			return own.ownContributionGroups;
		case 'excess':
			return own.excesses;
		case 'checkState':
			return own.checkStates;
		case 'lumSumExcessCode':
			return own.lumSumExcessCodes;
		default:
			return own.intervals;
	}
}

function from<T>(list: Loaded<T>, read: (data: T) => readonly SelectOption[]): Options {
	return list.status === 'ready' ? read(list.data) : null;
}

function coded(entries: readonly { readonly code: string; readonly bezeichnung: string }[]): SelectOption[] {
	return entries.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }));
}

function named(entries: readonly Model<'AddressRef'>[]): SelectOption[] {
	return entries.map(({ lfdnr, name }) => ({ value: String(lfdnr), label: name }));
}
