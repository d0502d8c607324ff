import { can } from '@kontor/domain/permissions';
import { grossOf, netOf } from '@kontor/domain/stock/prices';
import { compareDecimals } from '@kontor/german/number';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { type FieldRules, startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { listSalePrices } from '../articlePrices.ts';
import { checkPastStays, checkPriceDays, lockPrices, makeRoom, refusePast, removeFuturePrice } from './priceRules.ts';

type Terms = Input<'changeSalePrice'>['body'];
type SalePrice = Answer<'changeSalePrice'>;

const TABLE = 'article_sale_prices';

/** Adds a sale price; with `endsOthers` those of its kind that hold then end the day before. */
export async function createSalePrice(
	{ path, body }: Input<'createSalePrice'>,
	write: Write,
): Promise<Answer<'createSalePrice'>> {
	const { db, session, today } = write;
	const article = await lockPrices(write, path.nr);
	const rules = startFieldRules();
	await checkTerms(write, rules, body);
	rules.end();
	await makeRoom(db, { table: TABLE, article, same: sameKind(body), except: null }, body);
	await db
		.insertInto(TABLE)
		.values({ article_id: article, ...(await storedTerms(db, article, body, today)) })
		.execute();
	await sql`set constraints article_sale_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return listSalePrices(db, { session, today }, article);
}

/** Changes a sale price that is to come, or ends one that holds; what has held stays as it was. */
export async function changeSalePrice(
	{ path, header, body }: Input<'changeSalePrice'>,
	write: Write,
): Promise<SalePrice> {
	const { db, session, today } = write;
	const article = await lockPrices(write, path.nr);
	const stored = await findPrice(write, article, path.id);
	checkVersion(header['If-Match'], stored);
	refusePast(stored.validity);
	const rules = startFieldRules();
	await checkTerms(write, rules, body);
	checkPastStays(rules, { validity: stored.validity, today }, body, differences(body, stored));
	rules.end();
	await makeRoom(db, { table: TABLE, article, same: sameKind(body), except: path.id }, body);
	const terms = stored.validity === 'now' ? { valid_to: body.validTo } : await storedTerms(db, article, body, today);
	await db
		.updateTable(TABLE)
		.set({ ...terms, version: stored.version + 1 })
		.where('id', '=', path.id)
		.execute();
	await sql`set constraints article_sale_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return findPrice({ db, session, today }, article, path.id);
}

/** Takes a sale price away that does not hold yet. */
export async function deleteSalePrice(
	{ path }: Input<'deleteSalePrice'>,
	write: Write,
): Promise<Answer<'deleteSalePrice'>> {
	const { db, session, today } = write;
	const article = await lockPrices(write, path.nr);
	const { rows } = await listSalePrices(db, { session, today }, article);
	const validity = rows.find(({ id }) => id === path.id)?.validity;
	await removeFuturePrice(db, TABLE, { article, id: path.id, validity });
	write.note('articlePricesChanged', `article/${article}`);
	return listSalePrices(db, { session, today }, article);
}

/** A price its user may see; one of a customer is none for who may not see customers. */
async function findPrice(write: Pick<Write, 'db' | 'session' | 'today'>, article: number, id: number) {
	const { rows } = await listSalePrices(write.db, write, article);
	const price = rows.find((row) => row.id === id);
	if (price === undefined) throw new Problem('notFound');
	return price;
}

async function checkTerms({ db, session }: Write, rules: FieldRules, terms: Terms): Promise<void> {
	const { priceList, unit, minQuantity, customerGroup, customer, netPrice, grossPrice } = terms;
	checkPriceDays(rules, terms);
	if (!(Number(minQuantity) > 0)) rules.refuse('body.minQuantity', 'outOfRange');
	if (netPrice === null && grossPrice === null) rules.refuse('body.netPrice', 'missing');
	if (netPrice !== null && grossPrice !== null) rules.refuse('body.grossPrice', 'notAllowed');
	for (const [field, price] of [
		['body.netPrice', netPrice],
		['body.grossPrice', grossPrice],
	] as const) {
		if (price?.startsWith('-')) rules.refuse(field, 'outOfRange');
	}
	// Who buys what is for who may see customers; and nobody is one customer and a group.
	if (customer !== null && (customerGroup !== null || !can(session.subject, 'crm'))) {
		rules.refuse('body.customer', 'notAllowed');
	}
	const references = startReferences(db, session.firma);
	references.address('body.customer', 'address', customer);
	references.code('body.priceList', 'priceList', priceList);
	references.code('body.unit', 'unit', unit);
	references.customerGroup('body.customerGroup', customerGroup);
	await references.check(rules);
}

function sameKind(terms: Terms): RawBuilder<unknown> {
	return sql`price_list = ${terms.priceList} and unit = ${terms.unit} and min_quantity = ${terms.minQuantity}
		and coalesce(customer_group, '') = ${terms.customerGroup ?? ''} and customer_lfdnr is not distinct from ${terms.customer}::int`;
}

/** The fields that say otherwise than what is stored, the last day aside. */
function differences(terms: Terms, stored: SalePrice): string[] {
	const price = stored.isGross ? terms.grossPrice : terms.netPrice;
	const kept = stored.isGross ? stored.grossPrice : stored.netPrice;
	return Object.entries({
		priceList: terms.priceList === stored.priceList.code,
		unit: terms.unit === stored.unit.code,
		minQuantity: compareDecimals(terms.minQuantity, stored.minQuantity) === 0,
		customerGroup: terms.customerGroup === (stored.customerGroup?.code ?? null),
		customer: terms.customer === (stored.customer?.lfdnr ?? null),
		validFrom: terms.validFrom === stored.validFrom,
		[stored.isGross ? 'grossPrice' : 'netPrice']: price !== null && compareDecimals(price, kept) === 0,
	}).flatMap(([field, isSame]) => (isSame ? [] : [field]));
}

async function storedTerms(db: Db, article: number, terms: Terms, today: string) {
	const { priceList, unit, minQuantity, customerGroup, customer, validFrom, validTo, netPrice, grossPrice } = terms;
	const percent = await vatOf(db, article, validFrom ?? today);
	return {
		price_list: priceList,
		unit,
		min_quantity: minQuantity,
		customer_group: customerGroup,
		customer_lfdnr: customer,
		valid_from: validFrom,
		valid_to: validTo,
		net_price: netPrice ?? netOf(grossPrice ?? '0', percent),
		gross_price: grossPrice ?? grossOf(netPrice ?? '0', percent),
		is_gross: grossPrice !== null,
	};
}

async function vatOf(db: Db, article: number, day: string): Promise<string> {
	const { rows } = await sql<{ percent: string }>`select percent from articles join vat_rates on code = vat_code
		where id = ${article} and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(db);
	return rows[0]?.percent ?? '0';
}
