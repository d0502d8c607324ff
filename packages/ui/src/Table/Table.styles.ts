import { keyframes, styled } from 'styled-components';

/* As high as its rows, at most as high as its container leaves; then it scrolls inside. */
export const Frame = styled.div`
	display: flex;
	flex: 0 1 auto;
	flex-direction: column;
	min-width: 0;
	min-height: 0;
	max-height: 100%;

	/* On paper it is as long as it is. */
	@media print {
		display: block;
		max-height: none;
	}
`;

export const Bar = styled.div`
	display: flex;
	flex: none;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	min-height: var(--k-control-height-compact);
	margin-bottom: var(--k-space-2);

	[data-flush] > & {
		margin: var(--k-space-2) var(--k-space-2) var(--k-space-2) var(--k-space-4);
	}
`;

export const BarEnd = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	margin-left: auto;
`;

export const Count = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-variant-numeric: tabular-nums;
`;

export const Scroller = styled.div`
	flex: 0 1 auto;
	/* Where it must shrink, some rows stay; where there are fewer, no empty strip. */
	min-height: min(8rem, var(--table-height, 8rem));
	max-height: 100dvh;
	overflow: auto;
	overscroll-behavior: contain;
	/* What is scrolled into sight, such as by the focus, comes to lie below the head. */
	scroll-padding-block-start: var(--k-row-height);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	/* The browser's own anchoring fights the virtual rows. */
	overflow-anchor: none;
	scrollbar-width: thin;

	/* More columns beyond the edge: they fade out there, the scrollbar does not. */
	&[data-more] {
		mask-image: linear-gradient(
			to left,
			black var(--table-scrollbar),
			color-mix(in srgb, black 20%, transparent) var(--table-scrollbar),
			black calc(var(--table-scrollbar) + 3rem)
		);
	}

	/* On paper stands the whole list instead, see TableSheet. */
	@media print {
		&:not(:last-child) {
			display: none;
		}
	}

	[data-flush] > & {
		border-width: var(--k-border-width) 0 0;
		border-radius: 0 0 var(--k-radius-large) var(--k-radius-large);
	}
`;

export const Grid = styled.div`
	position: relative;
	min-width: max(100%, var(--table-width));

	&[data-layout='cards'] {
		min-width: 100%;
	}
`;

export const Body = styled.div`
	position: relative;
`;

/* Parts the rows; it scrolls with them and is no stop of the keys. */
export const GroupHead = styled.div`
	position: absolute;
	left: 0;
	display: flex;
	width: 100%;
	align-items: end;
	padding: 0 var(--k-row-padding) var(--k-space-1);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
	font-weight: var(--k-font-weight-strong);

	small {
		padding-inline-start: var(--k-space-1);
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-regular);
	}
`;

/* Rows to come stand one below the other instead of at measured places. */
export const Filler = styled.div`
	> * {
		position: static;
	}
`;

const slide = keyframes`
	from { translate: -100% 0; }
	to { translate: 400% 0; }
`;

export const Progress = styled.div`
	position: sticky;
	z-index: calc(var(--k-layer-sticky) + 1);
	top: 0;
	left: 0;
	height: 0;
	overflow: visible;

	&::before {
		content: '';
		position: absolute;
		top: 0;
		left: 0;
		width: 25%;
		height: 2px;
		background: var(--k-color-primary);
		animation: ${slide} 1.1s linear infinite;
	}
	@media (prefers-reduced-motion: reduce) {
		&::before {
			width: 100%;
			opacity: 0.6;
		}
	}
`;
