import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';

export const Cell = styled.div`
	position: absolute;
	/* What is inside asks for the size of its tile. */
	container: widget / size;

	&[data-editing] {
		border-radius: var(--k-radius-large);
		transition:
			left var(--k-duration),
			top var(--k-duration),
			width var(--k-duration),
			height var(--k-duration);
	}
	&[data-held] {
		z-index: var(--k-layer-sticky);
		box-shadow: var(--k-shadow-dialog);
		transition: none;
	}
`;

export const Content = styled.div`
	height: 100%;

	[data-editing] > & {
		user-select: none;
	}
`;

/** Lies exactly over the head of the widget. */
export const Bar = styled.div`
	position: absolute;
	inset: 0 0 auto;
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	height: max(2.75rem, calc(var(--k-control-height-compact) + 2 * var(--k-space-1)));
	padding: 0 var(--k-space-2) 0 0;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large) var(--k-radius-large) 0 0;
	background: var(--k-color-surface-sunken);
`;

export const Handle = styled.button`
	display: flex;
	flex: 1;
	align-items: center;
	gap: var(--k-space-1);
	min-width: 0;
	min-height: 2.25rem;
	padding: 0 var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	color: inherit;
	font-weight: var(--k-font-weight-strong);
	text-align: start;
	cursor: grab;
	/* A finger on the handle moves the widget; anywhere else it scrolls the page. */
	touch-action: none;

	span {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	svg {
		color: var(--k-color-text-muted);
	}
	&:active {
		cursor: grabbing;
	}
	&:focus-visible {
		outline-offset: -2px;
	}
	${below.sm} {
		min-height: 2.75rem;
	}
`;

/** For the pointer alone: the same is done from the handle by keys and from the menu. */
export const Corner = styled.span`
	position: absolute;
	right: 0;
	bottom: 0;
	display: grid;
	place-items: end;
	width: 2rem;
	height: 2rem;
	padding: var(--k-space-1);
	color: var(--k-color-text-muted);
	cursor: nwse-resize;
	touch-action: none;

	${below.sm} {
		width: 2.75rem;
		height: 2.75rem;
	}
`;
