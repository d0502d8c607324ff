import { can } from '@kontor/domain/permissions';
import { checkArticleNumber } from '@kontor/domain/stock/articleNumber';
import { checkGtin } from '@kontor/german/gtin';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Input } from '../../contract/contract.ts';
import { type FieldRules, startFieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import type { Write } from '../../writes/writes.ts';

/** Base data of an article as the form sends them. */
export type RecordContent = Input<'changeArticleRecord'>['body'];

/** Notes why a text cannot be the number of a new article. */
export function checkNewNumber(rules: FieldRules, artNr: string): void {
	const problem = checkArticleNumber(artNr);
	if (problem !== null) rules.refuse('body.artNr', problem);
}

/** Refuses (422) what cannot describe an article, with all its fields at once; `more` notes what else is wrong. */
export async function checkRecord(
	{ db, session }: Write,
	body: RecordContent,
	more: (rules: FieldRules) => void = () => {},
): Promise<void> {
	const rules = startFieldRules();
	more(rules);
	if (body.dbzk !== undefined && !can(session.subject, 'costs')) rules.refuse('body.dbzk', 'notAllowed');
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
