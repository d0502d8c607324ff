import { keyframes, styled } from 'styled-components';
import { below } from '../theme/breakpoints.ts';

const arrive = keyframes`
	from { translate: 0 0.5rem; opacity: 0; }
`;

/** A strip that the window keeps free for it (`reserveSpace`), so that no toast lies on anything. */
export const Region = styled.section`
	position: fixed;
	z-index: var(--k-layer-toast);
	inset: auto 0 0;
	display: flex;
	flex-direction: column;
	align-items: flex-end;
	gap: var(--k-space-2);
	max-height: 40dvh;
	padding: var(--k-space-2) var(--k-space-4);
	outline-offset: calc(-1 * var(--k-focus-width));
	pointer-events: none;

	> * {
		pointer-events: auto;
	}

	${below.sm} {
		padding-inline: var(--k-space-2);
	}

	@media print {
		display: none;
	}
`;

export const List = styled.ol`
	display: flex;
	flex: 0 1 auto;
	flex-direction: column;
	gap: var(--k-space-2);
	width: min(23rem, 100%);
	min-height: 0;
	padding: 0;
	overflow-y: auto;
	overscroll-behavior: contain;
	list-style: none;
	scrollbar-width: thin;

	${below.sm} {
		width: 100%;
	}
`;

export const Item = styled.li`
	display: flex;
	flex: none;
	align-items: flex-start;
	gap: var(--k-space-2);
	padding: var(--k-space-2) var(--k-space-2) var(--k-space-2) var(--k-space-3);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface-raised);
	box-shadow: var(--k-shadow-popover);
	animation: ${arrive} var(--k-duration) ease-out;

	> svg {
		margin-top: 0.375rem;
		color: var(--k-color-primary-text);
	}
	&[data-tone='success'] > svg {
		color: var(--k-color-success-text);
	}
	&[data-tone='warning'] > svg {
		color: var(--k-color-warning-text);
	}
	&[data-tone='error'] > svg {
		color: var(--k-color-error-text);
	}
`;

export const Body = styled.div`
	display: grid;
	flex: 1 1 auto;
	min-width: 0;
	gap: var(--k-space-1);
	padding-block: var(--k-space-1);
	justify-items: start;
	overflow-wrap: anywhere;
`;

export const Words = styled.div`
	font-weight: var(--k-font-weight-medium);
`;

export const Detail = styled.div`
	color: var(--k-color-text-muted);
`;

export const Count = styled.span`
	margin-left: var(--k-space-2);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	font-weight: var(--k-font-weight-regular);
	white-space: nowrap;
`;
