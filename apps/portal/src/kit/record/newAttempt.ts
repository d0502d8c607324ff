/** Names an attempt to create a record; random, and also on a page that is not served securely. */
export function newAttempt(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
