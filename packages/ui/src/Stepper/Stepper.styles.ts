import { styled } from 'styled-components';
import { below, from } from '../theme/ThemeProvider.tsx';

export const List = styled.ol`
	display: flex;
	gap: var(--k-space-2);
	padding: 0;
	list-style: none;

	${below.sm} {
		flex-direction: column;
		gap: 0;
	}
`;

export const Step = styled.li`
	position: relative;
	flex: 1 1 0;
	min-width: 0;

	/* The thread from this sign to the next. */
	&:not(:last-child)::after {
		content: '';
		position: absolute;
		background: var(--k-color-separator);
	}

	&[data-state='done']:not(:last-child)::after {
		background: var(--k-color-primary-border);
	}

	${from.sm} {
		&:not(:last-child)::after {
			top: calc(var(--k-space-1) + 0.75rem);
			right: calc(-1 * var(--k-space-2));
			left: calc(1.5rem + var(--k-space-2) + var(--k-space-1));
			height: var(--k-border-width);
		}
	}

	${below.sm} {
		flex: none;

		&:not(:last-child)::after {
			top: calc(50% + 0.75rem + var(--k-space-half));
			bottom: calc(-50% + 0.75rem + var(--k-space-half));
			left: calc(var(--k-space-1) + 0.75rem);
			width: var(--k-border-width);
			bottom: calc(-1 * var(--k-space-2));
			top: calc(var(--k-space-2) + 1.5rem + var(--k-space-half));
		}
	}
`;

export const Sign = styled.span`
	display: grid;
	flex: none;
	width: 1.5rem;
	height: 1.5rem;
	place-items: center;
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	font-variant-numeric: tabular-nums;
	font-weight: var(--k-font-weight-strong);
	line-height: 1;

	[data-state='done'] & {
		border-color: var(--k-color-primary-border);
		background: var(--k-color-primary-surface);
		color: var(--k-color-primary-text);
	}

	[data-state='error'] & {
		border-color: var(--k-color-error-border);
		background: var(--k-color-error-surface);
		color: var(--k-color-error-text);
	}

	[data-current]:not([data-state='error']) & {
		border-color: var(--k-color-primary);
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}

	@media (forced-colors: active) {
		[data-current] & {
			outline: 2px solid Highlight;
		}
	}
`;

export const StepText = styled.span`
	padding-top: var(--k-space-half);
	overflow-wrap: anywhere;
	hyphens: auto;

	small {
		display: block;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		font-weight: var(--k-font-weight-regular);
		line-height: var(--k-line-height-xs);
	}

	[data-state='error'] & small {
		color: var(--k-color-error-text);
	}
`;

export const StepButton = styled.button`
	display: flex;
	align-items: flex-start;
	gap: var(--k-space-2);
	width: 100%;
	padding: var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	color: var(--k-color-text-muted);
	font: inherit;
	line-height: var(--k-line-height-md);
	text-align: start;

	[data-state='done'] &,
	[data-state='error'] & {
		color: var(--k-color-text);
	}

	[data-current] & {
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-medium);
	}

	&:is(button) {
		cursor: pointer;
	}

	&:is(button):hover {
		background: var(--k-color-surface-hover);
	}

	/* Below its sign the text goes on over the whole width of the step. */
	${from.sm} {
		flex-direction: column;
		gap: var(--k-space-1);
	}

	${below.sm} {
		min-height: 2.75rem;
		padding-block: var(--k-space-2);
	}
`;
