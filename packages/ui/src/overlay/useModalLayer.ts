import { type RefObject, useEffect, useEffectEvent } from 'react';
import { keepFocus } from './keepFocus.ts';

/** What stays usable whatever lies on top: the toasts. React Aria's dialogs honour the same attribute. */
export const topLayerAttribute = 'data-react-aria-top-layer';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex="0"]';

/**
 * Makes the element a modal layer while `isOpen`: a child of the body beside which everything but toasts is inert. Focus
 * moves in, Tab stays in, Esc calls `onClose`, and afterwards focus returns to where it was.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
	const close = useEffectEvent(onClose);

	useEffect(() => {
		const layer = ref.current;
		if (!isOpen || !layer) return;
		const before = document.activeElement;
		const others = [...document.body.children].filter(
			(child): child is HTMLElement =>
				child instanceof HTMLElement && child !== layer && !child.inert && !child.hasAttribute(topLayerAttribute),
		);
		for (const other of others) other.inert = true;
		const overflow = document.body.style.overflow;
		document.body.style.overflow = 'hidden';
		const stopKeeping = keepFocus(layer);
		if (!layer.contains(document.activeElement)) firstFocus(layer).focus();

		function onKeyDown(event: KeyboardEvent): void {
			if (!layer?.contains(document.activeElement)) return;
			if (event.key === 'Escape' && !event.defaultPrevented) {
				event.preventDefault();
				close();
			}
			if (event.key === 'Tab') keepInside(event, layer);
		}
		document.addEventListener('keydown', onKeyDown);

		return () => {
			stopKeeping();
			document.removeEventListener('keydown', onKeyDown);
			for (const other of others) other.inert = false;
			document.body.style.overflow = overflow;
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	}, [isOpen, ref]);
}

function firstFocus(layer: HTMLElement): HTMLElement {
	return layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer.querySelector<HTMLElement>(focusable) ?? layer;
}

function keepInside(event: KeyboardEvent, layer: HTMLElement): void {
	const stops = [...layer.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
	const edge = event.shiftKey ? stops[0] : stops.at(-1);
	if (document.activeElement !== edge && document.activeElement !== layer) return;
	event.preventDefault();
	(event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
