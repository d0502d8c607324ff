import { visibleText } from './visibleText.ts';

/**
 * The one form of a user name: what is typed, counted and looked up is compared in it, so that no spelling of a name that
 * signs in as somebody has a count of failures of its own. Letter by letter, as PostgreSQL lowers the stored names; the
 * dot that lowering leaves behind on the Turkish İ falls away there too.
 */
export function identityOf(username: string): string {
	const lower = [...visibleText(username).normalize('NFKC')].map((letter) => letter.toLowerCase()).join('');
	return lower.replaceAll('i\u0307', 'i').trim();
}
