import { styled } from 'styled-components';
import { Popup } from '../Popup/Popup.tsx';

export const Panel = styled(Popup)`
	width: 15rem;
	padding: 0;
`;

export const Part = styled.div`
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-3) var(--k-space-4);

	& + & {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
	> span {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-xs);
	}
`;
