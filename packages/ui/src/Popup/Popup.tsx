import { type ComponentPropsWithRef, type RefObject, useEffect, useLayoutEffect } from 'react';
import { css, styled } from 'styled-components';
import { useInnerRef } from '../Field/Field.tsx';
import { reservedSpace } from '../Toast/reserveSpace.ts';
import { placePopup } from './placePopup.ts';

/** Props of Popup; attributes of the native element, such as `role`, pass through. */
export interface PopupProps extends ComponentPropsWithRef<'div'> {
	/** What it hangs on; presses on it do not dismiss the popup, it toggles it itself. */
	anchor: RefObject<HTMLElement | null>;
	align?: 'start' | 'end';
	/** At least as wide as the anchor. */
	isAnchorWide?: boolean;
	/** A press beside popup and anchor. */
	onDismiss: () => void;
}

/**
 * A surface that floats beside an anchor, above everything, inside or outside of a dialog; it is open while rendered.
 * Roles, keys and focus are its owner's: Menu and ComboBox are built on it.
 */
export function Popup({ anchor, align = 'start', isAnchorWide = false, onDismiss, ref, ...rest }: PopupProps) {
	const [popup, setPopup] = useInnerRef(ref);

	useLayoutEffect(() => {
		const element = popup.current;
		const anchorElement = anchor.current;
		if (!element || !anchorElement) return;
		element.showPopover();

		function place() {
			if (!element || !anchorElement) return;
			const anchorBox = anchorElement.getBoundingClientRect();
			element.style.minWidth = isAnchorWide ? `${anchorBox.width}px` : '';
			element.style.maxHeight = '';
			const { width, height } = element.getBoundingClientRect();
			const { left, top, maxHeight, side } = placePopup(anchorBox, visibleBox(), { align, width, height });
			element.style.left = `${left}px`;
			element.style.top = `${top}px`;
			element.style.maxHeight = `${maxHeight}px`;
			element.dataset.side = side;
		}

		place();
		const sizes = new ResizeObserver(place);
		sizes.observe(element);
		sizes.observe(anchorElement);
		const signals = new AbortController();
		const options = { signal: signals.signal, passive: true };
		window.addEventListener('scroll', (event) => event.target !== element && place(), { ...options, capture: true });
		window.addEventListener('resize', place, options);
		window.visualViewport?.addEventListener('resize', place, options);
		window.visualViewport?.addEventListener('scroll', place, options);
		return () => {
			sizes.disconnect();
			signals.abort();
		};
	}, [popup, anchor, align, isAnchorWide]);

	useEffect(() => {
		function handlePointerDown(event: PointerEvent) {
			const path = event.composedPath();
			if ([popup.current, anchor.current].some((element) => element && path.includes(element))) return;
			onDismiss();
		}
		document.addEventListener('pointerdown', handlePointerDown, true);
		return () => document.removeEventListener('pointerdown', handlePointerDown, true);
	}, [popup, anchor, onDismiss]);

	// A press on a label or on empty space inside gives it the focus, not whatever lies around it.
	return <Surface tabIndex={-1} {...rest} ref={setPopup} popover="manual" />;
}

/** The part of the page that an on-screen keyboard leaves free, in the coordinates of getBoundingClientRect. */
function visibleBox() {
	const view = window.visualViewport;
	const left = view?.offsetLeft ?? 0;
	const top = view?.offsetTop ?? 0;
	return {
		left,
		top,
		right: left + (view?.width ?? window.innerWidth),
		bottom: Math.min(top + (view?.height ?? window.innerHeight), window.innerHeight - reservedSpace()),
	};
}

const Surface = styled.div`
	position: fixed;
	inset: auto;
	box-sizing: border-box;
	min-width: 12rem;
	max-width: min(28rem, calc(100vw - var(--k-space-4)));
	margin: 0;
	padding: var(--k-space-1);
	overflow-y: auto;
	overscroll-behavior: contain;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface-raised);
	color: var(--k-color-text);
	box-shadow: var(--k-shadow-popover);
	font-size: var(--k-font-size-md);
	line-height: var(--k-line-height-md);
	outline: 0;
`;

/** One row of a popup: a menu item or an option. The row with `data-active` or the focus is the current one. */
export const popupRow = css`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	width: 100%;
	min-height: max(2rem, var(--k-control-height-compact));
	padding: var(--k-space-1) var(--k-space-2);
	border: 0;
	border-radius: var(--k-radius-small);
	background: none;
	color: inherit;
	font: inherit;
	text-align: start;
	text-decoration: none;
	overflow-wrap: anywhere;
	cursor: pointer;
	outline: 0;

	> svg {
		color: var(--k-color-text-muted);
	}

	&:focus,
	&[data-active] {
		background: var(--k-color-surface-active);
	}

	&:focus-visible {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: calc(-1 * var(--k-focus-width));
	}

	&[aria-disabled='true'] {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;

		> svg {
			color: inherit;
		}
	}

	@media (forced-colors: active) {
		&:focus,
		&[data-active] {
			outline: 2px solid Highlight;
			outline-offset: -2px;
		}

		&[aria-disabled='true'] {
			color: GrayText;
		}
	}
`;
