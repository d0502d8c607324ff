import { styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

export const Frame = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	column-gap: var(--k-space-2);
	align-items: start;
	justify-items: start;
	min-width: 0;

	label {
		padding-block: var(--k-space-half);
		font-size: var(--k-font-size-md);
		line-height: var(--k-line-height-md);
		font-weight: var(--k-font-weight-regular);
		overflow-wrap: anywhere;
		cursor: pointer;
	}

	&:has(:disabled) label {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	${below.sm} {
		label {
			padding-block: var(--k-space-3);
		}
	}
`;

export const Below = styled.div`
	grid-column: 2;
	display: grid;
	gap: var(--k-space-1);

	/* The finger's room around the label is not between it and its hint. */
	${below.sm} {
		> p {
			margin-block: calc(-1 * var(--k-space-2)) var(--k-space-1);
		}
	}
`;

export const Box = styled.input`
	appearance: none;
	display: grid;
	place-items: center;
	flex: none;
	width: var(--k-icon-sm);
	height: var(--k-icon-sm);
	margin: var(--k-space-1) 0;
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface);
	color: var(--k-color-on-primary);
	cursor: pointer;
	transition:
		background-color var(--k-duration),
		border-color var(--k-duration);

	&:hover {
		border-color: var(--k-color-border-hover);
	}

	&:checked,
	&:indeterminate {
		border-color: var(--k-color-primary);
		background: var(--k-color-primary);
	}

	/* The tick and the dash are masks, so that they take the text colour of every theme. */
	&::before {
		content: '';
		width: 0.75rem;
		height: 0.75rem;
		background: currentcolor;
		opacity: 0;
		mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M2.5 6.5l2.5 2.5 4.5-5.5'/%3E%3C/svg%3E")
			center / contain no-repeat;
	}

	&:indeterminate::before {
		mask-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M3 6h6'/%3E%3C/svg%3E");
	}

	&:checked::before,
	&:indeterminate::before {
		opacity: 1;
	}

	&[aria-invalid='true'] {
		border-color: var(--k-color-error-border);
	}

	&:disabled {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	&[aria-readonly='true'] {
		border-color: var(--k-color-border);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text);
		cursor: default;
	}

	${below.sm} {
		width: var(--k-icon-md);
		height: var(--k-icon-md);
		margin: var(--k-space-3) 0;
	}

	@media (forced-colors: active) {
		&::before {
			background: CanvasText;
		}
	}
`;
