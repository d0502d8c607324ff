import { keyframes, styled } from 'styled-components';
import { ModalLayer, type ModalLayerProps } from '../overlay/ModalLayer.tsx';

/** Props of DrawerLayer; attributes of the native element, such as `aria-label`, pass through. */
export interface DrawerLayerProps extends Omit<ModalLayerProps, 'isDismissable'> {
	/** The edge of the window it comes from. */
	side: 'start' | 'end';
}

/** A modal layer over the page whose content stands at one of its edges; open while rendered. */
export function DrawerLayer({ side, ...rest }: DrawerLayerProps) {
	return <Layer {...rest} isDismissable data-side={side} />;
}

const fromStart = keyframes`
	from { translate: -1.5rem; opacity: 0; }
`;

const fromEnd = keyframes`
	from { translate: 1.5rem; opacity: 0; }
`;

const Layer = styled(ModalLayer)`
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
