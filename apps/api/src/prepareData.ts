import type { Config } from './config.ts';
import type { Database } from './database/database.ts';

/** A sign-in that is printed at start. */
export interface PrintedAccount {
	readonly username: string;
	readonly password: string;
}

/** placeholder */
export async function prepareData(_database: Database, _config: Config): Promise<PrintedAccount[]> {
	return [];
}
