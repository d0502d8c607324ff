import { styled } from 'styled-components';

/** The cards of a section, read or edited. */
export const Sections = styled.div`
	display: grid;
	align-content: start;
	gap: var(--k-space-4);
	max-width: 76rem;

	/* A focused control is scrolled to above the buttons. */
	:is(input, select, textarea, button, a) {
		scroll-margin-block-end: calc(2 * var(--k-control-height) + var(--k-space-8));
	}
`;
