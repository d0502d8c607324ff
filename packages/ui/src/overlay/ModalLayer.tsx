import { type ComponentPropsWithoutRef, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { keepFocus } from './keepFocus.ts';

/** Props of ModalLayer; attributes of the native element, such as `aria-label`, pass through. */
export interface ModalLayerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role' | 'tabIndex'> {
	/** Escape, or a press beside what is inside where `isDismissable`. */
	onClose: () => void;
	isDismissable?: boolean;
	children: ReactNode;
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex="0"]';

/**
 * A modal layer over the whole window, open while rendered, by React Aria: everything but toasts is inert beside it, the
 * page does not scroll, focus moves in, stays in, and returns. An element with `data-autofocus` takes the focus first.
 */
export function ModalLayer(props: ModalLayerProps) {
	return (
		<Overlay>
			<Layer {...props} />
		</Overlay>
	);
}

function Layer({ onClose, isDismissable = false, children, ...rest }: ModalLayerProps) {
	const layer = useRef<HTMLDivElement>(null);
	const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() });
	const { modalProps } = useModalOverlay({}, state, layer);

	useEffect(() => {
		const element = layer.current;
		if (!element) return;
		if (!element.contains(document.activeElement)) firstFocus(element).focus();
		// React Aria goes to the first stop when what has the focus vanishes; here it is the nearest one.
		return keepFocus(element);
	}, []);

	function closeBeside(event: PointerEvent) {
		if (isDismissable && event.target === event.currentTarget) onClose();
	}

	return (
		<div
			{...rest}
			{...modalProps}
			ref={layer}
			role="dialog"
			aria-modal="true"
			tabIndex={-1}
			onPointerDown={closeBeside}
		>
			{children}
		</div>
	);
}

function firstFocus(layer: HTMLElement): HTMLElement {
	return layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer.querySelector<HTMLElement>(focusable) ?? layer;
}
