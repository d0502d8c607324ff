import { can } from '@kontor/domain/permissions';
import { marginOf, validityOn } from '@kontor/domain/stock/prices';
import { sql } from 'kysely';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type ArticleReader, standardPrice } from './list/articleRows.ts';

type SalePrice = Answer<'listSalePrices'>['rows'][number];
type PurchasePrice = Answer<'listPurchasePrices'>[number];
type StoredSalePrice = Omit<SalePrice, 'validity' | 'factor' | 'db1' | 'ra'>;

const places = { now: 0, future: 1, past: 2 } as const;

/**
 * The sale prices of an article, those of today first; what they earn over the average purchase price only for who may see
 * costs.
 */
export async function listSalePrices(
	db: Db,
	{ session, today }: ArticleReader,
	article: number,
): Promise<Answer<'listSalePrices'>> {
	const { rows } = await sql<StoredSalePrice>`
		select price.id, ${named('priceList', 'price.price_list')} as "priceList", ${named('unit', 'price.unit')} as unit,
			min_quantity as "minQuantity",
			(select json_build_object('code', code, 'bezeichnung', bezeichnung) from customer_groups
				where code = price.customer_group) as "customerGroup",
			case when ${can(session.subject, 'crm')}::boolean then (
				select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = price.customer_lfdnr and firma = ${session.firma}) end as customer,
			valid_from as "validFrom", valid_to as "validTo", net_price as "netPrice", gross_price as "grossPrice", version,
			is_gross as "isGross"
		from article_sale_prices price
		where price.article_id = ${article}
			-- A price for one customer tells who buys it.
			and (price.customer_lfdnr is null or ${can(session.subject, 'crm')}::boolean)
		order by price.price_list, price.min_quantity, price.valid_from desc nulls last, price.id limit 500`.execute(db);
	const costs = await costOf(db, article, today);
	const mayCosts = can(session.subject, 'costs');
	const shown = rows.map((row): SalePrice => {
		const price = { ...row, validity: validityOn(row, today) };
		if (!mayCosts) return price;
		return costs === null
			? { ...price, factor: null, db1: null, ra: null }
			: { ...price, ...marginOf(row.netPrice, costs) };
	});
	return { isPricedToday: await isPriced(db, article, today), rows: byValidity(shown) };
}

function byValidity<Row extends { readonly validity: keyof typeof places }>(rows: readonly Row[]): Row[] {
	return rows.toSorted((one, other) => places[one.validity] - places[other.validity]);
}

async function isPriced(db: Db, article: number, today: string): Promise<boolean> {
	const { rows } = await sql`select from articles join lateral (${standardPrice(today)}) price on true
		where articles.id = ${article}`.execute(db);
	return rows.length > 0;
}

/** The cost of a piece: on average, or by the purchase price of today where no average is known. */
async function costOf(db: Db, article: number, today: string): Promise<string | null> {
	const { rows } = await sql<{ cost: string | null }>`select coalesce(
		(select dep from article_stock where article_id = ${article}),
		(select purchase_price from article_purchase_prices where article_id = ${article}
			and coalesce(valid_from, '-infinity') <= ${today}::date and coalesce(valid_to, 'infinity') >= ${today}::date
			order by min_quantity, purchase_price limit 1)) as cost`.execute(db);
	return rows[0]?.cost ?? null;
}

/** The purchase prices of an article by supplier, those of today first. */
export async function listPurchasePrices(db: Db, article: number, today: string): Promise<PurchasePrice[]> {
	const { rows } = await sql<Omit<PurchasePrice, 'validity'>>`
		select price.id, json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) as supplier,
			supplier_number as "supplierNumber", min_quantity as "minQuantity", valid_from as "validFrom",
			valid_to as "validTo", list_price as "listPrice", discount, discount2, net_price as "netPrice", price.version,
			purchase_price as "purchasePrice"
		from article_purchase_prices price join addresses on addresses.lfdnr = price.supplier_lfdnr
		where price.article_id = ${article}
		order by display_name, min_quantity, valid_from desc nulls last, price.id limit 500`.execute(db);
	return byValidity(rows.map((row) => ({ ...row, validity: validityOn(row, today) })));
}

function named(list: string, column: string) {
	return sql`json_build_object('code', ${sql.ref(column)}, 'bezeichnung', coalesce((select bezeichnung from master_data
		where list = ${sql.lit(list)} and code = ${sql.ref(column)}), ${sql.ref(column)}))`;
}
