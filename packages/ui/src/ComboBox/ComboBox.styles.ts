import { styled } from 'styled-components';
import { innerButton } from '../Field/Field.tsx';
import { popupRow } from '../Popup/Popup.tsx';

export const EndButton = styled.button`
	${innerButton}
	margin-inline-start: calc(-1 * var(--k-space-2));
`;

export const List = styled.div`
	/* Hits of an earlier text stay to keep the place, visibly not the answer to this one. */
	&[aria-busy='true'] {
		opacity: 0.6;
	}
`;

export const Option = styled.div`
	${popupRow}

	&[aria-selected='true'] > svg {
		color: var(--k-color-primary-text);
	}

	small {
		display: block;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		line-height: var(--k-line-height-xs);
	}

	&[aria-disabled='true'] small {
		color: inherit;
	}
`;

export const Text = styled.span`
	flex: 1;
	min-width: 0;
`;

export const Note = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-height: 2rem;
	padding: var(--k-space-1) var(--k-space-2);
	color: var(--k-color-text-muted);
`;
