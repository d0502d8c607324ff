import { css, styled } from 'styled-components';
import { type EntryTone, GRIP_PIXELS } from './entry.ts';

const tones: Record<EntryTone, string> = {
	blue: 'var(--k-color-series1)',
	orange: 'var(--k-color-series2)',
	teal: 'var(--k-color-series3)',
	pink: 'var(--k-color-series4)',
	brown: 'var(--k-color-series5)',
	purple: 'var(--k-color-series6)',
	green: 'var(--k-color-success)',
	grey: 'var(--k-color-series-comparison)',
};

/** The colour of a tone, for marks beside words. */
export function toneColor(tone: EntryTone): string {
	return tones[tone];
}

/** An entry: its colour stands at its edge and tints its ground, its words stay in the colour of text. */
export const entryLooks = css`
	--k-entry: var(--k-color-series1);

	position: relative;
	display: block;
	min-width: 0;
	/* In a narrow lane the padding gives way: no entry is wider than its lane. */
	padding: 1px min(var(--k-space-1), 8%) 1px min(calc(var(--k-space-1) + 1px), 8%);
	border: var(--k-border-width) solid color-mix(in srgb, var(--k-entry) 45%, var(--k-color-surface));
	border-inline-start: 4px solid var(--k-entry);
	border-radius: var(--k-radius-small);
	background-color: color-mix(in srgb, var(--k-entry) 13%, var(--k-color-surface));
	color: var(--k-color-text);
	font-family: inherit;
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	text-align: start;
	overflow: hidden;
	cursor: pointer;

	b,
	span {
		display: block;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	b {
		font-weight: var(--k-font-weight-strong);
	}

	&:hover {
		background-color: color-mix(in srgb, var(--k-entry) 22%, var(--k-color-surface));
	}
	&:focus-visible {
		z-index: 1;
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: 1px;
	}
	&[data-pattern='striped'] {
		background-image: repeating-linear-gradient(
			45deg,
			transparent 0 8px,
			color-mix(in srgb, var(--k-entry) 14%, transparent) 8px 12px
		);
	}
	&[data-pattern='dotted'] {
		border-style: dotted;
		border-inline-start-style: dotted;
	}
	&[data-pattern='faded'] {
		border-color: var(--k-color-separator);
		border-inline-start-color: var(--k-entry);
		background-color: var(--k-color-surface);
		color: var(--k-color-text-muted);
	}
	&[data-pattern='struck'] {
		border-color: var(--k-color-separator);
		border-inline-start-color: var(--k-color-separator);
		background-color: var(--k-color-surface);
		color: var(--k-color-text-muted);
		text-decoration: line-through;
	}
	&[data-pending] {
		opacity: 0.75;
	}
	&[data-lifted] {
		outline: var(--k-focus-width) dashed var(--k-color-focus);
	}

	@media (forced-colors: active) {
		border-color: ButtonText;
	}
`;

export const LaneBox = styled.button`
	${entryLooks}
`;

/**
 * The entries of a column: a `button` each, and an `i` for a time kept free. One component styles them all, and each is as
 * few boxes as it can be: hundreds of entries are styled, laid out and painted for the first picture of a day.
 */
export const Entries = styled.ol`
	margin: 0;
	padding: 0;
	list-style: none;

	/* The place, apart from the looks: those are worked out once for all boxes that differ in nothing else. */
	> li {
		position: absolute;
	}
	button {
		${entryLooks}
		position: static;
		display: flex;
		width: 100%;
		height: 100%;
		overflow: clip;
		touch-action: pan-x pan-y;
	}
	button > span {
		flex: 1;
		min-width: 0;
		overflow: clip;
		/* Its lines are parted by line breaks of their own. */
		white-space: pre;
	}
	/* For screen readers only: the whole of it in one sentence. */
	small {
		position: absolute;
		inset: 0 auto auto 0;
		width: 1px;
		height: 1px;
		clip-path: inset(50%);
		contain: strict;
		white-space: nowrap;
	}
	b {
		display: inline;
		overflow: visible;
	}
	/* Behind other entries, whose words it must not cover. */
	i {
		position: absolute;
		z-index: -1;
		inset-inline: 0;
		border-radius: var(--k-radius-small);
		background-image: repeating-linear-gradient(
			-45deg,
			transparent 0 4px,
			color-mix(in srgb, var(--k-color-text-muted) 45%, transparent) 4px 5px
		);
		pointer-events: none;
	}
	button:focus-visible {
		position: relative;
	}
	/* Where its end is taken by a mouse; a finger and keys do the same in the dialog or by the lift. */
	@media (pointer: fine) {
		[data-ends]:hover::after {
			content: '';
			position: absolute;
			inset: auto 0 0;
			height: ${GRIP_PIXELS}px;
			cursor: ns-resize;
		}
	}
`;
