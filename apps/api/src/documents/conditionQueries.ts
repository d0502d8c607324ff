import type { ConditionKey } from '@kontor/domain/trade/conditions';
import { sql } from 'kysely';
import { all, any, type Condition, hasDigits, hasWords, hidden, startsWith } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

type Values = readonly string[];

/** What a condition means in SQL: of `documents`, or of `position` where it belongs to one. */
export type ConditionQuery = (values: Values) => Condition;

const first = (values: Values) => values[0] ?? '';

function oneOf(column: string): ConditionQuery {
	return (values) => sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

function oneNumberOf(column: string): ConditionQuery {
	return (values) => sql<boolean>`${sql.ref(column)} = any(${numbersOf(values)}::int[])`;
}

/** The numbers among codes; a code that is none is nothing there could be. */
function numbersOf(values: Values): number[] {
	return values.filter((value) => /^[0-9]{1,9}$/.test(value)).map(Number);
}

function fromDay(column: string): ConditionQuery {
	return (values) => sql<boolean>`${sql.ref(column)} >= ${first(values)}::date`;
}

function toDay(column: string): ConditionQuery {
	return (values) => sql<boolean>`${sql.ref(column)} <= ${first(values)}::date`;
}

function yes(column: string): ConditionQuery {
	return (values) => sql<boolean>`${sql.ref(column)} = ${first(values) === 'true'}`;
}

/** The beginning of a code, byte by byte. */
function beginsWith(column: string): ConditionQuery {
	return (values) => startsWith(sql<string>`${sql.ref(column)} collate "C"`, first(values).trim());
}

function holdsWords(column: string): ConditionQuery {
	return (values) => wordsIn(column, first(values));
}

function wordsIn(column: string, text: string): Condition {
	const terms = readWords(text);
	return terms.length === 0 ? sql<boolean>`false` : hasWords(sql<string>`${sql.ref(column)}`, terms);
}

// The index holds all words of an address; in which of its columns they stand is looked up in the rows it finds.
function wordsOfCustomer(column: string, text: string, other = column): Condition {
	const terms = readWords(text);
	if (terms.length === 0) return sql<boolean>`false`;
	const columns = sql<string>`(${sql.ref(column)} || ltrim(${sql.ref(other)}))`;
	return all([hasWords(sql<string>`addresses.search_words`, terms), hidden(hasWords(columns, terms))]);
}

/** Of the customer: an address for which the condition holds. */
function ofCustomer(condition: (values: Values) => Condition): ConditionQuery {
	return (values) => sql<boolean>`documents.address_lfdnr in (select lfdnr from addresses where ${condition(values)})`;
}

function ofType(column: string): ConditionQuery {
	return (values) => sql<boolean>`documents.document_type_id in (
		select id from document_types where ${sql.ref(column)} = any(${[...values]}::text[]))`;
}

const localDay = (day: string, days: number) =>
	sql`((${day}::date + ${days}::int)::timestamp at time zone 'Europe/Vienna')`;

/** Documents by their number (as typed, or digits of it) or by words of their name or of the customer's. */
export function holdsText(text: string): Condition {
	const found = [wordsIn('documents.search_words', text), byCustomerName(text)];
	if (/[0-9]/.test(text)) found.push(byNumber(text));
	return any(found);
}

function byCustomerName(text: string): Condition {
	return sql<boolean>`documents.address_lfdnr in (select lfdnr from addresses where ${wordsIn('addresses.search_words', text)})`;
}

function byNumber(text: string): Condition {
	const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
	if (compact === '') return sql<boolean>`false`;
	const digits = compact.replace(/[^0-9]/g, '');
	const begins = startsWith(sql<string>`documents.nr_compact`, compact);
	return compact === digits ? any([begins, hasDigits(sql<string>`documents.search_digits`, digits)]) : begins;
}

/** Each condition of the search; the type refuses one that is declared and has no meaning here. */
export const conditionQueries: Readonly<Record<ConditionKey, ConditionQuery>> = {
	number: (values) => byNumber(first(values)),
	documentType: ofType('short_type'),
	movementType: ofType('movement_type'),
	documentGroup: ofType('document_group'),
	formGroup: ofType('form_group'),
	statusFrom: (values) => sql<boolean>`documents.state_rank >= ${Number(first(values))}::int`,
	statusTo: (values) => sql<boolean>`documents.state_rank <= ${Number(first(values))}::int`,
	createdFrom: (values) => sql<boolean>`documents.created_at >= ${localDay(first(values), 0)}`,
	createdTo: (values) => sql<boolean>`documents.created_at < ${localDay(first(values), 1)}`,
	deliveryFrom: fromDay('documents.delivery_date'),
	deliveryTo: toDay('documents.delivery_date'),
	preferredFrom: fromDay('documents.preferred_date'),
	preferredTo: toDay('documents.preferred_date'),
	billingFrom: fromDay('documents.billing_date'),
	billingTo: toDay('documents.billing_date'),
	createdBy: oneNumberOf('documents.created_by'),
	location: oneOf('documents.location'),
	customerSupplier: oneNumberOf('documents.address_lfdnr'),
	association: oneNumberOf('documents.association_lfdnr'),
	invoiceAddress: oneNumberOf('documents.invoice_address_lfdnr'),
	deliveryAddress: oneNumberOf('documents.delivery_address_lfdnr'),
	residence: oneNumberOf('documents.residence_lfdnr'),
	salesPerson: oneNumberOf('documents.salesperson_lfdnr'),
	healthInsurance: oneNumberOf('documents.insurance_lfdnr'),
	name: ofCustomer((values) => wordsOfCustomer('addresses.name_words', first(values))),
	plzFrom: ofCustomer((values) => all([sql<boolean>`plz >= ${first(values)}`, sql<boolean>`plz ~ '^[0-9]{4}$'`])),
	plzTo: ofCustomer((values) => all([sql<boolean>`plz <= ${first(values)}`, sql<boolean>`plz ~ '^[0-9]{4}$'`])),
	country: ofCustomer(oneOf('addresses.country')),
	remark: holdsWords('documents.remark_words'),
	address: ofCustomer((values) => wordsOfCustomer('addresses.street_words', first(values), 'addresses.city_words')),
	doctor: oneNumberOf('documents.doctor_lfdnr'),
	customerGroup: (values) => sql<boolean>`documents.address_lfdnr in (
		select lfdnr from address_customer_groups where code = any(${[...values]}::text[]))`,
	deductible: oneOf('documents.deductible_state'),
	vos: oneOf('documents.prescription_state'),
	kvCreated: yes('documents.kv_created'),
	permanentCare: yes('documents.permanent_care'),
	careType: oneOf('documents.care_type'),
	interval: oneOf('documents.delivery_interval'),
	quarter: oneOf('documents.quarter'),
	openAT: yes('documents.open_at'),
	lastDeliveryFrom: fromDay('documents.last_delivery'),
	lastDeliveryTo: toDay('documents.last_delivery'),
	vsdWithoutLastDelivery: (values) => sql<boolean>`((documents.vsd or documents.permanent_care)
		and documents.last_delivery is null) = ${first(values) === 'true'}`,
	reminderFrom: fromDay('documents.reminder'),
	reminderTo: toDay('documents.reminder'),
	firstCare: (values) => sql<boolean>`(documents.care_type is not distinct from 'ERST') = ${first(values) === 'true'}`,
	billingDate: (values) => sql<boolean>`documents.billing_date = ${first(values)}::date`,
	billingType: oneOf('documents.billing_type'),
	deliveryCondition: oneOf('documents.delivery_condition'),
	deliveryType: oneOf('documents.delivery_type'),
	fibuAccount: oneOf('documents.fibu_account'),
	billingLocation: (values) =>
		sql<boolean>`coalesce(documents.billing_location, documents.location) = any(${[...values]}::text[])`,
	terminal: oneOf('documents.terminal'),
	article: (values) =>
		sql<boolean>`position.firma = documents.firma and position.article_number = ${first(values).trim()}`,
	charge: beginsWith('position.lot'),
	client: oneNumberOf('position.client_lfdnr'),
	driver: oneOf('position.driver'),
	internalId: oneOf('position.internal_id'),
	object: oneNumberOf('position.object_id'),
	positionText: holdsWords('position.search_words'),
	processStateFrom: (values) => sql<boolean>`position.process_state >= ${Number(first(values))}::int`,
	processStateTo: (values) => sql<boolean>`position.process_state <= ${Number(first(values))}::int`,
	quantityId: oneOf('position.quantity_id'),
	referenceNumber: oneOf('position.reference_number'),
	serialNumber: beginsWith('position.serial_number'),
	signature: yes('position.has_signature'),
};
