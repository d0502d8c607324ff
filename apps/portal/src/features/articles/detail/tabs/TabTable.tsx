import { styled } from 'styled-components';

/** Gives a Table in a tab the height of the window below it. */
export const TabTable = styled.div`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-3);
	height: max(20rem, calc(100dvh - 18rem));
	min-height: 0;
`;
