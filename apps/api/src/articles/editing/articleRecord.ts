import { checkGtin } from '@kontor/domain/gtin';
import { isBlank } from '@kontor/domain/visibleText';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';

type Stored = Answer<'getArticleRecord'>;

/** An article as it is edited; 404 where there is none with this number. */
export async function findRecord(db: Db, { firma }: Session, number: string): Promise<Stored> {
	const { rows } = await sql<Stored>`
		select left(name, 200) as "articleDescription", art_nr2 as "artNr2", ean as gtin, article_type as "articleType",
			article_category as "articleCategory", article_group as "articleGroup", unit, vat_code as vat,
			statistic_group as "statisticGroup", statistic_code as "statisticCode", commission_group as "commissionGroup",
			revenue_group as "revenueGroup", object_type as "objectType", object_type_group as "objectTypeGroup", note,
			(select coalesce(json_agg(json_build_object('unit', pack.unit, 'quantity', pack.quantity::text, 'gtin', pack.gtin)
				order by pack.quantity, pack.unit), '[]') from article_packs pack where pack.article_id = articles.id) as packs,
			is_active as "isActive", is_stocked as "isStocked", is_discountable as "isDiscountable",
			is_orderable as "isOrderable", lot_duty as "lotDuty", serial_duty as "serialDuty",
			needs_approval as "needsApproval", is_rental as "isRental", is_medical_device as "isMedicalDevice", vpe,
			stock.min_stock as "minStock", version
		from articles join article_stock stock on stock.article_id = articles.id
		where firma = ${firma} and art_nr = ${number}`.execute(db);
	const [record] = rows;
	if (record === undefined) throw new Problem('notFound');
	return record;
}

/** Replaces what describes an article, under its version. */
export async function changeRecord(
	{ path, header, body }: Input<'changeArticleRecord'>,
	write: Write,
): Promise<Stored> {
	const { db, session } = write;
	const locked = await db
		.selectFrom('articles')
		.select('id')
		.where('firma', '=', session.firma)
		.where('art_nr', '=', path.nr)
		.forUpdate()
		.executeTakeFirst();
	if (locked === undefined) throw new Problem('notFound');
	checkVersion(header['If-Match'], await findRecord(db, session, path.nr));
	await checkRecord(write, body);
	const { id } = locked;
	await db
		.updateTable('articles')
		.set({
			name: body.articleDescription.trim(),
			art_nr2: body.artNr2.trim(),
			ean: body.gtin,
			article_type: body.articleType,
			article_category: body.articleCategory,
			article_group: body.articleGroup,
			unit: body.unit,
			vat_code: body.vat,
			statistic_group: body.statisticGroup,
			statistic_code: body.statisticCode,
			commission_group: body.commissionGroup,
			revenue_group: body.revenueGroup,
			object_type: body.objectType,
			object_type_group: body.objectTypeGroup,
			note: body.note,
			is_active: body.isActive,
			is_stocked: body.isStocked,
			is_discountable: body.isDiscountable,
			is_orderable: body.isOrderable,
			lot_duty: body.lotDuty,
			serial_duty: body.serialDuty,
			needs_approval: body.needsApproval,
			is_rental: body.isRental,
			is_medical_device: body.isMedicalDevice,
			vpe: body.vpe,
			version: sql`version + 1`,
			changed_at: sql`now()`,
		})
		.where('id', '=', id)
		.execute();
	await db.updateTable('article_stock').set({ min_stock: body.minStock }).where('article_id', '=', id).execute();
	await db.deleteFrom('article_packs').where('article_id', '=', id).execute();
	if (body.packs.length > 0) {
		await db
			.insertInto('article_packs')
			.values(body.packs.map(({ unit, quantity, gtin }) => ({ article_id: id, unit, quantity, gtin })))
			.execute();
	}
	write.note('articleChanged', `article/${id}`);
	return findRecord(db, session, path.nr);
}

async function checkRecord({ db, session }: Write, body: Input<'changeArticleRecord'>['body']): Promise<void> {
	const rules = startFieldRules();
	const { articleType, articleCategory, articleGroup } = body;
	if (isBlank(body.articleDescription)) rules.refuse('body.articleDescription', 'missing');
	for (const [field, gtin] of [
		['body.gtin', body.gtin] as const,
		...body.packs.map((pack, index) => [`body.packs.${index}.gtin`, pack.gtin] as const),
	]) {
		const problem = gtin === '' ? null : checkGtin(gtin);
		if (problem !== null) rules.refuse(field, problem);
	}
	if (!(Number(body.vpe) > 0)) rules.refuse('body.vpe', 'outOfRange');
	if (Number(body.minStock) < 0) rules.refuse('body.minStock', 'outOfRange');
	const seen = new Set<string>();
	for (const [index, { unit, quantity }] of body.packs.entries()) {
		if (!(Number(quantity) > 0)) rules.refuse(`body.packs.${index}.quantity`, 'outOfRange');
		const key = `${unit} ${Number(quantity)}`;
		if (seen.has(key)) rules.refuse(`body.packs.${index}.unit`, 'notAllowed');
		seen.add(key);
	}
	const references = startReferences(db, session.firma);
	references.code('body.unit', 'unit', body.unit);
	references.code('body.vat', 'vat', body.vat);
	references.code('body.statisticGroup', 'statisticGroup', body.statisticGroup);
	references.code('body.statisticCode', 'statisticCode', body.statisticCode);
	references.code('body.commissionGroup', 'commissionGroup', body.commissionGroup);
	references.code('body.revenueGroup', 'revenueGroup', body.revenueGroup);
	references.code('body.objectType', 'objectType', body.objectType);
	references.code('body.objectTypeGroup', 'objectTypeGroup', body.objectTypeGroup);
	for (const [index, { unit }] of body.packs.entries()) references.code(`body.packs.${index}.unit`, 'unit', unit);
	await references.check(rules);
	// A category is of one type, a group of one category.
	const { rows } = await sql<{ type: boolean; category: boolean; group: boolean }>`
		select exists (select from article_types where code = ${articleType}) as type,
			exists (select from article_categories where code = ${articleCategory} and article_type = ${articleType}) as category,
			exists (select from article_groups where code = ${articleGroup} and article_category = ${articleCategory}) as "group"`.execute(
		db,
	);
	if (articleType !== null && !rows[0]?.type) rules.refuse('body.articleType', 'notFound');
	if (articleCategory !== null && !rows[0]?.category) rules.refuse('body.articleCategory', 'notFound');
	if (articleGroup !== null && !rows[0]?.group) rules.refuse('body.articleGroup', 'notFound');
	rules.end();
}
