import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';

export const Stage = styled.div`
	display: grid;
	min-height: 100%;
	padding: var(--k-space-6) var(--k-space-4);
	place-items: center;

	${below.sm} {
		place-items: start center;
	}
`;

export const Panel = styled.div`
	display: grid;
	gap: var(--k-space-5);
	width: min(22rem, 100%);

	h1 {
		font-size: var(--k-font-size-xl);
		font-weight: var(--k-font-weight-strong);
		letter-spacing: -0.01em;
		line-height: var(--k-line-height-xl);
		outline: none;
	}
`;

export const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);
`;
