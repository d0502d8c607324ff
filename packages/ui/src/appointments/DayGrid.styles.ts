import { css, styled } from 'styled-components';
import { below } from '../theme/breakpoints.ts';

/** A press on a day, its heading and its entries never selects text. */
export const Scroller = styled.div`
	--k-gutter: 3.5rem;
	--k-column-least: 6.5rem;

	position: relative;
	flex: 1;
	min-height: 16rem;
	overflow: auto;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	color: var(--k-color-text);
	font-variant-numeric: tabular-nums;
	overscroll-behavior: contain;
	/* What is reached by keys comes to lie beside the hours and under the heads, which stay. */
	scroll-padding: 8rem 0 0 var(--k-gutter);
	touch-action: pan-x pan-y;

	${below.sm} {
		--k-gutter: 2.75rem;
		--k-column-least: 5.5rem;
	}

	@media print {
		overflow: visible;
		border: 0;
	}
`;

/** Grows with its columns, so that heads and days keep the same widths. */
export const Sheet = styled.div`
	display: grid;
	grid-template-columns: var(--k-gutter) minmax(0, 1fr);
	/* The narrowest entry is still wide enough to be hit. */
	min-width: calc(var(--k-gutter) + var(--k-columns) * max(var(--k-column-least), var(--k-lanes) * 1.75rem));
	width: 100%;
`;

const sticky = css`
	position: sticky;
	z-index: 3;
	background: var(--k-color-surface);
`;

/** The corner, with the week. */
export const Corner = styled.div`
	${sticky}
	top: 0;
	left: 0;
	z-index: 4;
	display: grid;
	place-items: center;
	border-inline-end: var(--k-border-width) solid var(--k-color-separator);
	border-block-end: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
`;

export const Heads = styled.div`
	${sticky}
	top: 0;
	display: grid;
	grid-template-columns: repeat(var(--k-columns), minmax(0, 1fr));
	border-block-end: var(--k-border-width) solid var(--k-color-separator);
`;

export const Head = styled.div`
	display: grid;
	align-content: start;
	min-width: 0;
	padding: var(--k-space-1) var(--k-space-2);
	border-inline-start: var(--k-border-width) solid var(--k-color-separator);

	&:first-child {
		border-inline-start: 0;
	}

	h3 {
		margin: 0;
		overflow: hidden;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-sm);
		font-weight: var(--k-font-weight-medium);
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	h3 b {
		color: var(--k-color-text);
		font-size: var(--k-font-size-lg);
		line-height: var(--k-line-height-lg);
		font-weight: var(--k-font-weight-strong);
	}
	&[data-today] h3,
	&[data-today] h3 b {
		color: var(--k-color-primary-text);
	}
	&[data-holiday] h3 b {
		color: var(--k-color-error-text);
	}
	@media (forced-colors: active) {
		&[data-today] h3 {
			text-decoration: underline;
		}
	}
	small {
		overflow: hidden;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		line-height: var(--k-line-height-xs);
		text-overflow: ellipsis;
		white-space: nowrap;
	}
`;

export const AllDay = styled.ul`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 2px;
	margin: var(--k-space-1) calc(-1 * var(--k-space-1)) 0;
	padding: 0;
	list-style: none;

	button {
		display: block;
		width: 100%;
		min-height: 1.5rem;
	}
`;

/** The hours beside the days; their names stand on their lines. */
export const Hours = styled.div`
	${sticky}
	left: 0;
	height: calc(var(--k-hour) * 24);
	border-inline-end: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: 1;
	text-align: end;

	span {
		position: absolute;
		right: var(--k-space-2);
		transform: translateY(-50%);
	}
`;

export const Body = styled.div`
	position: relative;
	display: grid;
	grid-template-columns: repeat(var(--k-columns), minmax(0, 1fr));
	height: calc(var(--k-hour) * 24);
`;

/** One line an hour and a fainter one at its half, drawn by the background: no element for each. */
export const Column = styled.section`
	position: relative;
	isolation: isolate;
	min-width: 0;
	border-inline-start: var(--k-border-width) solid var(--k-color-separator);
	background-image: repeating-linear-gradient(
		to bottom,
		var(--k-color-separator) 0 1px,
		transparent 1px calc(var(--k-hour) / 2),
		color-mix(in srgb, var(--k-color-separator) 45%, transparent) calc(var(--k-hour) / 2) calc(var(--k-hour) / 2 + 1px),
		transparent calc(var(--k-hour) / 2 + 1px) var(--k-hour)
	);
	cursor: cell;
	user-select: none;

	&:first-child {
		border-inline-start: 0;
	}
`;

/** Time outside of working hours. */
export const Closed = styled.div`
	position: absolute;
	inset-inline: 0;
	background: color-mix(in srgb, var(--k-color-surface-sunken) 70%, transparent);
	pointer-events: none;
`;

export const NowLine = styled.div`
	position: absolute;
	inset-inline: 0;
	z-index: 2;
	height: 2px;
	margin-top: -1px;
	background: var(--k-color-error);
	pointer-events: none;

	&::before {
		content: '';
		position: absolute;
		top: -3px;
		left: -4px;
		width: 8px;
		height: 8px;
		border-radius: 50%;
		background: inherit;
	}
	/* The line of several columns begins once. */
	section:has(> [data-now]) + section > &::before {
		display: none;
	}

	@media (forced-colors: active) {
		background: Highlight;
		forced-color-adjust: none;
	}
`;

/** Where a dragged or lifted entry would be put. */
export const Ghost = styled.div`
	position: absolute;
	top: 0;
	left: 0;
	z-index: 2;
	display: none;
	width: calc(100% / var(--k-columns));
	padding: 2px var(--k-space-1);
	border: 2px solid var(--k-color-primary-border);
	border-radius: var(--k-radius-small);
	background: color-mix(in srgb, var(--k-color-primary-surface) 85%, transparent);
	box-shadow: var(--k-shadow-popover);
	color: var(--k-color-text);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	font-weight: var(--k-font-weight-strong);
	contain: layout paint style;
	overflow: hidden;
	pointer-events: none;
	will-change: transform;
`;
