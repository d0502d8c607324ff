import pg from 'pg';

/** A statement with the values of one of its uses. */
export interface Statement {
	readonly text: string;
	readonly values: readonly unknown[];
}

/** Runs the work and notes each statement with parameters that it sends, once, with the values of its first use. */
export async function recordStatements(work: () => Promise<void>): Promise<Map<string, Statement>> {
	const found = new Map<string, Statement>();
	const original = pg.Client.prototype.query;
	pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
		const [config] = args;
		if (typeof config === 'object' && config !== null && 'text' in config && 'values' in config) {
			const { text, values } = config as Statement;
			if (!found.has(text) && values.length > 0) found.set(text, { text, values });
		}
		return Reflect.apply(original, this, args);
	} as typeof original;
	try {
		await work();
	} finally {
		pg.Client.prototype.query = original;
	}
	return found;
}

const bigTables =
	/^(addresses|documents|articles|interactions|address_health|address_customer_groups|search_vocabulary|tasks|task_objects|task_assignees|task_comments|task_history|task_watchers|notifications|opened_records|stock_movements|stock_balances|article_stock|article_sale_prices|article_purchase_prices|article_packs|article_lots|document_positions|appointments|appointment_resources|appointment_addresses)$/;

interface Node {
	'Node Type': string;
	'Relation Name'?: string;
	'Index Name'?: string;
	'Subplan Name'?: string;
	'Plan Rows': number;
	Plans?: Node[];
}

/** A subquery that is answered for so many rows at once reads more than its statement needs. */
const HASHED_TO = 10_000;

/** The statements whose plan, made once for all values as the server keeps it, reads a big table from end to end. */
export async function findBadPlans(pool: pg.Pool, statements: ReadonlyMap<string, Statement>): Promise<string[]> {
	const client = await pool.connect();
	try {
		return await badPlansOf((text) => client.query(text), statements);
	} finally {
		client.release(true);
	}
}

/** The same on one connection, such as that of a transaction; the way plans are made there stays changed. */
export async function badPlansOf(ask: Ask, statements: ReadonlyMap<string, Statement>): Promise<string[]> {
	const bad: string[] = [];
	await ask('set plan_cache_mode = force_generic_plan');
	for (const statement of statements.values()) {
		if (readsAll(await planOf(ask, statement)))
			bad.push(`${statement.text.replace(/\s+/g, ' ')}\n${JSON.stringify(statement.values)}`);
	}
	return bad;
}

/** Each reading of a table by the statements, in its kind of scan and its index, by plans made once for all values. */
export async function scansOf(
	pool: pg.Pool,
	statements: ReadonlyMap<string, Statement>,
	table: string,
): Promise<string[]> {
	const client = await pool.connect();
	try {
		await client.query('set plan_cache_mode = force_generic_plan');
		const scans: string[] = [];
		for (const statement of statements.values()) {
			const plan = await planOf((text) => client.query(text), statement);
			scans.push(...scansIn(plan, table));
		}
		return scans;
	} finally {
		client.release(true);
	}
}

function scansIn(node: Node, table: string): string[] {
	const own = node['Relation Name'] === table ? [`${node['Node Type']} ${node['Index Name'] ?? ''}`.trim()] : [];
	return [...own, ...(node.Plans ?? []).flatMap((plan) => scansIn(plan, table))];
}

type Ask = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

async function planOf(ask: Ask, { text, values }: Statement): Promise<Node> {
	await ask(`prepare planned as ${text}`);
	const given = values.map((value) => literalOf(value)).join(', ');
	const { rows } = await ask(`explain (format json) execute planned (${given})`);
	await ask('deallocate planned');
	const [answer] = rows as readonly { 'QUERY PLAN': { Plan: Node }[] }[];
	const plan = answer?.['QUERY PLAN'][0]?.Plan;
	if (plan === undefined) throw new Error('Each statement that can be prepared has a plan');
	return plan;
}

function readsAll(node: Node): boolean {
	const isScan = node['Node Type'] === 'Seq Scan' && bigTables.test(node['Relation Name'] ?? '');
	return isScan || hashesMany(node) || (node.Plans ?? []).some(readsAll);
}

function hashesMany({ Plans = [], ...own }: Node): boolean {
	const conditions = JSON.stringify(own);
	return Plans.some((plan) => conditions.includes(`hashed ${plan['Subplan Name']})`) && plan['Plan Rows'] > HASHED_TO);
}

function literalOf(value: unknown): string {
	if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return pg.escapeLiteral(String(value));
}
