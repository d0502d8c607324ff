import { addDays, isCalendarDate } from '@kontor/domain/date';
import { can } from '@kontor/domain/permissions';
import { discountedPrice, grossOf, netOf, overlaps, type ValidDays, validityOn } from '@kontor/domain/stock/prices';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { type FieldRules, startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import type { Write } from '../../writes/writes.ts';
import { listPurchasePrices, listSalePrices } from '../articlePrices.ts';
import { articleId } from '../articleRef.ts';

/** Adds a sale price; with `endsOthers` those of its kind that hold then end the day before. */
export async function createSalePrice(
	{ path, body }: Input<'createSalePrice'>,
	write: Write,
): Promise<Answer<'createSalePrice'>> {
	const { db, session, today } = write;
	const article = await lockArticle(write, path.nr);
	const { priceList, unit, minQuantity, customerGroup, validFrom, validTo, netPrice, grossPrice } = body;
	const rules = startFieldRules();
	checkDaysOf(rules, body);
	if (!(Number(minQuantity) > 0)) rules.refuse('body.minQuantity', 'outOfRange');
	if (netPrice === null && grossPrice === null) rules.refuse('body.netPrice', 'missing');
	if (netPrice !== null && grossPrice !== null) rules.refuse('body.grossPrice', 'notAllowed');
	for (const [field, price] of [
		['body.netPrice', netPrice],
		['body.grossPrice', grossPrice],
	] as const) {
		if (price?.startsWith('-')) rules.refuse(field, 'outOfRange');
	}
	const references = startReferences(db, session.firma);
	references.code('body.priceList', 'priceList', priceList);
	references.code('body.unit', 'unit', unit);
	references.customerGroup('body.customerGroup', customerGroup);
	await references.check(rules);
	rules.end();
	const same = sql`price_list = ${priceList} and unit = ${unit} and min_quantity = ${minQuantity}
		and coalesce(customer_group, '') = ${customerGroup ?? ''} and customer_lfdnr is null`;
	await makeRoom(db, 'article_sale_prices', article, same, body);
	const percent = await vatOf(db, article, validFrom ?? today);
	await db
		.insertInto('article_sale_prices')
		.values({
			article_id: article,
			price_list: priceList,
			unit,
			min_quantity: minQuantity,
			customer_group: customerGroup,
			valid_from: validFrom,
			valid_to: validTo,
			net_price: netPrice ?? netOf(grossPrice ?? '0', percent),
			gross_price: grossPrice ?? grossOf(netPrice ?? '0', percent),
			is_gross: grossPrice !== null,
		})
		.execute();
	await sql`set constraints article_sale_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return listSalePrices(db, { session, today }, article);
}

/** Takes a sale price away that does not hold yet. */
export async function deleteSalePrice(
	{ path }: Input<'deleteSalePrice'>,
	write: Write,
): Promise<Answer<'deleteSalePrice'>> {
	const { db, session, today } = write;
	const article = await lockArticle(write, path.nr);
	const price = await db
		.selectFrom('article_sale_prices')
		.select(['valid_from as validFrom', 'valid_to as validTo'])
		.where('id', '=', path.id)
		.where('article_id', '=', article)
		.executeTakeFirst();
	if (price === undefined) throw new Problem('notFound');
	if (validityOn(price, today) !== 'future') throw new Problem('ruleBroken', { fields: { 'path.id': 'inUse' } });
	await db.deleteFrom('article_sale_prices').where('id', '=', path.id).execute();
	write.note('articlePricesChanged', `article/${article}`);
	return listSalePrices(db, { session, today }, article);
}

/** Adds a purchase price of a supplier; with `endsOthers` the supplier's own that hold then end the day before. */
export async function createPurchasePrice(
	{ path, body }: Input<'createPurchasePrice'>,
	write: Write,
): Promise<Answer<'createPurchasePrice'>> {
	const { db, session, today } = write;
	if (!can(session.subject, 'costs')) throw new Problem('forbidden');
	const article = await lockArticle(write, path.nr);
	const { supplier, supplierNumber = '', minQuantity, validFrom, validTo, listPrice } = body;
	const { discount = '0', discount2 = '0', purchasePrice = null } = body;
	const rules = startFieldRules();
	checkDaysOf(rules, body);
	if (!(Number(minQuantity) > 0)) rules.refuse('body.minQuantity', 'outOfRange');
	for (const [field, percent] of [
		['body.discount', discount],
		['body.discount2', discount2],
	] as const) {
		if (Number(percent) < 0 || Number(percent) > 100) rules.refuse(field, 'outOfRange');
	}
	if (listPrice.startsWith('-')) rules.refuse('body.listPrice', 'outOfRange');
	if (purchasePrice?.startsWith('-')) rules.refuse('body.purchasePrice', 'outOfRange');
	const isSupplier = await db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('firma', '=', session.firma)
		.where('lfdnr', '=', supplier)
		.where('kd_lieferant', '=', true)
		.forKeyShare()
		.executeTakeFirst();
	if (isSupplier === undefined) rules.refuse('body.supplier', 'notFound');
	rules.end();
	const same = sql`supplier_lfdnr = ${supplier} and min_quantity = ${minQuantity}`;
	await makeRoom(db, 'article_purchase_prices', article, same, body);
	const net = discountedPrice(listPrice, discount, discount2);
	await db
		.insertInto('article_purchase_prices')
		.values({
			article_id: article,
			supplier_lfdnr: supplier,
			supplier_number: supplierNumber.trim(),
			min_quantity: minQuantity,
			valid_from: validFrom,
			valid_to: validTo,
			list_price: listPrice,
			discount,
			discount2,
			net_price: net,
			purchase_price: purchasePrice ?? net,
		})
		.execute();
	await sql`set constraints article_purchase_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return listPurchasePrices(db, article, today);
}

/** Of two who change prices of one article at once the second sees what the first has stored. */
async function lockArticle({ db, session }: Write, number: string): Promise<number> {
	const id = await articleId(db, session, number);
	await db.selectFrom('articles').select('id').where('id', '=', id).forNoKeyUpdate().execute();
	return id;
}

function checkDaysOf(rules: FieldRules, { validFrom, validTo }: ValidDays): void {
	if (validFrom !== null && !isCalendarDate(validFrom)) rules.refuse('body.validFrom', 'dateInvalid');
	if (validTo !== null && !isCalendarDate(validTo)) rules.refuse('body.validTo', 'dateInvalid');
	if (validFrom !== null && validTo !== null && validFrom > validTo) rules.refuse('body.validTo', 'dateTooEarly');
}

/**
 * Ends prices of the same kind the day before, where that is wished and they begin earlier; one that still holds on a day
 * of the new one is told (409).
 */
async function makeRoom(
	db: Db,
	table: 'article_sale_prices' | 'article_purchase_prices',
	article: number,
	same: ReturnType<typeof sql>,
	price: ValidDays & { readonly endsOthers?: boolean | undefined },
): Promise<void> {
	const { rows } = await sql<ValidDays & { id: number }>`
		select id, valid_from as "validFrom", valid_to as "validTo" from ${sql.table(table)}
		where article_id = ${article} and ${same}`.execute(db);
	const { validFrom, endsOthers = false } = price;
	for (const other of rows.filter((row) => overlaps(row, price))) {
		const isEarlier = validFrom !== null && (other.validFrom === null || other.validFrom < validFrom);
		if (!endsOthers || !isEarlier) throw new Problem('conflict', { fields: { 'body.validFrom': 'overlaps' } });
		await sql`update ${sql.table(table)} set valid_to = ${addDays(validFrom, -1)}::date where id = ${other.id}`.execute(
			db,
		);
	}
}

async function vatOf(db: Db, article: number, day: string): Promise<string> {
	const { rows } = await sql<{ percent: string }>`select percent from articles join vat_rates on code = vat_code
		where id = ${article} and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(db);
	return rows[0]?.percent ?? '0';
}
