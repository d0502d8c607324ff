import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A small non-modal popup right after its button: opens on press, closes on Esc (focus goes back to the button), on a
 * press outside and when focus leaves. Spread `root` on the element around both, `trigger` on the button, and give the
 * popup `id={popupId}`. Native and light, for parts of the shell; forms and long menus use Dialog and Menu.
 */
export function usePopup() {
	const [isOpen, setOpen] = useState(false);
	const rootRef = useRef<HTMLDivElement>(null);
	const triggerRef = useRef<HTMLButtonElement>(null);
	const popupId = useId();

	useEffect(() => {
		if (!isOpen) return;
		function onPointerDown(event: PointerEvent): void {
			if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
		}
		document.addEventListener('pointerdown', onPointerDown, true);
		return () => document.removeEventListener('pointerdown', onPointerDown, true);
	}, [isOpen]);

	function close(): void {
		const hadFocus = rootRef.current?.contains(document.activeElement);
		setOpen(false);
		if (hadFocus) triggerRef.current?.focus();
	}

	return {
		isOpen,
		popupId,
		close,
		root: {
			ref: rootRef,
			onKeyDown(event: KeyboardEvent) {
				if (event.key !== 'Escape' || !isOpen) return;
				event.stopPropagation();
				close();
			},
			onBlur(event: FocusEvent) {
				// Without a next element the window lost focus or a pressed part vanished: the popup stays.
				if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
			},
		},
		trigger: {
			ref: triggerRef,
			'aria-expanded': isOpen,
			'aria-controls': isOpen ? popupId : undefined,
			onClick: () => setOpen((wasOpen) => !wasOpen),
		},
	};
}
