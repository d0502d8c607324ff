import { type ComponentPropsWithoutRef, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { useModalLayer } from '../overlay/useModalLayer.ts';

/** Props of DrawerLayer; attributes of the native element, such as `aria-label`, pass through. */
export interface DrawerLayerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role' | 'tabIndex' | 'onPointerDown'> {
	/** The edge of the window it comes from. */
	side: 'start' | 'end';
	/** Escape, or a press beside what is inside. */
	onClose: () => void;
}

/** A modal layer over the page whose content stands at one of its edges; open while rendered. */
export function DrawerLayer({ side, onClose, children, ...rest }: DrawerLayerProps) {
	const layer = useRef<HTMLDivElement>(null);
	useModalLayer(layer, true, onClose);
	return createPortal(
		<Layer
			{...rest}
			ref={layer}
			role="dialog"
			aria-modal="true"
			tabIndex={-1}
			data-side={side}
			onPointerDown={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
		>
			{children}
		</Layer>,
		document.body,
	);
}

const fromStart = keyframes`
	from { translate: -1.5rem; opacity: 0; }
`;

const fromEnd = keyframes`
	from { translate: 1.5rem; opacity: 0; }
`;

const Layer = styled.div`
	position: fixed;
	z-index: var(--k-layer-overlay);
	inset: 0;
	display: flex;
	padding-block-end: var(--k-toast-space, 0px);
	background: var(--k-color-scrim);
	outline: none;

	> * {
		height: 100%;
		box-shadow: var(--k-shadow-dialog);
	}

	&[data-side='start'] > * {
		border-inline-end: var(--k-border-width) solid var(--k-raised-border);
		animation: ${fromStart} var(--k-duration) ease-out;
	}

	&[data-side='end'] {
		justify-content: flex-end;

		> * {
			border-inline-start: var(--k-border-width) solid var(--k-raised-border);
			animation: ${fromEnd} var(--k-duration) ease-out;
		}
	}
`;
