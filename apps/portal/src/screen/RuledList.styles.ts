import { styled } from 'styled-components';

/** Short entries with a button at their end, a line below each. */
export const RuledList = styled.ul`
	padding: 0;
	list-style: none;

	li {
		display: flex;
		align-items: center;
		gap: var(--k-space-3);
		min-height: var(--k-control-height);
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
	}

	a {
		min-width: 0;
		overflow-wrap: anywhere;
	}
`;
