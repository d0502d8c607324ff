import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';
import { aboveFormBar, FormBar } from '../../../kit/record/FormBar.tsx';

export const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);
	/* The fields of a card and its edges. */
	max-width: calc(40rem + 2 * var(--k-space-4) + 2 * var(--k-border-width));

	${aboveFormBar}
`;

export const StepTitle = styled.h2`
	font-size: var(--k-font-size-lg);
	font-weight: var(--k-font-weight-strong);
	line-height: var(--k-line-height-lg);

	&:focus {
		outline: none;
	}
`;

export const Buttons = styled(FormBar)`
	> [type='submit'] {
		margin-inline-start: auto;
	}

	${below.sm} {
		margin-inline: calc(-1 * var(--k-space-4));
		padding-inline: var(--k-space-4);
	}
`;

export const Steps = styled.div`
	flex: 1 1 100%;
	max-width: 56rem;
`;
