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
	/^(addresses|documents|articles|interactions|address_health|address_customer_groups|search_vocabulary|tasks|task_objects|task_assignees|task_comments|task_history)$/;

interface Node {
	'Node Type': string;
	'Relation Name'?: string;
	Plans?: Node[];
}

/** The statements whose plan, made once for all values as the server keeps it, reads a big table from end to end. */
export async function findBadPlans(pool: pg.Pool, statements: ReadonlyMap<string, Statement>): Promise<string[]> {
	const client = await pool.connect();
	const bad: string[] = [];
	try {
		await client.query('set plan_cache_mode = force_generic_plan');
		for (const { text, values } of statements.values()) {
			await client.query(`prepare planned as ${text}`);
			const given = values.map((value) => literalOf(value)).join(', ');
			const answer = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
				`explain (format json) execute planned (${given})`,
			);
			await client.query('deallocate planned');
			const plan = answer.rows[0]?.['QUERY PLAN'][0]?.Plan;
			if (plan !== undefined && readsAll(plan)) bad.push(`${text.replace(/\s+/g, ' ')}\n${JSON.stringify(values)}`);
		}
	} finally {
		client.release(true);
	}
	return bad;
}

function readsAll(node: Node): boolean {
	const isScan = node['Node Type'] === 'Seq Scan' && bigTables.test(node['Relation Name'] ?? '');
	return isScan || (node.Plans ?? []).some(readsAll);
}

function literalOf(value: unknown): string {
	if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return pg.escapeLiteral(String(value));
}
