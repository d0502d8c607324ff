import { styled } from 'styled-components';
import { below } from '../theme/breakpoints.ts';

export const Days = styled.div`
	display: grid;
	align-content: start;
	gap: var(--k-space-4);
	min-width: 0;
`;

export const Day = styled.h3`
	margin: 0 0 var(--k-space-1);
	font-size: var(--k-font-size-md);
	line-height: var(--k-line-height-md);
	font-weight: var(--k-font-weight-strong);

	&[data-today] {
		color: var(--k-color-primary-text);
	}
	small {
		color: var(--k-color-error-text);
		font-size: var(--k-font-size-sm);
		font-weight: var(--k-font-weight-regular);
	}
`;

export const Rows = styled.ul`
	margin: 0;
	padding: 0;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	list-style: none;
	overflow: hidden;
`;

export const Row = styled.li`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	padding-inline-end: var(--k-space-2);

	& + & {
		border-block-start: var(--k-border-width) solid var(--k-color-separator);
	}
	&[data-pattern='struck'] b {
		color: var(--k-color-text-muted);
		text-decoration: line-through;
	}
	&[data-pattern='faded'] b {
		color: var(--k-color-text-muted);
	}
	${below.sm} {
		flex-wrap: wrap;
		padding-block-end: var(--k-space-1);
	}
`;

export const Line = styled.button`
	position: relative;
	display: grid;
	grid-template-columns: 6.5rem 10px minmax(8rem, 1fr) minmax(0, 1fr);
	flex: 1;
	align-items: center;
	gap: var(--k-space-2);
	min-width: 0;
	min-height: 2.75rem;
	padding: var(--k-space-1) var(--k-space-2);
	border: 0;
	background: none;
	color: var(--k-color-text);
	font: inherit;
	font-variant-numeric: tabular-nums;
	text-align: start;
	cursor: pointer;

	&:hover {
		background: var(--k-color-surface-hover);
	}
	&:focus-visible {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: -2px;
	}
	b,
	span {
		min-width: 0;
		overflow-wrap: anywhere;
	}
	b {
		font-weight: var(--k-font-weight-medium);
	}
	span[aria-hidden] {
		color: var(--k-color-text-muted);
	}
	${below.sm} {
		grid-template-columns: 6rem 10px minmax(0, 1fr);
		/* Beside one small button; what needs more room stands below. */
		flex-basis: 15rem;

		span:last-child {
			grid-column: 3;
		}
	}
`;

/** Actions of an entry; of one width, so that the columns before it are in line. */
export const Actions = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	justify-content: flex-end;
	gap: var(--k-space-1);
	min-width: 9.5rem;

	${below.sm} {
		min-width: 0;
		margin-inline-start: auto;
	}
`;

export const Mark = styled.i`
	width: 10px;
	height: 10px;
	border-radius: 50%;
	forced-color-adjust: none;
`;
