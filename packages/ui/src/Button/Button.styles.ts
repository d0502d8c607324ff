import { css, styled } from 'styled-components';

/** How loud a button is. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** How tall a button is; on phones both have the size of a finger. */
export type ButtonSize = 'md' | 'compact';

const variants = {
	primary: css`
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);

		&:hover {
			background: var(--k-color-primary-hover);
		}

		&:active {
			background: var(--k-color-primary-active);
		}
	`,
	secondary: css`
		border-color: var(--k-color-border-button);
		background: var(--k-color-surface-raised);
		color: var(--k-color-text);

		&:hover {
			background: var(--k-color-surface-hover);
		}

		&:active,
		&[aria-expanded='true'] {
			background: var(--k-color-surface-active);
		}
	`,
	quiet: css`
		background: transparent;
		color: var(--k-color-text);

		&:hover {
			background: var(--k-color-surface-active);
		}

		&:active,
		&[aria-expanded='true'] {
			background: var(--k-color-surface-active);
		}
	`,
	danger: css`
		background: var(--k-color-error);
		color: var(--k-color-on-error);

		&:hover {
			background: var(--k-color-error-hover);
		}

		&:active {
			background: var(--k-color-error-active);
		}
	`,
} as const satisfies Record<ButtonVariant, unknown>;

/** In forced colours only the system's pair for a selection sets the main action apart. */
const emphasized = css`
	/* Not while it runs: its spinner keeps the system's colours. */
	&:not([aria-disabled='true']) {
		forced-color-adjust: none;
		border-color: Highlight;
		background: Highlight;
		color: HighlightText;
	}
`;

/** What the looks of a button depend on. */
export interface ButtonLooks {
	$variant: ButtonVariant;
	$size: ButtonSize;
	$isIconOnly: boolean;
}

/** The looks of a button for elements that are none, such as a link. */
export const buttonStyles = css<ButtonLooks>`
	position: relative;
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: var(--k-space-2);
	flex: none;
	max-width: 100%;
	min-height: ${({ $size }) => ($size === 'compact' ? 'var(--k-control-height-compact)' : 'var(--k-control-height)')};
	min-width: ${({ $size }) => ($size === 'compact' ? 'var(--k-control-height-compact)' : 'var(--k-control-height)')};
	padding: ${({ $size, $isIconOnly }) => ($isIconOnly ? '0' : $size === 'compact' ? '0 var(--k-space-2)' : 'var(--k-space-1) var(--k-space-3)')};
	border: var(--k-border-width) solid transparent;
	border-radius: var(--k-radius);
	font-family: inherit;
	font-size: ${({ $size }) => ($size === 'compact' ? 'var(--k-font-size-sm)' : 'var(--k-font-size-md)')};
	line-height: var(--k-line-height-md);
	font-weight: var(--k-font-weight-medium);
	text-align: center;
	text-decoration: none;
	overflow-wrap: anywhere;
	cursor: pointer;
	user-select: none;
	transition:
		background-color var(--k-duration),
		border-color var(--k-duration);

	${({ $variant }) => variants[$variant]}

	&:disabled {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	&[aria-disabled='true'] {
		cursor: progress;
	}

	@media (forced-colors: active) {
		border-color: ButtonText;

		${({ $variant }) => $variant === 'primary' && emphasized}

		&:disabled {
			forced-color-adjust: auto;
			border-color: GrayText;
			background: ButtonFace;
			color: GrayText;
		}
	}
`;

export const Base = styled.button<ButtonLooks>`
	${buttonStyles}
`;

/** Keeps its place, and with it the width of the button, while the spinner is shown over it. */
export const Content = styled.span<{ $isHidden: boolean }>`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: inherit;
	min-width: 0;
	opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

export const Pending = styled.span`
	position: absolute;
	inset: 0;
	display: grid;
	place-items: center;
`;
