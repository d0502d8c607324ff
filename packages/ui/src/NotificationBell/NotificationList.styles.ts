import { styled } from 'styled-components';
import { Anchor, LinkButton } from '../Link/Link.tsx';

export const Waiting = styled.div`
	padding: var(--k-space-4);
`;

export const Heading = styled.h2`
	padding: var(--k-space-3) var(--k-space-4);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
	font-size: var(--k-font-size-md);
	font-weight: var(--k-font-weight-strong);
	line-height: var(--k-line-height-md);
`;

export const Items = styled.ul`
	flex: 1 1 auto;
	min-height: 0;
	padding: 0;
	overflow-y: auto;
	overscroll-behavior: contain;
	list-style: none;
`;

export const Item = styled.li`
	position: relative;
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	padding-right: var(--k-space-2);

	& + & {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
	&:hover {
		background: var(--k-color-surface-hover);
	}
`;

export const ItemLink = styled(Anchor)`
	flex: 1 1 auto;
	min-width: 0;
	padding: var(--k-space-2) var(--k-space-1) var(--k-space-2) var(--k-space-4);
	color: inherit;
	text-decoration: none;

	&:focus-visible {
		outline-offset: -2px;
	}
`;

export const Subject = styled.div`
	display: -webkit-box;
	overflow: hidden;
	font-weight: var(--k-font-weight-medium);
	-webkit-box-orient: vertical;
	-webkit-line-clamp: 2;
	overflow-wrap: anywhere;
`;

export const Meta = styled.div`
	overflow: hidden;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
	text-overflow: ellipsis;
	white-space: nowrap;
`;

export const All = styled.div`
	flex: none;
	padding: var(--k-space-2);
	border-top: var(--k-border-width) solid var(--k-color-separator);
`;

export const AllLink = styled(LinkButton)`
	width: 100%;

	[data-width='narrow'] {
		display: none;
	}
	@media (width <= 420px) {
		[data-width='narrow'] {
			display: inline;
		}
		[data-width='wide'] {
			display: none;
		}
	}
`;
