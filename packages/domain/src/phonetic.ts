/** Kölner Phonetik of one word; `''` if it has no letters. */
export function cologneCode(word: string): string {
	return word.slice(0, 0);
}
