import { css, styled } from 'styled-components';
import { below } from '../theme/ThemeProvider.tsx';

export const Frame = styled.div`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-1);
	min-width: 0;
`;

export const Label = styled.label`
	align-self: flex-start;
	max-width: 100%;
	color: var(--k-color-text);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	font-weight: var(--k-font-weight-medium);
	overflow-wrap: anywhere;
	hyphens: auto;
`;

export const RequiredMark = styled.span`
	margin-inline-start: var(--k-space-half);
	color: var(--k-color-error-text);
`;

/** The help under a label. */
export const FieldHint = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
`;

/** A live region that is there before its message, or the message would not be read out. */
export const Messages = styled.div`
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);

	/* Empty it takes no part in the gaps of the frame, yet stays in the accessibility tree. */
	&:empty {
		position: absolute;
	}
`;

export const Message = styled.p<{ $tone: 'error' | 'warning' }>`
	display: flex;
	gap: var(--k-space-1);
	color: ${({ $tone }) => ($tone === 'error' ? 'var(--k-color-error-text)' : 'var(--k-color-warning-text)')};
	overflow-wrap: anywhere;

	svg {
		margin-top: 1px;
	}
`;

/** The looks of the text in a control: of an input, a select or a button that opens a list. */
export const controlText = css`
	color: var(--k-color-text);
	font-family: inherit;
	font-size: var(--k-control-font-size);
	line-height: var(--k-line-height-md);

	&::placeholder {
		color: var(--k-color-text-muted);
		opacity: 1;
	}

	&:disabled {
		color: var(--k-color-text-disabled);
		-webkit-text-fill-color: currentcolor;
		opacity: 1;
		cursor: not-allowed;
	}
`;

/** The bordered box of a control; it shows hover, focus, error, read-only and disabled of the input inside it. */
export const ControlBox = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-width: 0;
	min-height: var(--k-control-height);
	padding-inline: calc(var(--k-control-padding) - var(--k-border-width));
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);
	color: var(--k-color-text-muted);
	transition: border-color var(--k-duration);

	&:hover:not(:has(> :is(input, select):disabled, > input:read-only)) {
		border-color: var(--k-color-border-hover);
	}

	&:has(> [aria-invalid='true']) {
		border-color: var(--k-color-error-border);
	}

	/* Only of the input: every icon beside it is read-only too. */
	&:has(> input:read-only) {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
	}

	&:has(> :is(input, select):disabled) {
		border-color: var(--k-color-separator);
		background: var(--k-color-surface-sunken);
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	&:has(> :is(input, select):focus-visible),
	&[data-focused] {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: -1px;
		border-color: var(--k-color-focus);
	}

	@media (forced-colors: active) {
		&:has(> :is(input, select):focus-visible) {
			outline-color: Highlight;
		}

		&:has(> :is(input, select):disabled) {
			border-color: GrayText;
		}
	}

	> input {
		${controlText}
		flex: 1;
		width: 100%;
		min-width: 0;
		align-self: stretch;
		padding: 0;
		border: 0;
		outline: 0;
		background: none;
		text-overflow: ellipsis;
	}

	/* The browser's own yellow or blue for autofilled text ignores every background but an inset shadow. */
	> input:autofill {
		box-shadow: 0 0 0 100px var(--k-color-primary-surface) inset;
		-webkit-text-fill-color: var(--k-color-text);
		caret-color: var(--k-color-text);
	}

	${below.sm} {
		gap: var(--k-space-3);
	}
`;

/** A button inside a ControlBox, at its end, as high as the box. */
export const innerButton = css`
	display: grid;
	place-items: center;
	flex: none;
	align-self: stretch;
	width: var(--k-control-height);
	margin-inline-end: calc(-1 * var(--k-control-padding));
	padding: 0;
	border: 0;
	border-radius: var(--k-radius);
	background: none;
	color: var(--k-color-text-muted);
	cursor: pointer;

	&:hover {
		color: var(--k-color-text);
	}

	&:focus-visible {
		outline-offset: calc(-1 * var(--k-focus-width) - 1px);
	}

	&:disabled {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}
`;
