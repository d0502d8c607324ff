import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Candidates = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

export const Candidate = styled.article`
	display: grid;
	gap: var(--k-space-3);
	padding: var(--k-space-4);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);
`;

export const Head = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: var(--k-space-1) var(--k-space-3);

	h3 {
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
	}

	> span {
		color: var(--k-color-text-muted);
	}
`;

export const Reasons = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-1);
	margin: 0;
	padding: 0;
	list-style: none;
`;

export const Comparison = styled.table`
	width: 100%;
	border-collapse: collapse;
	table-layout: fixed;

	th,
	td {
		padding: var(--k-space-1) var(--k-space-2) var(--k-space-1) 0;
		text-align: start;
		vertical-align: top;
		overflow-wrap: anywhere;
		font-weight: inherit;
	}

	thead th,
	tbody th {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
	}

	tr > :first-child {
		width: 7rem;
	}

	tbody tr {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}

	tr[data-same] td {
		font-weight: var(--k-font-weight-strong);
	}

	${below.sm} {
		tr > :first-child {
			width: 5rem;
		}
	}
`;

export const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;

export const Decision = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-3);
	grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));

	/* There is room for an error of two lines, so that it moves nothing: neither in the dialog nor the dialog itself. */
	> :not(button) {
		--lines: 3;
		min-height: calc(var(--lines) * var(--k-line-height-sm) + var(--k-control-height) + 3 * var(--k-space-1));
	}
	/* The words have a hint above the control as well. */
	> :not(:first-child, button) {
		--lines: 5;
	}

	/* Beside the control, under the height of its label. */
	> button {
		justify-self: start;
		margin-top: calc(var(--k-line-height-md) + var(--k-space-1));
	}

	/* Below the control it needs no label's height beside it. */
	${below.sm} {
		> button {
			margin-top: 0;
		}
	}
`;
