import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { type ListBounds, searchArticles } from './articleList.ts';
import type { ArticleReader } from './articleRows.ts';

type Question = Parameters<typeof searchArticles>[2];
type Filter = Partial<Omit<Question, 'page' | 'size'>>;

let server: TestApp;
let suppliers: readonly number[];

const reader: ArticleReader = {
	session: {
		userId: 1,
		sessionId: 'list',
		username: 'demo',
		bearerEndsAt: Number.POSITIVE_INFINITY,
		firma: 1,
		subject: { admin: false, apps: ['crm', 'articles'], rights: ['costs'] },
	},
	today: '2026-11-30',
};

beforeAll(async () => {
	server = await createTestApp();
	await server.database.pool.query(`
		insert into articles (firma, art_nr, name, is_stocked) values (2, 'FREMD-1', 'Rollator einer anderen Firma', true);
		insert into article_purchase_prices (article_id, supplier_lfdnr, list_price, net_price, purchase_price)
			select id, (select min(supplier_lfdnr) from article_purchase_prices), 1, 1, 1 from articles where art_nr = 'FREMD-1';
		insert into stock_balances (article_id, warehouse, quantity) select id, 'WIEN', 5 from articles where art_nr = 'FREMD-1';
		insert into articles (art_nr, name, article_type) select 'OHNE-' || n, 'Ohne Art ' || n, null from generate_series(1, 12) as n`);
	const { rows } = await server.database.pool.query(
		'select supplier_lfdnr as supplier from article_purchase_prices group by 1 order by count(*) desc',
	);
	suppliers = [rows[0].supplier, rows.at(-1).supplier];
});
afterAll(() => server.close());

const all: Question = { sort: 'relevance', direction: 'asc', page: 1, size: 50 };

/** The right list, worked out the simple way: every article is looked at, all are sorted. */
async function expected(filter: Filter): Promise<string[]> {
	const { sort = 'relevance', direction = 'asc' } = filter;
	const way = sort === 'relevance' ? 'asc' : direction;
	const orders: Record<Question['sort'], string> = {
		relevance: 'name, art_nr',
		articleDescription: `name ${way}, art_nr ${way}`,
		artNr: `art_nr ${way}`,
		artNr2: `art_nr2 ${way}, art_nr ${way}`,
		articleType: `article_type ${way} nulls last, name ${way}, art_nr ${way}`,
		articleCategory: `article_category ${way} nulls last, name ${way}, art_nr ${way}`,
		articleGroup: `article_group ${way} nulls last, name ${way}, art_nr ${way}`,
		inventory: `on_hand ${way}, id ${way}`,
		dep: `dep ${way} nulls last, id ${way}`,
	};
	const { rows } = await server.database.pool.query<{ nr: string }>(
		`select art_nr as nr from articles join article_stock stock on stock.article_id = articles.id
		where firma = 1 and ($1::text[] is null or article_type = any($1)) and ($2::boolean is null or is_active = $2)
			and ($3::int is null or exists (select from article_purchase_prices p where p.article_id = articles.id and supplier_lfdnr = $3))
			and ($4::text[] is null or exists (select from stock_balances b where b.article_id = articles.id
				and quantity <> 0 and warehouse = any($4)))
			and ($5::text[] is null or is_stocked and case when on_hand < 0 then 'negative' when on_hand = 0 then 'none'
				when on_hand < min_stock then 'low' else 'available' end = any($5))
			and ($6::text is null or search_words like '% ' || $6 || '%')
		order by ${orders[sort]}`,
		[
			filter.articleType ?? null,
			filter.isActive ?? null,
			filter.supplier ?? null,
			filter.warehouse ?? null,
			filter.stockState ?? null,
			filter.articleDescription ?? null,
		],
	);
	return rows.map(({ nr }) => nr);
}

async function listed(filter: Filter, bounds: ListBounds | undefined, size: number) {
	const found: string[] = [];
	let count = 0;
	for (let page = 1; ; page++) {
		const { rows, total } = await searchArticles(server.database.db, reader, { ...all, ...filter, page, size }, bounds);
		count = total;
		found.push(...rows.map(({ artNr }) => artNr));
		if (rows.length < size) return { found, total: count };
	}
}

// So narrow that each way of reading is taken by some filter, and several by one.
const narrow: ListBounds = { counted: 60, coded: 90, few: 25, spread: 15, soon: 40, first: 20 };

describe('the list holds what its filter says, in its order', () => {
	const filters: readonly Filter[] = [
		{},
		{ articleType: ['VB'] },
		{ articleType: ['VB', 'HM'], isActive: true },
		{ stockState: ['low'] },
		{ stockState: ['none', 'negative'] },
		{ stockState: ['available'] },
		{ warehouse: ['WIEN'] },
		{ warehouse: ['GRAZ', 'WIEN'] },
		{ warehouse: ['NIRGENDS'] },
		{ warehouse: ['WIEN'], stockState: ['low'] },
		{ warehouse: ['WIEN', 'GRAZ'], stockState: ['available', 'none'], articleType: ['HM'] },
		{ articleDescription: 'ohne' },
	];
	const sorts = ['relevance', 'artNr', 'artNr2', 'articleType', 'inventory', 'dep'] as const;
	test.each(
		filters.flatMap((filter) => [
			{ ...filter, sort: sorts[filters.indexOf(filter) % sorts.length] ?? 'relevance' },
			{ ...filter, sort: 'articleType', direction: 'desc' } as const,
			{ ...filter, sort: 'inventory', direction: 'desc' } as const,
		]),
	)('%j', async (filter) => {
		const wanted = await expected(filter);
		const whole = await listed(filter, undefined, 200);
		expect(whole).toEqual({ found: wanted, total: wanted.length });
		for (const size of [7, 20]) {
			const read = await listed(filter, narrow, size);
			expect(read.total).toBe(Math.min(wanted.length, narrow.counted));
			expect(read.found).toEqual(wanted.slice(0, read.found.length));
			expect(read.found.length).toBeGreaterThanOrEqual(read.total);
		}
	});

	test('of a supplier, alone and with what else narrows', async () => {
		for (const supplier of suppliers) {
			for (const filter of [
				{ supplier },
				{ supplier, warehouse: ['WIEN'], sort: 'articleType', direction: 'desc' },
			] as const) {
				const wanted = await expected(filter as Filter);
				expect(wanted.length).toBeGreaterThan(0);
				expect((await listed(filter as Filter, undefined, 200)).found).toEqual(wanted);
				const read = await listed(filter as Filter, { ...narrow, few: 1 }, 20);
				expect(read.found).toEqual(wanted.slice(0, read.found.length));
			}
		}
	});
});

describe('words', () => {
	const named = async (filter: Filter) => (await listed(filter, undefined, 200)).found;

	test('find nothing beside the filter', async () => {
		const some = await named({ q: 'ohne art', sort: 'artNr' });
		expect(some).toHaveLength(12);
		expect(await named({ q: 'ohne art', articleType: ['HM'] })).toEqual([]);
		expect(await named({ q: 'ohne art', stockState: ['available'] })).toEqual([]);
	});

	test('with a slip are found where more have the word than are ranked', async () => {
		await server.database.pool.query(`insert into articles (art_nr, name)
			select 'VIELE-' || n, 'Zwiebelschneider ' || n from generate_series(1, 320) as n`);
		const { total, rows } = await searchArticles(server.database.db, reader, { ...all, q: 'zwiebelschnieder' });
		expect(total).toBe(320);
		expect(rows).toHaveLength(50);
		expect(await named({ q: 'zwiebelschnieder', isActive: false })).toEqual([]);
	});
});
