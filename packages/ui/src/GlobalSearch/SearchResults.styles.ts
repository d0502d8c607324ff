import { css, styled } from 'styled-components';
import { Anchor } from '../Link/Link.tsx';
import { below } from '../theme/breakpoints.ts';

export const Message = styled.div`
	min-height: 6rem;
`;

export const Listbox = styled.div`
	flex: 1 1 auto;
	min-height: 0;
	padding: var(--k-space-1);
	overflow-y: auto;
	overscroll-behavior: contain;
	scroll-padding-block: 2rem var(--k-space-1);
	transition: opacity var(--k-duration) 150ms;

	&[data-stale] {
		opacity: 0.55;
	}
`;

export const Group = styled.div`
	& + & {
		margin-top: var(--k-space-1);
	}
`;

export const GroupLabel = styled.div`
	display: flex;
	gap: var(--k-space-2);
	padding: 6px var(--k-space-2) 2px;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);

	span:first-child {
		font-weight: var(--k-font-weight-medium);
	}
	span + span {
		font-variant-numeric: tabular-nums;
	}
`;

const option = css`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-height: 2.25rem;
	padding: var(--k-space-1) var(--k-space-2);
	border-radius: var(--k-radius);
	color: var(--k-color-text);
	cursor: pointer;
	text-decoration: none;

	&[aria-selected='true'] {
		background: var(--k-color-surface-selected);
	}
	&[data-all] {
		justify-content: space-between;
		margin-top: var(--k-space-1);
		color: var(--k-color-primary-text);
		font-weight: var(--k-font-weight-medium);
	}
	> svg {
		color: var(--k-color-text-muted);
	}
	mark {
		border-radius: 2px;
		background: var(--k-color-highlight);
		color: var(--k-color-text);
	}
	${below.sm} {
		min-height: 2.75rem;
	}
`;

export const OptionLink = styled(Anchor)`
	${option}
`;

export const OptionButton = styled.div`
	${option}
`;

export const Words = styled.span`
	display: flex;
	flex: 1 1 auto;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 var(--k-space-2);
	min-width: 0;
`;

export const Title = styled.span`
	overflow-wrap: anywhere;
`;

export const Detail = styled.span`
	overflow: hidden;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	text-overflow: ellipsis;
`;

export const Hints = styled.div`
	display: flex;
	flex: none;
	flex-wrap: wrap;
	gap: var(--k-space-1) var(--k-space-4);
	padding: var(--k-space-2) var(--k-space-3);
	border-top: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);

	kbd {
		font-family: inherit;
		font-weight: var(--k-font-weight-medium);
	}
	@media (pointer: coarse) {
		display: none;
	}
	${below.sm} {
		display: none;
	}
`;
