import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';

export const Frame = styled.section`
	display: flex;
	flex-direction: column;
	min-width: 0;
	min-height: 12rem;
	height: 100%;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	overflow: hidden;
`;

/* Takes keys for the whole document without a box of its own. */
export const Keys = styled.div`
	display: contents;
`;

export const Tools = styled(Toolbar)`
	flex: none;
	padding: var(--k-space-1) var(--k-space-2);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);

	button:disabled {
		border-color: transparent;
		background: none;
	}

	[aria-pressed='true'] {
		background: var(--k-color-surface-selected);
		color: var(--k-color-primary-text);
	}

	> :last-child {
		display: flex;
		gap: var(--k-space-1);
		margin-inline-start: auto;
	}
`;

export const PlaceText = styled.span`
	padding-inline: var(--k-space-1);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
`;

export const Scroller = styled.div`
	flex: 1;
	min-height: 0;
	overflow: auto;
	/* The viewer itself keeps the place, alike in all browsers. */
	overflow-anchor: none;
	overscroll-behavior: contain;
	background: var(--k-color-surface-sunken);
	outline-offset: calc(-1 * var(--k-focus-width));
`;

export const Pages = styled.div`
	position: relative;
	display: grid;
	justify-content: safe center;
	gap: var(--k-space-4);
	width: 100%;
	padding: var(--k-space-4);
`;

/* A message about a page is no wider than what can be seen, however far one has zoomed in. */
export const PageFrame = styled.section`
	display: grid;
	justify-items: center;
	gap: var(--k-space-2);

	> [role='alert'] {
		position: sticky;
		left: 0;
		box-sizing: border-box;
		max-width: var(--room);
	}
`;

/* Paper is white and its ink dark, whatever the mode of the page around it. */
export const Paper = styled.div`
	position: relative;
	border: var(--k-border-width) solid var(--k-color-separator);
	background: white;
	box-sizing: content-box;
	color-scheme: only light;
	/* The text of a page far away keeps the size of an earlier zoom. */
	overflow: clip;

	&[hidden] {
		display: none;
	}
`;

export const Canvas = styled.canvas`
	display: block;
	width: 100%;
	height: 100%;
`;

/* What pdf.js needs to lay the text over its picture: the places come as custom properties of each part. */
export const PageText = styled.div`
	--scale-round-x: 1px;
	--scale-round-y: 1px;
	position: absolute;
	inset: 0;
	overflow: clip;
	color: transparent;
	line-height: 1;
	text-align: initial;
	text-size-adjust: none;
	forced-color-adjust: none;
	transform-origin: 0 0;

	:is(span, br) {
		position: absolute;
		color: transparent;
		white-space: pre;
		cursor: text;
		transform-origin: 0% 0%;
	}

	--min-font-size: 1;
	--text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
	--min-font-size-inv: calc(1 / var(--min-font-size));

	> :not(.markedContent),
	.markedContent span:not(.markedContent) {
		--font-height: 0;
		--scale-x: 1;
		--rotate: 0deg;
		font-size: calc(var(--text-scale-factor) * var(--font-height));
		transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
	}

	.markedContent {
		display: contents;
	}

	::selection {
		background: color-mix(in srgb, Highlight 40%, transparent);
		color: transparent;
	}
	/* A highlighter over white paper, in every mode. */
	::highlight(kontor-pdf-found) {
		background-color: color-mix(in srgb, gold 40%, transparent);
	}
	::highlight(kontor-pdf-current) {
		background-color: color-mix(in srgb, darkorange 45%, transparent);
	}
`;

export const Locked = styled.form`
	display: grid;
	gap: var(--k-space-4);
	width: min(20rem, 100%);
	margin: auto;
	padding: var(--k-space-4);

	> :last-child {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-2);
	}
`;

export const Middle = styled.div`
	display: grid;
	flex: 1;
	place-items: center;
	min-height: 8rem;
	color: var(--k-color-text-muted);
`;

/** A tool of the bar, also one that acts on the whole document. */
export const Tool = styled(Button).attrs({ variant: 'quiet', size: 'compact' })``;
