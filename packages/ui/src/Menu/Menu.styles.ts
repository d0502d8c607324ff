import { css, styled } from 'styled-components';
import { popupRow } from '../Popup/Popup.tsx';

export const Header = styled.div`
	margin: 0 calc(-1 * var(--k-space-1)) var(--k-space-1);
	padding: var(--k-space-2) var(--k-space-3);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
`;

export const itemStyles = css`
	${popupRow}

	small {
		display: block;
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
		line-height: var(--k-line-height-xs);
	}

	&[data-danger] {
		color: var(--k-color-error-text);

		> svg {
			color: inherit;
		}
	}

	&[aria-disabled='true'] {
		color: var(--k-color-text-disabled);

		small {
			color: inherit;
		}
	}
`;

export const ItemRow = styled.div`
	${itemStyles}
`;

export const Text = styled.span`
	flex: 1;
	min-width: 0;
`;

export const Shortcut = styled.span`
	margin-inline-start: var(--k-space-4);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
`;

export const Mark = styled.span`
	display: grid;
	place-items: center;
	width: var(--k-icon-sm);
	color: var(--k-color-primary-text);
`;

export const Separator = styled.div`
	height: var(--k-border-width);
	margin: var(--k-space-1) calc(-1 * var(--k-space-1));
	background: var(--k-color-separator);
`;

export const Group = styled.div`
	& + &,
	${ItemRow} + & {
		margin-top: var(--k-space-1);
	}
`;

export const GroupLabel = styled.div`
	padding: var(--k-space-1) var(--k-space-2);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	font-weight: var(--k-font-weight-strong);
`;

export const None = styled.p`
	margin: 0;
	padding: var(--k-space-2) var(--k-space-3);
	color: var(--k-color-text-muted);
`;
