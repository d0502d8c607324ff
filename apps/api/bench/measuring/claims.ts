import type pg from 'pg';

/** So many rows a bench claims to measure. */
export interface Claim {
	readonly addresses: number;
	readonly documents: number;
	readonly articles: number;
	/** How such data are made. */
	readonly madeBy: string;
}

/** What `pnpm seed --scale 100` makes. */
export const bigSet: Claim = {
	addresses: 200_000,
	documents: 1_000_000,
	articles: 100_000,
	madeBy: 'KONTOR_DATA=… pnpm seed --scale 100',
};

/** What a first start makes. */
export const demoSet: Claim = { addresses: 2_000, documents: 10_000, articles: 1_000, madeBy: 'npm start' };

// Household by household the seed does not end on the round number.
const ENOUGH = 0.95;

const tables = ['addresses', 'documents', 'articles'] as const;

/**
 * Whether the database is too small for a figure that means anything; then one sentence says so, and the run ends with 1.
 */
export async function refusesSmall(pool: pg.Pool, claim: Claim): Promise<boolean> {
	const { rows } = await pool.query<Record<(typeof tables)[number], number>>(
		`select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
	);
	const [held] = rows;
	if (held !== undefined && tables.every((table) => held[table] >= ENOUGH * claim[table])) return false;
	const list = (numbers: Pick<Claim, 'addresses' | 'documents' | 'articles'>) =>
		tables.map((table) => `${numbers[table].toLocaleString('en')} ${table}`).join(', ');
	console.error(
		`This database holds ${held === undefined ? 'nothing' : list(held)}, and the bench measures ${list(claim)}: make them with ${claim.madeBy}.`,
	);
	process.exitCode = 1;
	return true;
}
