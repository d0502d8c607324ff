import { styled } from 'styled-components';
import { below } from '../theme/breakpoints.ts';
import { entryLooks } from './EntryBox.styles.ts';

export const Month = styled.table`
	width: 100%;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);
	border-spacing: 0;
	background: var(--k-color-surface);
	color: var(--k-color-text);
	font-size: var(--k-font-size-sm);
	font-variant-numeric: tabular-nums;
	table-layout: fixed;

	th {
		padding: var(--k-space-1);
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		font-weight: var(--k-font-weight-medium);
	}
	td {
		height: 6.5rem;
		padding: 2px;
		border-block-start: var(--k-border-width) solid var(--k-color-separator);
		border-inline-start: var(--k-border-width) solid var(--k-color-separator);
		vertical-align: top;
	}
	td[data-over] {
		box-shadow: inset 0 0 0 2px var(--k-color-primary);
	}
	td[data-outside] {
		background: var(--k-color-surface-sunken);
	}
	${below.sm} {
		td {
			height: 4.5rem;
		}
	}
`;

export const Week = styled.th`
	width: 2.25rem;

	tbody & {
		border-block-start: var(--k-border-width) solid var(--k-color-separator);
		vertical-align: top;
	}
	${below.sm} {
		width: 1.5rem;
		&& {
			padding-inline: 0;
		}
	}
`;

export const DayButton = styled.button`
	min-width: 1.75rem;
	height: 1.5rem;
	padding: 0 var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius-small);
	background: none;
	color: var(--k-color-text);
	font: inherit;
	font-weight: var(--k-font-weight-medium);
	text-align: center;
	cursor: pointer;

	&:hover {
		background: var(--k-color-surface-hover);
	}
	[data-outside] > & {
		color: var(--k-color-text-muted);
	}
	&[data-holiday] {
		color: var(--k-color-error-text);
	}
	&[data-today] {
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}
	@media (forced-colors: active) {
		&[data-today] {
			outline: 2px solid Highlight;
		}
	}
`;

export const Entries = styled.ul`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 2px;
	margin: 0;
	padding: 0;
	list-style: none;
`;

export const Entry = styled.button`
	${entryLooks}
	width: 100%;
	min-height: 1.5rem;
	user-select: none;
	-webkit-touch-callout: none;
`;

export const More = styled.button`
	min-height: 1.5rem;
	width: 100%;
	padding: 0 var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius-small);
	background: none;
	color: var(--k-color-text-muted);
	font: inherit;
	font-size: var(--k-font-size-xs);
	text-align: start;
	cursor: pointer;

	&:hover {
		background: var(--k-color-surface-hover);
		color: var(--k-color-text);
	}
	${below.sm} {
		padding: 0;
		text-align: center;
		white-space: nowrap;

		span {
			display: none;
		}
	}
`;
