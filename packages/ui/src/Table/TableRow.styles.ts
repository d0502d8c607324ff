import { css, styled } from 'styled-components';

const line = css`
	position: absolute;
	left: 0;
	width: 100%;
	border-bottom: var(--k-border-width) solid var(--k-color-separator);

	&:focus-visible {
		outline-offset: -2px;
	}
	&[data-openable]:hover {
		background: var(--k-color-surface-hover);
	}
	&[aria-selected='true'] {
		background: var(--k-color-surface-selected);
	}
	@media (forced-colors: active) {
		&[aria-selected='true'] {
			outline: 1px solid Highlight;
			outline-offset: -1px;
		}
	}

	/* The link of the row reaches over all of it; other links lie above. */
	a,
	button,
	label {
		position: relative;
		z-index: 1;
	}
	[data-primary] {
		position: static;
		color: inherit;
		font-weight: var(--k-font-weight-medium);
		text-decoration: none;
		outline: none;
	}
	[data-primary]::after {
		content: '';
		position: absolute;
		inset: 0;
		user-select: none;
	}
	[data-selecting] & [data-primary]::after {
		pointer-events: none;
	}
	[data-primary]:focus-visible::after {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: calc(-1 * var(--k-focus-width));
	}
`;

export const Row = styled.div`
	${line}
	display: grid;
	align-items: center;
	height: var(--k-row-height);
	grid-template-columns: var(--table-columns);

	/* Plain elements: a styled component for each cell would be most of the cost of a row. */
	> [role='gridcell'] {
		min-width: 0;
		padding: 0 var(--k-row-padding);
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	> [data-kind='number'] {
		font-variant-numeric: tabular-nums;
		text-align: end;
	}

	/* A cell cuts what reaches over its edge. */
	button:focus-visible {
		outline-offset: calc(-1 * var(--k-focus-width));
	}
`;

/* The whole cell is the target, above the link that reaches over the row. */
export const SelectCell = styled.div`
	&& {
		z-index: 1;
		align-self: stretch;
		padding: 0;
		overflow: visible;
	}

`;

export const SelectLabel = styled.label`
	display: grid;
	height: 100%;
	place-items: center;
	cursor: pointer;

	> input {
		margin: 0;
	}
`;

export const PrimaryButton = styled.button`
	max-width: 100%;
	padding: 0;
	overflow: hidden;
	text-overflow: ellipsis;
	vertical-align: bottom;
	white-space: inherit;
	border: 0;
	background: none;
	cursor: pointer;
	text-align: inherit;
`;

export const Card = styled.div`
	${line}
	display: grid;
	gap: 2px;
	padding: var(--k-space-3) var(--k-space-4);

	&[data-selectable] {
		padding-inline-end: 3.5rem;
	}

	&[data-corner] {
		padding-inline-end: 3.75rem;
	}

	/* The corner lies below the checkbox. */
	&[data-selectable][data-corner] {
		align-content: center;
		min-height: 5.5rem;
	}

	> ${SelectCell} {
		position: absolute;
		top: 0;
		right: 0;
		width: 3rem;
		height: 2.75rem;
	}
`;

export const CardCorner = styled.div`
	position: absolute;
	top: var(--k-space-2);
	right: var(--k-space-2);

	[data-selectable] > & {
		top: 2.75rem;
	}
`;

export const CardTitle = styled.div`
	min-height: var(--k-line-height-md);
	overflow-wrap: anywhere;
`;

export const CardLine = styled.div`
	display: grid;
	gap: var(--k-space-3);
	grid-template-columns: minmax(5rem, 30%) minmax(0, 1fr);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-md);

	> span:last-child {
		min-width: 0;
		overflow-wrap: anywhere;
	}

	/* What a row does not have costs no line. */
	&:has(> span:last-child:empty) {
		display: none;
	}

	/* A number to call is as high as a finger needs. */
	a {
		display: inline-block;
		min-height: 1.5rem;
		line-height: 1.5rem;
	}
`;

/** What fits of the facts in one line; those at hand come first. */
export const CardFacts = styled.div`
	overflow: hidden;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-md);
	text-overflow: ellipsis;
	white-space: nowrap;

	> :not(:empty) ~ :not(:empty)::before {
		content: ' · ';
	}
`;

export const CardLabel = styled.span`
	color: var(--k-color-text-muted);
`;
