import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';

/**
 * Keys and focus of a Popup with controls inside, right after its button: a press on the button toggles it, Esc closes it
 * and returns the focus, and it closes when focus leaves. Spread `root` on the element around both, `trigger` on the
 * button and `popup` on the Popup.
 */
export function usePopup() {
	const [isOpen, setOpen] = useState(false);
	const triggerRef = useRef<HTMLButtonElement>(null);
	const id = useId();
	const dismiss = useCallback(() => setOpen(false), []);

	function close(): void {
		setOpen(false);
		triggerRef.current?.focus();
	}

	return {
		isOpen,
		close,
		root: {
			onKeyDown(event: KeyboardEvent) {
				if (event.key !== 'Escape' || !isOpen) return;
				event.preventDefault();
				event.stopPropagation();
				close();
			},
			onBlur(event: FocusEvent) {
				// Without a next element the window lost focus or a pressed part vanished: the popup stays.
				if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) dismiss();
			},
		},
		trigger: {
			ref: triggerRef,
			'aria-expanded': isOpen,
			'aria-controls': isOpen ? id : undefined,
			onClick: () => setOpen((wasOpen) => !wasOpen),
		},
		popup: { id, anchor: triggerRef, onDismiss: dismiss },
	};
}
