/**
 * `node scripts/articlesMap.ts`: writes docs/articles.md, which leads from each call and field of articles in the
 * specification, and from each failure case of articles, to its contract, column, screen and test. `pnpm check` fails when
 * the file is stale or a way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRows, columnsOf, read, readContract, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/articles.md');

const article = '/v1/articles/{nr}';
const statistics = '/v1/statistics/article/{nr}';

/** The calls of spec.md, section 7, "Articles" and "Statistics", and those beyond it. */
const calls = [
	'GET /v1/articles/user/permissions',
	'GET /v1/articles/types',
	'GET /v1/articles/categories',
	'GET /v1/articles/groups',
	'POST /v1/articles/search/filtered',
	'POST /v1/articlesFilteredDependencies/dependenciesCategories',
	'POST /v1/articlesFilteredDependencies/dependenciesGroups',
	`GET ${article}`,
	...[
		'image',
		'checkboxes',
		'inventory',
		'characteristics',
		'prices/sales',
		'prices/purchases',
		'movements',
		'commissionedOrdered',
		'stock',
		'openOffers',
	].map((part) => `GET ${article}/${part}`),
	...['totalrevenue', 'revenue', 'SaleDataPerAddress', 'SaleDataSM', 'SaleDataSMPerAddress/{characteristic}'].map(
		(part) => `GET ${statistics}/${part}`,
	),
	'GET /v1/statistics/warehouses',
	'POST /v1/articles/search/filtered/csv',
	'POST /v1/articles/search/suppliers',
	'POST /v1/articles/search/code',
	'POST /v1/scan',
	'GET /v1/articles/lists/{list}',
	'POST /v1/articles',
	`GET ${article}/record`,
	`PUT ${article}/record`,
	`PUT ${article}/image`,
	`POST ${article}/codes`,
	`POST ${article}/movements`,
	`POST ${article}/prices/sales`,
	`PUT ${article}/prices/sales/{id}`,
	`DELETE ${article}/prices/sales/{id}`,
	`POST ${article}/prices/purchases`,
	`PUT ${article}/prices/purchases/{id}`,
	`DELETE ${article}/prices/purchases/{id}`,
];

const portal = 'apps/portal/src/features/articles';

/** A field of spec.md, section 3: schema and property, column, screen with the words that show it, story that plays it. */
const fields = [
	[
		'base information',
		'Article.artNr',
		'articles.art_nr',
		'detail/ArticleOverview.tsx',
		'article.artNr',
		'detail/ArticleScreen Übersicht',
	],
	[
		'articleNumber2',
		'Article.artNr2',
		'articles.art_nr2',
		'detail/ArticleOverview.tsx',
		'article.artNr2',
		'detail/ArticleScreen Übersicht',
	],
	[
		'articleDescription',
		'Article.articleDescription',
		'articles.name',
		'editing/ArticleDrawer.tsx',
		"'articleDescription'",
		'editing/ArticleEditing ZweiBearbeiter',
	],
	[
		'articleType, articleCategory, articleGroup',
		'ArticleRecord.articleCategory',
		'articles.article_category',
		'editing/ArticleDrawer.tsx',
		"'articleCategory'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'statisticGroups, statisticCodes',
		'ArticleRecord.statisticGroup',
		'articles.statistic_group',
		'editing/articleKind.ts',
		"'statisticGroup'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'commissionGroups, revenueGroups',
		'ArticleRecord.commissionGroup',
		'articles.commission_group',
		'editing/articleKind.ts',
		"'commissionGroup'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'objectTypes, objectTypeGroups',
		'ArticleRecord.objectTypeGroup',
		'articles.object_type_group',
		'editing/articleKind.ts',
		"'objectTypeGroup'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'packs with their own GTINs',
		'ArticleRecord.packs',
		'article_packs.gtin',
		'editing/PacksField.tsx',
		'gtin',
		'editing/ArticleEditing Packungen',
	],
	[
		'image',
		'ArticleImage.image',
		'article_pictures.picture',
		'editing/PictureDialog.tsx',
		'pictureOf',
		'editing/ArticleEditing Bild',
	],
	[
		'checkboxes',
		'ArticleCheckboxes.isStocked',
		'articles.is_stocked',
		'editing/articleKind.ts',
		"'isStocked'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'inventory',
		'ArticleInventory.inventory',
		'article_stock.on_hand',
		'detail/ArticleOverview.tsx',
		'stock.inventory',
		'detail/ArticleScreen Übersicht',
	],
	[
		'vpe',
		'ArticleCharacteristics.vpe',
		'articles.vpe',
		'detail/ArticleOverview.tsx',
		'vpe',
		'detail/ArticleScreen Übersicht',
	],
	[
		'minStock',
		'ArticleCharacteristics.minStock',
		'article_stock.min_stock',
		'editing/ArticleDrawer.tsx',
		"'minStock'",
		'editing/ArticleEditing ZweiBearbeiter',
	],
	[
		'dep',
		'ArticleCharacteristics.dep',
		'article_stock.dep',
		'detail/ArticleOverview.tsx',
		'dep',
		'detail/ArticleScreen Übersicht',
	],
	[
		'dbzk',
		'ArticleRecord.dbzk',
		'articles.dbzk',
		'editing/ArticleDrawer.tsx',
		"'dbzk'",
		'editing/ArticleEditing Stammdaten',
	],
	[
		'sale prices: validity',
		'SalePrice.validFrom',
		'article_sale_prices.valid_from',
		'prices/SalePricesTab.tsx',
		'daysOf',
		'prices/Prices Zeitleiste',
	],
	[
		'sale prices: netPrice, grossPrice',
		'SalePrice.netPrice',
		'article_sale_prices.net_price',
		'prices/SalePriceDrawer.tsx',
		"'netPrice'",
		'prices/Prices Beenden',
	],
	[
		'sale prices: factor, db1, ra',
		'SalePrice.factor',
		'article_stock.dep',
		'prices/SalePricesTab.tsx',
		'factor',
		'detail/ArticleScreen Verkaufspreise',
	],
	[
		'purchase prices: listPrice, discount, discount2',
		'PurchasePrice.discount2',
		'article_purchase_prices.discount2',
		'prices/PurchasePriceDrawer.tsx',
		"'discount2'",
		'prices/Prices NeuerEinkaufspreis',
	],
	[
		'purchase prices: netPrice, purchasePrice',
		'PurchasePrice.purchasePrice',
		'article_purchase_prices.purchase_price',
		'prices/PurchasePricesTab.tsx',
		'purchasePrice',
		'detail/ArticleScreen Einkaufspreise',
	],
	[
		'movements',
		'StockMovement.balance',
		'stock_movements.quantity',
		'stock/MovementsTab.tsx',
		'balance',
		'detail/ArticleScreen Bewegungen',
	],
	[
		'commissioned/ordered',
		'ArticleDemand.open',
		'document_positions.open_quantity',
		'detail/tabs/DemandTab.tsx',
		'open',
		'detail/ArticleScreen KommissioniertBestellt',
	],
	[
		'stock (inventory, reserved, ordered)',
		'ArticleStock.reserved',
		'stock_balances.quantity',
		'stock/StockTab.tsx',
		'stock.reserved',
		'detail/ArticleScreen Bestand',
	],
	[
		'open offers',
		'ArticleOffer.price',
		'document_positions.price',
		'detail/tabs/OffersTab.tsx',
		'price',
		'detail/ArticleScreen OffeneAngebote',
	],
] as const;

const api = 'apps/api/src/articles';

/** A failure case of articles: what went wrong elsewhere, and the tests that fail when it goes wrong here. */
const cases = [
	['V01', 'an expired or a coming price is taken', 'packages/domain/src/stock/prices.test.ts', 'both ends included'],
	['V02', 'a day without a price costs nothing', `${api}/articles.test.ts`, 'none where none holds'],
	['V02', 'the screen hides that no price holds', `${portal}/detail/ArticleScreen.stories.tsx`, 'KeinGültigerPreis'],
	[
		'V04',
		'two who save overlapping prices both win',
		`${api}/editing/editing.test.ts`,
		'two at once are not both stored',
	],
	['V04', 'the price in the way is not named', `${api}/editing/prices.test.ts`, 'is told which'],
	['V04', 'an expired price is changed', `${api}/editing/prices.test.ts`, 'whose days are over'],
	['V05', 'negative stock spoils the average', `${api}/stock/stock.test.ts`, 'begins anew where nothing was there'],
	['V07', 'available is lowered twice', `${api}/stock/stock.test.ts`, "available: '97.00'"],
	[
		'V08',
		'what is cancelled or returned stays reserved',
		`${api}/stock/ledger.test.ts`,
		'neither kept for ever nor reserved again',
	],
	['V10', 'costs are seen by another way', `${api}/costs.test.ts`, 'reads no field of costs'],
	['V10', 'costs are inferred by order or filter', `${api}/costs.test.ts`, 'is answered the same by every list'],
	['V11', 'a failure looks like an empty list', `${portal}/detail/ArticleScreen.stories.tsx`, 'FehlendeListen'],
	['V12', 'the running balance jumps over pages', `${api}/stock/ledger.test.ts`, 'ends at the stock whatever the page'],
] as const;

/** The text of docs/articles.md as it must be. Throws with all that leads nowhere. */
export function articlesMap(): string {
	const lost: string[] = [];
	const contract = readContract();
	const columns = columnsOf(read('apps/api/src/database/tables.gen.ts'));
	const fieldRows = fields.map(([field, property, column, screen, words, story]) => {
		const [schema = '', name = ''] = property.split('.');
		if (!(name in (contract.components.schemas[schema]?.properties ?? {})))
			lost.push(`${property} is not in the contract`);
		if (!columns.has(column)) lost.push(`${field} has no column ${column}`);
		if (!read(`${portal}/${screen}`).includes(words)) lost.push(`${screen} does not show ${field}`);
		const [file = '', played = ''] = story.split(' ');
		if (!read(`${portal}/${file}.stories.tsx`).includes(`export const ${played}:`))
			lost.push(`${field} has no story ${story}`);
		return [field, `\`${property}\``, `\`${column}\``, `\`${screen}\``, `\`${played}\``];
	});
	const caseRows = cases.map(([id, fault, file, words]) => {
		if (!read(file).includes(words)) lost.push(`${id} has no test "${words}" in ${file}`);
		return [id, fault, `\`${file}\``, words];
	});
	const text = [
		'# Where the calls and fields of articles are',
		'',
		'Written by `node scripts/articlesMap.ts` from contract, tables, screens and tests; `pnpm check` fails where it is stale or where a field leads nowhere.',
		'',
		'## Calls',
		'',
		'Every operation is also walked through by the matrix of permissions and the fuzzing in `apps/api/src/conformance`; the last column names the test of its own rules. A dash under the portal: no screen asks for it.',
		'',
		...table([
			['call', 'operation', 'handler in `apps/api/src`', 'portal, in `src/data`', 'test in `apps/api/src`'],
			...callRows(calls, contract, lost),
		]),
		'',
		'## Fields of an article',
		'',
		'Screens and stories are under `apps/portal/src/features/articles`; `apps/portal/e2e/stock/articles.journey.ts` goes through them end to end.',
		'',
		...table([['field', 'contract', 'column', 'screen', 'story'], ...fieldRows]),
		'',
		'## Failure cases',
		'',
		'What went wrong with articles elsewhere, and the test that fails when it goes wrong here.',
		'',
		...table([['case', 'fault', 'file', 'test'], ...caseRows]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/articles.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

if (import.meta.main) writeFileSync(target, articlesMap());
