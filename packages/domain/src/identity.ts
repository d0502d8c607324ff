import { visibleText } from '@kontor/german/visibleText';

/**
 * The one form of a user name: what is typed, counted, stored and looked up is compared in it, so that no spelling of a
 * name has a count of failures of its own, and nobody is locked out by how the name was stored. Letter by letter, since a
 * sigma at the end of a word is lowered otherwise; the dot that lowering leaves behind on the Turkish İ falls away. It is
 * stored with each user: a change of this rule needs a migration that fills the column anew.
 */
export function identityOf(username: string): string {
	const lower = [...visibleText(username).normalize('NFKC')].map((letter) => letter.toLowerCase()).join('');
	return lower.replaceAll('i\u0307', 'i').trim();
}
