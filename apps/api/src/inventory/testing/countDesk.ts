import { expect } from 'vitest';
import { type NewMovement, postMovements } from '../../articles/stock/postMovements.ts';
import type { Answer, Input } from '../../contract/contract.ts';
import type { TestApp } from '../../testing/testApp.ts';

type Entry = Input<'addCountScans'>['body']['entries'][number];

/** Counts articles of its own in a warehouse, as clients do. */
export interface CountDesk {
	/** An article with a stock in the central warehouse and a shelf of its own. */
	article(stock?: string, values?: Record<string, unknown>): Promise<{ artNr: string; id: number; shelf: string }>;
	move(article: number, quantity: string, more?: Partial<NewMovement>): Promise<void>;
	begin(shelves: readonly string[], more?: Record<string, unknown>): Promise<number>;
	send(lfdnr: number, entries: readonly Partial<Entry>[], bearer: string): Promise<Answer<'addCountScans'>>;
	lines(lfdnr: number, question?: object, bearer?: string): Promise<Answer<'searchCountLines'>>;
	line(lfdnr: number, artNr: string): Promise<Answer<'searchCountLines'>['rows'][number] | undefined>;
	session(lfdnr: number, bearer?: string): Promise<Answer<'getCountSession'>>;
	/** Takes a count through these states. */
	go(lfdnr: number, ...states: string[]): Promise<void>;
	post(lfdnr: number, bearer: string, except?: readonly string[]): ReturnType<TestApp['ask']>;
	onHand(article: number): Promise<string>;
}

/** An entry of the log that counts one piece of something nobody knows, unless it says otherwise. */
export function entryOf(more: Partial<Entry>): Entry {
	return {
		id: crypto.randomUUID(),
		at: new Date().toISOString(),
		code: '',
		artNr: null,
		count: '1',
		factor: '1',
		place: '',
		lot: '',
		serial: '',
		expiry: null,
		note: '',
		undoes: null,
		round: 1,
		...more,
	};
}

/** A desk of the leader whose bearer this is. */
export function createCountDesk(server: TestApp, leader: string): CountDesk {
	const at = (lfdnr: number, rest = '') => `/api/v1/inventory/sessions/${lfdnr}${rest}`;

	async function ok<Result>(asked: ReturnType<TestApp['ask']>): Promise<Result> {
		const response = await asked;
		expect([response.statusCode < 300, response.body]).toEqual([true, response.body]);
		return response.json() as Result;
	}

	const desk: CountDesk = {
		async article(stock = '0', values = {}) {
			const artNr = `K${crypto.randomUUID().slice(0, 12)}`;
			const { id } = await server.database.db
				.insertInto('articles')
				.values({ name: 'Gezählte Ware', ...values, art_nr: artNr })
				.returning('id')
				.executeTakeFirstOrThrow();
			const shelf = `R-${id}`;
			await server.database.db
				.insertInto('article_places')
				.values({ article_id: id, warehouse: 'ZENTRAL', shelf })
				.execute();
			if (Number(stock) !== 0) await desk.move(id, stock, { at: '2026-01-05T08:00:00Z' });
			return { artNr, id, shelf };
		},
		move: (article, quantity, more = {}) =>
			server.database.db.transaction().execute((db) =>
				postMovements(db, 1, [
					{
						article,
						warehouse: 'ZENTRAL',
						lot: '',
						serial: '',
						quantity,
						at: null,
						kind: quantity.startsWith('-') ? 'delivery' : 'receipt',
						wfCid: null,
						unitCost: null,
						note: '',
						...more,
					},
				]),
			),
		async begin(shelves, more = {}) {
			const body = { title: 'Zählung', warehouse: 'ZENTRAL', kind: 'permanent', keyDate: null, isBlind: true, shelves };
			const { lfdnr } = await ok<{ lfdnr: number }>(
				server.ask('POST', '/api/v1/inventory/sessions', { bearer: leader, body: { ...body, ...more } }),
			);
			return lfdnr;
		},
		send: (lfdnr, entries, bearer) =>
			ok(server.ask('POST', at(lfdnr, '/scans'), { bearer, body: { device: 'probe', entries: entries.map(entryOf) } })),
		lines: (lfdnr, question = {}, bearer = leader) =>
			ok(server.ask('POST', at(lfdnr, '/lines/search'), { bearer, body: { size: 200, ...question } })),
		line: async (lfdnr, artNr) => (await desk.lines(lfdnr)).rows.find((line) => line.artNr === artNr),
		session: (lfdnr, bearer = leader) => ok(server.ask('GET', at(lfdnr), { bearer })),
		async go(lfdnr, ...states) {
			for (const state of states) {
				const { version } = await desk.session(lfdnr);
				const headers = { 'if-match': `"${version}"` };
				await ok(server.ask('PUT', at(lfdnr, '/state'), { bearer: leader, body: { state }, headers }));
			}
		},
		async post(lfdnr, bearer, except = []) {
			const { version } = await desk.session(lfdnr);
			const headers = { 'if-match': `"${version}"` };
			return server.ask('POST', at(lfdnr, '/posting'), { bearer, body: { except }, headers });
		},
		async onHand(article) {
			const { rows } = await server.database.pool.query(
				'select on_hand::text from article_stock where article_id = $1',
				[article],
			);
			return rows[0].on_hand;
		},
	};
	return desk;
}
