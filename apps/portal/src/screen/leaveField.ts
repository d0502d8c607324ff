import type { MouseEvent } from 'react';

/**
 * For the button that sends a form: a press leaves the focus where it is. Leaving the field first would bring its error,
 * push the button away under the pointer, and lose the click.
 */
export function keepFocus(event: MouseEvent): void {
	event.preventDefault();
}

/** Leaves the field that has the focus, so that what was typed in it counts and is judged. */
export function leaveField(): void {
	const focused = document.activeElement;
	if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.blur();
}
