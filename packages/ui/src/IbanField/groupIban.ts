/** A text with its caret (the number of characters before it). */
export interface CaretText {
	text: string;
	caret: number;
}

/**
 * An IBAN in groups of four with the caret behind the character it was behind, or null where there is nothing to do: the
 * text is grouped already or holds more than letters, digits and blanks. Deleting a blank between groups deletes the
 * character beyond it instead, since the blank would come back.
 */
export function groupIban({ text, caret }: CaretText, before: string, inputType: string | undefined): CaretText | null {
	if (!/^[A-Za-z0-9\s]*$/.test(text)) return null;
	let characters = withoutBlanks(text);
	let position = withoutBlanks(text.slice(0, caret)).length;
	if (text.length === before.length - 1 && characters === withoutBlanks(before)) {
		if (inputType === 'deleteContentBackward') {
			characters = characters.slice(0, Math.max(0, position - 1)) + characters.slice(position);
			position = Math.max(0, position - 1);
		} else if (inputType === 'deleteContentForward') {
			characters = characters.slice(0, position) + characters.slice(position + 1);
		}
	}
	const grouped = characters.replace(/(.{4})(?=.)/g, '$1 ');
	// A blank typed behind a full group is on its way to the next one.
	if (grouped === text.trimEnd()) return null;
	return { text: grouped, caret: caretBehind(position, text, caret) };
}

/** Behind a full group the caret stands after the blank if it stood after one. */
function caretBehind(position: number, text: string, caret: number): number {
	const blanks = Math.max(0, Math.ceil(position / 4) - 1);
	const isAfterBlank = position > 0 && position % 4 === 0 && /\s/.test(text.charAt(caret - 1));
	return position + blanks + (isAfterBlank ? 1 : 0);
}

function withoutBlanks(text: string): string {
	return text.replace(/\s/g, '');
}
