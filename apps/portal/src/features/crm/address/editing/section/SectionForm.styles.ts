import { styled } from 'styled-components';
import { aboveFormBar } from '../../../../../kit/record/FormBar.tsx';

/** The cards of a section, read or edited. */
export const Sections = styled.div`
	display: grid;
	align-content: start;
	gap: var(--k-space-4);
	max-width: 76rem;

	${aboveFormBar}
`;
