import { lazy, Suspense, useEffect, useState } from 'react';
import { isDialogOpen } from '../overlay/isDialogOpen.ts';

export { isDialogOpen };

const KeyboardHelpDialog = lazy(async () => ({
	default: (await import('./KeyboardHelpDialog.tsx')).KeyboardHelpDialog,
}));

/** One thing the keyboard does. */
export interface KeyboardShortcut {
	/** What it does: "Suche öffnen". */
	label: string;
	/** The ways to do it, each the keys pressed together, as written on them: `[['/'], ['Strg', 'K']]`. */
	keys: readonly (readonly string[])[];
}

/** Shortcuts of one area under a heading. */
export interface KeyboardShortcutGroup {
	label: string;
	shortcuts: readonly KeyboardShortcut[];
}

/** Props of KeyboardHelp. */
export interface KeyboardHelpProps {
	groups: readonly KeyboardShortcutGroup[];
	/** Open by something else than its key too, such as an entry of the user menu; left out, it keeps that itself. */
	isOpen?: boolean;
	onOpenChange?: (isOpen: boolean) => void;
}

/** The list of all shortcuts; `?` opens it wherever no text is being typed. The dialog loads when it is first opened. */
export function KeyboardHelp({ groups, isOpen, onOpenChange }: KeyboardHelpProps) {
	const [ownOpen, setOwnOpen] = useState(false);
	const isShown = isOpen ?? ownOpen;

	useEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			if (isTyping(event.composedPath()[0]) || isDialogOpen()) return;
			event.preventDefault();
			setOwnOpen(true);
			onOpenChange?.(true);
		}
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, [onOpenChange]);

	if (!isShown) return null;
	return (
		<Suspense>
			<KeyboardHelpDialog
				groups={groups}
				onClose={() => {
					setOwnOpen(false);
					onOpenChange?.(false);
				}}
			/>
		</Suspense>
	);
}

function isTyping(target: EventTarget | undefined): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
	return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
