import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Frame = styled.section`
	display: grid;
	gap: var(--k-space-4);
	min-width: 0;

	ol {
		margin: 0;
		padding: 0;
		list-style: none;
	}
`;

/* Lines out of sight are not laid out: hundreds of lines stay quick to type in. */
export const Row = styled.li`
	display: grid;
	position: relative;
	align-items: start;
	gap: var(--k-space-2);
	grid-template-columns: 3rem minmax(10rem, 1fr) 5.5rem 6.5rem 7rem 5rem 6.5rem 4rem;
	padding: var(--k-space-1);
	content-visibility: auto;
	contain-intrinsic-size: auto 4rem;

	&[data-kind='text'], &[data-kind='subtotal'] {
		grid-template-columns: 3rem minmax(10rem, 1fr) 6.5rem 4rem;
	}
	&[data-drop='before'] {
		box-shadow: inset 0 2px var(--k-color-primary);
	}
	&[data-drop='behind'] {
		box-shadow: inset 0 -2px var(--k-color-primary);
	}
	${below.md} {
		padding-bottom: var(--k-space-3);
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
		grid-template-columns: repeat(4, minmax(0, 1fr));

		> :nth-child(2) {
			grid-column: span 4;
		}
		&[data-kind='text'], &[data-kind='subtotal'] {
			grid-template-columns: repeat(4, minmax(0, 1fr));
		}
	}
`;

/* Names the columns for the eye; each field has its own name for everybody else. */
export const Heads = styled.div`
	display: grid;
	gap: var(--k-space-2);
	grid-template-columns: 3rem minmax(10rem, 1fr) 5.5rem 6.5rem 7rem 5rem 6.5rem 4rem;
	margin-bottom: calc(-1 * var(--k-space-3));
	padding: 0 var(--k-space-1);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);

	> :last-child {
		text-align: right;
	}
	${below.md} {
		display: none;
	}
`;

/* A field under the heads of its columns, which a narrow window does not have: there its caption stands above it. */
export const Cell = styled.div`
	min-width: 0;
`;

/* For the eye alone: the field has a name of its own for everybody else. */
export const Caption = styled.span`
	display: none;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);

	${below.md} {
		display: block;
	}
`;

export const Place = styled.span`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	min-height: var(--k-control-height);
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;

	${below.md} {
		grid-column: span 4;
	}
`;

export const Grip = styled.button`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	width: 1.5rem;
	height: 1.5rem;
	padding: 0;
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	color: inherit;
	cursor: grab;
	touch-action: none;

	svg {
		width: 1rem;
		height: 1rem;
	}
`;

export const Unit = styled.span`
	line-height: var(--k-control-height);
`;

export const Amount = styled.span`
	line-height: var(--k-control-height);
	text-align: right;
	font-variant-numeric: tabular-nums;

	${below.md} {
		grid-column: span 2;
		text-align: left;
	}
`;

export const Tools = styled.div`
	display: flex;
	align-items: center;
	justify-content: flex-end;
	min-height: var(--k-control-height);

	${below.md} {
		grid-column: span 2;
	}
`;

export const Details = styled.div`
	grid-column: 1 / -1;
	padding: var(--k-space-2) 0 var(--k-space-3) 3rem;

	${below.md} {
		padding-left: 0;
	}
`;

export const Adding = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-start;
	gap: var(--k-space-3);

	> :first-child {
		flex: 1 1 16rem;
	}
	> button {
		margin-top: 1.625rem;
	}
`;
