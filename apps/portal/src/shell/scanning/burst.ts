import { hasOwnScanner } from '../../screen/scanning/ownScanner.ts';

const typedInto = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';

/**
 * True if the keys of a hardware scanner open a record: never from a field, where they stay text, never below an open
 * dialog, and never on a screen that scans by itself.
 */
export function isOpeningBurst({ target }: { readonly target: EventTarget | null }): boolean {
	if (hasOwnScanner()) return false;
	if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return false;
	if (!(target instanceof HTMLElement)) return true;
	return !target.matches(typedInto) && !target.isContentEditable;
}

/** The path of a scanned address of this portal, such as a QR code on paper leads to; null for every other code. */
export function pathOfCode(code: string, origin: string): string | null {
	if (!/^https?:\/\//i.test(code)) return null;
	const url = URL.parse(code);
	return url === null || url.origin !== origin ? null : `${url.pathname}${url.search}`;
}
