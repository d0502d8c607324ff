/** The longest text that is searched for. */
export const MAX_SEARCH_TEXT = 200;

/**
 * What of a typed or pasted text is searched for: control characters become blanks, what does not belong to any letter
 * goes, and the text ends after `maxLength` characters. Blanks around it stay, for somebody may be typing on.
 */
export function searchTextOf(text: string, maxLength = MAX_SEARCH_TEXT): string {
	return text
		.replace(/\p{Cc}/gu, ' ')
		.slice(0, maxLength)
		.replace(/[\ud800-\udbff]$/, '')
		.toWellFormed();
}
