/** Marks what lies over the page and has no `aria-modal`: React Aria's dialogs hide the page instead. */
export const dialogAttribute = 'data-k-dialog';

/** Whether a dialog, a drawer or the like lies over the page, whose own shortcuts then do nothing. */
export function isDialogOpen(): boolean {
	return document.querySelector(`[aria-modal="true"], [${dialogAttribute}]`) !== null;
}
