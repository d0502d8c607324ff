/**
 * Changes the text of a focused input the way typing does: only the part that differs is replaced, `input` is fired, and
 * the browser can undo it. The caret goes to `caret`, by default behind the change.
 */
export function retype(input: HTMLInputElement, text: string, caret?: number): void {
	const old = input.value;
	if (old !== text) {
		let start = 0;
		while (start < old.length && old[start] === text[start]) start++;
		let kept = 0;
		while (kept < Math.min(old.length, text.length) - start && old.at(-1 - kept) === text.at(-1 - kept)) kept++;
		const part = text.slice(start, text.length - kept);
		input.setSelectionRange(start, old.length - kept);
		// Deprecated, yet the only way a script's change enters the browser's list of what can be undone.
		if (!document.execCommand(part === '' ? 'delete' : 'insertText', false, part)) {
			input.setRangeText(part, start, old.length - kept, 'end');
			input.dispatchEvent(new Event('input', { bubbles: true }));
		}
	}
	if (caret !== undefined) input.setSelectionRange(caret, caret);
}
