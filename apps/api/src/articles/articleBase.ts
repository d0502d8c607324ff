import { can } from '@kontor/domain/permissions';
import { availableOf, forecastOf } from '@kontor/domain/stock/stock';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { orderedOf, reservedOf } from './stock/demand.ts';

/** The base information of an article. */
export type BaseInformation = Answer<'getArticle'>;

const lists = {
	unit: 'unit',
	vat: 'vat_code',
	statisticGroup: 'statistic_group',
	statisticCode: 'statistic_code',
	commissionGroup: 'commission_group',
	revenueGroup: 'revenue_group',
	objectType: 'object_type',
	objectTypeGroup: 'object_type_group',
} as const;

const names = sql.join(
	Object.entries(lists).map(
		([list, column]) => sql`${sql.lit(list)}, coalesce((select bezeichnung from master_data
			where list = ${sql.lit(list)} and code = articles.${sql.ref(column)}), articles.${sql.ref(column)}, '')`,
	),
);

/** One article; 404 where there is none with this number. */
export async function findArticle(db: Db, { firma }: Session, number: string, today: string): Promise<BaseInformation> {
	const { rows } = await sql<BaseInformation>`
		select art_nr as "artNr", left(name, 200) as "articleDescription", art_nr2 as "artNr2", ean as gtin,
			articles.article_type as "articleType", articles.article_category as "articleCategory",
			articles.article_group as "articleGroup", unit, vat_code as vat, statistic_group as "statisticGroup",
			statistic_code as "statisticCode", commission_group as "commissionGroup", revenue_group as "revenueGroup",
			object_type as "objectType", object_type_group as "objectTypeGroup", note, is_active as "isActive",
			json_build_object(
				'articleType', coalesce((select bezeichnung from article_types where code = articles.article_type), ''),
				'articleCategory', coalesce((select bezeichnung from article_categories where code = articles.article_category), ''),
				'articleGroup', coalesce((select bezeichnung from article_groups where code = articles.article_group), ''),
				${names}) as names,
			(select percent from vat_rates where code = articles.vat_code and valid_from <= ${today}::date
				order by valid_from desc limit 1) as "vatPercent",
			(select coalesce(json_agg(json_build_object('unit', pack.unit, 'quantity', pack.quantity::text, 'gtin', pack.gtin)
				order by pack.quantity, pack.unit), '[]') from article_packs pack where pack.article_id = articles.id) as packs,
			(select coalesce(json_agg(json_build_object('lfdnr', lfdnr, 'name', name, 'number', number) order by name, lfdnr), '[]')
				from (select distinct on (supplier_lfdnr) supplier_lfdnr as lfdnr, left(display_name, 200) as name,
						supplier_number as number
					from article_purchase_prices price join addresses on addresses.lfdnr = price.supplier_lfdnr
					where price.article_id = articles.id order by supplier_lfdnr, valid_from desc nulls last limit 50) as suppliers) as suppliers,
			exists (select from article_pictures picture where picture.article_id = articles.id) as "hasImage",
			picture_version as "imageVersion",
			changed_at as changed, version
		from articles where firma = ${firma} and art_nr = ${number}`.execute(db);
	const [article] = rows;
	if (article === undefined) throw new Problem('notFound');
	return article;
}

/** The picture of an article. */
export async function findImage(db: Db, article: number): Promise<Answer<'getArticleImage'>> {
	const row = await db
		.selectFrom('article_pictures')
		.select('picture')
		.where('article_id', '=', article)
		.executeTakeFirst();
	return { image: row?.picture.toString('base64') ?? null };
}

/** The checkboxes of an article. */
export async function findCheckboxes(db: Db, article: number): Promise<Answer<'getArticleCheckboxes'>> {
	return db
		.selectFrom('articles')
		.select([
			'is_active as isActive',
			'is_stocked as isStocked',
			'is_discountable as isDiscountable',
			'is_orderable as isOrderable',
			'lot_duty as lotDuty',
			'serial_duty as serialDuty',
			'needs_approval as needsApproval',
			'is_rental as isRental',
			'is_medical_device as isMedicalDevice',
		])
		.where('id', '=', article)
		.executeTakeFirstOrThrow();
}

/** The stock of an article: on hand, reserved, ordered. */
export async function findInventory(db: Db, article: number): Promise<Answer<'getArticleInventory'>> {
	type Figures = Omit<Answer<'getArticleInventory'>, 'available' | 'forecast'>;
	const { rows } = await sql<Figures>`
		select on_hand as inventory, ${reservedOf} as reserved, ${orderedOf} as ordered, min_stock as "minStock",
			stock.state as "stockState"
		from articles join article_stock stock on stock.article_id = articles.id where articles.id = ${article}`.execute(
		db,
	);
	const [figures] = rows;
	if (figures === undefined) throw new Problem('notFound');
	return { ...figures, available: availableOf(figures), forecast: forecastOf(figures) };
}

/** Pack size and least stock; costs for who may see them. */
export async function findCharacteristics(
	db: Db,
	{ subject }: Session,
	article: number,
): Promise<Answer<'getArticleCharacteristics'>> {
	const { dep, dbzk, ...open } = await db
		.selectFrom('articles')
		.innerJoin('article_stock', 'article_stock.article_id', 'articles.id')
		.select(['vpe', 'min_stock as minStock', 'dep', 'dbzk'])
		.where('articles.id', '=', article)
		.executeTakeFirstOrThrow();
	return can(subject, 'costs') ? { ...open, dep, dbzk } : open;
}
