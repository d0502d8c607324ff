import { parseArgs } from 'node:util';
import { identityOf } from '@kontor/domain/identity';
import {
	type AppKey,
	apps as allApps,
	type DataRight,
	dataRights,
	isAppKey,
	isDataRight,
} from '@kontor/domain/permissions';
import { visibleText } from '@kontor/german/visibleText';
import { readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { hashNewPassword, readPassword } from './newPassword.ts';
import { recordOperator } from './operatorAudit.ts';

/** A user as an operator describes it. */
export interface NewUser {
	/** Sign-in name, one form of which nobody else has (`identityOf`). */
	readonly username: string;
	/** At least 12 characters. */
	readonly password: string;
	readonly admin: boolean;
	readonly apps: readonly AppKey[];
	readonly rights: readonly DataRight[];
}

/** Adds a user with its apps and rights, all or nothing, and gives its number; throws for a short password or a name in use. */
export async function addUser({ db }: Database, { username, password, admin, apps, rights }: NewUser): Promise<number> {
	const identity = identityOf(username);
	if (identity === '') throw new Error('a user needs a name');
	const shown = visibleText(username).normalize('NFC').trim();
	const password_hash = await hashNewPassword(password);
	return db.transaction().execute(async (transaction) => {
		const user = await transaction
			.insertInto('users')
			.values({ username: shown, identity, password_hash, admin })
			.onConflict((conflict) => conflict.doNothing())
			.returning('user_id')
			.executeTakeFirst();
		if (user === undefined) throw new Error(`the name ${shown} is in use`);
		const { user_id } = user;
		if (apps.length > 0) {
			await transaction
				.insertInto('user_apps')
				.columns(['user_id', 'app_id'])
				.expression(({ selectFrom, val }) =>
					selectFrom('apps')
						.select([val(user_id).as('user_id'), 'app_id'])
						.where('key', 'in', apps),
				)
				.execute();
		}
		if (rights.length > 0) {
			await transaction
				.insertInto('user_rights')
				.values(rights.map((key) => ({ user_id, key })))
				.execute();
		}
		await recordOperator(transaction, 'userAdded', user_id);
		return user_id;
	});
}

/** The apps named between commas; throws for an unknown one. */
export function readApps(names: string): AppKey[] {
	return names.split(',').flatMap((name) => {
		const key = name.trim();
		if (key === '') return [];
		if (!isAppKey(key))
			throw new Error(`there is no app ${key}; there are ${allApps.map((app) => app.key).join(', ')}`);
		return [key];
	});
}

/** The rights to data named between commas; throws for an unknown one. */
export function readRights(names: string): DataRight[] {
	return names.split(',').flatMap((name) => {
		const key = name.trim();
		if (key === '') return [];
		if (!isDataRight(key)) throw new Error(`there is no right ${key}; there are ${dataRights.join(', ')}`);
		return [key];
	});
}

async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			name: { type: 'string', default: '' },
			admin: { type: 'boolean', default: false },
			apps: { type: 'string', default: '' },
			rights: { type: 'string', default: '' },
		},
	});
	const apps = readApps(values.apps);
	const rights = readRights(values.rights);
	const password = await readPassword();
	const database = await openDatabase(readConfig(process.env));
	try {
		const { name: username, admin } = values;
		const userId = await addUser(database, { username, password, admin, apps, rights });
		console.log(`User ${values.name} added (${userId})`);
	} finally {
		await database.close();
	}
}

if (import.meta.main) {
	await main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
