import { type OwnCodeRule, readOwnCode } from '@kontor/domain/count/ownCode';
import { findGs1 } from '@kontor/german/gs1';
import { toGtin14 } from '@kontor/german/gtin';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';

type Hit = Answer<'findArticleByCode'>['hits'][number];

/**
 * What a code stands for, compared whole and in this order: GTIN of an article or pack, number, second number. Only hits of
 * the first kind that has any: a number that is another article's code too is for the user to choose.
 */
export async function findByCode(
	db: Db,
	{ firma }: Session,
	scanned: string,
	today: string,
): Promise<Answer<'findArticleByCode'>> {
	const code = scanned.replaceAll('\0', '').trim();
	const gs1 = findGs1(scanned, Number(today.slice(0, 4)));
	const gtin14 = toGtin14(code) ?? (gs1?.gtin ? toGtin14(gs1.gtin) : null);
	const hit = sql`articles.art_nr as "artNr", left(articles.name, 200) as "articleDescription", is_active as "isActive"`;
	const { rows } = await sql<Hit>`
		select ${hit}, 'gtin' as match, 1::numeric(12,2) as quantity, articles.unit, 1 as place
			from articles where firma = ${firma} and gtin14 = ${gtin14}
		union all select ${hit}, 'pack', pack.quantity, pack.unit, 2
			from article_packs pack join articles on articles.id = pack.article_id
			where articles.firma = ${firma} and pack.gtin14 = ${gtin14}
		union all select ${hit}, 'artNr', 1, articles.unit, 3 from articles where firma = ${firma} and art_nr = ${code}
		union all select ${hit}, 'artNr2', 1, articles.unit, 4
			from articles where firma = ${firma} and art_nr2 = ${code} and art_nr2 <> ''
		order by place, "artNr" limit 40`.execute(db);
	const seen = new Set<string>();
	const hits = rows.filter(({ artNr }) => !seen.has(artNr) && seen.add(artNr));
	if (hits.length > 0) return { hits: hits.slice(0, 20) };
	const own = readOwnCode(code, await listOwnCodes(db));
	if (own === null) return { hits: [] };
	const laidOut = await sql<Hit>`
		select ${hit}, case when art_nr = ${own.article} then 'artNr' else 'artNr2' end as match,
			${own.quantity}::numeric(12,2) as quantity, articles.unit
		from articles where firma = ${firma} and (art_nr = ${own.article} or art_nr2 = ${own.article})
		order by art_nr <> ${own.article}, art_nr limit 20`.execute(db);
	return { hits: laidOut.rows };
}

/** Layouts of the shop's own codes; none of them where the shop has no such codes. */
export function listOwnCodes(db: Db): Promise<OwnCodeRule[]> {
	return db
		.selectFrom('own_code_rules')
		.select(['prefix', 'kind', 'article_digits as articleDigits', 'decimals'])
		.orderBy('prefix')
		.execute() as Promise<OwnCodeRule[]>;
}
