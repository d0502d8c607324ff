import { styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

/** Title and X of a dialog or drawer. */
export const Head = styled.header`
	display: flex;
	flex: none;
	align-items: flex-start;
	gap: var(--k-space-4);
	padding: var(--k-space-4) var(--k-space-5) var(--k-space-3);

	h2 {
		flex: 1;
		min-width: 0;
		/* Its first line is as high as the X beside it, which is a finger high on phones. */
		padding-block: calc((var(--k-control-height-compact) - var(--k-line-height-lg)) / 2);
		font-size: var(--k-font-size-lg);
		line-height: var(--k-line-height-lg);
		font-weight: var(--k-font-weight-strong);
		overflow-wrap: anywhere;
	}

	/* The X itself, not the air around it, lines up with the content. */
	> button {
		margin-inline-end: calc(-1 * var(--k-space-1));
	}
`;

/** What scrolls between head and foot. */
export const Body = styled.div`
	flex: 1;
	min-height: 0;
	padding: var(--k-space-1) var(--k-space-5) var(--k-space-5);
	overflow-y: auto;
	overscroll-behavior: contain;
	outline-offset: calc(-1 * var(--k-focus-width));
	scroll-padding-block: var(--k-space-8);
`;

/** The buttons; below each other on phones, the main one first. */
export const Foot = styled.footer`
	display: flex;
	flex: none;
	flex-wrap: wrap;
	justify-content: flex-end;
	gap: var(--k-space-2);
	padding: var(--k-space-3) var(--k-space-5);
	border-top: var(--k-border-width) solid var(--k-color-separator);

	${below.sm} {
		flex-direction: column-reverse;
		align-items: stretch;
	}
`;
