import { keyframes, styled } from 'styled-components';
import { below } from '../theme/breakpoints.ts';

const arrive = keyframes`
	from { translate: 0 0.5rem; opacity: 0; }
`;

export const Region = styled.section`
	position: fixed;
	z-index: var(--k-layer-toast);
	right: var(--k-space-4);
	bottom: var(--k-space-4);
	display: flex;
	flex-direction: column;
	align-items: flex-end;
	gap: var(--k-space-2);
	width: min(23rem, calc(100vw - 2 * var(--k-space-4)));
	max-height: calc(100dvh - 2 * var(--k-space-4));

	${below.sm} {
		right: var(--k-space-2);
		bottom: var(--k-space-2);
		width: calc(100vw - 2 * var(--k-space-2));
	}
`;

export const List = styled.ol`
	display: flex;
	flex: 0 1 auto;
	flex-direction: column;
	gap: var(--k-space-2);
	width: 100%;
	min-height: 0;
	padding: 0;
	overflow-y: auto;
	overscroll-behavior: contain;
	list-style: none;
	scrollbar-width: thin;
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
