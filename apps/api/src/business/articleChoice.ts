import { can } from '@kontor/domain/permissions';
import { isPurchase } from '@kontor/domain/trade/chain';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { all, any, type Condition, hasDigits, hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

type Articles = Answer<'listBusinessArticles'>;

/** For whom and when articles are looked at. */
interface Asking {
	readonly session: Session;
	readonly customer: number;
	readonly isPurchase: boolean;
	readonly today: string;
}

/**
 * Articles for a position: the one with exactly this number or code first, then by words. The price is the customer's own,
 * that of its group or the list's, valid on the day; none is none, never 0.
 */
export async function articlesFor(
	db: Db,
	session: Session,
	{ q, customerId, documentTypeId }: Input<'listBusinessArticles'>['query'],
	today: string,
): Promise<Articles> {
	const typed = q.trim();
	const type = await db
		.selectFrom('document_types')
		.select('short_type')
		.where('id', '=', documentTypeId ?? 0)
		.executeTakeFirst();
	const terms = readWords(typed);
	const found: Condition[] = [sql<boolean>`articles.art_nr = ${typed}`];
	if (terms.length > 0) found.push(hasWords(sql<string>`articles.search_words`, terms));
	if (/^[0-9]{3,14}$/.test(typed)) found.push(hasDigits(sql<string>`articles.search_digits`, typed));
	const gtin14 = /^[0-9]{8,14}$/.test(typed) ? typed.padStart(14, '0') : '';
	const exactUnit = sql<string | null>`(select pack.unit from article_packs pack
		where pack.article_id = articles.id and pack.gtin14 = ${gtin14} limit 1)`;
	const isExact = sql<boolean>`(art_nr = ${typed} or art_nr2 = ${typed} or gtin14 = ${gtin14} or ${exactUnit} is not null)`;
	const { rows } = await sql<Articles[number]>`
		select ${columns({ session, customer: customerId, isPurchase: isPurchase(type?.short_type ?? ''), today })},
			coalesce(${isExact}, false) as "isExact", ${exactUnit} as "exactUnit"
		from articles join article_stock stock on stock.article_id = articles.id
		where ${all([sql<boolean>`articles.firma = ${session.firma} and articles.is_active`, any(found)])}
		order by ${isExact} desc nulls last, name, art_nr limit 20`.execute(db);
	return rows.map(withPrice);
}

/** The articles of a document as its positions would take them now; throws 404 where there is no such document. */
export async function articlesOf(db: Db, session: Session, wfCid: number, today: string): Promise<Articles> {
	const document = await db
		.selectFrom('documents')
		.innerJoin('document_types', 'id', 'document_type_id')
		.select(['address_lfdnr', 'short_type'])
		.where('wf_cid', '=', wfCid)
		.where('firma', '=', session.firma)
		.executeTakeFirst();
	if (document === undefined) throw new Problem('notFound');
	const asking = {
		session,
		customer: document.address_lfdnr,
		isPurchase: isPurchase(document.short_type),
		today,
	};
	const { rows } = await sql<Articles[number]>`
		select ${columns(asking)}, true as "isExact", null as "exactUnit"
		from articles join article_stock stock on stock.article_id = articles.id
		where articles.firma = ${session.firma} and articles.art_nr in (
			select article_number from document_positions where wf_cid = ${wfCid} and article_number is not null)
		order by art_nr limit 300`.execute(db);
	return rows.map(withPrice);
}

/** The price of one base unit among those an article has. */
function withPrice(article: Articles[number]): Articles[number] {
	const one = article.prices.find(({ unit, minQuantity }) => unit === article.unit && Number(minQuantity) <= 1);
	return {
		...article,
		netPrice: one?.netPrice ?? null,
		grossPrice: one?.grossPrice ?? null,
		priceSource: one?.priceSource ?? null,
	};
}

function columns({ session: { subject }, customer, isPurchase: isBought, today }: Asking): RawBuilder<unknown> {
	const seesCosts = can(subject, 'costs');
	const seesPrices = can(subject, 'prices') && (!isBought || seesCosts);
	const none = sql`'[]'::json`;
	const prices = isBought ? supplierPrices(customer, today) : salePrices(customer, today);
	return sql`art_nr as "articleNumber", name, articles.unit, vat_code as "vatCode",
		coalesce((select trim_scale(percent)::text from vat_rates where code = vat_code and valid_from <= ${today}::date
			order by valid_from desc limit 1), '20') as "vatRate",
		case when ${seesCosts}::boolean then coalesce(stock.dep, (select min(purchase_price) from article_purchase_prices
			where article_id = articles.id and daterange(valid_from, valid_to, '[]') @> ${today}::date))::text end as cost,
		is_stocked as "isStocked", lot_duty as "lotDuty", serial_duty as "serialDuty",
		${seesPrices ? prices : none} as prices,
		(select coalesce(json_agg(json_build_object('unit', unit, 'quantity', trim_scale(quantity)::text) order by quantity), '[]')
			from (select * from article_packs where article_id = articles.id order by id limit 20) as packs) as packs,
		(select coalesce(json_agg(json_build_object('warehouse', warehouse, 'lot', lot, 'expiry', expiry,
			'quantity', trim_scale(quantity)::text) order by expiry nulls last, lot), '[]')
			from (select balance.warehouse, balance.lot, known.expiry, sum(balance.quantity) as quantity
				from stock_balances balance left join article_lots known
					on known.article_id = balance.article_id and known.lot = balance.lot
				where balance.article_id = articles.id and balance.quantity <> 0 group by 1, 2, 3
				order by known.expiry nulls last, balance.lot limit 200) as lines) as stock`;
}

/** For each unit and quantity the nearest price: the customer's own, its group's, the list's. */
function salePrices(customer: number, today: string): RawBuilder<unknown> {
	return sql`(select coalesce(json_agg(json_build_object('unit', unit, 'minQuantity', trim_scale(min_quantity)::text,
			'netPrice', net_price::text, 'grossPrice', gross_price::text, 'priceSource', source) order by unit, min_quantity), '[]')
		from (select distinct on (unit, min_quantity) unit, min_quantity, net_price, gross_price,
				case when customer_lfdnr is not null then 'customer' when customer_group is not null then 'group' else 'list' end as source
			from article_sale_prices prices
			where prices.article_id = articles.id and price_list = 'STD' and daterange(valid_from, valid_to, '[]') @> ${today}::date
				and (customer_lfdnr is null or customer_lfdnr = ${customer})
				and (customer_group is null or customer_group in (
					select code from address_customer_groups where lfdnr = ${customer}))
			order by unit, min_quantity, customer_lfdnr is null, customer_group is null limit 50) as tiers)`;
}

/** Prices of this supplier, by minimum quantity. */
function supplierPrices(supplier: number, today: string): RawBuilder<unknown> {
	return sql`(select coalesce(json_agg(json_build_object('unit', articles.unit, 'minQuantity', trim_scale(min_quantity)::text,
			'netPrice', net_price::text, 'grossPrice', net_price::text, 'priceSource', 'supplier') order by min_quantity), '[]')
		from (select min_quantity, net_price from article_purchase_prices prices
			where prices.article_id = articles.id and supplier_lfdnr = ${supplier}
				and daterange(valid_from, valid_to, '[]') @> ${today}::date order by min_quantity limit 50) as tiers)`;
}
