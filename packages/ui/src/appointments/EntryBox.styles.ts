import { css, styled } from 'styled-components';
import type { EntryTone } from './entry.ts';

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

/** The place of an entry in its column. */
export const Place = styled.li`
	position: absolute;
	padding: 0 2px 1px 1px;
`;

export const Box = styled.button`
	${entryLooks}
	display: flex;
	flex-direction: column;
	justify-content: flex-start;
	width: 100%;
	height: 100%;
	touch-action: pan-x pan-y;
`;

export const LaneBox = styled.button`
	${entryLooks}
`;

/** The time kept free around an entry; behind other entries, whose words it must not cover. */
export const Hatch = styled.div`
	position: absolute;
	z-index: -1;
	inset-inline: 1px 2px;
	border-radius: var(--k-radius-small);
	background-image: repeating-linear-gradient(
		-45deg,
		transparent 0 4px,
		color-mix(in srgb, var(--k-color-text-muted) 45%, transparent) 4px 5px
	);
	pointer-events: none;
`;

/** For a mouse alone: the same is done by keys and in the dialog. */
export const Grip = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 7px;
	cursor: ns-resize;

	@media (pointer: coarse) {
		display: none !important;
	}
`;
