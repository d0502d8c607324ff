import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';

/*
 * The one place that knows how documents bear on an article: open quantities of orders are promised, those of purchases on
 * their way, those of offers wait for an answer. Quantities are in the base unit of the article. What a draft has drawn is
 * still promised: goods move when it is issued.
 */

// Issued, and neither refused, cancelled nor done (packages/domain/src/trade/chain.ts).
const isOpen = sql<boolean>`documents.state_rank between 20 and 79`;

const positions = sql`document_positions position join documents on documents.wf_cid = position.wf_cid
	join document_types type on type.id = documents.document_type_id`;

/** Quantity of a position that drafts have drawn. */
const inDrafts = sql<string>`coalesce((
	select sum(link.quantity) from position_links link join document_positions target on target.id = link.to_position
		join documents draft on draft.wf_cid = target.wf_cid
	where link.from_position = position.id and draft.state_rank = 10), 0)`;

// Two sums, as each has an index of its own: positions with something open, and drafts.
function openOf(shortType: string): RawBuilder<string> {
	return sql<string>`(${openPositions(shortType)} + (
		select coalesce(sum(link.quantity * position.pack_quantity), 0) from ${drawn}
		where target.firma = articles.firma and target.article_number = articles.art_nr
			and position.firma = articles.firma and position.article_number = articles.art_nr
			and type.short_type = ${sql.lit(shortType)} and ${isOpen}))::numeric(14,2)`;
}

function openPositions(shortType: string): RawBuilder<string> {
	return sql<string>`(select coalesce(sum(position.open_quantity * position.pack_quantity), 0) from ${positions}
		where position.open_quantity <> 0 and position.firma = articles.firma and position.article_number = articles.art_nr
			and type.short_type = ${sql.lit(shortType)} and ${isOpen})`;
}

// From positions of drafts to those they have drawn from.
const drawn = sql`document_positions target
	join documents draft on draft.wf_cid = target.wf_cid and draft.state_rank = 10
	join position_links link on link.to_position = target.id
	join document_positions position on position.id = link.from_position
		and position.firma = target.firma and position.article_number = target.article_number
	join documents on documents.wf_cid = position.wf_cid
	join document_types type on type.id = documents.document_type_id`;

/** Open quantities of orders for the article of the row in sight, without what drafts have drawn. */
export const openOrders: RawBuilder<string> = openPositions('AU');

/** Quantities that drafts have drawn from open orders, of each article of a selection of numbers: read once for all of them. */
export function reservedInDrafts(numbers: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`select target.firma, target.article_number, sum(link.quantity * position.pack_quantity) as quantity from ${drawn}
		where target.article_number in (${numbers}) and type.short_type = 'AU' and ${isOpen} group by 1, 2`;
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
			(position.quantity * position.pack_quantity)::numeric(12,2) as quantity,
			((position.open_quantity + ${inDrafts}) * position.pack_quantity)::numeric(12,2) as open
		from articles join ${positions} on position.firma = articles.firma and position.article_number = articles.art_nr
		where articles.id = ${article} and (position.open_quantity <> 0 or ${inDrafts} <> 0) and type.short_type in ('AU', 'BE') and ${isOpen}
		order by coalesce(documents.delivery_date, documents.preferred_date) nulls last, position.id limit 500`.execute(db);
	return rows;
}

/** Positions of open offers and cost estimates, the latest first. */
export async function listOffers(db: Db, session: Session, article: number): Promise<Answer<'listArticleOffers'>> {
	const { rows } = await sql<Answer<'listArticleOffers'>[number]>`
		select ${documentOf(session)} as document, position.quantity,
			case when ${can(session.subject, 'prices')}::boolean then position.price end as price, documents.is_gross as "isGross"
		from articles join ${positions} on position.firma = articles.firma and position.article_number = articles.art_nr
		where articles.id = ${article} and type.short_type in ('AN', 'KV') and ${isOpen}
		order by documents.date desc, position.id desc limit 500`.execute(db);
	return rows;
}
