import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react';
import { type ComponentPropsWithRef, type RefObject, useEffect, useLayoutEffect } from 'react';
import { css, styled } from 'styled-components';
import { useInnerRef } from '../Field/Field.tsx';
import { reservedSpace } from '../Toast/reserveSpace.ts';

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

/** CSS pixels between it and its anchor, and between it and the edge of the visible part of the page. */
const gap = 4;
const margin = 8;

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

		async function place() {
			if (!element || !anchorElement) return;
			element.style.minWidth = isAnchorWide ? `${anchorElement.getBoundingClientRect().width}px` : '';
			// Its natural height decides on which side it opens.
			element.style.maxHeight = '';
			const padding = { top: margin, left: margin, right: margin, bottom: margin + coveredByToasts() };
			const { x, y } = await computePosition(anchorElement, element, {
				strategy: 'fixed',
				placement: align === 'start' ? 'bottom-start' : 'bottom-end',
				middleware: [
					offset(gap),
					flip({ padding, crossAxis: false, flipAlignment: false }),
					shift({ padding }),
					size({
						padding,
						apply: ({ availableHeight }) => {
							element.style.maxHeight = `${Math.max(0, availableHeight)}px`;
						},
					}),
				],
			});
			element.style.left = `${x}px`;
			element.style.top = `${y}px`;
		}

		return autoUpdate(anchorElement, element, () => void place());
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

/** How much of the visible part of the page lies under the strip of the toasts; an on-screen keyboard covers that itself. */
function coveredByToasts(): number {
	const view = window.visualViewport;
	const bottom = view ? view.offsetTop + view.height : window.innerHeight;
	return Math.max(0, bottom - (window.innerHeight - reservedSpace()));
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
