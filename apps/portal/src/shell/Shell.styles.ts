import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Frame = styled.div`
	display: flex;
	/* What the toasts leave. */
	height: calc(100dvh - var(--k-toast-space, 0px));
	min-height: 0;
	background: var(--k-color-background);

	@media print {
		display: block;
		height: auto;
		background: none;
	}
`;

export const Column = styled.div`
	display: flex;
	flex: 1 1 0;
	flex-direction: column;
	min-width: 0;
	min-height: 0;

	@media print {
		display: block;
	}
`;

/** The one part of the page that scrolls. */
export const Main = styled.main`
	position: relative;
	flex: 1 1 0;
	min-height: 0;
	overflow: auto;
	outline: none;
	overscroll-behavior: contain;
	scroll-padding-block: var(--k-space-4);

	@media (pointer: fine) {
		scrollbar-gutter: stable;
	}

	@media print {
		overflow: visible;
	}
`;

export const SkipLink = styled.a`
	position: fixed;
	z-index: var(--k-layer-toast);
	top: var(--k-space-2);
	left: var(--k-space-2);
	padding: var(--k-space-2) var(--k-space-4);
	border-radius: var(--k-radius);
	background: var(--k-color-primary);
	color: var(--k-color-on-primary);
	font-weight: var(--k-font-weight-medium);
	text-decoration: none;

	&:not(:focus) {
		clip-path: inset(50%);
		pointer-events: none;
	}
`;

export const Brand = styled.span`
	display: inline-flex;
	align-items: center;
	gap: var(--k-space-2);
	border-radius: var(--k-radius-small);
	color: var(--k-color-text);
	font-size: var(--k-font-size-lg);
	font-weight: var(--k-font-weight-strong);
	letter-spacing: -0.01em;
	line-height: var(--k-line-height-lg);

	svg {
		color: var(--k-color-brand);
	}
`;

export const Footer = styled.footer`
	display: flex;
	flex: none;
	flex-wrap: wrap;
	justify-content: center;
	gap: 0 var(--k-space-4);
	min-height: calc(var(--k-line-height-sm) + 2 * var(--k-space-4));
	padding: var(--k-space-4) var(--k-space-6);
	border-top: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-style: normal;
	line-height: var(--k-line-height-sm);

	a {
		color: inherit;
	}
	${below.sm} {
		flex-direction: column;
		align-items: center;
		padding: var(--k-space-3) var(--k-space-4);
	}
`;

/** A state in the middle of the window. */
export const Centered = styled.div`
	display: grid;
	min-height: 100%;
	padding: var(--k-space-6) var(--k-space-4);
	place-items: center;
`;

/** The place of the navigation while it cannot be shown. */
export const BrokenNavigation = styled.div`
	flex: none;
	width: 15.5rem;
	border-right: var(--k-border-width) solid var(--k-color-separator);
	background: var(--k-color-surface);
`;
