import { styled } from 'styled-components';

/** Gives the card inside exactly its own height. */
export const Frame = styled.div`
	display: grid;
	height: 100%;
	min-height: 0;

	> * {
		min-height: 0;
	}
	/* With menu or without, each head is as high as the bar that lies over it while editing. */
	> section > :first-child {
		min-height: max(2.75rem, calc(var(--k-control-height-compact) + 2 * var(--k-space-1)));
	}
`;

/** The content scrolls by itself, so that head and foot stay. */
export const Body = styled.div`
	height: 100%;
	overflow: auto;
	overscroll-behavior: contain;

	/* Nothing in a skeleton is worth scrolling to. */
	&[data-still] {
		overflow: hidden;
	}

	[data-padded] {
		padding: var(--k-space-3) var(--k-space-4);
	}
`;

/** What stands in the place of content, lower than on a page and in the middle. */
export const Instead = styled.div`
	height: 100%;

	&& > * {
		min-height: 100%;
		padding: var(--k-space-2);
	}
`;

export const Refreshed = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	white-space: nowrap;

	/* Narrow tiles say it in their menu. */
	@container widget (width < 16rem) {
		display: none;
	}
`;
