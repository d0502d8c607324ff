import { type Connection, openConnection } from './httpConnection.ts';

/** One answered request: what for, how long it took in milliseconds, and whether the answer was the right one. */
export interface Taken {
	readonly kind: 'search' | 'list' | 'open' | 'poll';
	readonly ms: number;
	readonly isError: boolean;
}

/** A signed-in member of staff. */
export interface StaffMember {
	readonly port: number;
	readonly bearer: string;
	/** Distinguishes what each looks for. */
	readonly number: number;
}

const surnames = [
	...[
		'Müller',
		'Huber',
		'Gruber',
		'Wagner',
		'Steiner',
		'Pichler',
		'Moser',
		'Mayer',
		'Hofer',
		'Leitner',
		'Berger',
		'Fuchs',
	],
	...[
		'Eder',
		'Fischer',
		'Schmid',
		'Winkler',
		'Weber',
		'Schwarz',
		'Maier',
		'Schneider',
		'Reiter',
		'Brunner',
		'Baumgartner',
	],
];
const parts = ['', '/documents', '/interactions', '/contactPersons', '/customerGroups'];

/**
 * Works without a pause until `until` (of `performance.now()`): types a name, opens a hit with all its parts, looks at
 * the notifications, and now and then at the list of addresses. Reports each request.
 */
export async function work(member: StaffMember, until: number, report: (taken: Taken) => void): Promise<void> {
	const connection = openConnection(member.port);
	try {
		for (let turn = member.number; performance.now() < until; turn++) await takeTurn(connection, member, turn, report);
	} finally {
		connection.close();
	}
}

/** Asks a bare server for one row after another until `until`, over a connection like that of a member of staff. */
export async function askRows(
	port: number,
	numbers: readonly number[],
	until: number,
	report: (ms: number) => void,
): Promise<void> {
	const connection = openConnection(port);
	try {
		for (let turn = 0; performance.now() < until; turn++) {
			const begun = performance.now();
			await connection.request('GET', `/addresses/${numbers[turn % numbers.length]}`, {});
			report(performance.now() - begun);
		}
	} finally {
		connection.close();
	}
}

async function takeTurn(
	connection: Connection,
	{ bearer }: StaffMember,
	turn: number,
	report: (taken: Taken) => void,
): Promise<void> {
	const headers = { authorization: `Bearer ${bearer}` };
	async function ask(kind: Taken['kind'], method: string, path: string, body?: object): Promise<string> {
		const begun = performance.now();
		const text = body === undefined ? undefined : JSON.stringify(body);
		const reply = await connection.request(method, `/api/v1/${path}`, headers, text);
		report({ kind, ms: performance.now() - begun, isError: reply.status !== 200 });
		return reply.body;
	}

	const name = surnames[(turn * 7) % surnames.length] ?? '';
	await ask('search', 'POST', 'dashboard/search', { q: name.slice(0, 4) });
	const hits = await ask('search', 'POST', 'dashboard/search', { q: name });
	const addresses = [...hits.matchAll(/"type":"ADDRESS","id":(\d+)/g)].map(([, id]) => id);
	const lfdnr = addresses[turn % Math.max(1, addresses.length)] ?? '1001';
	for (const part of parts) await ask('open', 'GET', `crm/addresses/${lfdnr}${part}`);
	await ask('poll', 'GET', 'notifications');
	if (turn % 4 === 0) await ask('list', 'POST', 'crm/addresses/search/filtered', { name, sort: 'name', size: 50 });
}
