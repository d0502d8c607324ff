import { styled } from 'styled-components';

export const Strip = styled.div`
	position: relative;
	display: flex;
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
`;

export const List = styled.div`
	display: flex;
	flex: 1;
	gap: var(--k-space-4);
	min-width: 0;
	margin-bottom: calc(-1 * var(--k-border-width));
	overflow-x: auto;
	overscroll-behavior-x: contain;
	scrollbar-width: none;
	padding-top: var(--k-space-1);
`;

export const TabButton = styled.button`
	position: relative;
	display: inline-flex;
	align-items: center;
	flex: none;
	gap: var(--k-space-2);
	min-height: var(--k-control-height);
	padding: 0 var(--k-space-1) var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius-small) var(--k-radius-small) 0 0;
	background: none;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-md);
	font-weight: var(--k-font-weight-medium);
	white-space: nowrap;
	cursor: pointer;
	transition: color var(--k-duration);

	&::after {
		content: '';
		position: absolute;
		inset: auto 0 0;
		height: 2px;
		border-radius: 1px 1px 0 0;
		background: transparent;
		transition: background-color var(--k-duration);
	}

	&:hover {
		color: var(--k-color-text);

		&::after {
			background: var(--k-color-border-button);
		}
	}

	&[aria-selected='true'] {
		color: var(--k-color-text);

		&::after {
			background: var(--k-color-primary);
		}
	}

	&:focus-visible {
		outline-offset: calc(-1 * var(--k-focus-width));
	}

	&[aria-disabled='true'] {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;

		&::after {
			background: transparent;
		}
	}

	@media (forced-colors: active) {
		&[aria-selected='true']::after {
			background: Highlight;
		}

		&[aria-disabled='true'] {
			color: GrayText;
		}
	}
`;

export const Count = styled.span`
	min-width: 1.25rem;
	padding-inline: var(--k-space-1);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface-active);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: 1.25rem;
	font-variant-numeric: tabular-nums;
	text-align: center;
`;

/** Fades out what is cut off and takes the press that brings it into sight; the keyboard needs no such help. */
export const Edge = styled.button<{ $side: 'start' | 'end' }>`
	position: absolute;
	inset-block: 0 var(--k-border-width);
	${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: 0;
	display: grid;
	align-items: center;
	justify-items: ${({ $side }) => $side};
	width: var(--k-space-10);
	padding: 0;
	border: 0;
	background: linear-gradient(
		to ${({ $side }) => ($side === 'start' ? 'right' : 'left')},
		var(--k-tabs-background, var(--k-color-background)) 50%,
		transparent
	);
	color: var(--k-color-text-muted);
	cursor: pointer;

	&[hidden] {
		display: none;
	}

	/* Without gradients the label below would show through. */
	@media (forced-colors: active) {
		width: var(--k-space-6);
		background: Canvas;
	}
`;

export const Panel = styled.div`
	padding-top: var(--k-space-4);

	&:focus-visible {
		outline-offset: var(--k-space-1);
	}
`;
