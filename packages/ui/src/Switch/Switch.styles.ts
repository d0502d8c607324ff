import { styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

export const Track = styled.input`
	appearance: none;
	display: flex;
	flex: none;
	align-items: center;
	width: 2rem;
	height: 1.25rem;
	margin: var(--k-space-half) 0;
	padding: 0 var(--k-space-half);
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface);
	cursor: pointer;
	transition:
		background-color var(--k-duration),
		border-color var(--k-duration);

	&::before {
		content: '';
		width: 0.875rem;
		height: 0.875rem;
		border-radius: var(--k-radius-full);
		background: var(--k-color-border);
		transition:
			translate var(--k-duration),
			background-color var(--k-duration);
	}

	&:hover {
		border-color: var(--k-color-border-hover);
	}

	&:checked {
		border-color: var(--k-color-primary);
		background: var(--k-color-primary);

		&::before {
			background: var(--k-color-on-primary);
			translate: 0.75rem;
		}
	}

	&[aria-invalid='true'] {
		border-color: var(--k-color-error-border);
	}

	&[aria-readonly='true'] {
		border-color: var(--k-color-border);
		background: var(--k-color-surface-sunken);
		cursor: default;

		&::before {
			background: var(--k-color-text-muted);
		}
	}

	&:disabled {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		cursor: not-allowed;

		&::before {
			background: var(--k-color-text-disabled);
		}
	}

	${below.sm} {
		margin: calc(var(--k-space-3) - var(--k-space-half)) 0;
	}

	@media (forced-colors: active) {
		&::before {
			background: CanvasText;
		}

		&:checked::before {
			background: Highlight;
		}
	}
`;
