import { parseArgs } from 'node:util';
import { identityOf } from '@kontor/domain/identity';
import { readConfig } from '../../config.ts';
import { type Database, type Db, openDatabase } from '../../database/database.ts';
import type { AuditAction } from '../audit.ts';
import { hashNewPassword, readPassword } from './newPassword.ts';
import { recordOperator } from './operatorAudit.ts';

/** Keeps a user from signing in and ends all sessions of that user at once. */
export function disableUser(database: Database, username: string): Promise<void> {
	return changeUser(database, username, 'userDisabled', { disabled: true });
}

/** Lets a disabled user sign in again; the earlier sessions stay ended. */
export function enableUser(database: Database, username: string): Promise<void> {
	return changeUser(database, username, 'userEnabled', { disabled: false });
}

/** Gives a user another password and ends all sessions that were started with the earlier one; throws for a short one. */
export async function changePassword(database: Database, username: string, password: string): Promise<void> {
	const password_hash = await hashNewPassword(password);
	await changeUser(database, username, 'passwordChanged', { password_hash });
}

/** Ends all sessions of a user, or with null of everybody, and tells how many they were. */
export function endSessions({ db }: Database, username: string | null): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const userId = username === null ? null : await userIdOf(transaction, username);
		const ended = await transaction
			.updateTable('sessions')
			.set(({ fn }) => ({ ended_at: fn<string>('now', []), end_reason: 'operator' }))
			.where('ended_at', 'is', null)
			.$if(userId !== null, (query) => query.where('user_id', '=', userId))
			.executeTakeFirst();
		await recordOperator(transaction, 'sessionsEnded', userId);
		return Number(ended.numUpdatedRows);
	});
}

// That the sessions end with it is the database's to see to, so that no other way of changing a user forgets them.
function changeUser(
	{ db }: Database,
	username: string,
	action: AuditAction,
	change: { readonly disabled: boolean } | { readonly password_hash: string },
): Promise<void> {
	return db.transaction().execute(async (transaction) => {
		const userId = await userIdOf(transaction, username);
		await transaction.updateTable('users').set(change).where('user_id', '=', userId).execute();
		await recordOperator(transaction, action, userId);
	});
}

async function userIdOf(db: Db, username: string): Promise<number> {
	const user = await db
		.selectFrom('users')
		.select('user_id')
		.where('identity', '=', identityOf(username))
		.executeTakeFirst();
	if (user === undefined) throw new Error(`there is no user ${username}; --name names one`);
	return user.user_id;
}

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { name: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
	});
	const [command = ''] = positionals;
	const { name, all } = values;
	if (all && (command !== 'sessions:end' || name !== '')) throw new Error('--all stands alone, with sessions:end');
	const password = command === 'user:password' ? await readPassword() : '';
	const database = await openDatabase(readConfig(process.env));
	try {
		console.log(await run(database, command, all ? null : name, password));
	} finally {
		await database.close();
	}
}

async function run(database: Database, command: string, name: string | null, password: string): Promise<string> {
	if (command === 'sessions:end') return `${await endSessions(database, name)} sessions ended`;
	if (name === null) throw new Error('--name names a user');
	switch (command) {
		case 'user:disable':
			await disableUser(database, name);
			return `User ${name} is disabled, all sessions have ended`;
		case 'user:enable':
			await enableUser(database, name);
			return `User ${name} may sign in`;
		case 'user:password':
			await changePassword(database, name, password);
			return `User ${name} has another password, all sessions have ended`;
		default:
			throw new Error(`there is no command ${command}`);
	}
}

if (import.meta.main) {
	await main().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}
