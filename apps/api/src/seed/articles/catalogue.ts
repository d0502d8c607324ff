import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../../database/database.ts';
import { continueAfter, load } from '../load.ts';
import { eanNumber, tradeUnitNumber } from '../numbers.ts';
import { createRandom, type Random } from '../random.ts';
import { dayBefore } from '../records.ts';
import { type Goods, goods, services } from './goods.ts';
import { loadStock } from './stock.ts';

type ArticleRow = Insertable<Tables['articles']>;
type SalePrice = Insertable<Tables['article_sale_prices']>;
type PurchasePrice = Insertable<Tables['article_purchase_prices']>;

/** How many articles are made, for which day, and who supplies them. */
export interface CatalogueSize {
	readonly count: number;
	/** The day (`yyyy-mm-dd`) on which prices hold. */
	readonly today: string;
	/** `lfdnr` of suppliers; at least one. */
	readonly suppliers: readonly number[];
	/** How often the movements of stock are repeated; 1 gives six for each article. */
	readonly movementRounds: number;
}

/** Fills the articles with their packs and prices; the same size gives the same catalogue. */
export async function loadCatalogue(client: pg.PoolClient, size: CatalogueSize): Promise<void> {
	await load(client, 'articles', articleRows(size.count));
	await load(client, 'article_packs', packRows(size.count));
	await load(client, 'article_sale_prices', salePrices(size));
	await load(client, 'article_purchase_prices', purchasePrices(size));
	await loadStock(client, size.today, size.movementRounds);
	await continueAfter(client, 'articles', 'id');
}

const typeOf: Readonly<Record<string, string>> = {
	REHA: 'HM',
	ATEM: 'HM',
	PROTH: 'HM',
	KOMP: 'HB',
	BAND: 'HB',
	ORTHO: 'HB',
	INKO: 'VB',
	WUND: 'VB',
	HYG: 'VB',
	DIAB: 'VB',
	DIAG: 'MG',
};

const statisticGroups: Readonly<Record<string, string>> = { HM: 'REHA', HB: 'ORTHO', VB: 'MED', MG: 'SAN' };

function goodsAt(index: number): Goods {
	const found = goods[index % goods.length];
	if (found === undefined) throw new Error('No goods');
	return found;
}

function isGoods(index: number): boolean {
	return index >= services.length;
}

function* articleRows(count: number): Generator<ArticleRow> {
	const random = createRandom('articles');
	for (let index = 0; index < count; index++) yield isGoods(index) ? goodsRow(index, random) : serviceRow(index);
}

function serviceRow(index: number): ArticleRow {
	const { price: _price, ...row } = services[index] ?? services[0];
	const isRental = row.article_type === 'MW';
	const duties = { lot_duty: false, serial_duty: false, needs_approval: isRental, is_rental: isRental };
	return {
		...common(index),
		...row,
		...duties,
		art_nr2: '',
		ean: '',
		gtins: '',
		statistic_group: 'LEIST',
		statistic_code: 'B',
		revenue_group: isRental ? 'MIET' : 'DL20',
		is_stocked: false,
		is_medical_device: false,
		vpe: '1',
		is_active: true,
	};
}

/** An article; the count decides what it is, so that names repeat only in their size or colour. */
function goodsRow(index: number, random: Random): ArticleRow {
	const { kind, category, group, makes, sizes, unit, traced, carton } = goodsAt(index);
	const series = Math.floor(index / goods.length);
	const make = makes[series % makes.length] ?? '';
	const size = sizes[Math.floor(series / makes.length) % sizes.length] ?? '';
	const edition = Math.floor(series / (makes.length * sizes.length));
	const article_type = typeOf[category] ?? 'HM';
	return {
		...common(index),
		art_nr: `${kind.slice(0, 2).toUpperCase()}${String(100_000 + index)}`,
		name: `${kind} ${make} ${size}${edition > 0 ? ` Serie ${edition + 1}` : ''}`,
		article_type,
		article_category: category,
		article_group: group,
		unit,
		lot_duty: traced === 'lot',
		serial_duty: traced === 'serial',
		needs_approval: article_type === 'HM',
		is_rental: false,
		art_nr2: random.chance(0.3) ? `H-${random.int(10_000, 99_999)}.${random.int(10, 99)}` : '',
		ean: eanNumber(index),
		gtins: carton > 0 ? tradeUnitNumber(index) : '',
		statistic_group: statisticGroups[article_type] ?? 'SAN',
		statistic_code: random.pick(['A', 'B', 'B', 'C']),
		revenue_group: 'HW20',
		is_stocked: true,
		is_medical_device: article_type !== 'VB' || traced === 'lot',
		vpe: String(carton > 0 ? carton : 1),
		is_active: random.chance(0.95),
	};
}

function common(index: number) {
	return { id: index + 1, firma: 1, vat_code: 'N', commission_group: index % 3 === 0 ? 'P1' : 'P0' };
}

function* packRows(count: number): Generator<Insertable<Tables['article_packs']>> {
	for (let index = services.length; index < count; index++) {
		const { carton } = goodsAt(index);
		if (carton === 0) continue;
		yield { article_id: index + 1, unit: 'KTN', quantity: String(carton), gtin: tradeUnitNumber(index) };
	}
}

/** The net price in cents; dearer makes and sizes cost more. */
function centsOf(index: number): number {
	if (!isGoods(index)) return Math.round((services[index]?.price ?? 1) * 100);
	const { price, makes, sizes } = goodsAt(index);
	const step = Math.floor(index / goods.length) % (makes.length * sizes.length);
	const share = makes.length * sizes.length === 1 ? 0 : step / (makes.length * sizes.length - 1);
	return Math.round((price[0] + (price[1] - price[0]) * share) * 100);
}

function euros(cents: number): string {
	return (cents / 100).toFixed(3);
}

function* salePrices({ count, today }: CatalogueSize): Generator<SalePrice> {
	const [year = '2026'] = today.split('-');
	for (let index = 0; index < count; index++) {
		const cents = centsOf(index);
		const row = { article_id: index + 1, unit: unitOf(index), is_gross: false };
		const prices = (net: number) => ({ net_price: euros(net), gross_price: euros(Math.round(net * 1.2)) });
		// One in forty has a gap today: no price holds.
		const isGap = isGoods(index) && index % 40 === 17;
		const kind = { price_list: 'STD', min_quantity: '1' };
		yield {
			...row,
			...kind,
			valid_from: null,
			valid_to: `${Number(year) - 1}-12-31`,
			...prices(Math.round(cents * 0.96)),
		};
		yield {
			...row,
			...kind,
			valid_from: isGap ? dayBefore(today, -30) : `${year}-01-01`,
			valid_to: null,
			...prices(cents),
		};
		if (index % 5 === 2) {
			const many = { price_list: 'STD', min_quantity: '10', valid_from: `${year}-01-01`, valid_to: null };
			yield { ...row, ...many, ...prices(Math.round(cents * 0.92)) };
		}
		if (index % 4 === 1) {
			const homes = { price_list: 'HEIM', min_quantity: '1', valid_from: `${year}-01-01`, valid_to: null };
			yield { ...row, ...homes, ...prices(Math.round(cents * 0.9)) };
		}
	}
}

function unitOf(index: number): string {
	return isGoods(index) ? goodsAt(index).unit : (services[index]?.unit ?? 'STK');
}

function* purchasePrices({ count, today, suppliers }: CatalogueSize): Generator<PurchasePrice> {
	const random = createRandom('purchase prices');
	const [year = '2026'] = today.split('-');
	for (let index = services.length; index < count; index++) {
		const list = Math.round(centsOf(index) * (0.62 + 0.1 * random.next()));
		const discount = random.pick([0, 5, 10, 15]);
		const discount2 = random.pick([0, 0, 2, 3]);
		const net = Math.round(list * (1 - discount / 100) * (1 - discount2 / 100));
		yield {
			article_id: index + 1,
			supplier_lfdnr: suppliers[index % suppliers.length] ?? 0,
			supplier_number: random.chance(0.7) ? String(random.int(100_000, 999_999)) : '',
			min_quantity: '1',
			valid_from: `${year}-01-01`,
			valid_to: null,
			list_price: euros(list),
			discount: String(discount),
			discount2: String(discount2),
			net_price: euros(net),
			purchase_price: euros(net),
		};
	}
}
