import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { checkNewNumber, checkRecord, type RecordContent } from './recordRules.ts';

type Stored = Answer<'getArticleRecord'>;

/** An article as it is edited; 404 where there is none with this number. */
export async function findRecord(db: Db, { firma, subject }: Session, number: string): Promise<Stored> {
	const dbzk = can(subject, 'costs') ? sql`dbzk,` : sql``;
	const { rows } = await sql<Stored>`
		select left(name, 200) as "articleDescription", art_nr2 as "artNr2", ean as gtin, article_type as "articleType",
			article_category as "articleCategory", article_group as "articleGroup", unit, vat_code as vat,
			statistic_group as "statisticGroup", statistic_code as "statisticCode", commission_group as "commissionGroup",
			revenue_group as "revenueGroup", object_type as "objectType", object_type_group as "objectTypeGroup", note,
			(select coalesce(json_agg(json_build_object('unit', pack.unit, 'quantity', pack.quantity::text, 'gtin', pack.gtin)
				order by pack.quantity, pack.unit), '[]') from article_packs pack where pack.article_id = articles.id) as packs,
			is_active as "isActive", is_stocked as "isStocked", is_discountable as "isDiscountable",
			is_orderable as "isOrderable", lot_duty as "lotDuty", serial_duty as "serialDuty",
			needs_approval as "needsApproval", is_rental as "isRental", is_medical_device as "isMedicalDevice", vpe, ${dbzk}
			stock.min_stock as "minStock", version
		from articles join article_stock stock on stock.article_id = articles.id
		where firma = ${firma} and art_nr = ${number}`.execute(db);
	const [record] = rows;
	if (record === undefined) throw new Problem('notFound');
	return record;
}

/** Makes an article. */
export async function createArticle({ body }: Input<'createArticle'>, write: Write): Promise<Stored> {
	const { db, session } = write;
	const { artNr, ...record } = body;
	await checkRecord(write, record, (rules) => checkNewNumber(rules, artNr));
	const made = await db
		.insertInto('articles')
		.values({ firma: session.firma, art_nr: artNr, ...columnsOf(record) })
		.onConflict((conflict) => conflict.columns(['firma', 'art_nr']).doNothing())
		.returning('id')
		.executeTakeFirst();
	if (made === undefined) throw new Problem('conflict');
	await storeParts(db, made.id, record);
	write.note('articleCreated', `article/${made.id}`);
	return findRecord(db, session, artNr);
}

/** Replaces what describes an article, under its version. */
export async function changeRecord(
	{ path, header, body }: Input<'changeArticleRecord'>,
	write: Write,
): Promise<Stored> {
	const { db, session } = write;
	const id = await lockArticle(write, path.nr);
	const stored = await findRecord(db, session, path.nr);
	checkVersion(header['If-Match'], stored);
	const isMoved = stored.unit !== body.unit && (await hasMovements(db, id));
	await checkRecord(write, body, (rules) => {
		// Its stock is counted in the unit it was posted in.
		if (isMoved) rules.refuse('body.unit', 'inUse');
	});
	await db
		.updateTable('articles')
		.set({ ...columnsOf(body), version: sql`version + 1`, changed_at: sql`now()` })
		.where('id', '=', id)
		.execute();
	await storeParts(db, id, body);
	write.note('articleChanged', `article/${id}`);
	return findRecord(db, session, path.nr);
}

/** Locks an article until the write is over and gives its id; 404 where there is none with this number. */
export async function lockArticle({ db, session }: Write, number: string): Promise<number> {
	const locked = await db
		.selectFrom('articles')
		.select('id')
		.where('firma', '=', session.firma)
		.where('art_nr', '=', number)
		.forUpdate()
		.executeTakeFirst();
	if (locked === undefined) throw new Problem('notFound');
	return locked.id;
}

async function hasMovements(db: Db, article: number): Promise<boolean> {
	const { rows } = await sql`select from stock_movements where article_id = ${article} limit 1`.execute(db);
	return rows.length > 0;
}

function columnsOf(record: RecordContent) {
	return {
		name: record.articleDescription.trim(),
		art_nr2: record.artNr2.trim(),
		ean: record.gtin,
		article_type: record.articleType,
		article_category: record.articleCategory,
		article_group: record.articleGroup,
		unit: record.unit,
		vat_code: record.vat,
		statistic_group: record.statisticGroup,
		statistic_code: record.statisticCode,
		commission_group: record.commissionGroup,
		revenue_group: record.revenueGroup,
		object_type: record.objectType,
		object_type_group: record.objectTypeGroup,
		note: record.note,
		is_active: record.isActive,
		is_stocked: record.isStocked,
		is_discountable: record.isDiscountable,
		is_orderable: record.isOrderable,
		lot_duty: record.lotDuty,
		serial_duty: record.serialDuty,
		needs_approval: record.needsApproval,
		is_rental: record.isRental,
		is_medical_device: record.isMedicalDevice,
		vpe: record.vpe,
		// Who may not see it sends none, and it stays.
		...(record.dbzk !== undefined && { dbzk: record.dbzk }),
	};
}

async function storeParts(db: Db, id: number, { minStock, packs }: RecordContent): Promise<void> {
	await db.updateTable('article_stock').set({ min_stock: minStock }).where('article_id', '=', id).execute();
	await db.deleteFrom('article_packs').where('article_id', '=', id).execute();
	if (packs.length === 0) return;
	await db
		.insertInto('article_packs')
		.values(packs.map(({ unit, quantity, gtin }) => ({ article_id: id, unit, quantity, gtin })))
		.execute();
}
