import { styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

export const Root = styled.span`
	display: inline-flex;
	align-items: center;
	gap: var(--k-space-1);
	min-width: 0;
	max-width: 100%;
	height: 1.5rem;
	padding-inline: var(--k-space-2);
	border: var(--k-border-width) solid var(--k-color-border-button);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface-sunken);
	color: var(--k-color-text);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);

	&:has(> button) {
		padding-inline-end: 0;
	}

	&[data-disabled] {
		border-color: var(--k-color-separator);
		color: var(--k-color-text-disabled);
	}

	${below.sm} {
		height: 2rem;
	}
`;

export const Text = styled.span`
	min-width: 0;
	overflow: hidden;
	text-overflow: ellipsis;
	white-space: nowrap;
`;

export const Remove = styled.button`
	--k-icon-size: 0.875rem;
	display: grid;
	flex: none;
	place-items: center;
	align-self: stretch;
	width: 1.5rem;
	padding: 0;
	border: 0;
	border-radius: 0 var(--k-radius-small) var(--k-radius-small) 0;
	background: none;
	color: var(--k-color-text-muted);
	cursor: pointer;

	&:hover:enabled {
		background: var(--k-color-surface-active);
		color: var(--k-color-text);
	}

	&:focus-visible {
		outline-offset: calc(-1 * var(--k-focus-width));
	}

	&:disabled {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	${below.sm} {
		width: 2.25rem;
	}
`;
