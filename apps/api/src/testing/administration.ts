import pg from 'pg';

/** Runs one statement outside of any transaction. */
export async function runStatement(adminUrl: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: adminUrl });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/** The same server and options, another database. */
export function withDatabase(url: string, database: string): string {
	const changed = new URL(url);
	changed.pathname = `/${database}`;
	return changed.href;
}
