import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { all, any, type Condition, hasDigits, hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

/**
 * Articles for a position: the one with exactly this number or code first, then by words. The price is the customer's own,
 * that of its group or the list's, valid on the day; none is none, never 0.
 */
export async function articlesFor(
	db: Db,
	{ firma }: Session,
	q: string,
	customer: number,
	today: string,
): Promise<Answer<'listBusinessArticles'>> {
	const typed = q.trim();
	const terms = readWords(typed);
	const found: Condition[] = [sql<boolean>`articles.art_nr = ${typed}`];
	if (terms.length > 0) found.push(hasWords(sql<string>`articles.search_words`, terms));
	if (/^[0-9]{3,14}$/.test(typed)) found.push(hasDigits(sql<string>`articles.search_digits`, typed));
	const { rows } = await sql<Answer<'listBusinessArticles'>[number]>`
		select art_nr as "articleNumber", name, articles.unit, vat_code as "vatCode",
			coalesce((select trim_scale(percent)::text from vat_rates where code = vat_code and valid_from <= ${today}::date
				order by valid_from desc limit 1), '20') as "vatRate",
			price.net_price::text as "netPrice", price.gross_price::text as "grossPrice", price.source as "priceSource"
		from articles
		left join lateral (
			select net_price, gross_price, case when customer_lfdnr is not null then 'customer'
				when customer_group is not null then 'group' else 'list' end as source
			from article_sale_prices prices
			where prices.article_id = articles.id and prices.unit = articles.unit and min_quantity <= 1 and price_list = 'STD'
				and coalesce(valid_from, '-infinity') <= ${today}::date and coalesce(valid_to, 'infinity') >= ${today}::date
				and (customer_lfdnr is null or customer_lfdnr = ${customer})
				and (customer_group is null or customer_group in (
					select code from address_customer_groups where lfdnr = ${customer}))
			order by customer_lfdnr is null, customer_group is null, min_quantity desc limit 1
		) as price on true
		where ${all([sql<boolean>`articles.firma = ${firma} and articles.is_active`, any(found)])}
		order by (art_nr = ${typed} or ean = ${typed}) desc, name, art_nr limit 20`.execute(db);
	return rows;
}
