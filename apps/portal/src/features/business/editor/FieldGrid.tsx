import { styled } from 'styled-components';

/** Fields side by side as far as there is room, one below the other on a phone. */
export const FieldGrid = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-3) var(--k-space-4);
	grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
`;
