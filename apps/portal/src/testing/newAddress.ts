import type { Model } from '@kontor/api-client/types';
import { type Reply, reply } from './answers.ts';

function coded(...labels: string[]): Model<'CodeOptions'> {
	return labels.map((bezeichnung) => ({ code: bezeichnung.slice(0, 6).toUpperCase(), bezeichnung }));
}

const intervals = coded('Täglich', 'Wöchentlich', 'Monatlich');
const warehouses = coded('Wien', 'Graz');
const insurers: Model<'InsuranceRefs'> = [
	{ lfdnr: 9001, name: 'Österreichische Gesundheitskasse' },
	{ lfdnr: 9002, name: 'SVS der Selbständigen' },
];

/** Somebody who may be the one of the story. */
export const duplicate: Model<'DuplicateCandidate'> = {
	lfdnr: 1001,
	name: 'Huber Elisabeth',
	addressTypes: ['kd_patient', 'kd_konsument'],
	kdStrasse: 'Dorfstraße 11',
	kdPlz: '8931',
	kdOrt: 'Landl',
	tel: '03633 04 12 34',
	dateOfBirth: '1953-07-06',
	score: 88,
	reasons: ['soundsAlike', 'sameBirthDate', 'sameAddress'],
};

/** What the server says on the way to a new address: no duplicates, everything is taken. */
export const newAddressReplies: readonly Reply[] = [
	reply('get', '/v1/crm/addresses/new/loadOptions', {
		salutations: [
			{ code: 'FRAU', bezeichnung: 'Frau' },
			{ code: 'HERR', bezeichnung: 'Herr' },
		],
		titles: coded('Dr.', 'Mag.'),
		titlesAfter: coded('BSc', 'MBA'),
		genders: [
			{ lfdnr: 1, code: 'F', bezeichnung: 'weiblich' },
			{ lfdnr: 2, code: 'M', bezeichnung: 'männlich' },
			{ lfdnr: 3, code: 'D', bezeichnung: 'divers' },
		],
		countries: [
			{ code: 'AT', bezeichnung: 'Österreich' },
			{ code: 'DE', bezeichnung: 'Deutschland' },
		],
		customerGroups: [{ code: 'STAMM', bezeichnung: 'Stammkunden' }],
		representationKinds: coded('Gerichtliche Erwachsenenvertretung', 'Vorsorgevollmacht'),
	}),
	reply('get', '/v1/crm/addresses/new/loadOptions/patient', {
		insuredGroups: coded('Pensionisten', 'Erwerbstätige'),
		healthInsuranceCompanies: insurers,
	}),
	reply('get', '/v1/crm/addresses/new/loadOptions/employee', {
		healthInsuranceCompanies: insurers,
		warehouses,
		users: [{ userId: 1, username: 'dora.demo' }],
	}),
	reply('get', '/v1/crm/addresses/new/loadOptions/doctor', { subjects: coded('Allgemeinmedizin', 'Orthopädie') }),
	reply('get', '/v1/crm/addresses/new/loadOptions/company', {
		industrialSectors: coded('Pflege', 'Handel'),
		shippingMethods: coded('Zustellung', 'Abholung'),
		shippingConditions: coded('Frei Haus'),
		paymentConditions: coded('14 Tage netto'),
		salesPersons: [{ lfdnr: 1200, name: 'Moser Karin' }],
		intervals,
		discountTypes: coded('Rabatt', 'Skonto'),
		warehouses,
		fibuGroups: coded('Inland', 'EU'),
	}),
	reply('get', '/v1/crm/addresses/new/loadOptions/supplier', {
		supplierGroups: coded('Hersteller', 'Großhandel'),
		industrialSectors: coded('Medizinprodukte'),
		fibuGroups: coded('Inland', 'EU'),
		shippingMethods: coded('Paket', 'Spedition'),
		shippingConditions: coded('Frei Haus'),
		intervals,
		paymentConditions: coded('30 Tage netto', '14 Tage 2 % Skonto'),
		paymentTypes: coded('Überweisung', 'Lastschrift'),
		discountTypes: coded('Rabatt', 'Skonto'),
	}),
	reply('get', '/v1/crm/addresses/new/loadOptions/healthInsuranceCompany', {
		wageGroups: coded('Tarif A'),
		fibuGroups: coded('Inland'),
		carriers: coded('11 ÖGK Wien', '15 ÖGK Steiermark'),
		states: coded('Wien', 'Steiermark'),
		intervals,
		collectiveInvoiceTypes: coded('Nach Patient'),
		collectiveInvoiceCoverSheets: coded('Mit Summen'),
		ownContributionGroups: coded('10 %', '20 %'),
		dataCarriers: coded('ELDA'),
		excesses: coded('Mit Mindestbetrag'),
		checkStates: coded('Vor Abrechnung'),
		lumSumExcessCodes: coded('Keine'),
		warehouses,
		parameterNames: coded('Frist'),
	}),
	reply('get', '/v1/crm/addresses/new/claimPeriods', coded('Monat', 'Quartal')),
	reply('post', '/v1/crm/addresses/new/checksv', { valid: true, reason: null, warning: null, dateHint: '1953-07-06' }),
	reply('get', '/v1/crm/addresses/new/doctorSearch', [
		{ key: 1500, name: 'Gruber Franz, Dr.', hvnr: '123456', subject: 'Orthopädie', zip: '8010', city: 'Graz' },
	]),
	reply('post', '/v1/util/autofill/city', {
		toBody(body) {
			const { plz } = body as { plz: string };
			if (plz === '8931') return [{ plz, city: 'Landl', province: 'Steiermark' }];
			const several = ['Reutte', 'Höfen', 'Lechaschau'];
			return plz === '6600' ? several.map((city) => ({ plz, city, province: 'Tirol' })) : [];
		},
	}),
	reply('post', '/v1/crm/addresses/new/street', [{ street: 'Dorfstraße', city: 'Landl' }]),
	reply('get', '/v1/util/autofill/gender', { gender: 1 }),
	reply('post', '/v1/crm/addresses/new/duplicate/person', []),
	reply('post', '/v1/crm/addresses/new/duplicate', []),
	reply('post', '/v1/crm/addresses/new/duplicate/distinct', undefined),
	reply('post', '/v1/crm/addresses/new/person', { lfdnr: 4711 }),
	reply('post', '/v1/crm/addresses/new', { lfdnr: 4712 }),
];
