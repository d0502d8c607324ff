import { articlePermissions } from '@kontor/domain/stock/articlePermissions';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';

/** The rights of the reader to articles. */
export function listPermissions({ subject }: Session): Answer<'listArticlePermissions'> {
	return articlePermissions(subject).map(({ key, label, isTab }) => ({ key, bezeichnung: label, isTab }));
}

/** The types in their order. */
export function listTypes(db: Db): Promise<Answer<'listArticleTypes'>> {
	return db.selectFrom('article_types').select(['code', 'bezeichnung']).orderBy('position').orderBy('code').execute();
}

/** The categories of some types, or all. */
export async function listCategories(db: Db, types: readonly string[] = []): Promise<Answer<'listArticleCategories'>> {
	const { rows } = await sql<Answer<'listArticleCategories'>[number]>`
		select category.code, category.bezeichnung, category.article_type as "articleType"
		from article_categories category join article_types type on type.code = category.article_type
		where ${types.length === 0}::boolean or category.article_type = any(${types}::text[])
		order by type.position, category.position, category.code limit 500`.execute(db);
	return rows;
}

/** The groups that fit the chosen types and categories, or all. */
export async function listGroups(
	db: Db,
	{ articleType = [], articleCategory = [] }: Partial<Input<'listDependentGroups'>['body']> = {},
): Promise<Answer<'listArticleGroups'>> {
	const { rows } = await sql<Answer<'listArticleGroups'>[number]>`
		select "group".code, "group".bezeichnung, "group".article_category as "articleCategory"
		from article_groups "group" join article_categories category on category.code = "group".article_category
			join article_types type on type.code = category.article_type
		where (${articleType.length === 0}::boolean or category.article_type = any(${articleType}::text[]))
			and (${articleCategory.length === 0}::boolean or category.code = any(${articleCategory}::text[]))
		order by type.position, category.position, "group".position, "group".code limit 1000`.execute(db);
	return rows;
}

/** A list of codes in its order. */
export function listCodes(db: Db, list: string): Promise<Answer<'listArticleCodes'>> {
	if (list === 'customerGroup') {
		return db.selectFrom('customer_groups').select(['code', 'bezeichnung']).orderBy('bezeichnung').limit(500).execute();
	}
	return db
		.selectFrom('master_data')
		.select(['code', 'bezeichnung'])
		.where('list', '=', list)
		.orderBy('position')
		.orderBy('bezeichnung')
		.limit(500)
		.execute();
}

/** Suppliers by name or number, the first ones by name. */
export async function findSuppliers(
	db: Db,
	{ firma }: Session,
	text: string,
): Promise<Answer<'searchArticleSuppliers'>> {
	const terms = readWords(text.replaceAll('\0', ''));
	const number = /^[1-9][0-9]{0,8}$/.test(text.trim()) ? Number(text.trim()) : null;
	const words = terms.length === 0 ? sql<boolean>`${text.trim() === ''}` : hasWords(sql<string>`search_words`, terms);
	const { rows } = await sql<Answer<'searchArticleSuppliers'>[number]>`
		select lfdnr, left(display_name, 200) as name, left(city, 200) as city from addresses
		where firma = ${firma} and kd_lieferant and (${words} or lfdnr = ${number})
		order by display_name, lfdnr limit 20`.execute(db);
	return rows;
}
