/**
 * A text without what nobody sees: format characters (marks of the writing direction, zero-width blanks, soft hyphens) and
 * variation selectors, which come along when a text is pasted. What is read and stored is what is seen.
 */
export function visibleText(text: string): string {
	return text.replace(/\p{Cf}|\p{Variation_Selector}|\u034f/gu, '');
}

/** Whether a text holds nothing that can be seen, as every required text asks. */
export function isBlank(text: string): boolean {
	return visibleText(text).trim() === '';
}
