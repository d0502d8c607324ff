import { styled } from 'styled-components';

export const Figure = styled.figure`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-2);
	min-width: 0;
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);

	&[data-fill] {
		height: 100%;
		min-height: 0;
	}
`;

export const Head = styled.div`
	display: grid;
	grid-template-columns: 1fr auto;
	align-items: start;
	gap: var(--k-space-1) var(--k-space-3);
`;

export const Title = styled.figcaption`
	grid-column: 1;
	align-self: center;
	min-width: 0;
	font-size: var(--k-font-size-md);
	font-weight: var(--k-font-weight-strong);
	line-height: var(--k-line-height-md);
	overflow-wrap: anywhere;

	&[data-hidden] {
		position: absolute;
		width: 1px;
		height: 1px;
		overflow: hidden;
		clip-path: inset(50%);
	}
`;

export const Legend = styled.ul`
	display: flex;
	grid-column: 1;
	align-self: center;
	flex-wrap: wrap;
	gap: var(--k-space-1) var(--k-space-4);
	min-width: 0;
	padding: 0;
	list-style: none;
	color: var(--k-color-text-muted);

	li {
		display: inline-flex;
		align-items: center;
		gap: var(--k-space-2);
		min-width: 0;
	}
	svg {
		flex: none;
	}
`;

export const Tools = styled.div`
	display: flex;
	grid-column: 2;
	grid-row: 1;
	gap: var(--k-space-half);
	color: var(--k-color-text-muted);
`;

/** Holds the drawing, positioned; its box is the chart's area to the pixel. */
export const Area = styled.div`
	position: relative;
	display: grid;
	align-content: center;
	flex: none;
	min-width: 0;

	[data-fill] > & {
		flex: 1 1 0;
		min-height: 0;
	}
	> svg {
		display: block;
		position: absolute;
		inset: 0;
	}
	p {
		font-size: var(--k-font-size-md);
		line-height: var(--k-line-height-md);
	}
	text {
		fill: var(--k-color-text-muted);
		font-variant-numeric: tabular-nums;
	}
`;
