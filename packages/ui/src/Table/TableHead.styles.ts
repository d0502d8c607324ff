import { css, styled } from 'styled-components';

export const Head = styled.div`
	position: sticky;
	z-index: var(--k-layer-sticky);
	top: 0;
	display: grid;
	height: var(--k-row-height);
	border-bottom: var(--k-border-width) solid var(--k-raised-border);
	background: var(--k-color-surface-sunken);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-weight: var(--k-font-weight-medium);
	grid-template-columns: var(--table-columns);
`;

export const HeadCell = styled.div`
	position: relative;
	min-width: 0;

	&[data-kind='number'] {
		text-align: end;
	}
`;

const heading = css`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	width: 100%;
	height: 100%;
	padding: 0 var(--k-row-padding);
	border: 0;
	background: none;
	color: inherit;
	font: inherit;
	text-align: inherit;

	> span {
		min-width: 0;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	&:focus-visible {
		outline-offset: -2px;
	}
	[data-kind='number'] > & {
		flex-direction: row-reverse;
	}
`;

export const Heading = styled.div`
	${heading}
	overflow: hidden;
	white-space: nowrap;
`;

export const SortButton = styled.button`
	${heading}
	cursor: pointer;

	&:hover {
		color: var(--k-color-text);
	}
	[aria-sort='ascending'] > &,
	[aria-sort='descending'] > & {
		color: var(--k-color-text);
	}
	> svg {
		--k-icon-size: 0.875rem;
	}
	/* The arrow's place is kept, so that sorting moves no heading. */
	> svg[data-hidden] {
		opacity: 0;
	}
	&:hover > svg[data-hidden] {
		opacity: 0.5;
	}
`;

export const ResizeHandle = styled.div`
	position: absolute;
	z-index: 1;
	top: 0;
	right: -4px;
	width: 9px;
	height: 100%;
	cursor: col-resize;
	touch-action: none;

	&::after {
		content: '';
		position: absolute;
		inset: 25% 4px;
		background: var(--k-color-separator);
		transition: background-color var(--k-duration);
	}
	&:hover::after,
	&:active::after {
		inset-block: 0;
		background: var(--k-color-primary);
	}
	:last-of-type > & {
		right: 0;
	}
	/* The frame of the table is line enough; the edge shows when the pointer is there. */
	:last-of-type > &:not(:hover, :active)::after {
		background: none;
	}
`;

export const SelectCell = styled.div`
	display: grid;
	min-width: 0;
	place-items: center;

	/* Of the checkbox only the box itself, in line with those of the rows. */
	> div {
		display: contents;
	}

	> div > :last-child {
		display: none;
	}

	input {
		margin: 0;
	}
`;
