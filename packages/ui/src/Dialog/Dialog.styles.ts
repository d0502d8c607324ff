import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

/** How wide a dialog is: a question, a form, or a view of its own. */
export type DialogSize = 'sm' | 'md' | 'lg';

const fadeIn = keyframes`
	from { opacity: 0; }
`;

const rise = keyframes`
	from { opacity: 0; transform: translateY(var(--k-space-2)); }
`;

const widths: Record<DialogSize, string> = { sm: '26rem', md: '36rem', lg: '60rem' };

export const Scrim = styled(ModalOverlay)`
	position: fixed;
	inset: 0 0 auto;
	z-index: var(--k-layer-overlay);
	display: grid;
	grid-template: minmax(0, 1fr) / minmax(0, 1fr);
	place-items: center;
	/* Only the part the on-screen keyboard leaves free; React Aria measures it. */
	height: var(--visual-viewport-height);
	/* Above the toasts; as much on top, so that it stays in the middle. */
	padding: max(var(--k-space-6), var(--k-toast-space, 0px)) var(--k-space-6);
	background: var(--k-color-scrim);

	&[data-entering] {
		animation: ${fadeIn} var(--k-duration) ease-out;
	}

	&[data-exiting] {
		animation: ${fadeIn} var(--k-duration) ease-in reverse;
	}

	${below.sm} {
		place-items: end stretch;
		padding: var(--k-space-8) 0 var(--k-toast-space, 0px);
	}
`;

export const Panel = styled(Modal)<{ $size: DialogSize }>`
	display: flex;
	width: 100%;
	max-width: ${({ $size }) => widths[$size]};
	max-height: 100%;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface-raised);
	color: var(--k-color-text);
	box-shadow: var(--k-shadow-dialog);

	&[data-entering] {
		animation: ${rise} var(--k-duration) ease-out;
	}

	${below.sm} {
		max-width: none;
		border-inline: 0;
		border-bottom: 0;
		border-end-start-radius: 0;
		border-end-end-radius: 0;
	}
`;

export const Content = styled(AriaDialog)`
	display: flex;
	flex: 1;
	flex-direction: column;
	min-width: 0;
	min-height: 0;
	outline: 0;
`;
