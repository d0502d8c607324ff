import type { ConditionKey } from '@kontor/domain/trade/conditions';
import { sql } from 'kysely';
import { all, any, type Condition, hasDigits, hasWords, hidden, startsWith } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

type Values = readonly string[];

/** SQL of a condition: on `documents`, on `position` where it belongs to one, on `addresses` for {@link ofCustomer}. */
export type ConditionQuery = (values: Values, firma: number) => Condition;

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

/** One of several codes that many documents have each: by the index that holds all such codes (0066). */
function marked(key: string): ConditionQuery {
	return (values) => sql<boolean>`documents.marks && ${values.map((value) => `${key} ${value}`)}::text[]`;
}

/** A flag of which "yes" stands in the same index; "no" is what nearly all documents say. */
function flagged(key: string): ConditionQuery {
	return (values) => {
		const isSet = sql<boolean>`documents.marks && ${[key]}::text[]`;
		return first(values) === 'true' ? isSet : sql<boolean>`not (${isSet})`;
	};
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

function ofType(column: string): ConditionQuery {
	return (values) => sql<boolean>`documents.document_type_id in (
		select id from document_types where ${sql.ref(column)} = any(${[...values]}::text[]))`;
}

const localDay = (day: string, days: number) =>
	sql`((${day}::date + ${days}::int)::timestamp at time zone 'Europe/Vienna')`;

/**
 * Documents of a firma by their number (as typed, or digits of it) or by words of their name or of the customer's: each of
 * these has an index of its own, so what each finds is put together.
 */
export function holdsText(text: string, firma: number): Condition {
	const found = [wordsIn('documents.search_words', text), byCustomerName(text)];
	if (/[0-9]/.test(text)) found.push(byNumber(text));
	const parts = found.map(
		(condition) => sql`select documents.wf_cid from documents where documents.firma = ${firma} and ${condition}`,
	);
	return sql<boolean>`documents.wf_cid in (${sql.join(parts, sql` union `)})`;
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

/** Conditions that are those of the customer's address. */
export const ofCustomer: readonly ConditionKey[] = ['name', 'plzFrom', 'plzTo', 'country', 'address'];

/** Conditions of customers and of positions that so many meet that each document is better asked than all of them. */
export function isBroad(key: ConditionKey, values: Values): boolean {
	if (key === 'country') return values.includes('AT');
	return ['plzFrom', 'plzTo', 'processStateFrom', 'processStateTo', 'signature'].includes(key);
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
	location: marked('location'),
	customerSupplier: oneNumberOf('documents.address_lfdnr'),
	association: oneNumberOf('documents.association_lfdnr'),
	invoiceAddress: oneNumberOf('documents.invoice_address_lfdnr'),
	deliveryAddress: oneNumberOf('documents.delivery_address_lfdnr'),
	residence: oneNumberOf('documents.residence_lfdnr'),
	salesPerson: oneNumberOf('documents.salesperson_lfdnr'),
	healthInsurance: oneNumberOf('documents.insurance_lfdnr'),
	name: (values) => wordsOfCustomer('addresses.name_words', first(values)),
	plzFrom: (values) =>
		all([sql<boolean>`addresses.plz >= ${first(values)}`, sql<boolean>`addresses.plz ~ '^[0-9]{4}$'`]),
	plzTo: (values) => all([sql<boolean>`addresses.plz <= ${first(values)}`, sql<boolean>`addresses.plz ~ '^[0-9]{4}$'`]),
	country: oneOf('addresses.country'),
	// The index holds the few documents that have a remark, and is followed only where the question says so too.
	remark: (values) => all([sql<boolean>`documents.remark <> ''`, wordsIn('documents.remark_words', first(values))]),
	address: (values) => wordsOfCustomer('addresses.street_words', first(values), 'addresses.city_words'),
	doctor: oneNumberOf('documents.doctor_lfdnr'),
	customerGroup: (values) => sql<boolean>`documents.address_lfdnr in (
		select lfdnr from address_customer_groups where code = any(${[...values]}::text[]))`,
	deductible: marked('deductible'),
	vos: marked('vos'),
	kvCreated: flagged('kvCreated'),
	permanentCare: flagged('permanentCare'),
	careType: marked('careType'),
	interval: marked('interval'),
	quarter: marked('quarter'),
	openAT: flagged('openAT'),
	lastDeliveryFrom: fromDay('documents.last_delivery'),
	lastDeliveryTo: toDay('documents.last_delivery'),
	vsdWithoutLastDelivery: flagged('vsdWithoutLastDelivery'),
	reminderFrom: fromDay('documents.reminder'),
	reminderTo: toDay('documents.reminder'),
	firstCare: (values) => {
		const isFirst = sql<boolean>`documents.marks && ${['careType ERST']}::text[]`;
		return first(values) === 'true' ? isFirst : sql<boolean>`not (${isFirst})`;
	},
	billingDate: (values) => sql<boolean>`documents.billing_date = ${first(values)}::date`,
	billingType: marked('billingType'),
	deliveryCondition: marked('deliveryCondition'),
	deliveryType: marked('deliveryType'),
	fibuAccount: marked('fibuAccount'),
	billingLocation: marked('billingLocation'),
	terminal: marked('terminal'),
	article: (values, firma) =>
		sql<boolean>`position.firma = ${firma} and position.article_number = ${first(values).trim()}`,
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
