import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { type DemoAccount, demoAccounts, seedDemo } from './seed/seed.ts';

/** Demo accounts, whose passwords are public, are in a database that must not hold any; the message is for the operator. */
export class DemoRefusedError extends Error {
	constructor() {
		super(
			[
				'Diese Datenbank enthält die Demo-Zugänge mit allgemein bekannten Kennwörtern.',
				'Für den echten Betrieb braucht Kontor eine eigene Datenbank; zum Ausprobieren setzen Sie KONTOR_DEMO=1.',
			].join('\n'),
		);
		this.name = 'DemoRefusedError';
	}
}

/**
 * Loads the demo data where the configuration allows them and gives the accounts to print; everywhere else throws a
 * {@link DemoRefusedError} when they are found.
 */
export async function prepareDemo(database: Database, { demo }: Pick<Config, 'demo'>): Promise<readonly DemoAccount[]> {
	if (demo) {
		await seedDemo(database);
		return demoAccounts.filter(({ isShown }) => isShown);
	}
	const found = await database.db.selectFrom('installation').select('key').where('key', '=', 'demo').executeTakeFirst();
	if (found !== undefined) throw new DemoRefusedError();
	return [];
}
