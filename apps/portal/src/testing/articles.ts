import type { Model } from '@kontor/api-client/types';
import { type Reply, reply } from './answers.ts';

const rehab = { code: 'HM', bezeichnung: 'Hilfsmittel' };
const wounds = { code: 'VB', bezeichnung: 'Verbrauchsartikel' };

/** Lines of a list of articles, in each state of stock and price. */
export function articleRows(count: number): Model<'ArticleRow'>[] {
	return Array.from({ length: count }, (_, index): Model<'ArticleRow'> => {
		const isGoods = index % 9 !== 7;
		const state = (['available', 'low', 'none', 'negative'] as const)[index % 4] ?? 'available';
		const inventory = { available: '24.00', low: '2.00', none: '0.00', negative: '-3.00' }[state];
		return {
			artNr: `RO${100_030 + index}`,
			artNr2: index % 3 === 0 ? `H-${20_000 + index}.11` : '',
			articleDescription:
				index % 2 === 0 ? `Rollstuhl Leicht SB ${40 + index}` : `Wundauflage Schaum ${index} x ${index}`,
			gtin: '2000000000305',
			articleType: index % 2 === 0 ? rehab : wounds,
			articleCategory: { code: 'REHA', bezeichnung: 'Rehatechnik' },
			articleGroup: { code: 'MOB', bezeichnung: 'Mobilität' },
			unit: 'Stück',
			isActive: true,
			netPrice: index % 7 === 5 ? null : '1250.000',
			grossPrice: index % 7 === 5 ? null : '1500.000',
			inventory: isGoods ? inventory : null,
			reserved: isGoods ? '0.00' : null,
			available: isGoods ? inventory : null,
			stockState: isGoods ? state : null,
			dep: '950.000',
		};
	});
}

/** One article in full. */
export const article: Model<'Article'> = {
	artNr: 'RO100030',
	articleDescription: 'Rollstuhl Leicht SB 40',
	artNr2: 'H-20000.11',
	gtin: '2000000000305',
	articleType: 'HM',
	articleCategory: 'REHA',
	articleGroup: 'MOB',
	unit: 'STK',
	vat: 'N',
	statisticGroup: 'REHA',
	statisticCode: 'A',
	commissionGroup: 'P1',
	revenueGroup: 'HW20',
	objectType: 'ROLL',
	objectTypeGroup: 'MOB',
	note: 'Nur mit Anpassung im Haus verkaufen.',
	packs: [{ unit: 'KTN', quantity: '4.00', gtin: '12000000000302' }],
	isActive: true,
	names: {
		articleType: 'Hilfsmittel',
		articleCategory: 'Rehatechnik',
		articleGroup: 'Mobilität',
		unit: 'Stück',
		vat: 'Normalsatz',
		statisticGroup: 'Reha',
		statisticCode: 'Renner',
		commissionGroup: 'Provision 1 %',
		revenueGroup: 'Handelsware 20 %',
		objectType: 'Rollstuhl',
		objectTypeGroup: 'Mobilität',
	},
	vatPercent: '20.0000',
	suppliers: [{ lfdnr: 1301, name: 'Rehatechnik Alpenland GmbH', number: '448120' }],
	hasImage: false,
	imageVersion: 1,
	changed: '2026-11-02T09:00:00.000Z',
	version: 3,
};

/** The same as it is edited. */
export const articleRecord: Model<'StoredArticleRecord'> = {
	articleDescription: article.articleDescription,
	artNr2: article.artNr2,
	gtin: article.gtin,
	articleType: article.articleType,
	articleCategory: article.articleCategory,
	articleGroup: article.articleGroup,
	unit: article.unit,
	vat: article.vat,
	statisticGroup: article.statisticGroup,
	statisticCode: article.statisticCode,
	commissionGroup: article.commissionGroup,
	revenueGroup: article.revenueGroup,
	objectType: article.objectType,
	objectTypeGroup: article.objectTypeGroup,
	note: article.note,
	packs: article.packs,
	isActive: true,
	isStocked: true,
	isDiscountable: true,
	isOrderable: true,
	lotDuty: false,
	serialDuty: false,
	needsApproval: true,
	isRental: false,
	isMedicalDevice: true,
	vpe: '4.00',
	minStock: '5.00',
	dbzk: null,
	version: 3,
};

const standard = { code: 'STD', bezeichnung: 'Standard' };
const piece = { code: 'STK', bezeichnung: 'Stück' };
const base = {
	priceList: standard,
	unit: piece,
	minQuantity: '1.00',
	customerGroup: null,
	customer: null,
	isGross: false,
	version: 1,
};

/** Sale prices: today's, one for many, one for a customer, a coming and a past one. */
export const salePrices: Model<'SalePrices'> = {
	isPricedToday: true,
	rows: [
		{
			...base,
			id: 1,
			validFrom: '2026-01-01',
			validTo: null,
			validity: 'now',
			netPrice: '1250.000',
			grossPrice: '1500.000',
			factor: '1.31579',
			db1: '300.000',
			ra: '31.58',
		},
		{
			...base,
			id: 2,
			minQuantity: '10.00',
			validFrom: '2026-01-01',
			validTo: null,
			validity: 'now',
			netPrice: '1150.000',
			grossPrice: '1380.000',
			factor: '1.21053',
			db1: '200.000',
			ra: '21.05',
		},
		{
			...base,
			id: 3,
			customer: { lfdnr: 1001, name: 'Huber Elisabeth' },
			validFrom: null,
			validTo: null,
			validity: 'now',
			netPrice: '1100.000',
			grossPrice: '1320.000',
			factor: '1.15789',
			db1: '150.000',
			ra: '15.79',
		},
		{
			...base,
			id: 4,
			priceList: { code: 'HEIM', bezeichnung: 'Heime' },
			customerGroup: { code: 'HEIM', bezeichnung: 'Heimbewohner' },
			validFrom: '2027-01-01',
			validTo: '2027-12-31',
			validity: 'future',
			netPrice: '1090.000',
			grossPrice: '1308.000',
			factor: null,
			db1: null,
			ra: null,
		},
		{
			...base,
			id: 5,
			validFrom: null,
			validTo: '2025-12-31',
			validity: 'past',
			netPrice: '1199.000',
			grossPrice: '1438.800',
			factor: '1.26211',
			db1: '249.000',
			ra: '26.21',
		},
	],
};

const purchasePrices: Model<'PurchasePrices'> = [
	{
		id: 1,
		supplier: { lfdnr: 1301, name: 'Rehatechnik Alpenland GmbH' },
		supplierNumber: '448120',
		minQuantity: '1.00',
		validFrom: '2026-01-01',
		validTo: null,
		validity: 'now',
		listPrice: '1100.000',
		discount: '10.0000',
		discount2: '3.0000',
		netPrice: '960.300',
		purchasePrice: '960.300',
		version: 1,
	},
];

const central = { code: 'ZENTRAL', bezeichnung: 'Zentrallager' };
const order: Model<'ArticleDocument'> = {
	wf_cid: '4711',
	shortType: 'AU',
	nr: 'AU-2026-00031',
	state: 'in Arbeit',
	date: '2026-11-20',
	customer: { lfdnr: 1001, name: 'Huber Elisabeth' },
};
const movements = (
	[
		['3', '2026-11-24T10:20:00', 'delivery', '-2.00', '24.00', null],
		['2', '2026-11-10T08:05:00', 'receipt', '12.00', '26.00', '950.000'],
		['1', '2026-10-02T09:00:00', 'count', '-1.00', '14.00', null],
	] as const
).map(
	([id, dateTime, kind, quantity, balance, unitCost]): Model<'StockMovement'> => ({
		id,
		dateTime,
		kind,
		warehouse: central,
		lot: 'L2609-30',
		serial: '',
		quantity,
		balance,
		document: kind === 'delivery' ? { ...order, shortType: 'LS', nr: 'LS-2026-00018', state: 'geliefert' } : null,
		note: kind === 'count' ? 'Stichtagsinventur' : '',
		user: 'dora.demo',
		unitCost,
	}),
);

const tabs: Model<'ArticlePermissions'> = [
	['overview', 'Übersicht'],
	['stock', 'Bestand'],
	['salePrices', 'Verkaufspreise'],
	['purchasePrices', 'Einkaufspreise'],
	['movements', 'Bewegungen'],
	['commissionedOrdered', 'Kommissioniert/Bestellt'],
	['openOffers', 'Offene Angebote'],
	['statistics', 'Statistik'],
	['costs', 'Kosten'],
	['edit', 'Bearbeiten'],
].map(([key, bezeichnung = '']) => ({
	key: key as Model<'ArticlePermissionKey'>,
	bezeichnung,
	isTab: key !== 'costs' && key !== 'edit',
}));

/** The tabs of who has the app and none of the rights. */
export const tabsWithoutRights = tabs.filter(
	({ key }) => !['purchasePrices', 'statistics', 'costs', 'edit'].includes(key),
);

const categories: Model<'ArticleCategories'> = [
	{ code: 'REHA', bezeichnung: 'Rehatechnik', articleType: 'HM' },
	{ code: 'WUND', bezeichnung: 'Wundversorgung', articleType: 'VB' },
];
const groups: Model<'ArticleGroups'> = [
	{ code: 'MOB', bezeichnung: 'Mobilität', articleCategory: 'REHA' },
	{ code: 'VERB', bezeichnung: 'Verband', articleCategory: 'WUND' },
];

/** A page of a list of articles as the server would cut it. */
export function articlePages(rows: readonly Model<'ArticleRow'>[]) {
	return {
		toBody(body: unknown): Model<'ArticlePage'> {
			const { page = 1, size = 50 } = body as { page?: number; size?: number };
			return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
		},
	};
}

/** What the server answers about articles on an ordinary day, to a user with all rights. */
export const articleReplies: readonly Reply[] = [
	reply('get', '/v1/user', {
		userId: 1,
		username: 'dora.demo',
		email: 'dora.demo@kontor.example',
		userLvl: 3,
		admin: false,
		rights: ['health', 'bank', 'costs', 'prices', 'articlesEdit'],
	}),
	reply('get', '/v1/articles/user/permissions', tabs),
	reply('get', '/v1/articles/types', [rehab, wounds]),
	reply('get', '/v1/articles/categories', categories),
	reply('get', '/v1/articles/groups', groups),
	reply('post', '/v1/articlesFilteredDependencies/dependenciesCategories', {
		toBody(body: unknown): Model<'ArticleCategories'> {
			const { articleType = [] } = body as { articleType?: string[] };
			return categories.filter((one) => articleType.length === 0 || articleType.includes(one.articleType));
		},
	}),
	reply('post', '/v1/articlesFilteredDependencies/dependenciesGroups', groups),
	reply('get', '/v1/articles/lists/{list}', [piece, { code: 'KTN', bezeichnung: 'Karton' }]),
	reply('post', '/v1/articles/search/filtered', articlePages(articleRows(240))),
	reply('get', '/v1/articles/{nr}', article),
	reply('get', '/v1/articles/{nr}/record', articleRecord),
	reply('get', '/v1/articles/{nr}/image', { image: null }),
	reply('post', '/v1/articles/search/suppliers', [{ lfdnr: 1301, name: 'Rehatechnik Alpenland GmbH', city: 'Graz' }]),
	reply('get', '/v1/articles/{nr}/checkboxes', {
		isActive: true,
		isStocked: true,
		isDiscountable: true,
		isOrderable: true,
		lotDuty: false,
		serialDuty: false,
		needsApproval: true,
		isRental: false,
		isMedicalDevice: true,
	}),
	reply('get', '/v1/articles/{nr}/inventory', {
		inventory: '24.00',
		reserved: '3.00',
		available: '21.00',
		ordered: '12.00',
		forecast: '33.00',
		minStock: '5.00',
		stockState: 'available',
	}),
	reply('get', '/v1/articles/{nr}/characteristics', { vpe: '4.00', minStock: '5.00', dep: '950.000', dbzk: null }),
	reply('get', '/v1/articles/{nr}/stock', {
		inventory: '24.00',
		reserved: '3.00',
		ordered: '12.00',
		available: '21.00',
		rows: [
			{ warehouse: central, lot: 'L2405-30', serial: '', expiry: '2026-10-31', isExpired: true, inventory: '4.00' },
			{ warehouse: central, lot: 'L2609-30', serial: '', expiry: '2028-03-31', isExpired: false, inventory: '14.00' },
			{
				warehouse: { code: 'WIEN', bezeichnung: 'Filiale Wien' },
				lot: '',
				serial: 'SN-0042',
				expiry: null,
				isExpired: false,
				inventory: '6.00',
			},
		],
	}),
	reply('get', '/v1/articles/{nr}/movements', { rows: movements, total: movements.length }),
	reply('get', '/v1/articles/{nr}/commissionedOrdered', [
		{ kind: 'commissioned', document: order, deliveryDate: '2026-12-04', quantity: '5.00', open: '3.00' },
	]),
	reply('get', '/v1/articles/{nr}/openOffers', [
		{
			document: { ...order, shortType: 'AN', nr: 'AN-2026-00012', state: 'offen' },
			quantity: '1.00',
			price: '1250.000',
			isGross: false,
		},
	]),
	reply('get', '/v1/statistics/article/{nr}/totalrevenue', { net: '12450.00', quantity: '10.00', documents: 7 }),
	reply(
		'get',
		'/v1/statistics/article/{nr}/revenue',
		Array.from({ length: 12 }, (_, index) => ({
			from: `2026-${String(index + 1).padStart(2, '0')}-01`,
			net: String(1250 * (index % 4)),
			quantity: String(index % 4),
			documents: index % 4,
		})),
	),
	reply('get', '/v1/statistics/article/{nr}/SaleDataPerAddress', [
		{ address: { lfdnr: 1001, name: 'Huber Elisabeth' }, net: '2500.00', quantity: '2.00', documents: 2 },
	]),
	reply('get', '/v1/statistics/article/{nr}/SaleDataSM', [
		{ characteristic: piece, net: '12450.00', quantity: '10.00', documents: 7 },
	]),
	reply('get', '/v1/statistics/article/{nr}/SaleDataSMPerAddress/{characteristic}', []),
	reply('get', '/v1/articles/{nr}/prices/sales', salePrices),
	reply('get', '/v1/articles/{nr}/prices/purchases', purchasePrices),
];

/** The same to a user without any right. */
export const articleRepliesWithoutRights: readonly Reply[] = [
	...articleReplies,
	reply('get', '/v1/user', {
		userId: 2,
		username: 'max.verkauf',
		email: 'max.verkauf@kontor.example',
		userLvl: 1,
		admin: false,
		rights: [],
	}),
	reply('get', '/v1/articles/user/permissions', tabsWithoutRights),
	reply('post', '/v1/articles/search/filtered', articlePages(articleRows(240).map(({ dep: _dep, ...row }) => row))),
	reply('get', '/v1/articles/{nr}/characteristics', { vpe: '4.00', minStock: '5.00' }),
];
