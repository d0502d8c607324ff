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

/* A box to tick, so that everybody sees that several can be chosen. */
export const Tick = styled.span`
	--k-icon-size: 0.75rem;
	display: grid;
	flex: none;
	width: 1rem;
	height: 1rem;
	place-items: center;
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface);

	[aria-selected='true'] > & {
		border-color: var(--k-color-primary);
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}
`;

export const Note = styled.div`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-height: 2rem;
	padding: var(--k-space-1) var(--k-space-2);
	color: var(--k-color-text-muted);
`;
