import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';

/*
 * The one place that knows how documents bear on an article: open quantities of orders are promised, those of purchases on
 * their way, those of offers wait for an answer.
 */

// Issued, and neither refused, cancelled nor done (packages/domain/src/trade/chain.ts).
const isOpen = sql<boolean>`documents.state_rank between 20 and 79`;

const positions = sql`document_positions position join documents on documents.wf_cid = position.wf_cid
	join document_types type on type.id = documents.document_type_id`;

function openOf(shortType: string): RawBuilder<string> {
	return sql<string>`(select coalesce(sum(position.open_quantity), 0)::numeric(14,2) from ${positions}
		where position.firma = articles.firma and position.article_number = articles.art_nr and position.open_quantity <> 0
			and type.short_type = ${sql.lit(shortType)} and ${isOpen})`;
}

/** Open quantities of orders for the article of the row in sight: ordered less delivered less cancelled. */
export const reservedOf: RawBuilder<string> = openOf('AU');

/** Open quantities of purchases of the article of the row in sight. */
export const orderedOf: RawBuilder<string> = openOf('BE');

/** The document of a row, as the wire has it; whose it is only for who may see customers. */
export function documentOf({ subject }: Session): RawBuilder<Answer<'listArticleOffers'>[number]['document']> {
	return sql`json_build_object('wf_cid', documents.wf_cid::text, 'shortType', type.short_type, 'nr', documents.nr,
		'state', documents.state, 'date', documents.date::text,
		'customer', case when ${can(subject, 'crm')}::boolean then (
			select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
			where lfdnr = documents.address_lfdnr and addresses.firma = documents.firma) end)`;
}

/** Open positions of orders and purchases, the earliest delivery first. */
export async function listDemand(db: Db, session: Session, article: number): Promise<Answer<'listArticleDemand'>> {
	const { rows } = await sql<Answer<'listArticleDemand'>[number]>`
		select case type.short_type when 'AU' then 'commissioned' else 'ordered' end as kind,
			${documentOf(session)} as document, coalesce(documents.delivery_date, documents.preferred_date) as "deliveryDate",
			position.quantity, position.open_quantity as open
		from articles join ${positions} on position.firma = articles.firma and position.article_number = articles.art_nr
		where articles.id = ${article} and position.open_quantity <> 0 and type.short_type in ('AU', 'BE') and ${isOpen}
		order by coalesce(documents.delivery_date, documents.preferred_date) nulls last, position.id limit 500`.execute(db);
	return rows;
}

/** Positions of open offers and cost estimates, the latest first. */
export async function listOffers(db: Db, session: Session, article: number): Promise<Answer<'listArticleOffers'>> {
	const { rows } = await sql<Answer<'listArticleOffers'>[number]>`
		select ${documentOf(session)} as document, position.quantity, position.price, documents.is_gross as "isGross"
		from articles join ${positions} on position.firma = articles.firma and position.article_number = articles.art_nr
		where articles.id = ${article} and type.short_type in ('AN', 'KV') and ${isOpen}
		order by documents.date desc, position.id desc limit 500`.execute(db);
	return rows;
}
