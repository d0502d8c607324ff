/**
 * `node scripts/crmMap.ts`: writes docs/crm.md, which leads from each field and call of the CRM in the specification to
 * its contract, its column, its screen and its test. `pnpm check` fails when the file is stale or a way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newNonPerson, newPerson } from '../apps/api/src/conformance/addressBodies.ts';
import { type Contract, callRows, columnsOf, read, readContract, type Schema, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/crm.md');

const lost: string[] = [];

/** The calls of spec.md, section 7, "CRM addresses" and "Utilities". */
const calls = [
	'GET /v1/crm/addresses/{id}',
	'GET /v1/crm/addresses/{id}/documents',
	'GET /v1/crm/addresses/{id}/objects/tasks',
	'PUT /v1/crm/addresses/{id}/contactData',
	'POST /v1/crm/addresses/{id}/openDocuments',
	'POST /v1/crm/addresses/search/filtered',
	'GET /v1/crm/addresses/types',
	'GET /v1/crm/addresses/fields',
	'GET /v1/crm/addresses/groups',
	'GET /v1/crm/addresses/new/addresstypes',
	'POST /v1/crm/addresses/new/checksv',
	'GET /v1/crm/addresses/new/doctorSearch',
	'POST /v1/crm/addresses/new/person',
	'POST /v1/crm/addresses/new',
	'GET /v1/crm/addresses/new/loadOptions',
	...['patient', 'employee', 'doctor', 'company', 'supplier', 'healthInsuranceCompany'].map(
		(list) => `GET /v1/crm/addresses/new/loadOptions/${list}`,
	),
	'POST /v1/crm/addresses/new/duplicate/person',
	'POST /v1/crm/addresses/new/duplicate',
	'POST /v1/crm/addresses/new/street',
	'GET /v1/crm/addresses/new/claimPeriods',
	...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} /v1/crm/addresses/{id}/interactions`),
	'GET /v1/crm/addresses/interactions/subjects',
	...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} /v1/crm/addresses/{id}/contactPersons`),
	'GET /v1/crm/contactPersons/functions',
	'GET /v1/crm/contactPersons/departments',
	'GET /v1/crm/addresses/{id}/customerGroups',
	'POST /v1/crm/addresses/{id}/customerGroups',
	'PUT /v1/crm/addresses/{id}/customerGroups/{code}',
	'DELETE /v1/crm/addresses/{id}/customerGroups/{code}',
	'GET /v1/crm/settings/functions',
	'GET /v1/crm/settings/departments',
	'GET /v1/util/country',
	'POST /v1/util/autofill/city',
	'POST /v1/util/autofill/street',
	'GET /v1/util/genders',
	'GET /v1/util/autofill/gender',
];

/** A part of a new address: where it begins in the contract, its table, and how the wizard calls its fields. */
interface Part {
	readonly at: string;
	readonly table: string;
	readonly wizard: readonly string[];
	/** What the columns begin with. */
	readonly prefix?: string;
}

const parts: readonly Part[] = [
	{ at: '', table: 'addresses', wizard: ['person', 'organisation', 'contact'] },
	{ at: 'adultRepresentation', table: 'addresses', wizard: ['contact'], prefix: 'representation_' },
	{ at: 'patient', table: 'address_health', wizard: ['patient'] },
	{ at: 'patient.mainInsuranceData', table: 'address_health', wizard: ['mainInsured'], prefix: 'main_' },
	{ at: 'employee', table: 'address_employee', wizard: ['employee'] },
	{ at: 'doctor', table: 'addresses', wizard: ['doctor'] },
	{ at: 'company', table: 'address_company', wizard: ['company'] },
	{ at: 'company.deliveryAndPayment', table: 'address_company', wizard: ['companyDelivery'] },
	{ at: 'supplier', table: 'address_supplier', wizard: ['supplier'] },
	{ at: 'supplier.deliveryAndOrder', table: 'address_supplier', wizard: ['supplierDelivery'] },
	{ at: 'supplier.payment', table: 'address_supplier', wizard: ['supplierPayment'] },
	{ at: 'healthInsuranceCompany', table: 'address_insurance', wizard: ['insurer'] },
	{ at: 'healthInsuranceCompany.bankDetail', table: 'address_bank', wizard: ['insurer'] },
	{ at: 'healthInsuranceCompany.accounting', table: 'address_insurance', wizard: ['insurerAccounting'] },
	{ at: 'healthInsuranceCompany.documentControl', table: 'address_insurance', wizard: ['insurerControl'] },
	{ at: 'healthInsuranceCompany.vpNumbers', table: 'insurance_vp_numbers', wizard: ['insurer'] },
	{ at: 'healthInsuranceCompany.parameters', table: 'insurance_parameters', wizard: ['insurer'] },
];

/** Columns whose name does not follow from the field's. */
const columnOf: Readonly<Record<string, string>> = {
	isConsumer: 'addresses.kd_konsument',
	isAdultRepresentation: 'addresses.kd_sachwalter',
	isPatient: 'addresses.kd_patient',
	isInterested: 'addresses.kd_interessent',
	isEmployee: 'addresses.kd_verkaeufer',
	isDoctor: 'addresses.kd_arzt',
	isCompany: 'addresses.kd_kunde',
	isResidence: 'addresses.kd_heim',
	isSupplier: 'addresses.kd_lieferant',
	isHealthInsuranceCompany: 'addresses.kd_krankenkasse',
	title: 'addresses.title_before',
	name: 'addresses.company_name',
	dateOfBirth: 'addresses.birth_date',
	'address.zip': 'addresses.plz',
	customerGroup: 'address_customer_groups.code',
	'adultRepresentation.key': 'addresses.adult_representative_lfdnr',
	'patient.familyDoctor.key': 'address_health.family_doctor_lfdnr',
	'patient.familyDoctor.hvnr': 'addresses.hvnr',
	'doctor.subject': 'addresses.doctor_subject',
	'company.uid': 'addresses.uid',
	'supplier.uid': 'addresses.uid',
	'supplier.payment.iban': 'address_bank.iban',
	'supplier.payment.bic': 'address_bank.bic',
	'healthInsuranceCompany.uid': 'addresses.uid',
	'healthInsuranceCompany.documentControl.dataCarrier': 'address_insurance.document_data_carrier',
};

/** Fields of the wizard whose name does not follow from the contract's. */
const wizardFieldOf: Readonly<Record<string, string>> = {
	title: 'person.titleBefore',
	'adultRepresentation.key': 'contact.adultRepresentation',
	'adultRepresentation.kind': 'contact.representationKind',
	'adultRepresentation.scope': 'contact.representationScope',
	'adultRepresentation.validTo': 'contact.representationValidTo',
	'patient.svnrDat': 'patient.svnr',
	'patient.mainInsuranceData.svnrDat': 'mainInsured.svnr',
	'patient.familyDoctor.key': 'patient.familyDoctor',
	'patient.familyDoctor.hvnr': 'patient.familyDoctor',
	'employee.svnrDat': 'employee.svnr',
	'healthInsuranceCompany.claimPeriods': 'insurerControl.claimPeriods',
	'healthInsuranceCompany.vpNumbers.warehouse': 'insurer.vpNumbers',
	'healthInsuranceCompany.vpNumbers.number': 'insurer.vpNumbers',
	'healthInsuranceCompany.parameters.name': 'insurer.parameters',
	'healthInsuranceCompany.parameters.value': 'insurer.parameters',
};

/** The paths of all fields of a schema that hold a value. */
function leavesOf(schema: Schema, schemas: Contract['components']['schemas'], path: string): string[] {
	const name = schema.$ref?.split('/').at(-1);
	if (name !== undefined) return leavesOf(schemas[name] ?? {}, schemas, path);
	const parted = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
	const other = parted.filter(({ type }) => type !== 'null');
	if (other.length > 0) return other.flatMap((part) => leavesOf(part, schemas, path));
	if (schema.items !== undefined) return leavesOf(schema.items, schemas, path);
	if (schema.properties === undefined) return [path];
	return Object.entries(schema.properties).flatMap(([key, part]) =>
		leavesOf(part, schemas, path === '' ? key : `${path}.${key}`),
	);
}

function valueAt(body: unknown, path: string): unknown {
	return path.split('.').reduce<unknown>((value, key) => {
		const one = Array.isArray(value) ? value[0] : value;
		return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined;
	}, body);
}

function partOf(leaf: string): Part {
	const fitting = parts.filter(({ at }) => at === '' || leaf === at || leaf.startsWith(`${at}.`));
	return fitting.reduce((best, part) => (part.at.length > best.at.length ? part : best));
}

const snake = (name: string) => name.replace(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`);
const lastOf = (leaf: string) => leaf.slice(leaf.lastIndexOf('.') + 1);

function columnFor(leaf: string, tables: ReadonlySet<string>): string {
	const { table, prefix = '' } = partOf(leaf);
	const name = `${prefix}${snake(lastOf(leaf))}`;
	const places = columnOf[leaf]
		? [columnOf[leaf]]
		: [name, `${name}_lfdnr`, `has_${name}`, name.replace('_company', '_lfdnr')].map((column) => `${table}.${column}`);
	const found = places.find((place) => tables.has(place));
	if (found === undefined) lost.push(`${leaf} has no column: ${places.join(', ')}`);
	return found ?? '';
}

/** Where the field is asked: a flag in the first step, everything else in the layout of forms. */
function fieldOnScreen(leaf: string, layout: string, flags: string): string {
	if (/^is[A-Z]\w*$/.test(leaf)) {
		if (!flags.includes(`'${leaf}'`)) lost.push(`${leaf} is no flag of the wizard`);
		return `Typ: \`${leaf}\``;
	}
	const places = wizardFieldOf[leaf]
		? [wizardFieldOf[leaf]]
		: partOf(leaf).wizard.map((part) => `${part}.${lastOf(leaf)}`);
	const found = places.find((place) => layout.includes(`'${place}'`));
	if (found === undefined) lost.push(`${leaf} is on no screen: ${places.join(', ')}`);
	return `\`${found ?? ''}\``;
}

function fieldRows(contract: Contract): string[][] {
	const { schemas } = contract.components;
	const tables = columnsOf(read('apps/api/src/database/tables.gen.ts'));
	const layout = read('apps/portal/src/features/crm/addressForm/fieldLayout.ts');
	const flags = read('packages/domain/src/wizard/draft.ts');
	return [['NewPerson', newPerson] as const, ['NewNonPerson', newNonPerson] as const].flatMap(([model, body]) =>
		leavesOf(schemas[model] ?? {}, schemas, '').map((leaf) => {
			const isTested =
				valueAt(body, leaf) !== undefined || valueAt(body, leaf.slice(0, leaf.lastIndexOf('.'))) === null;
			if (!isTested) lost.push(`${model}.${leaf} is in no body of the tests`);
			return [`\`${model}.${leaf}\``, `\`${columnFor(leaf, tables)}\``, fieldOnScreen(leaf, layout, flags)];
		}),
	);
}

/** The text of docs/crm.md as it must be. Throws with all that leads nowhere. */
export function crmMap(): string {
	lost.length = 0;
	const contract = readContract();
	const text = [
		'# Where the fields and calls of the CRM are',
		'',
		'Written by `node scripts/crmMap.ts` from contract, tables, screens and tests; `pnpm check` fails where it is stale or where a field leads nowhere.',
		'',
		'## Calls',
		'',
		'Every operation is also walked through by the matrix of permissions and the fuzzing in `apps/api/src/conformance`; the last column names the test of its own rules. A dash under the portal: no screen asks for it yet.',
		'',
		...table([
			['call', 'operation', 'handler in `apps/api/src`', 'portal, in `src/data`', 'test in `apps/api/src`'],
			...callRows(calls, contract, lost),
		]),
		'',
		'## Fields of a new address',
		'',
		'Each stands in a body of `apps/api/src/conformance/addressBodies.ts`, which `newAddress/newAddress.test.ts` writes and `addresses/parts/parts.test.ts` reads back and changes. The screen is the field of `features/crm/addressForm/fieldLayout.ts`, in the wizard and in the address alike.',
		'',
		...table([['contract', 'column', 'field on screen'], ...fieldRows(contract)]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/crm.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

if (import.meta.main) writeFileSync(target, crmMap());
