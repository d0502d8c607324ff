import { viennaToday } from '@kontor/german/dateTime';
import type { RecordAudit } from '../auth/audit.ts';
import { type Api, type SessionContext, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { findArticle, findCharacteristics, findCheckboxes, findImage, findInventory } from './articleBase.ts';
import { findSuppliers, listCategories, listCodes, listGroups, listPermissions, listTypes } from './articleChoices.ts';
import { findByCode } from './articleCode.ts';
import { listPurchasePrices, listSalePrices } from './articlePrices.ts';
import { articleId } from './articleRef.ts';
import {
	listRevenue,
	listSalesPerAddress,
	listSalesPerUnit,
	listWarehouses,
	totalRevenue,
} from './articleStatistics.ts';
import { assignCode } from './editing/articleCodes.ts';
import { changeRecord, createArticle, findRecord } from './editing/articleRecord.ts';
import { changeImage } from './editing/image.ts';
import { changePurchasePrice, createPurchasePrice, deletePurchasePrice } from './editing/purchasePrices.ts';
import { changeSalePrice, createSalePrice, deleteSalePrice } from './editing/salePrices.ts';
import { exportArticles } from './list/articleExport.ts';
import { searchArticles } from './list/articleList.ts';
import type { ArticleReader } from './list/articleRows.ts';
import { listDemand, listOffers } from './stock/demand.ts';
import { postStock } from './stock/postStock.ts';
import { findStock, listMovements } from './stock/stockReads.ts';

/** Dependencies of the article operations; `now` in milliseconds since 1970. */
export interface ArticleParts {
	readonly db: Db;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly files: WholeFiles;
	readonly audit: RecordAudit;
	readonly now: () => number;
}

/** Serves articles: what they are, cost and lie where. */
export function articleRoutes(api: Api, { db, writes, reads, files, audit, now }: ArticleParts): void {
	const today = () => viennaToday(now());
	const readerOf = ({ session }: SessionContext): ArticleReader => ({ session, today: today() });

	serve(api, 'listArticlePermissions', (_, { session }) => listPermissions(session));
	serve(api, 'listArticleTypes', () => listTypes(db));
	serve(api, 'listArticleCategories', () => listCategories(db));
	serve(api, 'listArticleGroups', () => listGroups(db));
	serve(api, 'listDependentCategories', ({ body }) => listCategories(db, body.articleType));
	serve(api, 'listDependentGroups', ({ body }) => listGroups(db, body));
	serve(api, 'listArticleCodes', ({ path }) => listCodes(db, path.list));

	serveHeavyRead(api, reads, 'searchArticles', ({ body }, read) => searchArticles(read.db, readerOf(read), body));
	serveHeavyRead(
		api,
		reads,
		'exportArticles',
		({ body }, read) => exportArticles({ audit, files }, read, readerOf(read), body),
		'file',
	);
	serve(api, 'searchArticleSuppliers', ({ body }, { session }) => findSuppliers(db, session, body.q));
	serve(api, 'findArticleByCode', ({ body }, { session }) => findByCode(db, session, body.code, today()));

	serve(api, 'getArticle', ({ path }, { session }) => findArticle(db, session, path.nr, today()));
	serve(api, 'getArticleImage', async ({ path }, { session }) => findImage(db, await articleId(db, session, path.nr)));
	serve(api, 'getArticleCheckboxes', async ({ path }, { session }) =>
		findCheckboxes(db, await articleId(db, session, path.nr)),
	);
	serve(api, 'getArticleInventory', async ({ path }, { session }) =>
		findInventory(db, await articleId(db, session, path.nr)),
	);
	serve(api, 'getArticleCharacteristics', async ({ path }, { session }) =>
		findCharacteristics(db, session, await articleId(db, session, path.nr)),
	);
	serve(api, 'listSalePrices', async ({ path }, context) =>
		listSalePrices(db, readerOf(context), await articleId(db, context.session, path.nr)),
	);
	serve(api, 'listPurchasePrices', async ({ path }, { session }) =>
		listPurchasePrices(db, await articleId(db, session, path.nr), today()),
	);

	serve(api, 'getArticleStock', async ({ path }, { session }) =>
		findStock(db, await articleId(db, session, path.nr), today()),
	);
	serve(api, 'listArticleMovements', async ({ path, query }, context) =>
		listMovements(db, readerOf(context), await articleId(db, context.session, path.nr), query),
	);
	serve(api, 'listArticleDemand', async ({ path }, { session }) =>
		listDemand(db, session, await articleId(db, session, path.nr)),
	);
	serve(api, 'listArticleOffers', async ({ path }, { session }) =>
		listOffers(db, session, await articleId(db, session, path.nr)),
	);
	serveWrite(api, writes, 'postStock', postStock);
	serve(api, 'getArticleRecord', ({ path }, { session }) => findRecord(db, session, path.nr));
	serveWrite(api, writes, 'createArticle', createArticle);
	serveWrite(api, writes, 'assignArticleCode', assignCode);
	serveWrite(api, writes, 'changeArticleRecord', changeRecord);
	serveWrite(api, writes, 'changeArticleImage', changeImage);
	serveWrite(api, writes, 'createSalePrice', createSalePrice);
	serveWrite(api, writes, 'changeSalePrice', changeSalePrice);
	serveWrite(api, writes, 'deleteSalePrice', deleteSalePrice);
	serveWrite(api, writes, 'createPurchasePrice', createPurchasePrice);
	serveWrite(api, writes, 'changePurchasePrice', changePurchasePrice);
	serveWrite(api, writes, 'deletePurchasePrice', deletePurchasePrice);

	serveHeavyRead(api, reads, 'getArticleTotalRevenue', async ({ path, query }, read) =>
		totalRevenue(read.db, readerOf(read), await articleId(read.db, read.session, path.nr), query),
	);
	serveHeavyRead(api, reads, 'listArticleRevenue', async ({ path, query }, read) =>
		listRevenue(read.db, readerOf(read), await articleId(read.db, read.session, path.nr), query),
	);
	serveHeavyRead(api, reads, 'listArticleSalesPerAddress', async ({ path, query }, read) =>
		listSalesPerAddress(read.db, readerOf(read), await articleId(read.db, read.session, path.nr), query, null),
	);
	serveHeavyRead(api, reads, 'listArticleSalesPerCharacteristic', async ({ path, query }, read) =>
		listSalesPerUnit(read.db, readerOf(read), await articleId(read.db, read.session, path.nr), query),
	);
	serveHeavyRead(api, reads, 'listArticleSalesOfCharacteristic', async ({ path, query }, read) =>
		listSalesPerAddress(
			read.db,
			readerOf(read),
			await articleId(read.db, read.session, path.nr),
			query,
			path.characteristic,
		),
	);
	serveHeavyRead(api, reads, 'listWarehouseStatistics', (_, read) => listWarehouses(read.db, readerOf(read)));
}
