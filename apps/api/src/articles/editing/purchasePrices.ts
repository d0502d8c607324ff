import { discountedPrice } from '@kontor/domain/stock/prices';
import { compareDecimals } from '@kontor/german/number';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import { Problem } from '../../problem.ts';
import { type FieldRules, startFieldRules } from '../../writes/fieldRules.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { listPurchasePrices } from '../articlePrices.ts';
import { checkPastStays, checkPriceDays, lockPrices, makeRoom, refusePast, removeFuturePrice } from './priceRules.ts';

type Terms = Input<'changePurchasePrice'>['body'];
type PurchasePrice = Answer<'changePurchasePrice'>;

const TABLE = 'article_purchase_prices';

/** Adds a purchase price of a supplier; with `endsOthers` the supplier's own that hold then end the day before. */
export async function createPurchasePrice(
	{ path, body }: Input<'createPurchasePrice'>,
	write: Write,
): Promise<Answer<'createPurchasePrice'>> {
	const { db, session, today } = write;
	const article = await lockPrices(write, path.nr);
	const { supplier } = body;
	const rules = startFieldRules();
	checkTerms(rules, body);
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
	await makeRoom(db, { table: TABLE, article, same: sameKind(supplier, body), except: null }, body);
	await db
		.insertInto(TABLE)
		.values({ article_id: article, supplier_lfdnr: supplier, ...storedTerms(body) })
		.execute();
	await sql`set constraints article_purchase_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return listPurchasePrices(db, article, today);
}

/** Changes a purchase price that is to come, or ends one that holds; what has held stays as it was. */
export async function changePurchasePrice(
	{ path, header, body }: Input<'changePurchasePrice'>,
	write: Write,
): Promise<PurchasePrice> {
	const { db, today } = write;
	const article = await lockPrices(write, path.nr);
	const stored = await findPrice(write, article, path.id);
	checkVersion(header['If-Match'], stored);
	refusePast(stored.validity);
	const rules = startFieldRules();
	checkTerms(rules, body);
	checkPastStays(rules, { validity: stored.validity, today }, body, differences(body, stored));
	rules.end();
	const same = sameKind(stored.supplier.lfdnr, body);
	await makeRoom(db, { table: TABLE, article, same, except: path.id }, body);
	const terms = stored.validity === 'now' ? { valid_to: body.validTo } : storedTerms(body);
	await db
		.updateTable(TABLE)
		.set({ ...terms, version: stored.version + 1 })
		.where('id', '=', path.id)
		.execute();
	await sql`set constraints article_purchase_prices_apart immediate`.execute(db);
	write.note('articlePricesChanged', `article/${article}`);
	return findPrice(write, article, path.id);
}

/** Takes a purchase price away that does not hold yet. */
export async function deletePurchasePrice(
	{ path }: Input<'deletePurchasePrice'>,
	write: Write,
): Promise<Answer<'deletePurchasePrice'>> {
	const { db, today } = write;
	const article = await lockPrices(write, path.nr);
	const validity = (await listPurchasePrices(db, article, today)).find(({ id }) => id === path.id)?.validity;
	await removeFuturePrice(db, TABLE, { article, id: path.id, validity });
	write.note('articlePricesChanged', `article/${article}`);
	return listPurchasePrices(db, article, today);
}

async function findPrice({ db, today }: Write, article: number, id: number): Promise<PurchasePrice> {
	const price = (await listPurchasePrices(db, article, today)).find((row) => row.id === id);
	if (price === undefined) throw new Problem('notFound');
	return price;
}

function checkTerms(rules: FieldRules, terms: Terms): void {
	checkPriceDays(rules, terms);
	if (!(Number(terms.minQuantity) > 0)) rules.refuse('body.minQuantity', 'outOfRange');
	for (const field of ['discount', 'discount2'] as const) {
		const percent = Number(terms[field]);
		if (percent < 0 || percent > 100) rules.refuse(`body.${field}`, 'outOfRange');
	}
	if (terms.listPrice.startsWith('-')) rules.refuse('body.listPrice', 'outOfRange');
	if (terms.purchasePrice?.startsWith('-')) rules.refuse('body.purchasePrice', 'outOfRange');
}

function sameKind(supplier: number, { minQuantity }: Terms): RawBuilder<unknown> {
	return sql`supplier_lfdnr = ${supplier} and min_quantity = ${minQuantity}`;
}

/** The fields that say otherwise than what is stored, the last day aside. */
function differences(terms: Terms, stored: PurchasePrice): string[] {
	const { purchase_price } = storedTerms(terms);
	const isSame = (one: string, other: string) => compareDecimals(one, other) === 0;
	return Object.entries({
		supplierNumber: terms.supplierNumber.trim() === stored.supplierNumber,
		minQuantity: isSame(terms.minQuantity, stored.minQuantity),
		validFrom: terms.validFrom === stored.validFrom,
		listPrice: isSame(terms.listPrice, stored.listPrice),
		discount: isSame(terms.discount, stored.discount),
		discount2: isSame(terms.discount2, stored.discount2),
		purchasePrice: isSame(purchase_price, stored.purchasePrice),
	}).flatMap(([field, same]) => (same ? [] : [field]));
}

function storedTerms(terms: Terms) {
	const { listPrice, discount, discount2 } = terms;
	const net = discountedPrice(listPrice, discount, discount2);
	return {
		supplier_number: terms.supplierNumber.trim(),
		min_quantity: terms.minQuantity,
		valid_from: terms.validFrom,
		valid_to: terms.validTo,
		list_price: listPrice,
		discount,
		discount2,
		net_price: net,
		purchase_price: terms.purchasePrice ?? net,
	};
}
