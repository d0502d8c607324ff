import { expect } from 'vitest';
import type { Answer } from '../../contract/contract.ts';
import type { TestApp } from '../../testing/testApp.ts';

/** Numbers of the types of documents. */
export const typeIds = {
	AN: 10,
	KV: 15,
	AU: 20,
	LS: 25,
	RL: 26,
	LH: 27,
	RE: 30,
	SR: 35,
	GU: 40,
	VO: 50,
	BE: 60,
	WE: 65,
};

/** A working copy as it comes over the wire to somebody who sees all of it. */
export type Copy = Answer<'getBusinessDocument'> & {
	readonly wf_cid: string;
	readonly amounts: NonNullable<Answer<'getBusinessDocument'>['amounts']>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A position of goods. */
export function article(text: string, quantity: string, price: string, more: object = {}): object {
	return { kind: 'article', text, quantity, price, ...more };
}

/** Request body for a position that was read. */
export function entryOf(position: Copy['positions'][number]) {
	const {
		amount: _amount,
		vatRate: _rate,
		sourceOpen: _open,
		packQuantity: _pack,
		cost: _cost,
		prescription: _prescription,
		object,
		client,
		...entry
	} = position;
	return { ...entry, objectId: object?.id ?? null, clientId: client?.lfdnr ?? null };
}

/** Somebody who works on documents through HTTP. */
export function deskOf(server: TestApp, bearer: string, customer: number) {
	const call = (method: Method, path: string, body?: object, headers: Record<string, string> = {}, by = bearer) =>
		server.ask(method, `/api/v1/business/${path}`, { bearer: by, headers, ...(body !== undefined && { body }) });

	async function good(answer: ReturnType<typeof call>): Promise<Copy> {
		const response = await answer;
		expect([[200, 201].includes(response.statusCode), response.body]).toEqual([true, response.body]);
		return response.json();
	}

	const at = ({ version }: Pick<Copy, 'version'>) => ({ 'if-match': `"${version}"` });
	const create = (typeId: number, positions: object[], customerId = customer, more: object = {}) =>
		good(call('POST', 'document', { customerId, typeId, documentFoot: {}, positions, ...more }));
	const issue = (copy: Copy, query = '', by = bearer) =>
		call('POST', `document/${copy.wf_cid}/issue${query}`, undefined, at(copy), by);
	const issued = async (typeId: number, positions: object[], customerId = customer, more: object = {}) =>
		good(issue(await create(typeId, positions, customerId, more)));
	const upgrade = ({ wf_cid }: Copy, typeId: number, more: object = {}, headers = {}) =>
		call('PATCH', `document/${wf_cid}/upgrade`, { typeId, ...more }, headers);
	const read = ({ wf_cid }: Pick<Copy, 'wf_cid'>) => good(call('GET', `document/${wf_cid}`));

	return {
		call,
		good,
		create,
		issue,
		issued,
		upgrade,
		read,
		follow: async (copy: Copy, typeId: number, more: object = {}) =>
			good(issue(await good(upgrade(copy, typeId, more)))),
		cancel: async (copy: Copy) => call('POST', `document/${copy.wf_cid}/cancel`, undefined, at(await read(copy))),
		change: (copy: Copy, positions: object[], more: object = {}) =>
			call('PUT', `document/${copy.wf_cid}`, { documentFoot: copy.documentFoot, positions, ...more }, at(copy)),
		open: async (copy: Copy): Promise<string[]> => {
			const { rows } = await server.database.pool.query<{ open: string }>(
				`select trim_scale(open_quantity)::text as open from document_positions
				where wf_cid = $1 and kind = 'article' order by position`,
				[copy.wf_cid],
			);
			return rows.map((row) => row.open);
		},
	};
}

/** Actions of a user at a desk. */
export type Desk = ReturnType<typeof deskOf>;

/** A firm of its own for the documents of one test file. */
export async function newCustomer(server: TestApp): Promise<number> {
	const { lfdnr } = await server.database.db
		.insertInto('addresses')
		.values({ is_person: false, company_name: 'Handwerk Muster', street: 'Hauptplatz 1', plz: '8010', city: 'Graz' })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	return lfdnr;
}
