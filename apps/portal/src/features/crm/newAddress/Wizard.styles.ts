import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);
	/* The fields of a card and its edges. */
	max-width: calc(40rem + 2 * var(--k-space-4) + 2 * var(--k-border-width));

	/* What gets the focus comes to lie above the buttons, which stay at the bottom on phones. */
	${below.sm} {
		:is(input, select, textarea, button, a, h2) {
			scroll-margin-block-end: calc(2 * var(--k-control-height) + var(--k-space-8));
		}
	}
`;

export const StepTitle = styled.h2`
	font-size: var(--k-font-size-lg);
	font-weight: var(--k-font-weight-strong);
	line-height: var(--k-line-height-lg);

	&:focus {
		outline: none;
	}
`;

export const Buttons = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);

	> [type='submit'] {
		margin-inline-start: auto;
	}

	${below.sm} {
		position: sticky;
		bottom: 0;
		margin-inline: calc(-1 * var(--k-space-4));
		padding: var(--k-space-2) var(--k-space-4);
		border-top: var(--k-border-width) solid var(--k-color-separator);
		background: var(--k-color-background);
	}
`;

export const Steps = styled.div`
	flex: 1 1 100%;
	max-width: 56rem;
`;
