import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (security.md 5.11).
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of a random password nobody kept. Same parameters, so that an unknown user costs as much time as a known one.
const STRANGER_HASH =
	'$argon2id$v=19$m=19456,t=2,p=1$qdwhjN9gkQpg9RqIw7gqng$x5gXqRteMQm6WtBjetQGmS+anXFdI9GpEoyE4mKKgW0';

/** Hashes a password for `users.password_hash`. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, parameters);
}

/** Whether the password fits the hash; null stands for an unknown user, takes the same time and never fits. */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
	const fits = await verify(passwordHash ?? STRANGER_HASH, password);
	return fits && passwordHash !== null;
}
