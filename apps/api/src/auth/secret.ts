import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** Keys of one installation; every process that shares them accepts the bearers and refresh tokens of the others. */
export interface Keys {
	/** Signs bearers. */
	readonly bearer: KeyObject;
	/** Derives the successor of a refresh token. */
	readonly refresh: KeyObject;
	/** Hides what was typed as a user name in the list of failed sign-ins. */
	readonly account: KeyObject;
}

/** The installation's keys: from the operator's secret, else from one made once and kept in the database. */
export async function loadKeys(db: Db, secret: string | null): Promise<Keys> {
	const master = secret === null ? await storedSecret(db) : Buffer.from(secret);
	const derive = (purpose: string) =>
		createSecretKey(createHmac('sha256', master).update(`kontor ${purpose}`).digest());
	return { bearer: derive('bearer'), refresh: derive('refresh'), account: derive('account') };
}

async function storedSecret(db: Db): Promise<Buffer> {
	await db
		.insertInto('secrets')
		.values({ name: 'master', value: randomBytes(32) })
		// Processes that start together must end up with one secret: the first.
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { value } = await db
		.selectFrom('secrets')
		.select('value')
		.where('name', '=', 'master')
		.executeTakeFirstOrThrow();
	return value;
}
