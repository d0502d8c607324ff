import { crc32, deflateSync } from 'node:zlib';
import { identityOf } from '@kontor/domain/identity';
import { type DataRight, dataRights } from '@kontor/domain/permissions';
import type { Insertable } from 'kysely';
import { hashPassword } from '../auth/password.ts';
import type { Tables } from '../database/database.ts';

/** An account of the demo data. Its password is public: it must never reach a database that holds real data. */
export interface DemoAccount {
	readonly userId: number;
	readonly username: string;
	readonly password: string;
	/** Full name, as notifications and interactions show it. */
	readonly name: string;
	readonly admin: boolean;
	readonly disabled: boolean;
	/** Numbers of the apps it may use. */
	readonly apps: readonly number[];
	/** Rights to data. */
	readonly rights: readonly DataRight[];
	/** For people who try the demo; the others serve tests. */
	readonly isShown: boolean;
}

const everyApp = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** All demo accounts; `server.ts` prints the shown ones. */
export const demoAccounts: readonly DemoAccount[] = [
	{ ...account(1, 'demo', 'demo-kontor', 'Dora Demo', everyApp), rights: dataRights },
	account(2, 'verkauf', 'verkauf-kontor', 'Valentin Verkauf', [1, 4, 5]),
	{ ...account(3, 'admin', 'admin-kontor', 'Adele Admin', everyApp), admin: true, rights: dataRights },
	{ ...account(4, 'gesperrt', 'gesperrt-kontor', 'Gerd Gesperrt', everyApp), disabled: true, isShown: false },
	{ ...account(5, 'ohneapp', 'ohneapp-kontor', 'Olga Ohneapp', []), isShown: false },
];

function account(
	userId: number,
	username: string,
	password: string,
	name: string,
	apps: readonly number[],
): DemoAccount {
	return { userId, username, password, name, admin: false, disabled: false, apps, rights: [], isShown: true };
}

/** The rows of `users` for the demo accounts, passwords hashed. */
export function userRows(): Promise<Insertable<Tables['users']>[]> {
	return Promise.all(
		demoAccounts.map(async ({ userId, username, password, admin, disabled }) => ({
			user_id: userId,
			username,
			identity: identityOf(username),
			email: `${username}@kontor.example`,
			password_hash: await hashPassword(password),
			user_lvl: admin ? 9 : 3,
			admin,
			disabled,
		})),
	);
}

/** A small PNG with a disc of one colour on a paler ground: stands for a portrait or a logo. */
export function discPng(size: number, color: readonly [number, number, number]): Buffer {
	const pale = color.map((part) => Math.round(part + (255 - part) * 0.75));
	const rows: number[] = [];
	for (let y = 0; y < size; y++) {
		rows.push(0);
		for (let x = 0; x < size; x++) {
			const isInside = Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5) < size * 0.36;
			rows.push(...(isInside ? color : pale));
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(Buffer.from(rows))),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length, 0);
	framed.set(body, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}
