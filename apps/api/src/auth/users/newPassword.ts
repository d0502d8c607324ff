import { text } from 'node:stream/consumers';
import { hashPassword } from '../password.ts';

const MIN_PASSWORD = 12;

/** Hashes a password that an operator gives to somebody; throws for a short one. */
export async function hashNewPassword(password: string): Promise<string> {
	if ([...password].length < MIN_PASSWORD) throw new Error(`a password has at least ${MIN_PASSWORD} characters`);
	return hashPassword(password);
}

/** The password an operator types, or another program pipes in; never an argument, which every user of a machine can see. */
export async function readPassword(): Promise<string> {
	if (process.stdin.isTTY) console.error('Password, then Enter and Ctrl+D:');
	return (await text(process.stdin)).replace(/\r?\n$/, '');
}
