import type pg from 'pg';
import { continueAfter } from '../load.ts';

/**
 * Gives the articles kept in stock their shelf, 25 to each, and makes three counts: an open one of a shelf that nobody has
 * begun, a blind one about a day that is under way, and one that is posted.
 */
export async function loadCounts(client: pg.PoolClient, today: string): Promise<void> {
	await client.query(`insert into article_places (article_id, warehouse, shelf)
		select id, warehouse, chr(65 + id % 5) || '-' || lpad((1 + id / 5 % 8 + id / 1000 * 8)::text, 2, '0')
		from articles cross join (values ('ZENTRAL'), ('WIEN')) as place (warehouse)
		where is_stocked and firma = 1 and (warehouse = 'ZENTRAL' or id % 3 = 0)`);
	await client.query(
		`insert into count_sessions (lfdnr, title, warehouse, kind, key_date, is_blind, shelves, limit_pieces, limit_percent,
			limit_value, state, created_by, created_at, released_by, released_at, posted_by, posted_at)
		values
			(1, 'Laufende Inventur Regal A-01', 'ZENTRAL', 'permanent', null, false, '{A-01}', 5, 10, 100, 'counting', 1,
				$1::date - interval '1 day' + interval '8 hours', null, null, null, null),
			(2, 'Stichtagsinventur Regal B-02', 'ZENTRAL', 'keyDate', $1::date, true, '{B-02}', 5, 10, 100, 'counting', 3,
				$1::date - interval '1 day' + interval '9 hours', null, null, null, null),
			(3, 'Laufende Inventur Regal C-03', 'WIEN', 'permanent', null, true, '{C-03}', 5, 10, 100, 'posted', 1,
				$1::date - interval '12 days', 1, $1::date - interval '11 days', 3, $1::date - interval '11 days')`,
		[today],
	);
	await client.query(`insert into count_lines (session, article_id, shelf)
		select lfdnr, place.article_id, place.shelf from count_sessions session
			join article_places place on place.warehouse = session.warehouse and place.shelf = any(session.shelves)`);
	// Of the one under way every second article, as the book says or one less; of the posted one all as the book says.
	await client.query(`insert into count_scans (session, id, user_id, device, at, code, art_nr, article_id, count, factor, place,
			lot, serial, note, round)
		select line.session, md5(line.session || '-' || line.article_id)::uuid, 1, 'demo', session.created_at + interval '1 hour',
			'', articles.art_nr, articles.id, greatest(coalesce(book.quantity, 0) - case when session.lfdnr = 2 and articles.id / 40 % 4 = 1 then 1 else 0 end, 0),
			1, line.shelf, '', '', '', 1
		from count_lines line join count_sessions session on session.lfdnr = line.session and session.lfdnr > 1
			join articles on articles.id = line.article_id
			left join lateral (select sum(quantity) as quantity from stock_movements moved where moved.article_id = articles.id
				and moved.warehouse = session.warehouse and moved.at <= session.created_at + interval '1 hour') book on true
		where session.lfdnr = 3 or articles.id / 40 % 2 = 1`);
	await client.query(`update count_lines line set counted = scan.count, counted_since = scan.at, counted_at = scan.at,
			counters = '{1}', labels = jsonb_build_array(jsonb_build_object('lot', '', 'serial', '', 'quantity', scan.count::text)),
			posted_book = case when line.session = 3 then scan.count end,
			posted_difference = case when line.session = 3 then 0 end, is_equal = case when line.session = 3 then true end
		from count_scans scan where scan.session = line.session and scan.article_id = line.article_id`);
	await client.query(`insert into count_counters (session, user_id, joined_at, last_at, entries, devices)
		select session, user_id, min(at), max(at), count(*), '{demo}' from count_scans group by 1, 2`);
	await continueAfter(client, 'count_sessions', 'lfdnr');
}
