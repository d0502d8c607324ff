import { viennaToday } from '@kontor/german/dateTime';
import { type RawBuilder, sql } from 'kysely';
import { findByCode, listOwnCodes } from '../articles/articleCode.ts';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { sessionRow } from './sessionRow.ts';

type Article = Answer<'listCountArticles'>['articles'][number];
type Found = Answer<'findCountArticle'>;

/** The articles of a count in the order of the shelves, with their codes; what is expected only of an open count. */
export async function listCountArticles(
	db: Db,
	session: Session,
	lfdnr: number,
	now: number,
): Promise<Answer<'listCountArticles'>> {
	const { isBlind, warehouse } = await sessionRow(db, session, lfdnr);
	const expected = isBlind
		? sql``
		: sql`, (select coalesce(sum(quantity), 0)::numeric(14,2) from stock_balances
			where article_id = articles.id and warehouse = ${warehouse}) as expected`;
	const { rows } = await sql<Article>`
		select ${columns}, line.shelf, line.round,
			line.round > 1 and coalesce(line.recount_by, ${session.userId}) = ${session.userId} and not counted.is_earlier as "isMine",
			counted.is_earlier as "isClosed"${expected}
		from count_lines line join articles on articles.id = line.article_id ${joins}
			cross join lateral (select exists (select from count_scans scan where scan.session = line.session
				and scan.article_id = line.article_id and scan.user_id = ${session.userId} and scan.round < line.round) as is_earlier) counted
		where line.session = ${lfdnr}
		order by line.shelf, articles.name, articles.art_nr limit 6000`.execute(db);
	return { at: new Date(now).toISOString(), articles: rows, ownCodes: await listOwnCodes(db) };
}

/**
 * What is kept in stock and has a code, beside the count or in it. What is expected is never told: who may count sees only
 * what lies before him.
 */
export async function findCountArticle(
	db: Db,
	session: Session,
	{ path, body }: Input<'findCountArticle'>,
	now: number,
): Promise<Found> {
	const { warehouse } = await sessionRow(db, session, path.lfdnr);
	const { hits } = await findByCode(db, session, body.code, viennaToday(now));
	const { rows } = await sql<Article & { isInCount: boolean }>`
		select ${columns}, coalesce(line.shelf, place.shelf, '') as shelf, coalesce(line.round, 1) as round,
			false as "isMine", false as "isClosed", line.session is not null as "isInCount"
		from articles ${joins} left join count_lines line on line.session = ${path.lfdnr} and line.article_id = articles.id
			left join lateral (select min(shelf) as shelf from article_places
				where article_id = articles.id and warehouse = ${warehouse}) place on true
		where articles.firma = ${session.firma} and is_stocked
			and art_nr = any(${hits.map(({ artNr }) => artNr)}::text[])`.execute(db);
	return {
		hits: hits.flatMap(({ artNr, quantity }): Found['hits'] => {
			const found = rows.find((row) => row.artNr === artNr);
			if (found === undefined) return [];
			const { isInCount, ...article } = found;
			return [{ article, quantity, isInCount }];
		}),
	};
}

const columns: RawBuilder<unknown> = sql`articles.art_nr as "artNr", articles.art_nr2 as "artNr2",
	left(articles.name, 200) as "articleDescription", coalesce(unit.bezeichnung, articles.unit) as unit, articles.ean as gtin,
	articles.lot_duty as "lotDuty", articles.serial_duty as "serialDuty", coalesce(pack.list, '[]') as packs`;

const joins: RawBuilder<unknown> = sql`left join master_data unit on unit.list = 'unit' and unit.code = articles.unit
	left join lateral (select json_agg(json_build_object('gtin', gtin, 'quantity', quantity::text, 'unit', unit) order by quantity)
		as list from (select * from article_packs where article_id = articles.id order by quantity limit 50) as packs
		where gtin <> '') pack on true`;
