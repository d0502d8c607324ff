import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (security.md 5.11).
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of a random password nobody kept. Same parameters, so that an unknown user costs as much time as a known one.
const STRANGER_HASH =
	'$argon2id$v=19$m=19456,t=2,p=1$qdwhjN9gkQpg9RqIw7gqng$x5gXqRteMQm6WtBjetQGmS+anXFdI9GpEoyE4mKKgW0';

// Each costs 19 MiB and tens of milliseconds of a core; more at once would stall everything else.
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password for `users.password_hash`. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, parameters);
}

/**
 * Whether the password fits the hash; null stands for an unknown user, takes the same time and never fits. Throws
 * `unavailable` when too many sign-ins wait already.
 */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
	await enter();
	try {
		const fits = await verify(passwordHash ?? STRANGER_HASH, password);
		return fits && passwordHash !== null;
	} finally {
		leave();
	}
}

async function enter(): Promise<void> {
	if (running < MAX_AT_ONCE) {
		running++;
		return;
	}
	if (waiting.length >= MAX_WAITING) throw new Problem('unavailable', { retryAfter: 2 });
	await new Promise<void>((resolve) => waiting.push(resolve));
}

// The place is handed on, so that nobody can slip in between.
function leave(): void {
	const next = waiting.shift();
	if (next === undefined) running--;
	else next();
}
