import { styled } from 'styled-components';

export const DropArea = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2) var(--k-space-3);
	padding: var(--k-space-3);
	border: var(--k-border-width) dashed var(--k-color-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);
	transition:
		background-color var(--k-duration),
		border-color var(--k-duration);

	&[data-over] {
		border-color: var(--k-color-primary);
		border-style: solid;
		background: var(--k-color-primary-surface);
	}

	&[data-invalid] {
		border-color: var(--k-color-error-border);
	}

	&[data-locked] {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
	}
`;

export const DropHint = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);

	/* A finger drags no files. */
	@media (pointer: coarse) {
		display: none;
	}
`;

export const List = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;
`;

export const Entry = styled.li`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-height: var(--k-control-height);
	padding: var(--k-space-1) 0 var(--k-space-1) var(--k-space-1);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);

	> svg {
		color: var(--k-color-text-muted);
	}

	&[data-status='done'] > svg {
		color: var(--k-color-success-text);
	}
`;

export const EntryText = styled.div`
	flex: 1;
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	align-items: baseline;
	gap: 0 var(--k-space-3);
	min-width: 0;

	> :nth-child(3) {
		grid-column: 1 / -1;
		margin-top: var(--k-space-1);
	}

	[data-status='failed'] & {
		grid-template-columns: minmax(0, 1fr);
	}
`;

export const EntryName = styled.span`
	overflow-wrap: anywhere;
`;

export const EntryNote = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	font-variant-numeric: tabular-nums;

	[data-status='failed'] & {
		color: var(--k-color-error-text);
	}
`;
