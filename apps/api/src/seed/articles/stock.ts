import type pg from 'pg';

/**
 * Gives the articles kept in stock their least stock and movements of the last year: a first delivery, sales, a count and
 * another delivery, each with its lot. `rounds` times as many where a bench asks for them.
 */
export async function loadStock(client: pg.PoolClient, today: string, rounds: number): Promise<void> {
	await client.query(
		`insert into article_lots (article_id, lot, expiry)
		select id, 'L' || to_char($1::date - 200 + n * 120, 'YYMM') || '-' || id, $1::date + (id * 13 + n * 200) % 900 - 40
		from articles, generate_series(0, 1) as n where lot_duty and firma = 1`,
		[today],
	);
	await client.query(
		`insert into stock_movements (article_id, warehouse, lot, quantity, at, kind, unit_cost, note, user_id)
		select id, warehouse, case when lot_duty then 'L' || to_char($1::date - 200 + lot * 120, 'YYMM') || '-' || id else '' end,
			quantity, ($1::date - days)::timestamp + interval '8 hours' + id % 480 * interval '1 minute', kind,
			case when kind = 'receipt' then cost end, note, 1 + id % 3
		from (
			select articles.id, lot_duty, price.purchase_price as cost, step.*, round * 3 + step.before as days
			from articles
				join lateral (select purchase_price from article_purchase_prices where article_id = articles.id limit 1) price on true
				cross join generate_series(0, $2 - 1) as round
				cross join lateral (values
					('ZENTRAL', 0, (12 + articles.id % 30)::numeric, 'receipt', 'Erstbestand', 190),
					('ZENTRAL', 0, -(1 + articles.id % 4)::numeric, 'delivery', '', 150),
					('WIEN', 0, (4 + articles.id % 7)::numeric, 'receipt', '', 140),
					('ZENTRAL', 0, -(1 + articles.id % 6)::numeric, 'delivery', '', 90),
					('ZENTRAL', 1, (5 + articles.id % 9)::numeric, 'receipt', '', 60),
					('WIEN', 0, -(1 + articles.id % 8)::numeric, 'delivery', '', 20)
				) as step (warehouse, lot, quantity, kind, note, before)
			where articles.is_stocked and articles.firma = 1 and articles.id % 23 <> 5
		) as steps order by days desc, id`,
		[today, rounds],
	);
	await client.query(`insert into stock_balances (article_id, warehouse, lot, serial, quantity)
		select article_id, warehouse, lot, serial, sum(quantity) from stock_movements group by 1, 2, 3, 4`);
	await client.query(`update article_stock set on_hand = coalesce(balance.quantity, 0),
			min_stock = case when article_stock.article_id % 3 = 0 then 20 + article_stock.article_id % 15 else 2 end,
			dep = balance.cost
		from articles left join (
			select article_id, sum(quantity) as quantity,
				round(sum(quantity * unit_cost) filter (where kind = 'receipt') / sum(quantity) filter (where kind = 'receipt'), 3) as cost
			from stock_movements group by article_id) as balance on balance.article_id = articles.id
		where articles.id = article_stock.article_id and articles.is_stocked`);
}
